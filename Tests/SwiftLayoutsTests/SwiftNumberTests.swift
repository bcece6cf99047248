import AutoLayout
import SwiftLayouts
import Testing

/// Numbers that the code computes, as Swift prints them.
@Suite("The numbers of code", .enabled(if: SwiftReader.exists)) struct SwiftNumberTests {
  /// The width of the view `box` after code that computes a number `n`; nil if unknown.
  private static func width(_ statements: String) throws -> Double? {
    let source = """
      enum Payload { case a(Int), b(Int, Int), c }
      enum Counted: Int { case small, big, huge = 7, giant }
      enum Named: String { case first, second = "two" }
      enum Measured: CGFloat { case thin = 7 }
      func half(_ number: CGFloat) -> CGFloat { number / 2 }
      func halfWhole(_ number: Int) -> Int { number / 2 }
      class V: UIView {
        var side = 7.0
        override init(frame: CGRect) {
          super.init(frame: frame)
          let box = UIView()
          addSubview(box)
          \(statements)
          box.widthAnchor.constraint(equalToConstant: CGFloat(n)).isActive = true
        }
      }
      """
    let document = try #require(try SwiftReader.documents([source]).first)
    #expect(document.errors.isEmpty)
    let layout = try #require(try document.layout(of: "V")).layout
    return layout.constraints.map(layout.constraint).first { $0.isActive }?.constant
  }

  @Test(
    "arithmetic is that of the operands",
    arguments: [
      ("let n: Int = 7 / 2", 3), ("let n: CGFloat = 7 / 2", 3.5), ("let n = 3 / 2 * 2", 2),
      ("let n = halfWhole(7)", 3), ("let n = half(7)", 3.5), ("let n = half(7 / 2)", 1.75),
      ("let n = halfWhole(15 / 2)", 3), ("let n = abs(-7) / 2", 3), ("let n = max(7, 3) / 2", 3),
      ("let n = min(7, 9.5) / 2", 3.5), ("let n = 2.5 * (7 / 2)", 8.75),
      ("let n: Double = 1 + 7 / 2", 4.5), ("let n = -7 / 2", -3), ("let n = -7 % 3", -1),
      ("let n = CGFloat(7 / 2)", 3), ("let n = CGFloat(7) / 2", 3.5), ("let n = Int(3.9) / 2", 1),
      ("let n = 7 / 2 == 3 ? 1 : 2", 1), ("var n = 7; n /= 2", 3), ("var n = 7.0; n /= 2", 3.5),
      ("var n = 7; n %= 4", 3), ("var n = 6; n &= 3", 2), ("let a = 7; let n = a / 2", 3),
      ("let a: CGFloat; a = 7; let n = a / 2", 3.5), ("side = 5; let n = side / 2", 2.5),
      ("var a = 1.0; a = 7; let n = a / 2", 3.5), ("let o: Double? = 7; let n = (o ?? 1) / 2", 3.5),
      ("let list = [1, 2.5]; let n = list[0] / 2", 0.5), ("let list = [7]; let n = list[0] / 2", 3),
      ("let list: [CGFloat] = [3, 5].map { $0 / 2 }; let n = list[0]", 1.5),
      ("let list = [3, 5].map { $0 / 2 }; let n = list[0]", 1),
      ("let d: [String: CGFloat] = [\"a\": 7]; let n = d[\"a\"]! / 2", 3.5),
      ("let d = [\"a\": 7]; let n = d[\"a\"]! / 2", 3),
      ("let t: (CGFloat, b: Int) = (7, 7); let n = t.0 / 2 + CGFloat(t.b / 2)", 6.5),
      ("let n = (7.6).rounded(.down)", 7), ("let n = (2.5).rounded()", 3),
      ("let n = (2.5).rounded(.toNearestOrEven)", 2),
      ("let n = (7.5).truncatingRemainder(dividingBy: 2)", 1.5),
      ("let n = 6.isMultiple(of: 3) ? 1 : 2", 1), ("let n = Int(\"12\")! / 5", 2),
      ("let n = Int(\"12.5\") ?? -1", -1), ("let n = 1 << 3 | 1", 9),
    ] as [(String, Double)])
  func arithmetic(_ statements: String, _ number: Double) throws {
    #expect(try Self.width(statements) == number, "\(statements)")
  }

  @Test(
    "ranges and strides have the kind of their bounds",
    arguments: [
      ("var n = 0.0; for x in stride(from: 0.5, to: 3, by: 0.5) { n += x }", 7.5),
      ("var n = 0; for x in stride(from: 1, through: 7, by: 3) { n += x / 2 }", 5),
      ("let w = 375.5; var n = 0; switch w { case 0...375: n = 1; default: n = 2 }", 2),
      ("let w = 375.0; var n = 0; switch w { case 0...375: n = 1; default: n = 2 }", 1),
      ("let w = 375; var n = 0; switch w { case 0..<375: n = 1; default: n = 2 }", 2),
      ("let w = 0.25; var n = 0; switch w { case ..<0.5: n = 1; default: n = 2 }", 1),
      ("let w = 40; var n = 0; switch w { case 41...: n = 1; default: n = 2 }", 2),
      ("let n = (0.0...1.5).contains(1.2) ? 1 : 2", 1), ("let n = (0..<5000).count", 5000),
      ("let n = (2...4).upperBound", 4), ("let n = [10, 20, 30, 40][1...].first!", 20),
      ("let n = [10, 20, 30][..<2].count", 2),
    ] as [(String, Double)])
  func ranges(_ statements: String, _ number: Double) throws {
    #expect(try Self.width(statements) == number, "\(statements)")
  }

  @Test(
    "casts ask for the class",
    arguments: [
      (
        "var n = 0; for v in [UIView(), UILabel(), UIView()] { if let l = v as? UILabel { n += 1; _ = l } }",
        1
      ),
      ("var n = 0; for case let l as UILabel in [UIView(), UILabel()] { n += 1; _ = l }", 1),
      ("var n = 0; for v in [UIView(), UILabel()] { if v is UILabel { n += 1 } }", 1),
      (
        "var n = 0; for v in [UIView(), UILabel()] { if case let l as UILabel = v { n += 1; _ = l } }",
        1
      ),
      (
        "var n = 0; for v in [UIView(), UILabel()] { switch v { case is UILabel: n += 10; default: n += 1 } }",
        11
      ),
      (
        "func f(_ v: UIView) -> Int { guard let l = v as? UILabel else { return 1 }; _ = l; return 2 }; "
          + "let n = f(UIView()) * 10 + f(UILabel())", 12
      ),
      ("let n = (UILabel() as UIView) is UIView ? 1 : 2", 1),
      ("let a: Any = 5; let n = (a as? String) == nil ? 1 : 2", 1),
      ("let a: Any = 5; let n = (a as? Int) ?? 2", 5),
      ("var n = 0; for case let x? in [1, nil, 3] { n += x }", 4),
    ] as [(String, Double)])
  func casts(_ statements: String, _ number: Double) throws {
    #expect(try Self.width(statements) == number, "\(statements)")
  }

  @Test(
    "lists are searched and put in order",
    arguments: [
      ("let n = [5, 7, 9].firstIndex(where: { $0 > 6 })!", 1),
      ("let n = [5, 7, 9].firstIndex { $0 == 4 } ?? 20", 20),
      ("let n = [5, 7].firstIndex(of: 7)!", 1),
      ("let n = [5, 7, 9].lastIndex { $0 < 8 }!", 1), ("let n = [5, 7, 9].first { $0 > 5 }!", 7),
      ("let n = [5, 7, 9].last(where: { $0 < 9 })!", 7),
      ("let n = [5, 7].contains { $0 == 7 } ? 1 : 2", 1), ("let n = [5, 7].contains(6) ? 1 : 2", 2),
      ("let n = [5, 7].allSatisfy { $0 > 4 } ? 1 : 2", 1), ("let n = [5, 9, 7].max()! / 2", 4),
      ("let n = [5, 3, 7].min()! / 2", 1), ("let n = [5, 3, 7].sorted()[0]", 3),
      ("let n = [5, 3, 7].sorted(by: >)[0]", 7), ("let n = [5, 3, 7].sorted { $0 < $1 }[2]", 7),
      ("let n = [5, 3, 7].max { $0 < $1 }!", 7), ("let n = [5, 3].reversed()[0]", 3),
      ("let n = [\"b\", \"a\"].sorted()[0] == \"a\" ? 1 : 2", 1),
      ("let n = [\"a\", \"bc\"].joined(separator: \", \").count", 5),
      ("let n = [[1], [2, 3]].joined().count", 3),
      ("var n = 0; for (i, x) in [5, 3].enumerated() { n += i * x }", 3),
      ("let n = [5, 6, 7].count { $0 > 5 }", 2), ("var a = [3, 1]; a.sort(); let n = a[0]", 1),
      ("var a = [3, 1]; a.reverse(); let n = a[0]", 1),
      ("var a = [3, 1, 2]; let n = a.remove(at: 1) * 10 + a.count", 12),
      ("var a = [3, 1, 2]; a.removeAll { $0 > 1 }; let n = a[0] + a.count", 2),
      ("var a = [3]; a.insert(contentsOf: [8, 9], at: 0); let n = a.count * 10 + a[0]", 38),
      ("var a = [3, 4]; a.swapAt(0, 1); let n = a[0]", 4),
      ("let n = [1, 2, 3, 4].reduce(0) { $0 + $1 } / 4", 2),
      ("let n = \"ab\".uppercased() == \"AB\" ? 1 : 2", 1),
      ("let n = \"AB\".lowercased().hasPrefix(\"a\") ? 1 : 2", 1),
      ("var s = \"a\"; s.append(\"bc\"); let n = s.count", 3), ("let n = String(1234).count", 4),
      ("let n = String(repeating: \"xy\", count: 5).count", 10),
      ("let n = [Int](repeating: 7, count: 3).reduce(0, +)", 21),
      ("let n = [CGFloat](repeating: 7, count: 3)[0] / 2", 3.5),
      ("let n = Array(repeating: 7, count: 3).count", 3), ("let n = [Int](0..<4).count", 4),
      ("let views = [UIView](repeating: box, count: 2); let n = views[0] === views[1] ? 1 : 2", 1),
      ("let n = Array(0..<4)[3]", 3), ("let n = [Int]().count", 0),
    ] as [(String, Double)])
  func lists(_ statements: String, _ number: Double) throws {
    #expect(try Self.width(statements) == number, "\(statements)")
  }

  @Test(
    "enums have payloads and raw values",
    arguments: [
      (
        "var n = 0; switch Payload.a(2) { case .a(1): n = 1; case .a(2): n = 2; default: n = 3 }", 2
      ),
      (
        "var n = 0; switch Payload.b(1, 5) { case .b(2, _): n = 1; case .b(1, let x): n = x; default: n = 3 }",
        5
      ),
      (
        "var n = 0; switch Payload.a(4) { case let .a(x) where x > 5: n = 1; case .a: n = 2; default: n = 3 }",
        2
      ),
      ("var n = 0; if case .a(3) = Payload.a(2) { n = 1 } else { n = 2 }", 2),
      (
        "var n = 0; switch (1, 2) { case (1, 3): n = 1; case (let a, 2): n = a + 5; default: n = 3 }",
        6
      ),
      ("let o: Int? = nil; var n = 0; switch o { case .none: n = 1; case .some(let x): n = x }", 1),
      ("let o: Int? = 8; var n = 0; switch o { case .none: n = 1; case .some(let x): n = x }", 8),
      ("let n = Counted.big.rawValue", 1), ("let n = Counted.giant.rawValue", 8),
      ("let n = Counted(rawValue: 7) == .huge ? 1 : 2", 1),
      ("let n = Measured.thin.rawValue / 2", 3.5),
      ("let n = Counted(rawValue: 9) == nil ? 1 : 2", 1),
      ("let n = Named.first.rawValue.count * 10 + Named.second.rawValue.count", 53),
    ] as [(String, Double)])
  func enums(_ statements: String, _ number: Double) throws {
    #expect(try Self.width(statements) == number, "\(statements)")
  }

  @Test(
    "structs in functions are copied, and loops have names",
    arguments: [
      ("struct M { var x = 1.0 }; let m1 = M(x: 3); var m2 = m1; m2.x = 50; let n = m1.x", 3),
      ("struct M { var x = 1.0 }; let m1 = M(x: 3); var m2 = m1; m2.x = 50; let n = m2.x", 50),
      ("class M { var x = 1.0 }; let m1 = M(); let m2 = m1; m2.x = 50; let n = m1.x", 50),
      (
        "struct M { var x = 7; func half() -> Int { x / 2 } }; let n = M().half() + M(x: 9).half()",
        7
      ),
      ("enum Side: Int { case left, right }; let n = Side.right.rawValue", 1),
      (
        "var n = 0; outer: for i in 0..<5 { for j in 0..<5 { if j == 2 { continue outer }; "
          + "if i == 3 { break outer }; n += 1 } }", 6
      ),
      (
        "var n = 0; var i = 0; outer: while i < 4 { i += 1; for j in 0..<3 { if j == 1 { continue outer }; n += 1 } }",
        4
      ),
      (
        "var n = 0; outer: repeat { n += 1; for j in 0..<3 { if j == 1 { continue outer } } } while n < 3",
        3
      ),
      ("var n = 0; choice: if n == 0 { n = 1; if n == 1 { break choice }; n = 2 }", 1),
    ] as [(String, Double)])
  func flow(_ statements: String, _ number: Double) throws {
    #expect(try Self.width(statements) == number, "\(statements)")
  }

  @Test(
    "rectangles are UIKit's",
    arguments: [
      ("let n = CGRect(x: 10, y: 0, width: -4, height: 2).minX", 6),
      ("let n = CGRect(x: 0, y: 0, width: -4, height: 2).width", 4),
      ("let n = CGRect(x: 0, y: 0, width: 10, height: 10).insetBy(dx: 2, dy: 5).size.width", 6),
      ("let n = UIScreen.main.bounds.width", 375),
      ("let n = UIScreen.main.nativeBounds.width", 750),
    ])
  func rectangles(_ statements: String, _ number: Double) throws {
    #expect(try Self.width(statements) == number, "\(statements)")
  }

  @Test(
    "what isn't known stays unknown",
    arguments: [
      "let n = CGRect(x: 0, y: 0, width: 10, height: 10).insetBy(dx: 6, dy: 0).width",
      "let n = [Int](repeating: 0, count: 9_000_000_000).count", "let n = 7 / 0",
      "let n = [Int](repeating: 0, count: -1).count",
      "let n = UIScreen.main.applicationFrame.height",
      "let n = String(repeating: \"ab\", count: 9_000_000_000_000_000_000).count",
      "let n = String(repeating: \"\", count: -1).count", "let n = [3, 4].shuffled()[0]",
      "let n = [5, 7].firstIndex { $0 > strange }!", "let n = 9_000_000_000_000_000 * 9",
      "var a = [3, 1]; a.shuffle(); let n = a[0]",
      "var s = \"ab\"; s.removeLast(); let n = s.count",
      "let n = [box, box].sorted { _, _ in strange }.count",
      "let n = [1, 2].prefix(through: 1).count",
      "let n = UIScreen.main.bounds.width as! Int", "let n = 5...3",
      "let n = [10, 20, 30, 40][1...][1]",
    ])
  func unknown(_ statements: String) throws {
    #expect(try Self.width(statements) == nil, "\(statements)")
  }

  @Test("a view removes only the constraints that it holds")
  func removal() throws {
    let removals = [
      ("let c = make(); c.isActive = true; box.removeConstraint(c)", 1),
      ("let c = make(); c.isActive = true; removeConstraint(c)", 0),
      ("let c = make(); addConstraint(c); removeConstraints([c])", 0),
      ("let c = make(); c.isActive = true; removeConstraints(constraints)", 0),
    ]
    for (statements, count) in removals {
      let source = """
        class V: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            let box = UIView(), other = UIView()
            addSubview(box)
            addSubview(other)
            func make() -> NSLayoutConstraint { box.topAnchor.constraint(equalTo: other.bottomAnchor) }
            \(statements)
          }
        }
        """
      let document = try #require(try SwiftReader.documents([source]).first)
      let layout = try #require(try document.layout(of: "V")).layout
      #expect(layout.constraints.count { layout.constraint($0).isActive } == count, "\(statements)")
    }
  }
}
