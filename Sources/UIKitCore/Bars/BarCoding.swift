import CoreGraphics
import Foundation
import NavigationLogic

/// Archives of bars with their items and appearances; delegates and closures are left out. Chosen: appearance proxies
/// have precedence over archived appearances, as over the values that a class sets itself.
extension AppearanceBar {
    func encodeBar(_ coder: NSCoder) {
        let items = archivedItems
        if !items.isEmpty { coder.encode(items as NSArray, forKey: "items") }
        encodeOwnValues(coder)
        encodeAppearances(coder)
    }

    func decodeBar(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        decodeAppearances(coder)
        decodeOwnValues(coder)
        guard let items = coder.object("items", as: [Item].self) else { return }
        setItems(items, animated: false)
        decodedItems(items, coder)
    }

    func encodeOwnValues(_ coder: NSCoder) {}
    func decodeOwnValues(_ coder: NSCoder) {}
    func decodedItems(_ items: [Item], _ coder: NSCoder) {}

    private func encodeAppearances(_ coder: NSCoder) {
        for (key, path) in appearancePaths { coder.encode(appearances.given[keyPath: path], forKey: "look." + key) }
        appearances.legacy.form.encode(to: coder, "look.older")
    }

    private func decodeAppearances(_ coder: NSCoder) {
        for (key, path) in appearancePaths {
            if let appearance = coder.object("look." + key, as: Appearance.self) { setAppearance(path, appearance) }
        }
        if let form = ArchivedValues(coder, "look.older") { setLegacy { $0 = LegacyBarAppearance(form) } }
    }
}

extension LegacyBarAppearance {
    var form: ArchivedValues {
        var form = ArchivedValues()
        form["style"] = NSNumber(value: style.rawValue)
        if let isTranslucent { form["translucent"] = NSNumber(value: isTranslucent) }
        form.set(tint?.form, "tint")
        var all = ArchivedValues()
        for (slot, given) in images { all.set(given.image.form, "\(slot.position.rawValue) \(slot.metrics.rawValue)") }
        form.set(all, "images")
        all = ArchivedValues()
        for (position, image) in shadows { all.set(image.form, "\(position.rawValue)") }
        form.set(all, "shadows")
        if let title { form.set(title, "title") }
        if let largeTitle { form.set(largeTitle, "largeTitle") }
        all = ArchivedValues()
        for (metrics, offset) in titleOffsets { all.set(offset, "\(metrics.rawValue)") }
        form.set(all, "titleOffsets")
        form.set(indicatorImage?.form, "indicator")
        form.set(indicatorMask?.form, "indicatorMask")
        return form
    }

    init(_ form: ArchivedValues) {
        style = form.integer("style").flatMap { UIBarStyle(rawValue: $0) } ?? .default
        isTranslucent = form.integer("translucent").map { $0 != 0 }
        tint = form.form("tint").flatMap { UIColor($0) }
        for metrics in UIBarMetrics.each {
            for position in UIBarPosition.each {
                guard let image = form.form("images")?.form("\(position.choice.rawValue) \(metrics.choice.rawValue)")
                else { continue }
                setImage(UIImage(image), position, metrics)
            }
            titleOffsets[metrics] = form.form("titleOffsets")?.number("\(metrics.rawValue)")
        }
        for position in UIBarPosition.each {
            shadows[position] = form.form("shadows")?.form("\(position.rawValue)").flatMap { UIImage($0) }
        }
        if form.form("title") != nil { title = form.attributes("title") }
        if form.form("largeTitle") != nil { largeTitle = form.attributes("largeTitle") }
        indicatorImage = form.form("indicator").flatMap { UIImage($0) }
        indicatorMask = form.form("indicatorMask").flatMap { UIImage($0) }
    }
}

extension UIBarMetrics {
    fileprivate static let each: [UIBarMetrics] = [.default, .compact, .defaultPrompt, .compactPrompt]
}

extension UIBarPosition {
    fileprivate static let each: [UIBarPosition] = [.any, .bottom, .top, .topAttached]
}
