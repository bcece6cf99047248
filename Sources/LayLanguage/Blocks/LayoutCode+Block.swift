import AutoLayout

extension LayoutCode {
  /// Commands that run when a view lays out its subviews.
  static func running(
    _ block: BoundBlock, onLayoutOf view: String, text: String, problem: String? = nil
  ) -> LayoutCode {
    LayoutCode(text, problem: problem) { layout in
      func next(_ problem: String?) -> LayoutCode {
        running(block, onLayoutOf: view, text: text, problem: problem)
      }
      guard layout.item(named: view) != nil else { return next(nil) }
      var trial = layout
      do throws(Problem) {
        _ = try BlockRun.run({ run throws(Problem) in try block.run(in: &run) }, on: &trial)
      } catch {
        return next("the code on layout of \(view) doesn't run: \(error.message)")
      }
      layout = trial
      return next(nil)
    }
  }
}
