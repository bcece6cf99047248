import InterfaceBuilder
import Testing

@Suite("The example of InterfaceBuilder") struct InterfaceBuilderExample {
  @Test func runs() throws {
    let xib = """
      <document targetRuntime="iOS.CocoaTouch" toolsVersion="17701" useAutolayout="YES">
        <objects>
          <view id="root" userLabel="Card">
            <rect key="frame" x="0" y="0" width="320" height="100"/>
            <subviews>
              <view id="bar" userLabel="Bar" translatesAutoresizingMaskIntoConstraints="NO"/>
            </subviews>
            <constraints>
              <constraint firstItem="bar" firstAttribute="width" secondItem="root"
                secondAttribute="width" multiplier="1:4" id="quarter"/>
            </constraints>
          </view>
        </objects>
      </document>
      """
    let document = try InterfaceDocument(Array(xib.utf8))
    let part = document.parts[0]
    #expect(part.name == "Card")

    let opened = try document.layout(of: part)
    var layout = opened.layout
    layout.solve()
    let bar = opened.views[1].item
    #expect(layout.name(of: bar) == "Bar")
    #expect(layout.frame(of: bar).size.width == 80)
  }
}
