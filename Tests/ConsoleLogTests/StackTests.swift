import Testing

@testable import ConsoleLog

/// The call stacks and traces below messages.
@Suite("What stands below a message")
struct StackTests {
  private func answers(_ text: String) -> [String] { ConsoleLog(text).notices.map { $0.answer } }

  private static let warning =
    "2031-02-03 04:05:06.789 Harbour[12:34] This application is modifying the autolayout engine from a background thread after"

  @Test(
    "the first function of the app is named, with file and line where the stack has them",
    arguments: [
      (
        "4   Harbour   0x0000000104a2 -[PierController dock] + 80 (PierController.m:42)",
        "-[PierController dock] (PierController.m:42) in Harbour"
      ),
      (
        "\"#4  Harbour    0x0014e809 -[PierController dock]\",", "-[PierController dock] in Harbour"
      ),
      (
        "frame #4: 0x000000010 Harbour`PierController.dock(self=0x0007) at /Users/me/Pier.swift:17:9",
        "PierController.dock (Pier.swift:17) in Harbour"
      ),
      (
        "#4  0x000000010 in PierController.dock() at /Users/me/Pier.swift:17",
        "PierController.dock() (Pier.swift:17)"
      ),
      (
        "4   Harbour Two   0x0000000104a2 0x104a00000 + 1234",
        "a function without a name in Harbour Two"
      ),
    ])
  func ownFrame(_ frame: String, _ name: String) {
    let found = answers(
      """
      \(Self.warning)
       Stack:(
      \t0   Foundation                          0x00000001 <redacted> + 96
      \t1   libsystem_pthread.dylib             0x00000001 start_wqthread + 4
      \t\(frame)
      \t5   UIKitCore   0x0000000104a2 -[UIView layout] + 8
      )
      """)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("; the stack leads to \(name)") == true, "\(found)")
  }

  @Test("a stack without the app's code, and a missing one, are not referred to")
  func foreignFrames() {
    let foreign = answers(
      """
      \(Self.warning)
      Stack:(
      0   UIKit        0x000000018ff9e5c0 <redacted> + 1976
      1   libdispatch.dylib   0x1 _dispatch_call_block_and_release + 4
      2   Harbour      0x0000000104a2 main + 8
      )
      """)
    #expect(foreign.count == 1)
    #expect(
      foreign.first?.contains(
        "no function in the stack below it is your app's; to find the call, turn on")
        == true)
    let alone = answers("\(Self.warning)\n1 pier is open\n2 piers are shut")
    #expect(alone.count == 1)
    #expect(alone.first?.contains("stack") == false)
    #expect(alone.first?.contains("Main Thread Checker") == true)
  }

  @Test("a stack belongs to the message right above it")
  func nextMessage() {
    let found = answers(
      """
      \(Self.warning)
      Fixed width constraints may cause clipping.
      0   Harbour   0x0000000104a2 -[PierController dock] + 80
      """)
    #expect(found.count == 2)
    #expect(found.first?.contains("PierController") == false)
    #expect(found.last?.hasSuffix("the stack leads to -[PierController dock] in Harbour") == true)
  }

  @Test(
    "an exception from inside the engine is no clash, and leads to the app's code",
    arguments: [
      "reason: '{objective 0x1c8: <> + <1:1>*0x7a1.marker{id: 7}}: internal error.  Setting empty vector for variable PierView:0x7a2.Height{id: 9}.'",
      "reason: 'Cannot find an outgoing row head for incoming head PierView:0x7a2.Height{id: 9}, which should never happen.'",
      "Fatal Exception: NSInternalInconsistencyException",
    ])
  func engine(_ reason: String) {
    let log = ConsoleLog(
      """
      *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', \(reason)
      UserInfo:(null)

      Thread 0 Crashed:
      0   CoreFoundation     __exceptionPreprocess + 124
      1   libobjc.A.dylib    objc_exception_throw + 56
      2   Foundation         -[NSISObjectiveLinearExpression removeVariable:] + 88
      3   Foundation         -[NSISEngine optimize] + 196
      4   UIKit              -[UIView(Hierarchy) layoutBelowIfNeeded] + 764
      5   Harbour            -[PierView setBerths:] (PierView.m:80)
      6   Harbour            -[PierController dock] (PierController.m:7)
      """)
    #expect(log.reports.isEmpty)
    let found = log.notices.map { $0.answer }
    #expect(found.count == 1)
    #expect(found.first?.contains("this is not a clash of constraints; usually: ") == true)
    #expect(
      found.first?.hasSuffix("the stack leads to -[PierView setBerths:] (PierView.m:80) in Harbour")
        == true)
    #expect(found.first?.contains("stack view") == false)
  }

  @Test(
    "a crash report without the message tells the wrong thread from other failures of the engine")
  func thread() {
    let frames = ["___exceptionPreprocess", "_objc_exception_throw"].map {
      "CoreFoundation   \($0)"
    }
    let engine = ["CoreAutoLayout   -[NSISEngine optimize]", "Harbour  0x1 -[PierView dock] + 8"]
    func answers(_ lines: [String]) -> [String] {
      self.answers(lines.enumerated().map { "\($0)  \($1)" }.joined(separator: "\n"))
    }
    let failed = answers(frames + engine)
    #expect(failed.count == 1)
    #expect(failed.first?.contains("failed in its own sums") == true)
    let thread = answers(
      frames + ["CoreAutoLayout   __AssertAutoLayoutOnAllowedThreadsOnly"] + engine)
    #expect(thread.count == 1)
    #expect(thread.first?.contains("other than the main thread") == true)
    #expect(thread.first?.hasSuffix("-[PierView dock] in Harbour") == true)
  }

  @Test("an engine's exception names the stack view that takes part, and the view of the message")
  func engineOfStack() {
    let stack = answers(
      "reason: '{objective 0x1c8: <1:1>*0x7a1:UISV-canvas-connection.marker{id: 7} + <1:-1>*0x7a3.marker{id: 8}}: internal"
    )
    #expect(stack.first?.contains("removeArrangedSubview before removeFromSuperview") == true)
    let view = answers(
      "internal error.  Setting empty vector for variable PierView:0x7a2.Height{id: 9}.")
    #expect(view.first?.contains("(PierView:0x7a2.Height)") == true, "\(view)")
  }

  @Test("the trace below a message is referred to only where it is")
  func trace() {
    let message =
      "[LayoutConstraints] View has an ambiguous layout. See \"Auto Layout Guide: Ambiguous Layouts\" for help debugging."
    let found = ConsoleLog(
      """
      \(message)

      *PierView:0x7a20- AMBIGUOUS LAYOUT for PierView:0x7a20.Height{id: 35}

      \(message) Displaying synopsis from invoking -[UIView _auto
      """
    ).notices
    #expect(found.map { $0.line } == [1, 3, 5])
    #expect(found.first?.remedy.contains("the trace below it marks the view") == true)
    #expect(found.last?.remedy.contains("is missing below it: copy it as well") == true)
  }

  @Test(
    "a slip in a visual format is told by the name it is near to, and names that only differ are not"
  )
  func slips() {
    func answer(_ name: String, _ format: String) -> String? {
      answers(
        "Unable to parse constraint format: \nEncountered metric with name \"\(name)\", but value was not specified in "
          + "metrics or views dictionaries \n\(format) \n"
      ).first
    }
    #expect(
      answer("paddding", "H:|-paddding-[pier]-padding-|")?.contains(
        "probably 'padding' is meant, which is in the format, too: correct") == true)
    #expect(answer("gpa", "H:|-gpa-[pier]-gap-|")?.contains("probably 'gap'") == true)
    #expect(answer("gap2", "H:|-gap2-[pier]-gap1-|")?.contains("probably") == false)
    #expect(answer("gap2", "H:|-gap2-[pier]-gap-|")?.contains("probably") == false)
    let view = answers(
      "Unable to parse constraint format: \npire is not a key in the views dictionary. \nH:|[quay(==pire)][pier]| \n        ^"
    )
    #expect(view.first?.contains("probably 'pier' is meant") == true, "\(view)")
  }
}
