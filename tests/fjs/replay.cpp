// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

/// Replays corpora of fast-json-stringify through the schemas that were compiled: `replay DIR` reads DIR/corpus_<n>.jsonl.
#include "replay.hpp"

#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <utility>

namespace {

using tests::fjs::json;

std::uint64_t fnv1a64(const std::string& text) {
  std::uint64_t hash = 0xcbf29ce484222325u;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
  return hash;
}

std::string hex16(std::uint64_t v) {
  std::string text(16, '0');
  for (std::size_t i = 16; i-- != 0; v >>= 4) text[i] = "0123456789abcdef"[v & 15];
  return text;
}

struct tally {
  std::size_t passed = 0, failed = 0, skipped = 0;
  std::map<std::string, std::size_t> skips, families, meant;
  std::size_t shown = 0;
};

/// "" when platen does what the corpus says, else what it does.
std::string differs(const json& record, bool good, const std::string& out, const platen::error& err) {
  if (record.contains("err")) {
    const json& e = record["err"];
    if (good) return "written: " + out;
    return e["from"] != "fjs" || e["msg"] == err.message ? "" : "error: " + err.message;
  }
  if (!good) return "error: " + err.message;
  if (record.contains("outHash")) {
    const json& hash = record["outHash"];
    return hash["bytes"] == out.size() && hash["fnv1a64"] == hex16(fnv1a64(out)) ? ""
                                                                                 : "written: " + out.substr(0, 200);
  }
  const json& wanted = record["out"];
  return wanted.is_object() || wanted == out ? "" : "written: " + out;
}

/// Why platen means to do something else (docs/guide/json-schema.md), or "".
std::string meant(const json& record, const json& schema) {
  const std::string in = record["in"].dump();
  const std::string want = record.contains("out")   ? record["out"].dump()
                           : record.contains("err") ? record["err"].dump()
                                                    : "hash";
  const std::string text = schema["schema"].dump();
  const auto has = [](const std::string& where, const char* what) { return where.find(what) != where.npos; };
  if (has(in, "\"bigint\"")) return "integers beyond 2^53 are integers like others";
  if (has(want, "undefined") || (has(in, "\"undefined\"") && want == "hash"))
    return "undefined is null where nothing is said of it";
  if (has(want, "GMT")) return "dates as text are RFC 3339";
  if (has(want, "[native code]") || has(text, "hasOwnProperty") || has(text, "\"constructor\""))
    return "objects have no prototypes";
  if (has(in, "8640000000000000")) return "local dates beyond the last day are errors";
  if (has(text, "\"regex\"") || has(text, "\"uri\"")) return "these formats are no condition";
  if (schema.value("fam", "") == "quirks") return "a bug that is not imitated";
  if (has(in, "\"date\"") && has(in, "\"ms\":null")) return "invalid dates are errors";
  if (has(want, "\"utf16\"")) return "messages are UTF-8";
  if (has(in, "\"date\"") && (has(want, "\"\\\"+") || has(want, "\"\\\"-")))
    return "dates of years above 9999 are whole";
  if (has(want, "__fjs_merged_N")) return "pointers of merged schemas are those of their first part";
  if ((has(text, "additionalProperties") || has(text, "patternProperties")) &&
      (has(in, ":\"x\"") || has(in, "\"str\"") || in[0] == '"' || has(in, "\"ok\"") || has(in, "\"x\"") ||
       has(in, "[1") || has(in, "\"date\"") || has(want, "\\\"0\\\":")))
    return "text and arrays have no members";
  // The same where an element or the whole is text, an array or a date, and its indices would be keys.
  if ((has(text, "additionalProperties") || has(text, "patternProperties") || has(text, "\\\"2\\\":")) &&
      (in == "[1]" || has(in, "[1,2]") || has(in, "\"str\"") || has(in, "\"date\"")))
    return "text and arrays have no members";
  if (schema.contains("options") && has(schema["options"].dump(), "\"native\""))
    return "there is one way to write objects";
  return "";
}

void replay_case(const json& record, const json& schema, const tests::fjs::compiled_schema& how, tally& t,
                 std::size_t most_shown) {
  const auto skip = [&](const std::string& why) {
    ++t.skipped;
    ++t.skips[why];
  };
  if (record.contains("replay")) return skip("not replayable");
  if (record.value("port", "") == "js") return skip("js");
  if (record.contains("err") && record["err"]["from"] == "ajv") return skip("validator's error");
  if (how.write == nullptr && schema["schema"].contains("$id") && schema.contains("options") &&
      schema["options"].value("schema", json::object()).contains(schema["schema"]["$id"].get<std::string>())) {
    ++t.meant["a document of the list that has the schema's own id is refused"];
    return;
  }
  if (how.write == nullptr && schema["schema"].dump().find("%20") != std::string::npos) {
    ++t.meant["references are not decoded"];
    return;
  }
  if (how.write == nullptr && schema.contains("options") && schema["options"].contains("schema")) {
    ++t.meant["two documents have one id"];
    return;
  }
  if (how.write == nullptr) {
    ++t.failed;
    ++t.families["refused"];
    if (t.shown++ < most_shown) std::cout << "refused: " << schema["schema"] << '\n';
    return;
  }
  try {
    const tests::fjs::value v = tests::fjs::from_notation(record.at("in"));
    platen::error err;
    std::string out;
    const bool good = how.write(out, v, err);
    const std::string difference = differs(record, good, out, err);
    if (difference.empty()) {
      ++t.passed;
      return;
    }
    if (const std::string why = meant(record, schema); !why.empty()) {
      ++t.meant[why];
      return;
    }
    ++t.failed;
    ++t.families[schema.value("fam", "repo") + ' ' + record.value("port", "")];
    if (t.shown++ < most_shown) {
      std::cout << schema["id"] << ' ' << schema["schema"].dump().substr(0, 300) << "\n  in   "
                << record["in"].dump().substr(0, 200) << "\n  want "
                << (record.contains("out")   ? record["out"]
                    : record.contains("err") ? record["err"]
                                             : record["outHash"])
                       .dump()
                       .substr(0, 300)
                << "\n  have " << difference.substr(0, 300) << '\n';
    }
  } catch (const tests::fjs::not_modelled& what) {
    skip("value " + what.what);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const std::string directory = argc > 1 ? argv[1] : ".";
  const std::size_t most_shown = argc > 2 ? static_cast<std::size_t>(std::atoi(argv[2])) : 20;
  std::map<std::pair<int, int>, tests::fjs::compiled_schema> schemas;
  for (const auto& each : tests::fjs::all_schemas()) schemas[{each.file, each.id}] = each;
  tally t;
  for (int file = 0;; ++file) {
    std::ifstream corpus(directory + "/corpus_" + std::to_string(file) + ".jsonl");
    if (!corpus) break;
    json schema;
    std::string zone;
    for (std::string line; std::getline(corpus, line);) {
      if (line.rfind("{\"t\":\"schema\"", 0) != 0 && line.rfind("{\"t\":\"case\"", 0) != 0) continue;
      if (line.rfind("{\"t\":\"case\"", 0) == 0 &&
          (schema.is_null() || !schemas.count({file, schema["id"].get<int>()}))) {
        continue;
      }
      json record = json::parse(line);
      if (record["t"] == "schema") {
        schema = std::move(record);
        zone = schema.value("tz", "UTC");
        setenv("TZ", zone.c_str(), 1);
        tzset();
        continue;
      }
      replay_case(record, schema, schemas[{file, schema["id"].get<int>()}], t, most_shown);
    }
  }
  for (const auto& [family, n] : t.families) std::cout << "failed " << n << " of " << family << '\n';
  for (const auto& [why, n] : t.skips) std::cout << "skipped " << n << ": " << why << '\n';
  for (const auto& [why, n] : t.meant) std::cout << "differs in " << n << ": " << why << '\n';
  std::cout << t.passed << " passed, " << t.failed << " failed, " << t.skipped << " skipped\n";
  return t.failed != 0;
}
