import Foundation
import Testing
import UIKit

extension UIEdgeInsets {
    fileprivate init(top: CGFloat = 0, bottom: CGFloat = 0, left: CGFloat = 0, right: CGFloat = 0) {
        self.init(top: top, left: left, bottom: bottom, right: right)
    }
}

extension NSDirectionalEdgeInsets {
    fileprivate init(leading: CGFloat = 0, trailing: CGFloat = 0) {
        self.init(top: 0, leading: leading, bottom: 0, trailing: trailing)
    }
}

struct EdgeInsetsTests {
    @Test func `an app's own initializers with defaults are not ambiguous`() {
        #expect(UIEdgeInsets(left: 42) == UIEdgeInsets(top: 0, left: 42, bottom: 0, right: 0))
        #expect(NSDirectionalEdgeInsets(leading: 4).leading == 4)
        #expect(UIEdgeInsets() == .zero && NSDirectionalEdgeInsets() == .zero)
    }
}
