import Foundation

extension UINavigationBar {
    /// Encodes the bar. The items of a controller's bar belong to the controller and are not encoded.
    func encodeBar(_ coder: NSCoder) {
        if stack.host == nil, !stack.ownItems.isEmpty { coder.encode(stack.ownItems as NSArray, forKey: "items") }
        coder.encode(prefersLargeTitles, forKey: "prefersLargeTitles")
        coder.encode(Int(appearances.behavior.rawValue), forKey: "behavior")
        encodeAppearances(coder)
    }

    func decodeBar(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        decodeAppearances(coder)
        if appearances.legacy.style != .default { styleChanged() }
        if coder.bool("prefersLargeTitles", default: false) { prefersLargeTitles = true }
        appearances.behavior = UIBehavioralStyle(rawValue: UInt(clamping: coder.integer("behavior"))) ?? .automatic
        if let items = coder.object("items", as: [UINavigationItem].self) { setItems(items, animated: false) }
    }
}
