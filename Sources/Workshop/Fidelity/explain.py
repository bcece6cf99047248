"""Explains the wrong views of a document: what lay makes of the number that is most off.

usage: explain.py SCORER LAY FRAMES DOCUMENT
"""
import importlib
import json
import subprocess
import sys

sys.dont_write_bytecode = True
ATTRIBUTES = ["left", "top", "width", "height"]
score = importlib.import_module("tables")


def known_views(path):
    """What lay frames says about the views, by scene and object id."""
    with open(path) as lines:
        scenes = [scene for line in lines for scene in json.loads(line)["scenes"]]
    return {(scene["id"], view["id"]): view for scene in scenes for view in scene["views"]}


def explanation(lay, path, scene, attribute):
    commands = [f'import "{path}" scene "{scene}"', f"explain {attribute}"]
    options = [word for command in commands for word in ("-c", command)]
    run = subprocess.run([lay, "run", *options], capture_output=True, text=True)
    if run.returncode != 0:
        # Only the first view of a scene and what it holds can be imported by the scene's name.
        return "not explained: " + (run.stderr.strip().splitlines() or ["no reason given"])[0]
    # The sum, its parts that aren't nothing, and what was given up; not what else could be changed.
    lines = run.stdout.strip().splitlines()[1:]
    return "\n".join(line for line in lines if line.split()[0] != "0" and "to make it" not in line)


def rounded(frame):
    return [round(number, 2) for number in frame]


def main():
    scorer_path, lay, frames_path, path = sys.argv[1:5]
    scorer = score.load_scorer(scorer_path)
    document = scorer.Doc(path)
    known = known_views(frames_path)
    frames = scorer.load_frames(frames_path).get(document.name, {})
    views = [(scene.id, view) for scene in document.scenes for view in scene.views]
    wrong = [
        (scene, view, frames.get((scene, view.id)))
        for scene, view in views
        if view.why is None and not score.is_right(view.frame, frames.get((scene, view.id)))
    ]
    ids = {view.id for _, view, _ in wrong}
    followers = []
    print(f"{len(wrong)} wrong views; first those that are wrong by themselves")
    for scene, view, computed in wrong:
        about = known.get((scene, view.id), {})
        name, guess = about.get("name", view.id), about.get("guess")
        cause = score.cause(scorer, view, computed, ids)
        title = f"{view.cls} {name}: {cause}" + (f"; a guess: {guess}" if guess else "")
        if computed is None:
            print(f"\n{title}\n  saved    {rounded(view.frame)}\n  not computed")
            continue
        if cause in score.FOLLOWING:
            followers.append(f"{title}\n  saved {rounded(view.frame)}, computed {rounded(computed)}")
            continue
        print(f"\n{title}\n  saved    {rounded(view.frame)}\n  computed {rounded(computed)}")
        off = score.errors(view.frame, computed)
        attribute = f'"{name}".{ATTRIBUTES[off.index(max(off))]}'
        for line in explanation(lay, path, scene, attribute).splitlines():
            print("  " + line)
    if followers:
        print("\n== around them and in them\n" + "\n".join(followers))


main()
