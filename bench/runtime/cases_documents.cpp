// Copyright 2026 the platen authors. Distributed under the Boost Software License, Version 1.0.

#include "assemble.hpp"
#include "data.hpp"

namespace bench {
namespace {

template <class Document>
void add_document(std::vector<bench_case>& cases, const char* group, Document (*load)(std::string& origin)) {
  cases.push_back({group, "1", 1, [=] {
                     std::string origin;
                     std::vector<Document> documents;
                     documents.push_back(load(origin));
                     line_up result = assemble(std::move(documents));
                     result.origin = origin;
                     return result;
                   }});
}

}  // namespace

void add_documents(std::vector<bench_case>& cases) {
  add_document<citm_document>(cases, "citm", load_citm);
  add_document<canada_document>(cases, "canada", load_canada);
}

}  // namespace bench
