"""Explains the wrong views of a document: what lay makes of the number that is most off.

usage: fidelity-explain.py SCORER LAY FRAMES DOCUMENT
"""
import importlib
import json
import subprocess
import sys

sys.dont_write_bytecode = True
ATTRIBUTES = ["left", "top", "width", "height"]
score = importlib.import_module("fidelity-score")


def names_of_views(path):
    """What import calls the views, by scene and object id."""
    with open(path) as lines:
        scenes = [scene for line in lines for scene in json.loads(line)["scenes"]]
    return {(scene["id"], view["id"]): view["name"] for scene in scenes for view in scene["views"]}


def explanation(lay, path, scene, attribute):
    commands = [f'import "{path}" scene "{scene}"', f"explain {attribute}"]
    options = [word for command in commands for word in ("-c", command)]
    run = subprocess.run([lay, "run", *options], capture_output=True, text=True)
    if run.returncode != 0:
        # Only the first view of a scene and what it holds can be imported by the scene's name.
        return "not explained: " + (run.stderr.strip().splitlines() or ["no reason given"])[0]
    return "\n".join(run.stdout.strip().splitlines()[1:])


def main():
    scorer_path, lay, frames_path, path = sys.argv[1:5]
    scorer = score.load_scorer(scorer_path)
    document = scorer.Doc(path)
    names = names_of_views(frames_path)
    frames = scorer.load_frames(frames_path).get(document.name, {})
    views = [(scene.id, view) for scene in document.scenes for view in scene.views]
    wrong = [
        (scene, view, frames.get((scene, view.id)))
        for scene, view in views
        if view.why is None and not score.is_right(view.frame, frames.get((scene, view.id)))
    ]
    ids = {view.id for _, view, _ in wrong}
    print(f"{len(wrong)} wrong views")
    for scene, view, computed in wrong:
        name = names.get((scene, view.id), view.id)
        print(f"\n{view.cls} {name}: {score.cause(scorer, view, computed, ids)}")
        print(f"  saved    {[round(number, 2) for number in view.frame]}")
        if computed is None:
            continue
        print(f"  computed {[round(number, 2) for number in computed]}")
        off = score.errors(view.frame, computed)
        attribute = f"{name}.{ATTRIBUTES[off.index(max(off))]}"
        for line in explanation(lay, path, scene, attribute).splitlines():
            print("  " + line)


main()
