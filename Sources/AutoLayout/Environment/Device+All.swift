/// The table of devices: a row for each screen, with every device that has it.
///
/// Sizes and scales are those of Apple's Human Interface Guidelines (*Layout*, device screen dimensions). Insets come
/// from counts in Interface Builder documents for the devices that occur there, and otherwise from published
/// measurements that at least two sources agree on (Use Your Loaf, screensizes.app, the snapshot configurations of
/// Point-Free).
extension Device {
  /// The device of a new session: 375 × 667, by far the most frequent canvas of Interface Builder
  /// documents (1,030 of 1,634 plain roots).
  public static let standard = homeButton("iPhone SE", 375, 667)

  /// Every device: phones, then tablets, the oldest screens first.
  public static let all: [Device] =
    (phonesWithHomeButton + phonesWithHomeIndicator + tablets).flatMap { $0 }

  private static let phonesWithHomeButton: [[Device]] = [
    each("iPhone 4s") { homeButton($0, 320, 480) },
    each(
      "iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone SE (1st generation)",
      "iPod touch (5th generation)", "iPod touch (6th generation)", "iPod touch (7th generation)"
    ) { homeButton($0, 320, 568) },
    each(
      standard.name, "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8",
      "iPhone SE (2nd generation)", "iPhone SE (3rd generation)"
    ) { homeButton($0, 375, 667) },
    each("iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus") {
      homeButton($0, 414, 736, scale: 3)
    },
  ]

  /// Phones that run only iOS 26 and later have 20 points at the bottom in landscape, earlier ones 21.
  private static let phonesWithHomeIndicator: [[Device]] = [
    each("iPhone X", "iPhone XS", "iPhone 11 Pro") { homeIndicator($0, 375, 812, top: 44) },
    each("iPhone XR", "iPhone 11") { homeIndicator($0, 414, 896, scale: 2, top: 48) },
    each("iPhone XS Max", "iPhone 11 Pro Max") { homeIndicator($0, 414, 896, top: 44) },
    each("iPhone 12 mini", "iPhone 13 mini") { homeIndicator($0, 375, 812, top: 50) },
    each(
      "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"
    ) { homeIndicator($0, 390, 844, top: 47) },
    each("iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus") {
      homeIndicator($0, 428, 926, top: 47)
    },
    each("iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16") {
      homeIndicator($0, 393, 852, top: 59)
    },
    each("iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus") {
      homeIndicator($0, 430, 932, top: 59)
    },
    each("iPhone 16 Pro") { homeIndicator($0, 402, 874, top: 62) },
    each("iPhone 16 Pro Max") { homeIndicator($0, 440, 956, top: 62) },
    each("iPhone 17", "iPhone 17 Pro", "iPhone 18 Pro") {
      homeIndicator($0, 402, 874, top: 62, landscapeBottom: 20)
    },
    each("iPhone 17 Pro Max", "iPhone 18 Pro Max") {
      homeIndicator($0, 440, 956, top: 62, landscapeBottom: 20)
    },
    each("iPhone Air") { homeIndicator($0, 420, 912, top: 68, landscapeBottom: 20) },
    each("iPhone 17e") { homeIndicator($0, 390, 844, top: 47, landscapeBottom: 20) },
  ]

