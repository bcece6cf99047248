/// The screen that a layout is for: a device in an orientation, perhaps with a root of another size.
public struct Environment: Hashable, Sendable {
  /// The device; gives scale and safe area.
  public private(set) var device: Device
  /// Whether the device lies on its side.
  public private(set) var isLandscape: Bool
  /// The size of the root view in points.
  ///
  /// It differs from the device's after ``resized(to:)``, as on
  /// Interface Builder's freeform canvas, which keeps the bars of the device.
  public private(set) var size: Size
  /// The text size that the user prefers.
  public var contentSizeCategory = ContentSizeCategory.large

  /// The full screen of a device.
  public init(device: Device, isLandscape: Bool = false) {
    self.device = device
    self.isLandscape = isLandscape
    size = isLandscape ? device.size.transposed : device.size
  }

  /// The environment of a new session.
  public static let standard = Environment(device: .standard)

  /// The largest width and height that `resize` takes, in points.
  static let largestExtent = 1e9

  /// The same screen with a root view of another size.
  ///
  /// - Throws: When a number is not finite, negative, or larger than 10⁹ points.
  public func resized(to size: Size) throws(LayoutError) -> Environment {
    let allowed = 0...Self.largestExtent
    guard allowed.contains(size.width), allowed.contains(size.height) else {
      throw LayoutError(
        "the root view can't be \(NumberText.exact(size.width)) × \(NumberText.exact(size.height))",
        remedy: "give a width and height from 0 to 1e9 points")
    }
    var resized = self
    resized.size = size
    return resized
  }

  /// The device turned by a quarter: width and height change places.
  public func rotated() -> Environment {
    var rotated = self
    rotated.isLandscape.toggle()
    rotated.size = size.transposed
    return rotated
  }

  /// What bars, notch and home indicator cover of the root view.
  public var safeArea: EdgeInsets {
    isLandscape ? device.landscapeSafeArea : device.safeArea
  }

  /// Whether the root view has the size of the device's screen.
  public var isFullScreen: Bool {
    size == (isLandscape ? device.size.transposed : device.size)
  }
}
