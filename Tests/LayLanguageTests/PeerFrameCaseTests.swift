import Foundation
import Testing

@testable import LayLanguage

/// Layouts from the test suites of other solvers, said in the language.
@Suite struct PeerFrameCaseTests {
  @Test(
    "hold wherever they can be expressed",
    .enabled(if: PeerCase.sharedFile != nil, "there is no corpus"))
  func expressibleCasesHold() throws {
    let file = try #require(PeerCase.sharedFile)
    let cases = try PeerCase.cases(in: try Data(contentsOf: file))
    let framelike = cases.filter { $0.vars.allSatisfy { $0.contains(".") } }
    let scripts = cases.compactMap { peer in PeerScript(peer).map { (peer.id, $0) } }
    print(
      "peers' frame cases: \(scripts.count) of \(framelike.count) can be expressed, of "
        + "\(cases.count) cases in all")
    #expect(!scripts.isEmpty)
    for (id, peer) in scripts {
      var script = Script()
      do { try script.run(peer.lines.joined(separator: "\n"), name: id) } catch {
        Issue.record("\(error)")
      }
    }
  }

  /// Two columns over a footer in a page that is resized, and a badge whose size is only wished.
  private static let own = #"""
    {"cases": [{
      "id": "page", "vars": ["p.w","p.h","a.x","a.w","b.x","b.w","f.y","f.h","a.h","a.y"],
      "steps": [
        {"add": [
          {"id":"pw","terms":[["p.w",1]],"rel":"==","const":300,"prio":1000},
          {"id":"ph","terms":[["p.h",1]],"rel":"==","const":200,"prio":1000},
          {"id":"left","terms":[["a.x",1]],"rel":"==","const":10,"prio":1000},
          {"id":"gap","terms":[["b.x",1],["a.x",-1],["a.w",-1]],"rel":"==","const":20,"prio":1000},
          {"id":"right","terms":[["b.w",1],["p.w",-1],["b.x",1]],"rel":"==","const":-10,"prio":1000},
          {"id":"same","terms":[["a.w",1],["b.w",-1]],"rel":"==","const":0,"prio":1000},
          {"id":"top","terms":[["a.y",2]],"rel":"==","const":12,"prio":1000},
          {"id":"tall","terms":[["a.h",1]],"rel":">=","const":150,"prio":500},
          {"id":"above","terms":[["f.y",-1],["a.y",1],["a.h",1]],"rel":"<=","const":-4,"prio":1000},
          {"id":"foot","terms":[["f.y",1],["f.h",1],["p.h",-1]],"rel":"==","const":0,"prio":1000},
          {"id":"low","terms":[["f.h",1]],"rel":"==","const":60,"prio":750},
          {"id":"grow","terms":[["a.h",1],["p.h",-1]],"rel":"==","const":0,"prio":1}]},
        {"expect": {"a.w":130,"b.x":160,"f.y":140,"a.y":6,"a.h":130}},
        {"setConst": {"pw":500,"gap":40}}, {"expect": {"a.w":220,"b.x":270}},
        {"setPrio": {"low":250}}, {"expect": {"a.h":150,"f.h":40}},
        {"remove": ["tall","grow"]}, {"expect": {"f.h":60}}]
    }]}
    """#

  @Test func ownCase() throws {
    let peer = try #require(try PeerCase.cases(in: Data(Self.own.utf8)).first)
    let lines = try #require(PeerScript(peer)).lines
    #expect(lines.contains("resize 500 200"))
    var script = Script()
    try script.run(lines.joined(separator: "\n"))
  }

  @Test("an expectation that is wrong, and more than two attributes, are noticed") func failures()
    throws
  {
    let wrong = Self.own.replacing(#""b.x":270"#, with: #""b.x":271"#)
    let peer = try #require(try PeerCase.cases(in: Data(wrong.utf8)).first)
    let lines = try #require(PeerScript(peer)).lines
    var script = Script()
    #expect(throws: ScriptError.self) { try script.run(lines.joined(separator: "\n")) }
    let wide = Self.own.replacing(
      #"["a.w",1],["b.w",-1]"#, with: #"["a.w",1],["b.w",-1],["p.w",1]"#)
    let three = try #require(try PeerCase.cases(in: Data(wide.utf8)).first)
    #expect(PeerScript(three)?.lines == nil)
  }
}
