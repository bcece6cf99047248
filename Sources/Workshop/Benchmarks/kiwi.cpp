// Measures kiwi, through its C++ headers, on the workload that `lay-bench export` prints.
//
// usage: kiwi < TRACE
//
// Prints one line for each operation: seconds of processor time, a tab, the operation's name; or a dash
// and the reason why there is no time, if kiwi did not do what the operation asks for. Constraints are
// built before the clock starts and go in in the order that is best for kiwi. An operation ends when all
// values were updated and read. The format of the trace is described in TraceText.swift.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <iostream>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace {

// Below required, and above what thousands of optional rows weigh together: with less, a few of
// them keep the window from following.
constexpr double editStrength = 1e9;
constexpr double tolerance = 1e-3;

struct Row {
  double priority = 1000, constant = 0;
  kiwi::RelationalOperator relation = kiwi::OP_EQ;
  std::vector<kiwi::Term> terms;
};

struct Edit {
  enum Kind { suggest, setConstant, setPriority, remove, add } kind;
  size_t place;
  double value;
  // The row as it is after the edit.
  std::optional<kiwi::Constraint> constraint;
};

struct Operation {
  std::string name;
  int stepsPerUse = 1;
  bool startsEmpty = false;
  std::vector<std::vector<Edit>> steps;
};

struct Trace {
  std::vector<kiwi::Variable> variables;
  std::vector<Row> rows;
  std::vector<std::pair<size_t, double>> start;
  std::vector<Operation> operations;
};

kiwi::Constraint constraint(const Row& row, double constant, double priority) {
  // Strengths are plain numbers: a larger one outweighs smaller ones without overruling them.
  double strength = priority >= 1000 ? kiwi::strength::required : 1000 * priority;
  return kiwi::Constraint(kiwi::Expression(row.terms, -constant), row.relation, strength);
}

kiwi::Constraint constraint(const Row& row) { return constraint(row, row.constant, row.priority); }

Edit edit(const Trace& trace, const std::string& word, std::istream& line) {
  Edit result{Edit::suggest, 0, 0, {}};
  line >> result.place >> result.value;
  if (word == "suggest") return result;
  const Row& row = trace.rows.at(result.place);
  if (word == "constant") {
    result.kind = Edit::setConstant;
    result.constraint = constraint(row, result.value, row.priority);
  } else if (word == "priority") {
    result.kind = Edit::setPriority;
    result.constraint = constraint(row, row.constant, result.value);
  } else {
    result.kind = word == "add" ? Edit::add : Edit::remove;
    result.constraint = constraint(row);
  }
  return result;
}

Row row(const Trace& trace, std::istream& line) {
  Row result;
  std::string relation;
  size_t count;
  line >> result.priority >> relation >> result.constant >> count;
  result.relation = relation == "<=" ? kiwi::OP_LE : relation == ">=" ? kiwi::OP_GE : kiwi::OP_EQ;
  for (size_t index = 0; index < count; ++index) {
    size_t variable;
    double coefficient;
    line >> variable >> coefficient;
    result.terms.emplace_back(trace.variables.at(variable), coefficient);
  }
  return result;
}

Trace read(std::istream& input) {
  Trace trace;
  std::string text, word;
  while (std::getline(input, text)) {
    std::istringstream line(text);
    line >> word;
    if (word == "variables") {
      size_t count;
      line >> count;
      for (size_t index = 0; index < count; ++index) trace.variables.emplace_back();
    } else if (word == "row") {
      trace.rows.push_back(row(trace, line));
    } else if (word == "start") {
      std::pair<size_t, double> suggestion;
      line >> suggestion.first >> suggestion.second;
      trace.start.push_back(suggestion);
    } else if (word == "operation") {
      Operation operation;
      line >> operation.stepsPerUse >> operation.startsEmpty >> std::ws;
      std::getline(line, operation.name);
      trace.operations.push_back(operation);
    } else if (word == "step") {
      trace.operations.back().steps.emplace_back();
    } else {
      trace.operations.back().steps.back().push_back(edit(trace, word, line));
    }
  }
  return trace;
}

// A solver, and what is in it now.
class Replay {
 public:
  explicit Replay(const Trace& trace) : trace(trace), present(trace.rows.size()) {}

  void suggest(size_t variable, double value) {
    const kiwi::Variable& edited = trace.variables[variable];
    if (!solver.hasEditVariable(edited)) solver.addEditVariable(edited, editStrength);
    solver.suggestValue(edited, value);
  }

  void add(size_t row, const kiwi::Constraint& constraint) {
    solver.addConstraint(constraint);
    present[row] = constraint;
  }

  void apply(const Edit& edit) {
    if (edit.kind == Edit::suggest) return suggest(edit.place, edit.value);
    if (present[edit.place]) solver.removeConstraint(*present[edit.place]);
    present[edit.place].reset();
    if (edit.kind != Edit::remove) add(edit.place, *edit.constraint);
  }

  double finish() {
    solver.updateVariables();
    // Four sums, so that adding up takes no longer than reading.
    double sums[4] = {0, 0, 0, 0};
    const std::vector<kiwi::Variable>& variables = trace.variables;
    size_t whole = variables.size() & ~size_t(3);
    for (size_t index = 0; index < whole; index += 4)
      for (size_t lane = 0; lane < 4; ++lane) sums[lane] += variables[index + lane].value();
    for (size_t index = whole; index < variables.size(); ++index) sums[0] += variables[index].value();
    return sums[0] + sums[1] + sums[2] + sums[3];
  }

