import Foundation

extension UIBarAppearance.Background {
    @MainActor var form: ArchivedValues {
        var form = ArchivedValues()
        if let effect { form["effect"] = NSNumber(value: effect.style.rawValue) }
        form.set(color?.form, "color")
        form.set(image?.form, "image")
        form["mode"] = NSNumber(value: imageMode.rawValue)
        form.set(shadowColor?.form, "shadowColor")
        form.set(shadowImage?.form, "shadowImage")
        return form
    }

    @MainActor init(_ form: ArchivedValues) {
        effect = form.integer("effect").flatMap { UIBlurEffect.Style(rawValue: $0) }.map { UIBlurEffect(style: $0) }
        color = form.form("color").flatMap { UIColor($0) }
        image = form.form("image").flatMap { UIImage($0) }
        imageMode = form.integer("mode").flatMap { UIView.ContentMode(rawValue: $0) } ?? .scaleToFill
        shadowColor = form.form("shadowColor").flatMap { UIColor($0) }
        shadowImage = form.form("shadowImage").flatMap { UIImage($0) }
    }
}
