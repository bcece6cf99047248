"""Packs an installed lay: package.py ROOT VERSION MACHINE FOLDER

ROOT is a folder with bin, lib and share. Writes a tarball, a Debian package, a Python wheel, an image in the layout of the Open
Container Initiative, the sources, the text of the release and checksums. Every time stamp is SOURCE_DATE_EPOCH, so that equal
files give equal packages. With LAY_REPOSITORY, the address of the repository that has the releases, also a formula for Homebrew.
"""
import base64
import gzip
import hashlib
import io
import json
import os
import pathlib
import re
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile

DAY = int(os.environ["SOURCE_DATE_EPOCH"])
PROJECT = pathlib.Path(__file__).resolve().parent.parent
# A program with GNU readline in it is distributed under its licence.
LICENCES = {"LICENSE": PROJECT / "LICENSE", "GPL-3": pathlib.Path("/usr/share/common-licenses/GPL-3")}
SUMMARY = "Auto Layout you can talk to, on Linux and without Xcode"


def files(root):
    """The files below a folder with their names, sorted."""
    return [(path, path.relative_to(root).as_posix()) for path in sorted(root.rglob("*")) if path.is_file()]


def archive(entries, folders=()):
    """The bytes of a tar archive with the files, which are (path, name)."""
    target = io.BytesIO()
    with tarfile.open(fileobj=target, mode="w", format=tarfile.GNU_FORMAT) as tar:
        for name in folders:
            entry = tarfile.TarInfo(name)
            entry.type, entry.mode, entry.mtime = tarfile.DIRTYPE, 0o755, DAY
            tar.addfile(entry)
        for path, name in entries:
            entry = tarfile.TarInfo(name)
            entry.size, entry.mode, entry.mtime = path.stat().st_size, path.stat().st_mode & 0o777, DAY
            with open(path, "rb") as file:
                tar.addfile(entry, file)
    return target.getvalue()


def compressed(data):
    return gzip.compress(data, 9, mtime=DAY)


def tarball(root, name):
    extra = [(PROJECT / "README.md", "README.md")] + [(path, name) for name, path in LICENCES.items()]
    return compressed(archive([(path, f"{name}/{inside}") for path, inside in files(root) + extra]))


def debian(root, version, architecture, target):
    with tempfile.TemporaryDirectory() as folder:
        tree = pathlib.Path(folder)
        for path, name in files(root):
            place = tree / "usr" / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(path.read_bytes())
            place.chmod(path.stat().st_mode & 0o777)
        licence = tree / "usr/share/doc/lay/copyright"
        licence.parent.mkdir(parents=True, exist_ok=True)
        licence.write_text(
            "The program holds GNU readline and so is distributed under GPL-3.0-or-later, whose text is in\n"
            "/usr/share/common-licenses/GPL-3. The sources of lay are under this licence:\n\n" + (PROJECT / "LICENSE").read_text())
        size = sum(path.stat().st_size for path, _ in files(tree)) // 1024
        control = tree / "DEBIAN/control"
        control.parent.mkdir()
        # The program itself is static; the libraries are those of lay-swift.
        control.write_text(
            f"Package: lay\nVersion: {version}\nArchitecture: {architecture}\nSection: devel\nPriority: optional\n"
            f"Maintainer: the developers of lay <lay@localhost>\nInstalled-Size: {size}\n"
            f"Recommends: libc6 (>= 2.34), libstdc++6\nDescription: {SUMMARY}\n"
            " A prompt, scripts and checks over Apple's Auto Layout: reads storyboards, xibs,\n"
            " Xcode's logs and Swift code, and explains what breaks and why.\n")
        subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", folder, target],
                       check=True, stdout=subprocess.DEVNULL)


