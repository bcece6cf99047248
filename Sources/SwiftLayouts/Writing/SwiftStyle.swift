/// How constraints are written in Swift.
package enum SwiftStyle: String, Hashable, Sendable, CaseIterable {
  /// `a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)`
  case anchors
  /// `make.top.equalTo(b.snp.bottom).offset(8)`
  case snapkit
  /// `NSLayoutConstraint(item: a, attribute: .top, …)`
  case initializers
}