  /// The thirds of 10.9-inch screens and of the 2024 models are guesses based on their predecessors.
  private static let tablets: [[Device]] = [
    each("iPad 2", "iPad mini") { tablet($0, 768, 1024, scale: 1) },
    each(
      "iPad", "iPad (3rd generation)", "iPad (4th generation)", "iPad (5th generation)",
      "iPad (6th generation)", "iPad Air", "iPad Air 2", "iPad Pro 9.7",
      "iPad mini 2", "iPad mini 3", "iPad mini 4", "iPad mini (5th generation)"
    ) { tablet($0, 768, 1024) },
    each("iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)") {
      tablet($0, 810, 1080)
    },
    each("iPad Pro 10.5", "iPad Air (3rd generation)") { tablet($0, 834, 1112) },
    each("iPad Pro 12.9-inch (1st generation)", "iPad Pro 12.9-inch (2nd generation)") {
      tablet($0, 1024, 1366, thirds: (375, 375))
    },
    each("iPad mini (6th generation)", "iPad mini (A17 Pro)") {
      tabletWithIndicator($0, 744, 1133, thirds: (320, 375))
    },
    each(
      "iPad Air (4th generation)", "iPad Air (5th generation)", "iPad (10th generation)",
      "iPad (A16)", "iPad Air 11-inch", "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)",
      "iPad Air 11-inch (M4)"
    ) { tabletWithIndicator($0, 820, 1180, thirds: (320, 375)) },
    each(
      "iPad Pro 11", "iPad Pro 11-inch (1st generation)", "iPad Pro 11-inch (2nd generation)",
      "iPad Pro 11-inch (3rd generation)", "iPad Pro 11-inch (4th generation)"
    ) { tabletWithIndicator($0, 834, 1194, thirds: (320, 375)) },
    each("iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)") {
      tabletWithIndicator($0, 834, 1210, thirds: (320, 375))
    },
    each(
      "iPad Pro 12.9", "iPad Pro 12.9-inch (3rd generation)",
      "iPad Pro 12.9-inch (4th generation)", "iPad Pro 12.9-inch (5th generation)",
      "iPad Pro 12.9-inch (6th generation)", "iPad Air 13-inch", "iPad Air 13-inch (M2)",
      "iPad Air 13-inch (M3)", "iPad Air 13-inch (M4)"
    ) { tabletWithIndicator($0, 1024, 1366, thirds: (375, 375)) },
    each("iPad Pro 13-inch", "iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)") {
      tabletWithIndicator($0, 1032, 1376, thirds: (375, 375))
    },
  ]

  private static func each(_ names: String..., make: (String) -> Device) -> [Device] {
    names.map(make)
  }
}

extension Device {
  /// A phone with a home button: a status bar of 20 points, which landscape hides (iOS 8 and later).
  private static func homeButton(
    _ name: String, _ width: Double, _ height: Double, scale: Double = 2
  ) -> Device {
    Device(
      .homeButton, name, width, height, scale: scale,
      safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscape: .zero)
  }

  /// A phone with a home indicator: 34 points at the bottom.
  ///
  /// In landscape the notch or island covers both sides, whichever way the phone lies, and nothing
  /// covers the top (contested for iOS 26).
  private static func homeIndicator(
    _ name: String, _ width: Double, _ height: Double, scale: Double = 3, top: Double,
    landscapeBottom: Double = 21
  ) -> Device {
    Device(
      .homeIndicator, name, width, height, scale: scale,
      safeArea: EdgeInsets(top: top, left: 0, bottom: 34, right: 0),
      landscape: EdgeInsets(top: 0, left: top, bottom: landscapeBottom, right: top))
  }

  /// A tablet with a home button.
  private static func tablet(
    _ name: String, _ width: Double, _ height: Double, scale: Double = 2,
    thirds: (portrait: Double, landscape: Double) = (320, 320)
  ) -> Device {
    tablet(
      name, width, height, scale: scale, EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      thirds: thirds)
  }

  /// A tablet with a home indicator.
  private static func tabletWithIndicator(
    _ name: String, _ width: Double, _ height: Double,
    thirds: (portrait: Double, landscape: Double)
  ) -> Device {
    tablet(
      name, width, height, scale: 2, EdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      thirds: thirds)
  }

  /// A tablet, which has the same insets in every orientation.
  ///
  /// The widths of its thirds are those that snapshot configurations and public lists of app sizes
  /// agree on.
  private static func tablet(
    _ name: String, _ width: Double, _ height: Double, scale: Double, _ insets: EdgeInsets,
    thirds: (portrait: Double, landscape: Double)
  ) -> Device {
    Device(
      .tablet, name, width, height, scale: scale, safeArea: insets, landscape: insets,
      thirds: Thirds(portrait: thirds.portrait, landscape: thirds.landscape))
  }
}
