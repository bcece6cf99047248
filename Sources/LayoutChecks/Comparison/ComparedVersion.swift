import AutoLayout
import InterfaceBuilder

/// One version of a file that is compared with another.
package struct ComparedVersion: Sendable {
  /// Its layouts; none if the version doesn't have the file.
  package let subjects: [CheckSubject]
  /// Its contents besides frames and constraints; nil if it isn't a document.
  package let contents: DocumentContents?

  /// Creates a version; without contents it is a script, code, or a file that isn't there.
  package init(_ subjects: [CheckSubject] = [], contents: DocumentContents? = nil) {
    (self.subjects, self.contents) = (subjects, contents)
  }

  /// The layouts by what stands for them in both versions.
  ///
  /// A scene may have several root views, which have ids of their own in documents.
  var keyed: [(key: String, subject: CheckSubject)] {
    var counts: [String: Int] = [:]
    return subjects.map { subject in
      let root = subject.sources == nil ? "" : subject.source(of: subject.layout.root).id
      let key = "\(subject.sceneID)#\(root)"
      counts[key, default: 0] += 1
      return ("\(key)#\(counts[key] ?? 0)", subject)
    }
  }
}

/// Two versions of a layout; at least one is present.
struct SubjectPair {
  let old: SceneSnapshot?
  let new: SceneSnapshot?
  /// The views that have other names, where names are all that tells views apart.
  let renames: [(old: String, new: String)]

  init(_ old: CheckSubject?, _ new: CheckSubject?) {
    self.new = new.map(SceneSnapshot.init)
    guard let old, let new else {
      (self.old, renames) = (old.map(SceneSnapshot.init), [])
      return
    }
    let found = ViewRenames(from: old, to: new)
    (self.old, renames) = (SceneSnapshot(found.old), found.names)
  }

  /// The newest version.
  var subject: CheckSubject? { (new ?? old)?.subject }

  /// The names of its views and constraints by object id; those of the new version where it has them.
  var names: [String: String] {
    var names: [String: String] = [:]
    for side in [old, new].compactMap({ $0 }) where side.subject.sources != nil {
      for item in side.views.values {
        names[side.subject.source(of: item).id] = side.layout.model.path(of: item)
      }
      for id in side.constraints.values {
        names[side.subject.source(of: id).id] = side.layout.equation(of: id)
      }
    }
    return names
  }
}
