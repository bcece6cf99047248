import Testing

/// Code of Swift files that runs when the screen changes, through the program.
@Suite("Screen changes", .enabled(if: Program.readsSwift))
struct ScreenChangeTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.file("Stage.swift", Self.code)
  }

  /// A controller whose box follows rotation, whose bar follows the size class, and whose note updates its own constraints.
  private static let code = """
    import UIKit
    final class Stage: UIViewController {
      let box = UIView(), bar = UIView(), note = Note()
      var width: NSLayoutConstraint!, narrow: NSLayoutConstraint!, wide: NSLayoutConstraint!
      override func viewDidLoad() {
        super.viewDidLoad()
        for (index, item) in [box, bar, note].enumerated() {
          item.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(item)
          item.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
          item.topAnchor.constraint(equalTo: view.topAnchor, constant: CGFloat(index) * 50).isActive = true
        }
        width = box.widthAnchor.constraint(equalToConstant: 100)
        narrow = bar.widthAnchor.constraint(equalToConstant: 30)
        wide = bar.widthAnchor.constraint(equalToConstant: 300)
        NSLayoutConstraint.activate([
          width, narrow, box.heightAnchor.constraint(equalToConstant: 20),
          bar.heightAnchor.constraint(equalToConstant: 10),
        ])
      }
      override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let old = view.bounds.width
        coordinator.animate(alongsideTransition: { _ in self.width.constant = size.width - old })
      }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        guard traitCollection.horizontalSizeClass != previous?.horizontalSizeClass else { return }
        let isWide = traitCollection.horizontalSizeClass == .regular
        narrow.isActive = !isWide
        wide.isActive = isWide
        note.setNeedsUpdateConstraints()
      }
    }
    final class Note: UIView {
      var made: [NSLayoutConstraint] = []
      override func updateConstraints() {
        NSLayoutConstraint.deactivate(made)
        made = [
          widthAnchor.constraint(equalToConstant: 10),
          heightAnchor.constraint(equalToConstant: traitCollection.horizontalSizeClass == .regular ? 80 : 8),
        ]
        NSLayoutConstraint.activate(made)
        super.updateConstraints()
      }
    }
    """

  private func run(_ input: String) throws -> Program.Run {
    try Program("open", "Stage.swift", "--type", "Stage").directory(directory).input(input).run()
  }

  @Test("run viewWillTransition on the old screen, and what it animates on the new one")
  func rotation() throws {
    let run = try run("box.frame\nrotate\nbox.frame\nundo\nbox.frame\n")
    #expect(
      run.stdout.hasSuffix(
        "(0, 0, 100, 20)\n(0, 0, 292, 20)\nundid: rotate\n(0, 0, 100, 20)\n"),
      "\(run.stdout)\(run.stderr)")
  }

  @Test("run traitCollectionDidChange, and updateConstraints where it is asked for")
  func traits() throws {
    let run = try run("bar.frame\nnote.frame\ndevice iPadAir\nbar.frame\nnote.frame\n")
    #expect(
      run.stdout.hasSuffix(
        "(0, 50, 30, 10)\n(0, 100, 10, 8)\n(0, 50, 300, 10)\n(0, 100, 10, 80)\n"),
      "\(run.stdout)\(run.stderr)")
  }

  @Test("list what can't be followed")
  func remarks() throws {
    try directory.file(
      "Late.swift",
      """
      import UIKit
      final class Late: UIViewController {
        let box = UIView()
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(box) }
        override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
          box.frame = Layouts.shared.frame(in: size)
        }
      }
      """)
    let run = try Program("open", "Late.swift").directory(directory).input("rotate\n").run()
    #expect(run.status == 0)
    #expect(run.stderr.contains("the frame isn't known: "), "\(run.stdout)\(run.stderr)")
  }
}
