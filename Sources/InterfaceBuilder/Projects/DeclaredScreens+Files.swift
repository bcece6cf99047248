import AutoLayout

extension DeclaredScreens {
  /// Reads the idiom from the name of a file, without its extension: UIKit takes `Main~ipad` only on tablets.
  init(fileName: String) {
    idioms = Self.suffixes.first { fileName.hasSuffix($0.suffix) }.map { [$0.idiom] }
  }

  /// The suffixes of names for one kind of devices.
  private static let suffixes: [(idiom: UserInterfaceIdiom, suffix: String)] = [
    (.phone, "~iphone"), (.pad, "~ipad"),
  ]

  /// What the Info.plist of an app says: `UISupportedInterfaceOrientations`, with `~iphone` and `~ipad` where
  /// they differ, and `UIDeviceFamily`.
  init(infoPlist list: [String: PropertyList.Value]) {
    let all = Self.orientations(in: list, "")
    for (idiom, suffix) in Self.suffixes {
      isLandscape[idiom] = Self.orientations(in: list, suffix) ?? all
    }
    idioms = list["UIDeviceFamily"]?.list.flatMap { numbers in
      Self.idioms(numbers.compactMap { $0.number.map(String.init) ?? $0.text })
    }
  }

  private static func orientations(
    in list: [String: PropertyList.Value], _ suffix: String
  ) -> Set<Bool>? {
    list["UISupportedInterfaceOrientations\(suffix)"]?.list
      .flatMap { orientations($0.compactMap { $0.text }) }
  }

  /// What the build settings of a target say: `TARGETED_DEVICE_FAMILY`, and what of the Info.plist Xcode makes of
  /// `INFOPLIST_KEY_UISupportedInterfaceOrientations`, with `_iPhone` and `_iPad` where they differ.
  init(_ setting: (String) -> String?) {
    func orientations(_ suffix: String) -> Set<Bool>? {
      setting("INFOPLIST_KEY_UISupportedInterfaceOrientations\(suffix)")
        .flatMap { Self.orientations($0.split(separator: " ").map(String.init)) }
    }
    let all = orientations("")
    for (idiom, suffix) in [(UserInterfaceIdiom.phone, "_iPhone"), (.pad, "_iPad")] {
      isLandscape[idiom] = orientations(suffix) ?? all
    }
    idioms = setting("TARGETED_DEVICE_FAMILY").flatMap { families in
      Self.idioms(families.split { $0 == "," || $0 == " " }.map(String.init))
    }
  }
}
