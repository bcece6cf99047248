"""Scores three files of frames: shares of views within a point, by fold and by what is wrong.

usage: tables.py [--update] PAGE SCORER FRAMES DOCUMENTS...

FRAMES holds given.jsonl, environment.jsonl and nothing.jsonl. With --update the tables of PAGE
that stand between comments are written anew; without, it is said which have other figures.
"""
import collections
import importlib.util
import json
import os
import re
import sys

MODES = [
    ("given", "sizes and insets given"),
    ("environment", "sizes given, own insets"),
    ("nothing", "nothing given"),
]
FOLDS = range(1, 6)


def load_scorer(path):
    spec = importlib.util.spec_from_file_location("score", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def eligible_views(scorer, directories):
    """Documents with their views that can be compared, in document order."""
    for directory in directories:
        documents, _ = scorer.load_docs(directory)
        for document in documents:
            views = [(scene.id, view) for scene in document.scenes for view in scene.views]
            yield document, [entry for entry in views if entry[1].why is None]


def errors(saved, computed):
    """How far left, top, width and height are off, in points."""
    if computed is None:
        return [float("inf")] * 4
    return [abs(one - other) for one, other in zip(saved, computed)]


def is_right(saved, computed):
    return max(errors(saved, computed)) <= 1 + 1e-6


FOLLOWING = ["around a wrong view", "in a wrong view"]


def cause(scorer, view, computed, wrong):
    """The class of a wrong view: those around it follow from it, and so does the place of what is in it."""
    if any(kid.id in wrong for kid in view.kids):
        return FOLLOWING[0]
    off = errors(view.frame, computed)
    if max(off[2:]) > 1:
        return f"size of {view.cls}, {scorer.context(view)}"
    ancestor = view.parent
    while ancestor is not None and ancestor.id not in wrong:
        ancestor = ancestor.parent
    return FOLLOWING[1] if ancestor else f"place of {view.cls}, {scorer.context(view)}"


def report(scorer, documents, frames, title):
    total, right = collections.Counter(), collections.Counter()
    causes = collections.Counter()
    for document, views in documents:
        computed = frames.get(document.name, {})
        wrong = {view.id for scene, view in views if not is_right(view.frame, computed.get((scene, view.id)))}
        groups = ["all", scorer.fold(document.name), scorer.repository(document.name)]
        for scene, view in views:
            for group in groups:
                total[group] += 1
                right[group] += view.id not in wrong
            if view.id in wrong:
                causes[cause(scorer, view, computed.get((scene, view.id)), wrong)] += 1
    share = {group: 100 * right[group] / total[group] for group in total}
    repositories = [share[group] for group in total if group != "all" and group not in FOLDS]
    folds = " ".join(f"{share[fold]:.1f}" for fold in FOLDS if fold in share)
    if not repositories:
        return None
    mean = sum(repositories) / len(repositories)
    print(f"\n== {title}")
    print(f"within a point {share['all']:.2f} % of {total['all']} views", end="; ")
    print(f"mean of {len(repositories)} repositories {mean:.2f} % ({mean - share['all']:+.2f})", end="; ")
    print(f"folds {folds}")
    last = max(fold for fold in FOLDS if fold in share)
    others = [fold for fold in FOLDS if fold in share and fold != last]
    if others:
        rest = 100 * sum(right[fold] for fold in others) / sum(total[fold] for fold in others)
        print(f"fold {last} alone {share[last]:.2f} %; the others {rest:.2f} % ({share[last] - rest:+.2f})")
    for name, count in causes.most_common(15):
        print(f"{count:6} {name}")
    worst = min(share[fold] for fold in FOLDS if fold in share)
    return Figures(total["all"], total["all"] - right["all"], share["all"], mean, worst)


Figures = collections.namedtuple("Figures", "views wrong share mean worst")


def guesses(scorer, documents, path):
    """How many views rest on each kind of guess, and how many of them are wrong."""
    kinds = {}
    with open(path) as lines:
        for one in map(json.loads, lines):
            for scene in one["scenes"]:
                for view in scene["views"]:
                    kinds[one["document"], scene["id"], view["id"]] = view.get("guess")
    found = scorer.load_frames(path)
    counts = collections.defaultdict(lambda: [0, 0])
    for document, views in documents:
        computed = found.get(document.name, {})
        for scene, view in views:
            count = counts[kinds.get((document.name, scene, view.id)) or "none"]
            count[0] += 1
            count[1] += not is_right(view.frame, computed.get((scene, view.id)))
    return counts


def ordered(counts):
    """The kinds of guesses, the most frequent first; what is none comes before them, alone and with what only the
    saved frames tell, and so do all of them together."""
    kinds = sorted(counts.items(), key=lambda entry: -entry[1][0])
    together = {
        "none": [count for name, count in kinds if name == "none"],
        "none or saved": [count for name, count in kinds if name in ("none", "saved")],
        "any": [count for name, count in kinds if name != "none"],
    }
    sums = [(name, [sum(numbers) for numbers in zip([0, 0], *group)]) for name, group in together.items()]
    return sums + [entry for entry in kinds if entry[0] != "none"]


def tables(documents, figures, counts):
    """The tables of Docs/Differences.md, by name."""
    titles = ["sizes of contents and insets of screens given", "sizes of contents given", "nothing given"]
    rows = [
        f"| {title} | {one.share:.1f} % | {one.wrong:,} | {one.mean:.1f} % | {one.worst:.1f} % |"
        for title, one in zip(titles, figures)
    ]
    summary = [
        f"{figures[0].views:,} views of {len(documents):,} documents:",
        "",
        "| | within a point | wrong views | mean over repositories | worst fifth of the repositories |",
        "|---|---|---|---|---|",
        *rows,
    ]
    guessed = ["| guess | views | within a point |", "|---|---|---|"]
    for name, (total, wrong) in ordered(counts):
        guessed.append(f"| {name} | {total:,} | {100 * (total - wrong) / max(total, 1):.1f} % |")
    return {"figures": summary, "guesses": guessed}


def write_tables(page, content, updates):
    """Puts tables between the comments of a page that name them, or says which are others."""
    with open(page) as file:
        text = file.read()
    for name, lines in content.items():
        pattern = re.compile(rf"(<!-- scripts/fidelity: {name} -->\n).*?(<!-- end -->)", re.S)
        new = pattern.sub(lambda match: match[1] + "\n".join(lines) + "\n" + match[2], text)
        if new != text and not updates:
            print(f"\n{page}: the table '{name}' has other figures; scripts/fidelity --update writes it")
        text = new
    if updates:
        with open(page, "w") as file:
            file.write(text)



def main():
    arguments = sys.argv[1:]
    updates = arguments[0] == "--update"
    if updates:
        arguments.pop(0)
    page, scorer_path, folder, *directories = arguments
    scorer = load_scorer(scorer_path)
    documents = list(eligible_views(scorer, directories))
    figures = [
        report(scorer, documents, scorer.load_frames(os.path.join(folder, f"{mode}.jsonl")), title)
        for mode, title in MODES
    ]
    counts = guesses(scorer, documents, os.path.join(folder, "nothing.jsonl"))
    print("\n== guesses, and how many of those views are right")
    for name, (total, wrong) in ordered(counts):
        print(f"{total:6} {100 * (total - wrong) / max(total, 1):6.2f} % {name}")
    if all(figures):
        write_tables(page, tables(documents, figures, counts), updates)


if __name__ == "__main__":
    main()
