"""Measures kiwi on one workload, which it reads as JSON from standard input.

Prints one JSON object a line: the operation and the processor time of one, in seconds. Constraints are
built before the clock starts and go in in the order that is best for kiwi, so that only the solver's own
calls are timed. An operation ends with `updateVariables`, which writes the values of all variables.

usage: bench-kiwi.py SECONDS
"""

import json
import resource
import signal
import sys
import time

import kiwisolver as kiwi

REQUIRED = 1001001000.0
OPERATORS = {"<=": "<=", "==": "==", ">=": ">="}


def strength(priority):
    """Kiwi's strengths are plain numbers; a larger one outweighs, but does not outrule, smaller ones."""
    return REQUIRED if priority >= 1000 else 1000.0 * priority


class Workload:
    def __init__(self, system):
        self.system = system
        self.variables = [kiwi.Variable() for _ in range(system["variableCount"])]
        self.rows = [self.constraint(row) for row in system["constraints"]]
        self.edits = [(self.variables[int(v)], value) for v, value in system["suggestions"]]
        def key(index):
            row = system["constraints"][index]
            if row["priority"] < 1000:
                return (2, -row["priority"])
            return (0 if row["relation"] == "==" else 1, 0)
        order = sorted(range(len(self.rows)), key=key)
        self.required = [self.rows[i] for i in order if key(i)[0] < 2]
        self.optional = [self.rows[i] for i in order if key(i)[0] == 2]

    def constraint(self, row, constant=None, priority=None):
        terms = [kiwi.Term(self.variables[int(v)], factor) for v, factor in row["terms"]]
        expression = kiwi.Expression(terms, -(row["constant"] if constant is None else constant))
        weight = strength(row["priority"] if priority is None else priority)
        return kiwi.Constraint(expression, OPERATORS[row["relation"]], weight)

    def build(self):
        solver = kiwi.Solver()
        add = solver.addConstraint
        for row in self.required:
            add(row)
        for variable, value in self.edits:
            solver.addEditVariable(variable, 999999.0)
        for variable, value in self.edits:
            solver.suggestValue(variable, value)
        for row in self.optional:
            add(row)
        solver.updateVariables()
        return solver


def measure(body, samples=5):
    """Seconds of processor time per call: the median of several samples."""
    def clock(calls, first):
        start = time.process_time()
        for call in range(first, first + calls):
            body(call)
        return (time.process_time() - start) / calls

    calls = 2
    while True:
        once = clock(calls, 0)
        if once > 2:
            return once
        # Some kernels count processor time in ticks of 4 ms.
        if once * calls >= 0.05:
            break
        calls *= 2
    times = []
    end = time.process_time() + 3
    while len(times) < samples and (not times or time.process_time() < end):
        times.append(clock(calls, 0))
    return sorted(times)[len(times) // 2]


def report(operation, seconds):
    print(json.dumps({"operation": operation, "seconds": seconds}), flush=True)


def main():
    load = Workload(json.load(sys.stdin))
    limit = float(sys.argv[1])
    # A call that does not return can't be interrupted from Python: the alarm ends the process.
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, 4 * limit)
    resource.setrlimit(resource.RLIMIT_CPU, (int(limit) + 1, int(limit) + 2))
    system = load.system
    start = time.process_time()
    solver = load.build()
    once = time.process_time() - start
    report("build", once if once > 1 else measure(lambda call: load.build()))

    width, initial = load.edits[0]

    def resize(call):
        solver.suggestValue(width, initial * (1 + 0.01 * (call % 50 + 1)))
        solver.updateVariables()

    report("resize", measure(resize))
    solver.suggestValue(width, initial)

    moved = system["constraints"][system["moved"]]
    variants = [load.constraint(moved, constant=moved["constant"] + change) for change in (5, -5)]
    present = [load.rows[system["moved"]]]

    def change_constant(call):
        solver.removeConstraint(present[0])
        present[0] = variants[call % 2]
        solver.addConstraint(present[0])
        solver.updateVariables()

    report("constant", measure(change_constant))
    solver.removeConstraint(present[0])
    solver.addConstraint(load.rows[system["moved"]])

    toggled = [load.rows[index] for index in system["toggled"]]

    def toggle(call):
        for row in toggled:
            solver.removeConstraint(row)
        solver.updateVariables()
        for row in toggled:
            solver.addConstraint(row)
        solver.updateVariables()

    report("toggle", measure(toggle))

    changed = system["constraints"][system["reprioritized"]]
    priorities = [load.constraint(changed, priority=600), load.rows[system["reprioritized"]]]
    current = [priorities[1]]

    def change_priority(call):
        solver.removeConstraint(current[0])
        current[0] = priorities[call % 2]
        solver.addConstraint(current[0])
        solver.updateVariables()

    report("priority", measure(change_priority))


if __name__ == "__main__":
    try:
        main()
    except kiwi.UnsatisfiableConstraint as error:
        print(json.dumps({"error": "unsatisfiable"}), flush=True)
    except Exception as error:
        print(json.dumps({"error": str(error).strip() or type(error).__name__}), flush=True)
