import AutoLayout

/// The kinds of devices on which an app runs, and its orientations there, according to its project.
package struct SupportedScreens: Hashable, Sendable {
  /// The known orientations for a kind of device.
  package struct Sides: Hashable, Sendable {
    /// Whether the app is shown in portrait (`false`), landscape (`true`), or both; empty if it doesn't run there.
    package var isLandscape: Set<Bool>
    /// The files that say so.
    package var sources: Set<String>

    /// Creates the orientations that a file gives.
    package init(isLandscape: Set<Bool>, sources: Set<String>) {
      (self.isLandscape, self.sources) = (isLandscape, sources)
    }

    /// The union of both.
    func union(_ other: Sides) -> Sides {
      Sides(
        isLandscape: isLandscape.union(other.isLandscape), sources: sources.union(other.sources))
    }
  }

  /// The orientations by kind of device, without kinds that the project doesn't mention.
  package private(set) var sides: [UserInterfaceIdiom: Sides]

  /// Creates the support; by default, nothing is known.
  package init(_ sides: [UserInterfaceIdiom: Sides] = [:]) { self.sides = sides }

  /// The combined support of two files of one app.
  func joined(with other: SupportedScreens) -> SupportedScreens {
    SupportedScreens(
      sides.merging(other.sides) { own, other in
        if own.isLandscape.isEmpty { return own }
        if other.isLandscape.isEmpty { return other }
        return own.union(other)
      })
  }

  /// The support if any of several apps may be meant: unknown if one of them says nothing.
  init(ofAny apps: [SupportedScreens]) {
    sides = apps.first?.sides ?? [:]
    for app in apps.dropFirst() {
      for (idiom, known) in sides {
        sides[idiom] = app.sides[idiom].map(known.union)
      }
    }
  }
}

/// The screens of an app according to one file: an Info.plist, or the build settings of a target.
struct DeclaredScreens: Sendable {
  /// The kinds of devices; nil if they aren't given.
  var idioms: Set<UserInterfaceIdiom>?
  /// The kinds of devices by default; nil if unknown.
  var usualIdioms: Set<UserInterfaceIdiom>?
  /// The orientations by kind of device.
  var isLandscape: [UserInterfaceIdiom: Set<Bool>] = [:]

  /// Xcode's default kinds of devices.
  static let usualIdioms: Set<UserInterfaceIdiom> = [.phone]

  /// UIKit's names of orientations, without their prefix → whether they are landscape.
  private static let orientations: [(ending: String, isLandscape: Bool)] = [
    ("OrientationPortrait", false), ("OrientationPortraitUpsideDown", false),
    ("OrientationLandscapeLeft", true), ("OrientationLandscapeRight", true),
  ]
  /// The numbers of `UIDeviceFamily` and `TARGETED_DEVICE_FAMILY` that are kinds of devices with a screen of iOS.
  private static let families: [(number: String, idiom: UserInterfaceIdiom)] = [
    ("1", .phone), ("2", .pad),
  ]

  /// The orientations that some names mean; nil if one of them isn't UIKit's, such as a build setting.
  static func orientations(_ names: [String]) -> Set<Bool>? {
    var found: Set<Bool> = []
    for name in names {
      guard let known = orientations.first(where: { name.hasSuffix($0.ending) }) else { return nil }
      found.insert(known.isLandscape)
    }
    return found.isEmpty ? nil : found
  }

  /// The kinds of devices that some numbers mean; nil if there are none, or one isn't a number.
  static func idioms(_ numbers: [String]) -> Set<UserInterfaceIdiom>? {
    if numbers.isEmpty || numbers.contains(where: { Int($0) == nil }) { return nil }
    return Set(families.filter { numbers.contains($0.number) }.map { $0.idiom })
  }

  /// The same without the orientations, for when another file gives them.
  var withoutOrientations: DeclaredScreens {
    DeclaredScreens(idioms: idioms, usualIdioms: usualIdioms)
  }

  /// What it means for an app.
  ///
  /// - Parameter path: The file that says so.
  /// - Returns: What the app supports.
  func supported(says path: String) -> SupportedScreens {
    var sides: [UserInterfaceIdiom: SupportedScreens.Sides] = [:]
    for idiom in UserInterfaceIdiom.allCases {
      let isMissing = idioms.map { !$0.contains(idiom) } ?? false
      guard let known = isMissing ? [] : isLandscape[idiom] else { continue }
      sides[idiom] = SupportedScreens.Sides(isLandscape: known, sources: [path])
    }
    return SupportedScreens(sides)
  }
}

extension DeclaredScreens {
  /// Reads the idiom from the name of a file without its extension: UIKit uses `Main~ipad` only on tablets.
  init(fileName: String) {
    idioms = Self.suffixes.first { fileName.hasSuffix($0.suffix) }.map { [$0.idiom] }
  }

  /// The suffixes of names for one kind of device.
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

  /// What the build settings of a target say: `TARGETED_DEVICE_FAMILY`, and what Xcode writes into the Info.plist from
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
