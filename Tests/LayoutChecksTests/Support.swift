import AutoLayout
import InterfaceBuilder
import LayLanguage
import LayoutDiagnostics
import Testing

@testable import LayoutChecks

/// The findings in a script.
func groups(in script: String, _ check: Check = Check()) throws -> [FindingGroup] {
  let host = Host(
    readFile: { _ in .failure(HostError(reason: "gone")) }, writeFile: { _, _ in nil })
  var interpreter = Interpreter(host: host)
  for statement in try Source(name: "script.lay", text: script).statements() {
    _ = try interpreter.execute(statement)
  }
  return check.groups(of: CheckSubject(script: interpreter.session.layout))
}

/// The findings in a document.
func groups(inDocument text: String, _ check: Check = Check()) throws -> [FindingGroup] {
  let document = try InterfaceDocument([UInt8](text.utf8))
  return try document.parts.flatMap { check.groups(of: try CheckSubject($0, of: document)) }
}

/// A storyboard of one scene for a phone of 375 × 667 points, with these elements in its root view.
func storyboard(
  _ subviews: String, constraints: String = "", variations: String = "", attributes: String = ""
) -> String {
  storyboard(
    content: """
      <subviews>
      \(subviews)
      </subviews>
      <constraints>
      \(constraints)
      </constraints>
      \(variations)
      """, attributes: attributes)
}

/// The same with everything that the root view holds.
func storyboard(content: String, attributes: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
  useSafeAreas="YES"\(attributes)>
  <device id="retina4_7" orientation="portrait" appearance="light"/>
  <scenes><scene sceneID="s1"><objects>
  <viewController id="vc1" sceneMemberID="viewController"><view key="view" id="root">
  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
  <viewLayoutGuide key="safeArea" id="safe"/>
  \(content)
  </view></viewController></objects></scene></scenes></document>
  """
}
