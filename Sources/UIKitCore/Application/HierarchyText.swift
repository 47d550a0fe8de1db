import Foundation
import ObjectiveCRuntime
import QuartzCore

/// Views and controllers as text, which tests compare and a debugger prints.
///
/// The texts have no public member, as on iOS: `perform(Selector("recursiveDescription"))` returns the text of a view,
/// and `printHierarchy` that of a controller. Debuggers and packages for tests write an underscore before the name.
@MainActor
enum HierarchyText {
    /// Makes the texts available to selectors. The object of a selector's result is a string.
    static func register() { _ = registered }

    private static let registered: Bool = {
        SelectorMessages.register(
            SelectorMessage(UIView.self, "recursiveDescription") { view, _ in
                .answered(text(of: view))
            }, for: "recursiveDescription")
        SelectorMessages.register(
            SelectorMessage(UIViewController.self, "printHierarchy") { controller, _ in
                .answered(text(of: controller))
            }, for: "printHierarchy")
        return true
    }()

    // MARK: Views

    /// A line for each view, the subviews indented.
    static func text(of view: UIView) -> String {
        lines(view, indentation: "").joined(separator: "\n")
    }

    private static func lines(_ view: UIView, indentation: String) -> [String] {
        [indentation + line(view)] + view.subviews.flatMap { lines($0, indentation: indentation + "   | ") }
    }

    private static func line(_ view: UIView) -> String {
        let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map(number)
        var parts = ["frame = (\(frame[0]) \(frame[1]); \(frame[2]) \(frame[3]))"]
        if let text = (view as? UILabel)?.text ?? (view as? UITextField)?.text { parts.append("text = '\(text)'") }
        if view.clipsToBounds { parts.append("clipsToBounds = YES") }
        if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
        if view.isHidden { parts.append("hidden = YES") }
        if !view.isOpaque { parts.append("opaque = NO") }
        let mask = resizing(view.autoresizingMask)
        if !mask.isEmpty { parts.append("autoresize = \(mask)") }
        if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if view.tag != 0 { parts.append("tag = \(view.tag)") }
        parts.append("layer = <\(name(view.layer)): \(address(view.layer))>")
        return "<\(name(view)): \(address(view)); \(parts.joined(separator: "; "))>"
    }

    private static func resizing(_ mask: UIView.AutoresizingMask) -> String {
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
    }

    // MARK: Controllers

    /// A line for each controller: children indented, presented controllers with a plus sign.
    static func text(of controller: UIViewController) -> String {
        lines(controller, start: "", sign: "").joined(separator: "\n")
    }

    private static func lines(_ controller: UIViewController, start: String, sign: String) -> [String] {
        var found = [start + sign + line(controller)]
        let inner = start + (sign.isEmpty ? "" : "   | ")
        for child in controller.children { found += lines(child, start: inner, sign: "   | ") }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
            found += lines(presented, start: inner, sign: "   + ")
        }
        return found
    }

    private static func line(_ controller: UIViewController) -> String {
        let state =
            switch controller.appearance.phase {
            case .hidden: "disappeared"
            case .appearing: "appearing"
            case .shown: "appeared"
            case .disappearing: "disappearing"
            }
        let head = "<\(name(controller)) \(address(controller))>, state: \(state), view: "
        guard let view = controller.viewIfLoaded else { return head + "(view not loaded)" }
        return head + "<\(name(view)) \(address(view))>" + (view.window == nil ? " not in the window" : "")
    }

    // MARK: Words

    /// The name of the class, with the module of an app's class.
    private static func name(_ object: AnyObject) -> String {
        let name = String(reflecting: type(of: object))
        for module in ["UIKitCore.", "QuartzCore."] where name.hasPrefix(module) {
            return String(name.dropFirst(module.count))
        }
        return name
    }

    private static func address(_ object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }

    /// A number without a point if it is whole, with at most six significant digits.
    private static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "\(value)" }
        return String(format: "%g", Double(value))
    }
}