def wheel(root, version, machine, target):
    """A wheel whose program lands beside Python's, as PEP 427 has it."""
    tag = f"py3-none-manylinux_2_17_{machine}.musllinux_1_1_{machine}"
    info, data = f"lay-{version}.dist-info", f"lay-{version}.data"
    entries = {}
    for path, name in files(root):
        top, rest = name.split("/", 1)
        place = f"{data}/scripts/{rest}" if top == "bin" else f"{data}/data/{name}"
        entries[place] = (path.read_bytes(), path.stat().st_mode & 0o777)
    entries[f"{info}/METADATA"] = (
        f"Metadata-Version: 2.1\nName: lay\nVersion: {version}\nSummary: {SUMMARY}\nLicense: GPL-3.0-or-later AND Apache-2.0\n"
        "Description-Content-Type: text/markdown\n\n".encode() + (PROJECT / "README.md").read_bytes(), 0o644)
    tags = "".join(f"Tag: py3-none-{part}\n" for part in tag.removeprefix("py3-none-").split("."))
    entries[f"{info}/WHEEL"] = (f"Wheel-Version: 1.0\nGenerator: lay\nRoot-Is-Purelib: false\n{tags}".encode(), 0o644)
    for file, path in LICENCES.items():
        entries[f"{info}/licenses/{file}"] = (path.read_bytes(), 0o644)
    record = "".join(
        f"{name},sha256={base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b'=').decode()},{len(data)}\n"
        for name, (data, _) in entries.items())
    entries[f"{info}/RECORD"] = (f"{record}{info}/RECORD,,\n".encode(), 0o644)
    with zipfile.ZipFile(target / f"lay-{version}-{tag}.whl", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for name, (data, mode) in entries.items():
            entry = zipfile.ZipInfo(name, time.gmtime(max(DAY, 315532800))[:6])
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, (0o100000 | mode) << 16
            file.writestr(entry, data)


def image(root, version, architecture, target):
    """An image of one layer with the program alone, which needs nothing else."""
    blobs = {}

    def blob(data, kind):
        digest = hashlib.sha256(data).hexdigest()
        blobs[f"blobs/sha256/{digest}"] = data
        return {"mediaType": f"application/vnd.oci.image.{kind}", "digest": f"sha256:{digest}", "size": len(data)}

    plain = archive([(root / "bin/lay", "usr/bin/lay")], ["tmp", "usr", "usr/bin", "work"])
    layer = blob(compressed(plain), "layer.v1.tar+gzip")
    date = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(DAY))
    config = blob(json.dumps({
        "architecture": architecture, "os": "linux", "created": date,
        "config": {"Entrypoint": ["/usr/bin/lay"], "WorkingDir": "/work", "Env": ["PATH=/usr/bin"],
                   "Labels": {"org.opencontainers.image.title": "lay", "org.opencontainers.image.version": version}},
        "rootfs": {"type": "layers", "diff_ids": [f"sha256:{hashlib.sha256(plain).hexdigest()}"]},
    }).encode(), "config.v1+json")
    manifest = blob(json.dumps({
        "schemaVersion": 2, "mediaType": "application/vnd.oci.image.manifest.v1+json", "config": config, "layers": [layer],
    }).encode(), "manifest.v1+json")
    manifest["annotations"] = {"org.opencontainers.image.ref.name": version}
    blobs["index.json"] = json.dumps({"schemaVersion": 2, "manifests": [manifest]}).encode()
    blobs["oci-layout"] = b'{"imageLayoutVersion": "1.0.0"}'
    with tempfile.TemporaryDirectory() as folder:
        tree = pathlib.Path(folder)
        for name, data in blobs.items():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            (tree / name).write_bytes(data)
            (tree / name).chmod(0o644)
        (target / f"lay-{version}-oci-{architecture}.tar").write_bytes(archive(files(tree)))


def sources(name):
    """The bytes of an archive with what is committed; nothing outside a repository."""
    run = subprocess.run(
        ["git", "-C", PROJECT, "archive", f"--prefix={name}/", "HEAD"], capture_output=True)
    return compressed(run.stdout) if run.returncode == 0 else None


def formula(repository, version, name, digest):
    """What Homebrew reads to build the sources, on macOS and Linux."""
    return f"""\
class Lay < Formula
  desc "{SUMMARY.split(",")[0]}"
  homepage "{repository}"
  url "{repository}/releases/download/v{version}/{name}"
  sha256 "{digest}"
  license "GPL-3.0-or-later"

  uses_from_macos "swift" => :build
  depends_on "readline"

  def install
    arguments = OS.linux? ? ["--static-swift-stdlib"] : []
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "lay", *arguments
    system "bash", "-c", ". scripts/prepare.sh && build_swift_reader .build/release/lay-swift"
    ENV["LAY_PROGRAM"] = buildpath/".build/release/lay"
    system "scripts/install", prefix
  end

  test do
    assert_equal "{version}\\n", shell_output("#{{bin}}/lay --version")
  end
end
"""


def notes(version):
    """What the changelog says of a version."""
    text = (PROJECT / "CHANGELOG.md").read_text()
    section = re.search(rf"^## {re.escape(version)}\b.*?\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    if not section:
        sys.exit(f"package.py: CHANGELOG.md has no section '## {version}'")
    return section.group(1).strip() + "\n"


def main():
    root, version, machine, target = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3], pathlib.Path(sys.argv[4])
    architecture = {"x86_64": "amd64", "aarch64": "arm64"}.get(machine, machine)
    text = notes(version)
    for path in LICENCES.values():
        if not path.exists():
            sys.exit(f"package.py: {path} is missing (Debian: base-files)")
    name = f"lay-{version}-linux-{machine}"
    (target / f"{name}.tar.gz").write_bytes(tarball(root, name))
    debian(root, version, architecture, target / f"lay_{version}_{architecture}.deb")
    wheel(root, version, machine, target)
    image(root, version, architecture, target)
    source = sources(f"lay-{version}")
    if source:
        name = f"lay-{version}-source.tar.gz"
        (target / name).write_bytes(source)
        repository = os.environ.get("LAY_REPOSITORY", "").rstrip("/")
        if repository:
            recipe = formula(repository, version, name, hashlib.sha256(source).hexdigest())
            (target / "lay.rb").write_text(recipe)
    sums = "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {inside}\n" for path, inside in files(target))
    (target / "SHA256SUMS").write_text(sums)
    (target / "release-notes.md").write_text(text)


main()
