import Foundation

extension NSAttributedString {
    /// A copy that nothing changes. Properties of UIKit copy a text, so that later changes of a mutable text have no
    /// effect.
    var immutable: NSAttributedString { NSAttributedString(attributedString: self) }
}
