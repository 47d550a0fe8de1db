import Diagnostics

/// The input views of a first responder, found up the responder chain.
@MainActor
struct InputViewChoice {
    /// A view and the responder that supplies the view.
    struct Supplied {
        let view: UIView
        weak var supplier: UIResponder?
        /// The controller of the view, if a controller supplies the view.
        let controller: UIInputViewController?

        init(_ view: UIView, _ supplier: UIResponder, controller: UIInputViewController? = nil) {
            (self.view, self.supplier, self.controller) = (view, supplier, controller)
        }
    }

    private(set) var input: Supplied?
    private(set) var accessory: Supplied?

    /// Reads the properties of the app's responders.
    ///
    /// Documented (UIResponder.inputView): the nearest responder with a view supplies the view.
    init(for responder: UIResponder?) {
        var next = responder
        while let current = next, input == nil || accessory == nil {
            if input == nil {
                input = Self.supplied(current, view: current.inputView, or: { current.inputViewController })
            }
            if accessory == nil {
                accessory = Self.supplied(
                    current, view: current.inputAccessoryView, or: { current.inputAccessoryViewController })
            }
            next = current.next
        }
        if let input, input.view === accessory?.view { accessory = nil }
    }

    private static func supplied(
        _ supplier: UIResponder, view: UIView?, or controller: () -> UIInputViewController?
    ) -> Supplied? {
        if let view { return isUsable(view, supplier) ? Supplied(view, supplier) : nil }
        guard let controller = controller(), let view = controller.view, isUsable(view, supplier) else { return nil }
        return Supplied(view, supplier, controller: controller)
    }

    /// A view that holds its own controller's view cannot be moved to the bottom of the window.
    private static func isUsable(_ view: UIView, _ supplier: UIResponder) -> Bool {
        let held = (supplier as? UIViewController)?.viewIfLoaded ?? supplier as? UIView
        guard view is UIWindow || (held?.isDescendant(of: view) == true && supplier is UIViewController) else {
            return true
        }
        Log.once(
            """
            \(type(of: supplier)).inputView or inputAccessoryView is the responder's own superview; the view stays in \
            place. Return a separate view
            """)
        return false
    }
}
