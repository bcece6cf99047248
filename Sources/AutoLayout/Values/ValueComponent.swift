/// A part of a value, named after a dot as in `frame.size.height`.
package struct ValueComponent: Sendable {
  /// UIKit's name.
  package let name: String
  /// The kind of value that has it.
  package let owner: PropertyValue.Kind
  let get: @Sendable (PropertyValue) -> PropertyValue?
  /// The value with another component; nil if it can't be set.
  let set: (@Sendable (PropertyValue, PropertyValue) -> PropertyValue?)?

  init(
    _ name: String, of owner: PropertyValue.Kind,
    get: @escaping @Sendable (PropertyValue) -> PropertyValue?,
    set: (@Sendable (PropertyValue, PropertyValue) -> PropertyValue?)? = nil
  ) {
    self.name = name
    self.owner = owner
    self.get = get
    self.set = set
  }

  /// The component with a name, ignoring case; nil if a kind doesn't have it.
  package static func named(_ name: String, of kind: PropertyValue.Kind) -> ValueComponent? {
    all.first { $0.owner == kind && Name.matches($0.name, name) }
  }

  /// The names of the components that a kind has.
  package static func names(of kind: PropertyValue.Kind) -> [String] {
    all.filter { $0.owner == kind }.map { $0.name }
  }

  /// Every component.
  package static let all: [ValueComponent] = numbers + rectangles + lists

  /// The numbers of a value, each by its name.
  private static let numbers = PropertyValue.Kind.allCases.flatMap { kind in
    PropertyValue.parts(of: kind).enumerated().compactMap { place, name in
      name.isEmpty ? nil : number(name, at: place, of: kind)
    }
  }

  private static func number(_ name: String, at place: Int, of kind: PropertyValue.Kind)
    -> ValueComponent
  {
    ValueComponent(
      name, of: kind,
      get: { value in
        if case .size(let width, let height) = value {
          return [width, height][place].map(PropertyValue.number)
        }
        return value.numbers.indices.contains(place) ? .number(value.numbers[place]) : nil
      },
      set: { value, number in
        guard case .number(let number) = number else { return nil }
        if case .size(let width, let height) = value {
          return place == 0
            ? .size(width: number, height: height) : .size(width: width, height: number)
        }
        var numbers = value.numbers
        guard numbers.indices.contains(place) else { return nil }
        numbers[place] = number
        return PropertyValue(kind, numbers: numbers)
      })
  }

  /// The members of `CGRect`, and a center.
  private static let rectangles = [
    ValueComponent(
      "origin", of: .rect, get: { PropertyValue(.point, numbers: Array($0.numbers.prefix(2))) },
      set: { rect, origin in
        origin.kind == .point
          ? PropertyValue(.rect, numbers: origin.numbers + rect.numbers.suffix(2)) : nil
      }),
    ValueComponent(
      "size", of: .rect, get: { PropertyValue(.size, numbers: Array($0.numbers.suffix(2))) },
      set: { rect, size in
        size.kind == .size
          ? PropertyValue(.rect, numbers: rect.numbers.prefix(2) + size.numbers) : nil
      }),
    ValueComponent("center", of: .rect) { rect in
      place(0.5, in: rect).map { .point(Point(x: $0[0], y: $0[1])) }
    },
    ValueComponent("minX", of: .rect) { place(0, in: $0).map { .number($0[0]) } },
    ValueComponent("midX", of: .rect) { place(0.5, in: $0).map { .number($0[0]) } },
    ValueComponent("maxX", of: .rect) { place(1, in: $0).map { .number($0[0]) } },
    ValueComponent("minY", of: .rect) { place(0, in: $0).map { .number($0[1]) } },
    ValueComponent("midY", of: .rect) { place(0.5, in: $0).map { .number($0[1]) } },
    ValueComponent("maxY", of: .rect) { place(1, in: $0).map { .number($0[1]) } },
    ValueComponent("integral", of: .rect) { rect in
      guard let near = place(0, in: rect), let far = place(1, in: rect) else { return nil }
      let start = near.map { $0.rounded(.down) }
      let size = zip(far, start).map { $0.rounded(.up) - $1 }
      return PropertyValue(.rect, numbers: start + size)
    },
  ]

  /// The x and y of the point of a rectangle at a fraction of its width and height.
  private static func place(_ fraction: Double, in rect: PropertyValue) -> [Double]? {
    guard case .rect(let rect) = rect else { return nil }
    return [
      rect.origin.x + fraction * rect.size.width, rect.origin.y + fraction * rect.size.height,
    ]
  }

  private static let lists = [
    ValueComponent("count", of: .list) { .number(Double(elements($0).count)) },
    ValueComponent("isEmpty", of: .list) { .bool(elements($0).isEmpty) },
    ValueComponent("first", of: .list) { elements($0).first },
    ValueComponent("last", of: .list) { elements($0).last },
  ]

  private static func elements(_ list: PropertyValue) -> [PropertyValue] {
    guard case .list(let values) = list else { return [] }
    return values
  }
}

extension PropertyValue {
  /// A part of the value: `size` of a frame, `count` of a list.
  ///
  /// - Throws: When a value of this kind has no such part, or this one lacks it.
  package func component(_ name: String) throws(LayoutError) -> PropertyValue {
    guard let component = ValueComponent.named(name, of: kind) else {
      // Numbers in parentheses are read as whichever kind has such a part.
      for kind in [Kind.point, .size, .rect] {
        guard self.kind == .list, ValueComponent.named(name, of: kind) != nil else { continue }
        let value = read(as: kind)
        if value.kind == kind { return try value.component(name) }
      }
      throw noComponent(name)
    }
    guard let value = component.get(self) else {
      throw kind == .list
        ? LayoutError("the list is empty") : LayoutError("it has no intrinsic \(component.name)")
    }
    return try value.checked()
  }

  /// The value with a nested part replaced; the path begins with the outermost name.
  ///
  /// - Throws: When there is no such part, it follows from others, or it takes another kind of value.
  package func replacing(_ path: ArraySlice<String>, with value: PropertyValue)
    throws(LayoutError) -> PropertyValue
  {
    guard let name = path.first else { return value }
    guard let component = ValueComponent.named(name, of: kind) else { throw noComponent(name) }
    guard let set = component.set else {
      throw LayoutError("\(component.name) of \(kind.phrase) can't be set")
    }
    let part = try self.component(name).replacing(path.dropFirst(), with: value)
    guard let result = set(self, part) else {
      let wanted = component.get(self)?.kind ?? .number
      throw LayoutError("\(component.name) takes \(wanted.phrase), not \(part.kind.phrase)")
    }
    return result
  }

  private func noComponent(_ name: String) -> LayoutError {
    let known = ValueComponent.names(of: kind)
    return LayoutError(
      "\(kind.phrase) has no \(name)",
      remedy: known.isEmpty ? nil : "it has \(known.joined(separator: ", "))")
  }
}
