// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

// A web service that answers from a database: rows of SQLite, through a struct, to JSON, over Boost.Beast.
//
//     http_service [port [more users]]      on 127.0.0.1 until interrupted; port 0, the default, takes a free one
//
// user_reply.hpp  what clients get to see     api.cpp    paths, errors, and the calls of platen
// users.cpp       the table
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>

#include <charconv>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <exception>
#include <utility>

#include "api.hpp"

#if defined(__GNUC__) && !defined(__clang__)
#  pragma GCC diagnostic ignored "-Wmismatched-new-delete"  // of Asio's coroutines, where GCC 12 is wrong
#endif

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;

// The body is not copied: the reply refers to the buffer that platen wrote to.
using reply = http::response<http::span_body<const char>>;
using request = http::request<http::string_body>;

namespace {

const boost::system::error_category& http_errors = http::make_error_code(http::error::bad_method).category();

// A whole reply out of `body`, which must live until it is sent.
reply reply_of(unsigned status, const platen::buffer& body, unsigned version, bool keep_alive) {
  reply r(static_cast<http::status>(status), version);
  r.set(http::field::content_type, "application/json");
  r.body() = {body.data(), body.size()};
  r.keep_alive(keep_alive);
  r.prepare_payload();  // Content-Length: known, because the body is whole before its first byte is sent
  return r;
}

reply answer(const api& service, const request& asked, platen::buffer& body) {
  const bool reads = asked.method() == http::verb::get || asked.method() == http::verb::head;
  const unsigned status = reads ? service.get({asked.target().data(), asked.target().size()}, body)
                                : api::fail(405, "Only GET and HEAD are served.", body);
  reply r = reply_of(status, body, asked.version(), asked.keep_alive());
  if (!reads) r.set(http::field::allow, "GET, HEAD");
  return r;
}

// One connection, request after request.
asio::awaitable<void> talk(beast::tcp_stream stream, const api& service) {
  boost::system::error_code failed;
  auto token = asio::redirect_error(asio::use_awaitable, failed);
  beast::flat_buffer input;
  platen::buffer body;  // used again, so that it soon allocates nothing
  for (bool more = true; more;) {
    stream.expires_after(std::chrono::seconds(30));
    http::request_parser<http::string_body> parser;
    parser.body_limit(64 * 1024);
    co_await http::async_read(stream, input, parser, token);
    const bool malformed = failed.category() == http_errors && failed != http::error::end_of_stream;
    if (failed && !malformed) break;

    body.clear();
    reply r = malformed ? reply_of(api::fail(400, failed.message(), body), body, 11, false)
                        : answer(service, parser.get(), body);
    http::response_serializer<http::span_body<const char>> serializer(r);
    if (!malformed && parser.get().method() == http::verb::head) {
      co_await http::async_write_header(stream, serializer, token);
    } else {
      co_await http::async_write(stream, serializer, token);
    }
    more = !failed && r.keep_alive();
  }
  stream.socket().shutdown(tcp::socket::shutdown_send, failed);
}

asio::awaitable<void> listen(tcp::acceptor& acceptor, const api& service) {
  for (;;) {
    tcp::socket socket = co_await acceptor.async_accept(asio::use_awaitable);
    asio::co_spawn(acceptor.get_executor(), talk(beast::tcp_stream(std::move(socket)), service), asio::detached);
  }
}

template <class Number>
Number argument(int argc, char** argv, int at) {
  Number n = 0;
  if (at < argc) std::from_chars(argv[at], argv[at] + std::strlen(argv[at]), n);
  return n;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    users all(argument<std::int64_t>(argc, argv, 2));
    const api service(all);

    asio::io_context loop(1);
    tcp::acceptor acceptor(loop, {asio::ip::address_v4::loopback(), argument<std::uint16_t>(argc, argv, 1)});
    std::printf("http://127.0.0.1:%u/users\n", static_cast<unsigned>(acceptor.local_endpoint().port()));
    std::fflush(stdout);

    asio::signal_set interrupted(loop, SIGINT, SIGTERM);
    interrupted.async_wait([&loop](auto...) { loop.stop(); });
    asio::co_spawn(loop, listen(acceptor, service), [](std::exception_ptr failed) {
      if (failed) std::rethrow_exception(failed);  // out of run()
    });
    loop.run();
    return 0;
  } catch (const std::exception& e) {
    std::fprintf(stderr, "error: %s\n", e.what());
    return 1;
  }
}
