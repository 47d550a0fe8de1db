import CallStack
public import Foundation

/// An object that events travel through: views, their controllers, the window, the application.
///
/// Its last release may be on any thread: the object, with what it holds, is freed on the main thread, and there
/// `deinit` of a subclass runs.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociatedValues.Owner, KeyValueObserver {
    final nonisolated(unsafe) var associatedValues: AssociatedValues?
    public override init() {
        super.init()
        MainThreadDeinit.claim(self)
    }

    /// The object asked when this one does not handle an event.
    open var next: UIResponder? { nil }

    /// Called after a change of a value that this object observes by `addObserver(_:forKeyPath:options:context:)`. The
    /// default does nothing.
    nonisolated open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    // MARK: First responder

    /// Whether keys and text may go to this object. Overridden by those that take them.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the object may lose keys and text again. True unless overridden.
    open var canResignFirstResponder: Bool { true }
    /// Whether keys and text come to this object.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes this the object that keys and text go to; false when it or the one before it refuses.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if let exchanged = exchanged(.becomeFirstResponder) { return exchanged.call() }
        return claimFirstResponder()
    }

    /// Keys and text do not come to this object any more; true where they did not before. False when it refuses.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        if let exchanged = exchanged(.resignFirstResponder) { return exchanged.call() }
        return resignAsFirstResponder()
    }

    final func claimFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let window = responderWindow else { return false }
        return window.makeFirstResponder(self)
    }

    final func resignAsFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder, let window = responderWindow else { return false }
        window.firstResponder = nil
        window.setNeedsLayout()
        return true
    }

    var responderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current as? UIView { return view.window }
            if let controller = current as? UIViewController { return controller.viewIfLoaded?.window }
            responder = current.next
        }
        return nil
    }

    /// A view in place of the keyboard while this is the first responder; nil for the keyboard.
    /// - Coverage: never shown (there is no software keyboard to replace)
    open var inputView: UIView? { nil }
    /// A view above the keyboard while this is the first responder.
    /// - Coverage: never shown (there is no software keyboard to stand on)
    open var inputAccessoryView: UIView? { nil }
    /// Looks at the two views anew.
    /// - Coverage: inert (there is no software keyboard)
    open func reloadInputViews() {}

    // MARK: Actions

    /// Whether the object performs an action now: by default, whether it has the method. Overridden to say no for a
    /// while, as for a menu.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.fits(self) }

    /// The first object from this one up the chain that performs the action; nil for none.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender)
            ? self : asking { $0.target(forAction: action, withSender: sender) }
    }

    /// Shortcuts of the keyboard that the object offers while it is in the chain. Asked at each key that goes down.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Brings a command up to date, its ``UICommand/attributes`` above all, before this object performs it.
    open func validate(_ command: UICommand) {}

    // MARK: Interface Builder

    /// Called when the object was made of a storyboard or a nib, and its outlets and actions are connected. Overrides
    /// call super.
    open func awakeFromNib() {}
    /// - Coverage: inert (Interface Builder, which calls it, does not run here)
    open func prepareForInterfaceBuilder() {}
    /// Outlets, actions and values that documents of Interface Builder may connect and set, beside UIKit's own. See
    /// ``InterfaceMember``. Overrides add theirs to super's. Beyond UIKit, where Objective-C finds members by name.
    open class var interfaceMembers: [InterfaceMember] { [] }

    // MARK: Activities

    /// What the user does here, described so that it can be taken up again. Nothing reads it but the app; no other
    /// device is asked. What a scene keeps of it is its delegate's answer to `stateRestorationActivity(for:)`.
    /// - Coverage: inert by itself (no other device is asked)
    open var userActivity: NSUserActivity? {
        didSet {
            if userActivity != nil, !keepsUserActivity {
                Log.once("UIResponder.userActivity has no effect by itself: no other device takes it over")
            }
        }
    }
    /// Whether UIKit itself reads the activity.
    var keepsUserActivity: Bool { false }
    /// Put what it takes to go on into the activity. Called for scenes, their delegates and controllers whose
    /// ``userActivity`` has `needsSave`, before a scene's state is kept; for other responders an app that saves an
    /// activity calls it.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Go on with an activity.
    /// - Coverage: never called by UIKit here; an app that was given an activity calls it.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Undo

    /// The undo manager of the nearest object up the responder chain that has one. A window has one; nil for a
    /// responder in no window. The typing in text fields and text views is undone apart from it.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Touches

    /// Fingers came down on the view. Passed on to the next responder unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let exchanged = exchanged(.touchesBegan) { return exchanged.call(touches, event) }
        passOn { $0.touchesBegan(touches, with: event) }
    }
    /// Also for fingers that left the view: a touch stays with the view that it began in.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let exchanged = exchanged(.touchesMoved) { return exchanged.call(touches, event) }
        passOn { $0.touchesMoved(touches, with: event) }
    }
    /// Fingers were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let exchanged = exchanged(.touchesEnded) { return exchanged.call(touches, event) }
        passOn { $0.touchesEnded(touches, with: event) }
    }
    /// A gesture or the desktop took the touches, or the view left the window: undo what they began.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let exchanged = exchanged(.touchesCancelled) { return exchanged.call(touches, event) }
        passOn { $0.touchesCancelled(touches, with: event) }
    }

    // MARK: Keys

    /// A key went down, again with each repetition. Passed on to the next responder unless overridden.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !typeKey(presses) { passOn { $0.pressesBegan(presses, with: event) } }
    }
    /// A key went up. Passed on to the next responder unless overridden.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn { $0.pressesEnded(presses, with: event) }
    }

    // MARK: A reader's gestures

    /// The reader's "away from here": returns whether it was handled. By default the next responder is asked; a
    /// navigation controller goes back, what is presented goes away.
    open func accessibilityPerformEscape() -> Bool { false }
    /// The reader's one main action of a screen, such as play.
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// Text for the first responder; a responder that edits text inserts it.
    package func receive(text: String) -> Bool {
        guard let input = self as? any UIKeyInput else { return asking { $0.receive(text: text) } ?? false }
        input.insertText(text)
        return true
    }

    /// Text that an input method still works on, with what is selected of it in UTF-16 units.
    package func receive(composition: String, selected: Range<Int>) -> Bool {
        asking { $0.receive(composition: composition, selected: selected) } ?? false
    }

    /// Where the input method shows its window, in points of the window; nil where no text is edited.
    var textInputRect: CGRect? {
        guard self is any UIKeyInput, let view = self as? UIView else { return nil }
        return view.convert(view.bounds, to: nil)
    }

    /// Escape, before it means "back": what can end without leaving the screen ends.
    package func performCancel() -> Bool { asking { $0.performCancel() } ?? false }

    /// "Back", from the mouse's back button, Alt+Left or Escape. The first responder up the chain that can go back
    /// does.
    package func performBack() -> Bool { asking { $0.performBack() } ?? false }
}

extension UIResponder {
    /// Gives an event to the next responder, however long the chain is.
    private func passOn(_ event: (UIResponder) -> Void) {
        guard let next else { return }
        CallStack.withRoom { event(next) }
    }

    /// The answer of the next responder; nil without one.
    private func asking<Answer>(_ question: (UIResponder) -> Answer?) -> Answer? {
        guard let next else { return nil }
        var answer: Answer?
        CallStack.withRoom { answer = question(next) }
        return answer
    }
}
