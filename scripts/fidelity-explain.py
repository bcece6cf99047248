"""Explains the views that are placed worst: what lay makes of the number that is most off.

usage: fidelity-explain.py LAY DOCUMENTS SCORE FRAMES [COUNT]
"""
import json
import subprocess
import sys

ATTRIBUTES = ["left", "top", "width", "height"]


def names_of_views(path):
    """What import calls the views, by document, scene and object id."""
    names = {}
    with open(path) as lines:
        for line in lines:
            frames = json.loads(line)
            for scene in frames["scenes"]:
                for view in scene["views"]:
                    names[frames["document"], scene["id"], view["id"]] = view["name"]
    return names


def explanation(lay, path, scene, attribute):
    commands = [f'import "{path}" scene "{scene}"', f"explain {attribute}"]
    options = [word for command in commands for word in ("-c", command)]
    run = subprocess.run([lay, "run", *options], capture_output=True, text=True)
    if run.returncode != 0:
        # Only the first view of a scene and what it holds can be imported by the scene's name.
        return "not explained: " + (run.stderr.strip().splitlines() or ["no reason given"])[0]
    return "\n".join(run.stdout.strip().splitlines()[1:])


def main():
    lay, documents, score, frames = sys.argv[1:5]
    count = int(sys.argv[5]) if len(sys.argv) > 5 else 8
    names = names_of_views(frames)
    with open(score) as file:
        mismatches = [entry for entry in json.load(file)["mismatches"] if entry[5] is not None]
    for document, scene, identifier, kind, saved, computed in mismatches[:count]:
        name = names.get((document, scene, identifier), identifier)
        errors = [abs(one - other) for one, other in zip(saved, computed)]
        worst = errors.index(max(errors))
        print(f"{document} {scene} {kind} {name}")
        print(f"  saved    {[round(number, 2) for number in saved]}")
        print(f"  computed {[round(number, 2) for number in computed]}")
        text = explanation(lay, f"{documents}/{document}", scene, f"{name}.{ATTRIBUTES[worst]}")
        print("\n".join("  " + line for line in text.splitlines()))


main()
