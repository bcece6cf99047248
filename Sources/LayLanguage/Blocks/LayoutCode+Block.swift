import AutoLayout

extension LayoutCode {
  /// Commands that run when a view lays out its subviews.
  static func running(
    _ commands: BoundBlock, as block: Block, problem: String? = nil
  ) -> LayoutCode {
    LayoutCode(block, problem: problem) { layout in
      func next(_ problem: String?) -> LayoutCode { running(commands, as: block, problem: problem) }
      guard layout.model.contains(block.view) else { return next(nil) }
      var trial = layout
      do throws(Problem) {
        _ = try BlockRun.run({ run throws(Problem) in try commands.run(in: &run) }, on: &trial)
      } catch {
        let name = layout.name(of: block.view)
        return next("the code on layout of \(name) doesn't run: \(error.message)")
      }
      layout = trial
      return next(nil)
    }
  }
}

extension LayoutCode.Block {
  /// The command that lets the code run.
  func command(in layout: Layout) -> String {
    "on layout of \(NameText.written(layout.name(of: view))) {\(commands)}"
  }
}
