import UIKit

/// A larger area of touch for views that ask for one.
extension UIView {
    private static var insetKey: UInt8 = 0
    public var touchInset: CGFloat {
        get { objc_getAssociatedObject(self, &Self.insetKey) as? CGFloat ?? 0 }
        set {
            _ = Self.enlargeOnce
            objc_setAssociatedObject(self, &Self.insetKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    private static let enlargeOnce: Void = {
        let selectors = [
            (#selector(UIView.point(inside:with:)), #selector(UIView.enlarged_point(inside:with:))),
            (#selector(UIView.layoutSubviews), #selector(UIView.counted_layoutSubviews)),
            (#selector(UIView.didMoveToWindow), #selector(UIView.noted_didMoveToWindow)),
        ]
        for (original, replacement) in selectors {
            let first = class_getInstanceMethod(UIView.self, original)!
            let second = class_getInstanceMethod(UIView.self, replacement)!
            method_exchangeImplementations(first, second)
        }
    }()

    @objc func enlarged_point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard touchInset != 0 else { return enlarged_point(inside: point, with: event) }
        return bounds.insetBy(dx: -touchInset, dy: -touchInset).contains(point)
    }

    @objc func counted_layoutSubviews() {
        counted_layoutSubviews()
        if tag == 77 { Visits.note("layout") }
    }

    @objc func noted_didMoveToWindow() {
        noted_didMoveToWindow()
        if tag == 77 { Visits.note(window == nil ? "left" : "entered") }
    }
}

/// Setters and methods of a class itself.
extension UILabel {
    public static func shout() {
        Exchange.methods(of: UILabel.self, #selector(setter: UILabel.text), #selector(UILabel.shouted_setText(_:)))
    }

    @objc func shouted_setText(_ text: String?) { shouted_setText(tag == 77 ? text?.uppercased() : text) }
}

extension UIFont {
    private static let methods: (Method, Method)? = {
        guard let original = class_getClassMethod(UIFont.self, #selector(UIFont.systemFont(ofSize:))),
            let larger = class_getClassMethod(UIFont.self, #selector(UIFont.larger_systemFont(ofSize:)))
        else { return nil }
        return (original, larger)
    }()

    public static func enlarge() { methods.map { method_exchangeImplementations($0, $1) } }

    @objc class func larger_systemFont(ofSize size: CGFloat) -> UIFont { larger_systemFont(ofSize: size + 1) }
}

/// Two methods of the app's own class.
public final class Counter: NSObject {
    @objc dynamic public func next(_ number: Int) -> Int { number + 1 }
    @objc dynamic public func twice(_ number: Int) -> Int { number * 2 }

    public static func exchange() {
        let one = class_getInstanceMethod(Counter.self, #selector(next(_:)))!
        let other = class_getInstanceMethod(Counter.self, #selector(twice(_:)))!
        method_exchangeImplementations(one, other)
    }

    @objc public func fixed(_ number: Int) -> Int { 42 }

    public static func fix() -> () -> Void {
        let method = class_getInstanceMethod(Counter.self, #selector(next(_:)))!
        let fixed = class_getInstanceMethod(Counter.self, #selector(fixed(_:)))!
        let former = method_setImplementation(method, method_getImplementation(fixed))
        return { method_setImplementation(method, former) }
    }
}

extension UIPickerView {
    /// A method that cannot be exchanged here.
    public static func exchangeWhatIsUnknown() -> Bool {
        let reload = class_getInstanceMethod(UIPickerView.self, #selector(UIPickerView.reloadAllComponents))
        let other = class_getInstanceMethod(UIPickerView.self, #selector(UIPickerView.noted_reloadAllComponents))
        if let reload, let other { method_exchangeImplementations(reload, other) }
        return class_getInstanceMethod(UIPickerView.self, NSSelectorFromString("noSuchMethod:")) == nil && reload != nil
    }

    @objc func noted_reloadAllComponents() {
        noted_reloadAllComponents()
        Visits.note("reload")
    }
}
