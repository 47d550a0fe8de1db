import Foundation

extension UINavigationBar {
    var archivedItems: [UINavigationItem] { stack.host == nil ? stack.ownItems : [] }

    func encodeOwnValues(_ coder: NSCoder) {
        coder.encode(prefersLargeTitles, forKey: "prefersLargeTitles")
        coder.encode(Int(appearances.behavior.rawValue), forKey: "behavior")
    }

    func decodeOwnValues(_ coder: NSCoder) {
        if appearances.legacy.style != .default { styleChanged() }
        if coder.bool("prefersLargeTitles", default: false) { prefersLargeTitles = true }
        appearances.behavior = UIBehavioralStyle(rawValue: UInt(clamping: coder.integer("behavior"))) ?? .automatic
    }
}
