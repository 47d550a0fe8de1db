import Foundation

extension UIToolbar {
    func encodeBar(_ coder: NSCoder) {
        if !appearances.isManaged, !content.items.isEmpty { coder.encode(content.items as NSArray, forKey: "items") }
        encodeAppearances(coder)
    }

    func decodeBar(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        decodeAppearances(coder)
        if let items = coder.object("items", as: [UIBarButtonItem].self) { setItems(items, animated: false) }
    }
}
