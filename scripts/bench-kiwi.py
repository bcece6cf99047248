"""Measures kiwi through Python's kiwisolver on the workload that `lay-bench export` prints.

Does what bench-kiwi.cpp does, whose comments also hold here; the difference between the two is what
Python costs.

usage: bench-kiwi.py [COUNT] < TRACE

With COUNT, that many operations are left out from the start. kiwisolver ends the program where C++ can
catch kiwi's errors; the next run goes on after the operation that did it.
"""

import sys
import time

import kiwisolver as kiwi

REQUIRED = 1001001000.0
EDIT_STRENGTH = 1e9
TOLERANCE = 1e-3


class Operation:
    def __init__(self, steps_per_use, starts_empty, name):
        self.name = name
        self.steps_per_use = int(steps_per_use)
        self.starts_empty = starts_empty == "1"
        self.steps = []


class Trace:
    def __init__(self, lines):
        self.variables, self.rows, self.start, self.operations = [], [], [], []
        for line in lines:
            self.read(line.split())
        self.constraints = [self.constraint(row) for row in self.rows]
        self.order = sorted(range(len(self.rows)), key=lambda place: self.rank(self.rows[place]))

    def read(self, words):
        if words[0] == "variables":
            self.variables = [kiwi.Variable() for _ in range(int(words[1]))]
        elif words[0] == "row":
            terms = [
                kiwi.Term(self.variables[int(variable)], float(coefficient))
                for variable, coefficient in zip(words[5::2], words[6::2])]
            self.rows.append((float(words[1]), words[2], float(words[3]), terms))
        elif words[0] == "start":
            self.start.append((int(words[1]), float(words[2])))
        elif words[0] == "operation":
            self.operations.append(Operation(words[1], words[2], " ".join(words[3:])))
        elif words[0] == "step":
            self.operations[-1].steps.append([])
        else:
            self.operations[-1].steps[-1].append(self.edit(words[0], int(words[1]), words[2:]))

    def constraint(self, row, constant=None, priority=None):
        usual_priority, relation, usual_constant, terms = row
        constant = usual_constant if constant is None else constant
        priority = usual_priority if priority is None else priority
        strength = REQUIRED if priority >= 1000 else 1000.0 * priority
        return kiwi.Constraint(kiwi.Expression(terms, -constant), relation, strength)

    def edit(self, kind, place, value):
        if kind == "suggest":
            return kind, place, float(value[0])
        row = self.rows[place]
        if kind == "constant":
            return kind, place, self.constraint(row, constant=float(value[0]))
        if kind == "priority":
            return kind, place, self.constraint(row, priority=float(value[0]))
        return kind, place, self.constraint(row)

    @staticmethod
    def rank(row):
        priority, relation = row[0], row[1]
        if priority < 1000:
            return 2, -priority
        return (0 if relation == "==" else 1), 0


class Replay:
    def __init__(self, trace):
        self.trace = trace
        self.solver = kiwi.Solver()
        self.present = [None] * len(trace.rows)

    def suggest(self, place, value):
        variable = self.trace.variables[place]
        if not self.solver.hasEditVariable(variable):
            self.solver.addEditVariable(variable, EDIT_STRENGTH)
        self.solver.suggestValue(variable, value)

    def add(self, place, constraint):
        self.solver.addConstraint(constraint)
        self.present[place] = constraint

    def remove(self, place):
        if self.present[place] is not None:
            self.solver.removeConstraint(self.present[place])
            self.present[place] = None

    def take(self, step):
        for kind, place, value in step:
            if kind == "suggest":
                self.suggest(place, value)
                continue
            self.remove(place)
            if kind != "remove":
                self.add(place, value)
        self.finish()

    def finish(self):
        self.solver.updateVariables()
        return sum([variable.value() for variable in self.trace.variables])

    def build(self):
        trace = self.trace
        required = [place for place in trace.order if trace.rows[place][0] >= 1000]
        for place in required:
            self.add(place, trace.constraints[place])
        for place, value in trace.start:
            self.suggest(place, value)
        for place in trace.order[len(required):]:
            self.add(place, trace.constraints[place])
        self.finish()
        return self

    def follows(self, step):
        return all(
            abs(self.trace.variables[place].value() - value) <= TOLERANCE
            for kind, place, value in step if kind == "suggest")

    def restore(self, operation):
        for step in operation.steps:
            for kind, place, _ in step:
                own = self.trace.constraints[place] if kind != "suggest" else None
                if own is not None and self.present[place] is not own and not operation.starts_empty:
                    self.remove(place)
                    self.add(place, own)
        for place, value in self.trace.start:
            self.suggest(place, value)
        self.finish()


def measure(body):
    """Seconds of one call: the median of up to five samples, each long enough for the clock."""
    def clock(calls):
        start = time.process_time()
        for _ in range(calls):
            body()
        return (time.process_time() - start) / calls

    calls = 1
    while True:
        once = clock(calls)
        if once > 2:
            return once
        if once * calls >= 0.05:
            break
        calls *= 2
    times = []
    end = time.process_time() + 1
    while len(times) < 5 and (not times or time.process_time() < end):
        times.append(clock(calls))
    return sorted(times)[len(times) // 2]


def measure_operation(trace, operation, replay):
    if operation.starts_empty:
        def grow():
            fresh = Replay(trace)
            for step in operation.steps:
                fresh.take(step)
        return measure(grow)
    position = [0]

    def use():
        for _ in range(operation.steps_per_use):
            replay.take(operation.steps[position[0]])
            position[0] = (position[0] + 1) % len(operation.steps)
    return measure(use)


def report(name, seconds):
    print(f"{seconds:.9g}\t{name}", flush=True)


def main():
    trace = Trace(sys.stdin)
    if len(sys.argv) == 1:
        report("build", measure(lambda: Replay(trace).build()))
    replay = Replay(trace).build()
    first = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    for operation in trace.operations[first:]:
        if not operation.steps:
            continue
        try:
            follows = True
            if not operation.starts_empty:
                for step in operation.steps[:60]:
                    replay.take(step)
                    follows = follows and replay.follows(step)
            replay.restore(operation)
            if follows:
                report(operation.name, measure_operation(trace, operation, replay))
                replay.restore(operation)
            else:
                print(f"-\t{operation.name}\tthe root does not follow", flush=True)
        except Exception as error:
            print(f"-\t{operation.name}\t{str(error).strip() or type(error).__name__}", flush=True)
            replay = Replay(trace).build()


if __name__ == "__main__":
    main()
