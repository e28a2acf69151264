// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include "users.hpp"

namespace {

// Some columns are nobody else's business. `age` has no type, as in many a table that has grown: numbers in it may be
// text.
constexpr const char* table = R"(
  create table users(
    id integer primary key, full_name text, email text, password_hash text, role text,
    active integer not null default 1, age, balance real not null default 0, joined_at text not null, last_ip text,
    tags text not null default '[]' check (json_valid(tags)));
)";

constexpr const char* people = R"(
  with recursive
    n(id) as (select 1 union all select id + 1 from n where id < 40),
    first(i, name) as (values (0, 'Ada'), (1, 'Zoë'), (2, 'Noor'), (3, 'Jürgen'), (4, 'Mei'), (5, 'Œnone'),
                              (6, 'Ілля')),
    last(i, name) as (values (0, 'Quill'), (1, 'O"Brien'), (2, 'Köhler'), (3, 'van Dijk'), (4, '王'))
  insert into users
    select id, first.name || ' ' || last.name, case when id % 5 then 'user' || id || '@example.com' end,
      '$2b$12$' || hex(randomblob(16)), case when id % 4 = 0 then 'admin' end, id % 6 <> 0,
      case when id % 3 = 0 then null when id % 3 = 1 then 20 + id else cast(20 + id as text) end,
      id * 10.0 + 0.125, printf('2026-%02d-%02dT08:15:00.000Z', 1 + id % 12, 1 + id % 28), '10.0.0.' || id,
      case id % 2 when 0 then '["new"]' else '[]' end
    from n join first on first.i = id % 7 join last on last.i = id % 5;
)";

// What another system left behind.
constexpr const char* flawed = R"(
  insert into users(id, full_name, age, joined_at) values
    (901, 'Age is no number',     'n/a' || char(10), '2026-01-01T00:00:00.000Z'),
    (902, cast(x'4cff' as text),   33,         '2026-01-01T00:00:00.000Z'),
    (903, null,                    34,         '2026-01-01T00:00:00.000Z'),
    (904, 'Older than an int',     9999999999, '2026-01-01T00:00:00.000Z'),
    (905, 'All is well',           '35',       '2026-01-01T00:00:00.000Z');
)";

constexpr const char* many = R"(
  with recursive n(i) as (select 1 union all select i + 1 from n)
  insert into users(id, full_name, email, password_hash, age, balance, joined_at)
    select 1000 + i, 'User ' || i, 'user' || i || '@example.org', hex(randomblob(16)), 18 + i % 60, i / 8.0,
      '2026-06-01T12:00:00.000Z' from n limit ?;
)";

sqlite::database filled(std::int64_t generated) {
  sqlite::database db(":memory:");
  db.run(table);
  db.run(people);
  db.run(flawed);
  sqlite::statement more(db, many);
  more.bind(generated);
  while (more.step()) {
  }
  return db;
}

}  // namespace

// Everything is asked for: what clients get is decided in one place, and that is not here.
users::users(std::int64_t generated)
    : db_(filled(generated)),
      page_(db_, "select * from users where id > ? order by id limit ?"),
      one_(db_, "select * from users where id = ?") {}
