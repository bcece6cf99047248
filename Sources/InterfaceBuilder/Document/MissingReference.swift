/// Something that a document refers to by name, and that its app doesn't have.
package struct MissingReference: Hashable, Sendable {
  /// The kind of what the app lacks.
  package enum Kind: Hashable, Sendable {
    /// A property in one of the app's own classes.
    case property(ofClass: String)
    /// An image.
    case image
  }

  /// The kind of what the app lacks.
  package let kind: Kind
  /// The name that the document writes.
  package let name: String
  /// The id of the outlet, or of the view that shows the image.
  package let id: String
  /// Where the document refers to it.
  package let place: DocumentPlace
}

extension InterfaceDocument {
  /// The references of a scene to things that its app doesn't have.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - assets: The images of the app; nil if unknown.
  ///   - facts: What the code of a class of the app does.
  /// - Returns: Outlets for which a fully known class has no property, and images that are in no catalog and no file,
  ///   in document order.
  package func missingReferences(
    in scene: DocumentScene, assets: NearbyAssets?, _ facts: (_ className: String) -> CodeFacts
  ) -> [MissingReference] {
    let outlets = scene.codeOutlets.values.joined().filter {
      CodeFacts.lacksProperty($0.property, ofClass: $0.ownerClass, facts)
    }.map {
      MissingReference(
        kind: .property(ofClass: $0.ownerClass), name: $0.property, id: $0.id, place: $0.place)
    }
    let images = assets.map { missingImages(in: scene, $0) } ?? []
    return (outlets + images).sorted { $0.place < $1.place }
  }

  private func missingImages(in scene: DocumentScene, _ assets: NearbyAssets) -> [MissingReference]
  {
    scene.views.flatMap { view -> [MissingReference] in
      // A view with an outlet may get its image from code.
      guard scene.codeOutlets[view.id] == nil else { return [] }
      let owners = [view.element] + view.element.children.filter { Self.owners.contains($0.name) }
      var seen: Set<String> = []
      return owners.flatMap { owner -> [MissingReference] in
        if owner["catalog"] == Self.system { return [] }
        let names =
          Self.imageAttributes.compactMap { owner[$0] }
          + owner.children("imageReference").filter { $0["catalog"] != Self.system }
          .compactMap { $0["image"] }
        return names.filter {
          !symbols.contains($0) && seen.insert($0).inserted && assets.lacks(imageNamed: $0)
        }.map { MissingReference(kind: .image, name: $0, id: view.id, place: owner.place) }
      }
    }
  }

  /// The catalog of symbols.
  private static let system = "system"
  /// Elements inside a view that show images for it.
  private static let owners: Set<String> = [
    "state", "buttonConfiguration", "backgroundConfiguration",
  ]
  private static let imageAttributes = [
    "image", "highlightedImage", "backgroundImage", "selectedImage",
  ]
}

extension CodeFacts {
  /// Whether all code of a class is known, and declares no property with a name.
  static func lacksProperty(
    _ name: String, ofClass owner: String, _ facts: (_ className: String) -> CodeFacts
  ) -> Bool {
    guard let base = base(of: owner, facts), base.hasPrefix("UI"), !systemOutlets.contains(name)
    else { return false }
    let names = whole(of: owner, facts).names
    if names.contains(anyKey) { return false }
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
    return [name, "_\(name)", setter].allSatisfy { !names.contains($0) }
  }

  /// The method that accepts outlets without a property.
  private static let anyKey = "forUndefinedKey"

  /// The properties of UIKit's own classes that documents connect (UIKit's headers, `IBOutlet` and others with setters).
  private static let systemOutlets: Set<String> = [
    "view", "contentView", "imageView", "textLabel", "detailTextLabel", "titleLabel", "delegate",
    "dataSource", "tableView", "collectionView", "tableHeaderView", "tableFooterView",
    "backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView", "accessoryView",
    "editingAccessoryView", "inputView", "inputAccessoryView", "searchDisplayController",
    "searchBar", "navigationItem", "tabBarItem", "navigationBar", "toolbar", "tabBar",
    "refreshControl", "titleView", "customView", "gestureRecognizers", "viewControllers",
    "prefetchDataSource", "dragDelegate", "dropDelegate", "transitioningDelegate", "menu",
    "maskView", "mask", "window",
    "searchContentsController", "searchResultsDataSource", "searchResultsDelegate",
    "collectionViewLayout", "leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem",
    "leftView", "rightView",
  ]
}
