"""Makes the picture of the live page for the README.

usage: page-picture.py LAY CHROMIUM SCRIPT VIEW OUT.png
"""

import os
import sys
import tempfile

sys.dont_write_bytecode = True

from browser import Browser, Session  # noqa: E402


def main():
    lay, program, script, view, out = sys.argv[1:6]
    session = Session(os.path.abspath(lay), os.getcwd(), script)
    with tempfile.TemporaryDirectory() as folder:
        page = Browser(program, folder)
        try:
            page.screen(1280, 760)
            page.open(session.address)
            page.wait_for("state.scene?.views.length > 1")
            page.value(f"state.tab = 'views'; drawTabs(); select('{view}')")
            page.wait_for("document.querySelector('#details summary')")
            page.value("document.querySelector('#details details').open = true")
            page.picture(out)
        finally:
            page.close()
    session.close()


if __name__ == "__main__":
    main()