  double take(const std::vector<Edit>& step) {
    for (const Edit& edit : step) apply(edit);
    return finish();
  }

  // Why what was done is not what the step asks for; empty if it is.
  std::string problem(const std::vector<Edit>& step) const {
    for (const Edit& edit : step) {
      if (edit.kind != Edit::suggest) continue;
      double value = trace.variables[edit.place].value();
      if (std::abs(value - edit.value) > tolerance) return "the root does not follow";
    }
    for (const auto& constraint : present)
      if (constraint && constraint->strength() == kiwi::strength::required && constraint->violated())
        if (std::abs(constraint->expression().value()) > tolerance) return "violates a required row";
    return "";
  }

  // The whole system, in the order that is best for kiwi: required equations, required inequalities,
  // edit variables, and then by falling priority.
  void build(const std::vector<kiwi::Constraint>& constraints, const std::vector<size_t>& order) {
    size_t next = 0;
    while (next < order.size() && trace.rows[order[next]].priority >= 1000) {
      add(order[next], constraints[order[next]]);
      ++next;
    }
    for (const auto& [variable, value] : trace.start) suggest(variable, value);
    for (; next < order.size(); ++next) add(order[next], constraints[order[next]]);
  }

  // Undoes what an operation left behind.
  void restore(const Operation& operation, const std::vector<kiwi::Constraint>& constraints) {
    for (const auto& step : operation.steps)
      for (const Edit& edit : step) {
        if (operation.startsEmpty || edit.kind == Edit::suggest) continue;
        if (present[edit.place] && present[edit.place] == constraints[edit.place]) continue;
        if (present[edit.place]) solver.removeConstraint(*present[edit.place]);
        add(edit.place, constraints[edit.place]);
      }
    for (const auto& [variable, value] : trace.start) suggest(variable, value);
    finish();
  }

 private:
  const Trace& trace;
  kiwi::Solver solver;
  std::vector<std::optional<kiwi::Constraint>> present;
};

double seconds() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
}

volatile double sink;

// Seconds of one call: the median of up to five samples, each long enough for the clock.
template <typename Body>
double measure(Body body) {
  auto time = [&](long calls) {
    double start = seconds();
    for (long call = 0; call < calls; ++call) sink = body();
    return (seconds() - start) / double(calls);
  };
  long calls = 1;
  while (true) {
    double once = time(calls);
    if (once > 2) return once;
    if (once * double(calls) >= 0.05) break;
    calls *= 2;
  }
  std::vector<double> times;
  double end = seconds() + 1;
  while (times.size() < 5 && (times.empty() || seconds() < end)) times.push_back(time(calls));
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

void report(const std::string& name, double time) {
  std::printf("%.9g\t%s\n", time, name.c_str());
  std::fflush(stdout);
}

void report(const std::string& name, const std::string& problem) {
  std::printf("-\t%s\t%s\n", name.c_str(), problem.c_str());
  std::fflush(stdout);
}

std::string check(const Operation& operation, Replay& replay) {
  size_t count = std::min<size_t>(operation.steps.size(), 60);
  for (size_t index = 0; index < count; ++index) {
    replay.take(operation.steps[index]);
    std::string problem = replay.problem(operation.steps[index]);
    if (!problem.empty()) return problem;
  }
  return "";
}

double time(const Trace& trace, const Operation& operation, Replay& replay) {
  if (operation.startsEmpty)
    return measure([&] {
      Replay fresh(trace);
      double sum = 0;
      for (const auto& step : operation.steps) sum += fresh.take(step);
      return sum;
    });
  size_t next = 0;
  return measure([&] {
    double sum = 0;
    for (int step = 0; step < operation.stepsPerUse; ++step) {
      sum += replay.take(operation.steps[next]);
      next = (next + 1) % operation.steps.size();
    }
    return sum;
  });
}

}  // namespace

int main() {
  Trace trace = read(std::cin);
  std::vector<kiwi::Constraint> constraints;
  std::vector<size_t> order;
  for (const Row& row : trace.rows) {
    order.push_back(order.size());
    constraints.push_back(constraint(row));
  }
  auto rank = [&](size_t place) {
    const Row& row = trace.rows[place];
    if (row.priority < 1000) return std::make_pair(2, -row.priority);
    return std::make_pair(row.relation == kiwi::OP_EQ ? 0 : 1, 0.0);
  };
  std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) { return rank(a) < rank(b); });
  auto build = [&](Replay& replay) {
    replay.build(constraints, order);
    return replay.finish();
  };
  try {
    report("build", measure([&] {
             Replay fresh(trace);
             return build(fresh);
           }));
  } catch (const std::exception& error) {
    report("build", error.what());
    return 0;
  }
  auto replay = std::make_unique<Replay>(trace);
  build(*replay);
  for (const Operation& operation : trace.operations) {
    if (operation.steps.empty()) continue;
    try {
      std::string problem = operation.startsEmpty ? "" : check(operation, *replay);
      replay->restore(operation, constraints);
      if (problem.empty()) {
        report(operation.name, time(trace, operation, *replay));
        replay->restore(operation, constraints);
      } else {
        report(operation.name, problem);
      }
    } catch (const std::exception& error) {
      report(operation.name, error.what());
      // Half an edit may be left in it.
      replay = std::make_unique<Replay>(trace);
      build(*replay);
    }
  }
}
