import CoreGraphics
import Foundation

extension UIFont {
    var form: ArchivedValues {
        var form = ArchivedValues()
        form.set(request.size, "size")
        form["weight"] = NSNumber(value: request.weight)
        form["family"] = request.family
        if request.isItalic { form["italic"] = NSNumber(value: 1) }
        if request.isMonospaced { form["monospaced"] = NSNumber(value: 1) }
        if request.hasMonospacedDigits { form["digits"] = NSNumber(value: 1) }
        return form
    }

    convenience init?(_ form: ArchivedValues) {
        guard let size = form.number("size"), size > 0 else { return nil }
        self.init(
            FontRequest(
                family: form.string("family"), size: size, weight: form.integer("weight") ?? 400,
                isItalic: form.integer("italic") == 1,
                hasMonospacedDigits: form.integer("digits") == 1, isMonospaced: form.integer("monospaced") == 1))
    }
}
