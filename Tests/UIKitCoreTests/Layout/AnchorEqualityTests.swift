import Testing
import UIKit

/// Equality of anchors.
@MainActor
struct AnchorEqualityTests {
    @Test("anchors of the same place are equal, and others are not")
    func equality() {
        let (view, inner) = (UIView(), UIView())
        view.addSubview(inner)
        #expect(view.topAnchor == view.topAnchor)
        #expect(view.topAnchor != view.bottomAnchor)
        #expect(view.topAnchor != inner.topAnchor)
        #expect(view.topAnchor.hash == view.topAnchor.hash)
        let constraint = inner.topAnchor.constraint(equalTo: view.topAnchor)
        #expect(constraint.firstAnchor == inner.topAnchor)
        #expect(constraint.secondAnchor == view.topAnchor)
    }
}
