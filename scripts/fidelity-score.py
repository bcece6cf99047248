"""Scores three files of frames: shares of views within a point, by fold and by what is wrong.

usage: fidelity-score.py SCORER FRAMES DOCUMENTS...

FRAMES holds given.jsonl, environment.jsonl and nothing.jsonl.
"""
import collections
import importlib.util
import json
import os
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


def cause(scorer, view, computed, wrong):
    """The class of a wrong view: those around it follow from it, and so does the place of what is in it."""
    if any(kid.id in wrong for kid in view.kids):
        return "around a wrong view"
    off = errors(view.frame, computed)
    if max(off[2:]) > 1:
        return f"size of {view.cls}, {scorer.context(view)}"
    ancestor = view.parent
    while ancestor is not None and ancestor.id not in wrong:
        ancestor = ancestor.parent
    return "in a wrong view" if ancestor else f"place of {view.cls}, {scorer.context(view)}"


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
        return
    print(f"\n== {title}")
    print(f"within a point {share['all']:.2f} % of {total['all']} views", end="; ")
    print(f"mean of {len(repositories)} repositories {sum(repositories) / len(repositories):.2f} %", end="; ")
    print(f"folds {folds}")
    for name, count in causes.most_common(15):
        print(f"{count:6} {name}")


def main():
    scorer = load_scorer(sys.argv[1])
    documents = list(eligible_views(scorer, sys.argv[3:]))
    for mode, title in MODES:
        report(scorer, documents, scorer.load_frames(os.path.join(sys.argv[2], f"{mode}.jsonl")), title)


if __name__ == "__main__":
    main()
