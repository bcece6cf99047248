/// Documents of a few elements, for tests of the program.
enum SmallDocument {
  /// A storyboard for a phone of 375 × 667 points with some scenes.
  static func storyboard(_ scenes: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes>
    \(scenes.joined(separator: "\n"))
    </scenes></document>

    """
  }

  /// A scene with views in the root view, whose safe area has the id `safe`; ids begin with that of the scene.
  static func scene(
    _ id: String = "main", width: Int = 375, height: Int = 667, views: String,
    constraints: String = "", connections: String = "", controller: String = ""
  ) -> String {
    """
    <scene sceneID="\(id)"><objects>
    <viewController id="\(id)-controller" sceneMemberID="viewController">
    <view key="view" id="\(id)-root">
    <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
    <viewLayoutGuide key="safeArea" id="\(id)-safe"/>
    <subviews>
    \(views)
    </subviews>
    <constraints>
    \(constraints)
    </constraints>
    </view>
    <connections>
    \(connections)
    </connections>
    \(controller)
    </viewController></objects></scene>
    """
  }

  /// A label of one line in the system font.
  static func label(
    _ id: String, _ text: String, x: Double = 20, y: Double, width: Double, content: String = ""
  ) -> String {
    """
    <label text="\(text)" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="20.5"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>\(content)</label>
    """
  }

  /// The constraint that ties an edge of a view to that of another one.
  static func constraint(
    _ view: String, _ attribute: String, _ other: String, _ constant: Double = 0
  ) -> String {
    """
    <constraint firstItem="\(view)" firstAttribute="\(attribute)" secondItem="\(other)" \
    secondAttribute="\(attribute)" constant="\(constant)" id="\(view)-\(attribute)"/>
    """
  }
}

/// Layouts of a few commands for tests of `lay check`.
enum SmallScript {
  /// A label that is too narrow for its text, as a constraint with a name says.
  static let narrow = """
    add label title "A title that is rather long"
    pin title.leading = safeArea.leading + 20
    pin title.top = safeArea.top + 20
    pin title.width = 100 as narrow

    """
  /// A view without findings.
  static let fine = "add view box\npin box edges to superview\n"
}
