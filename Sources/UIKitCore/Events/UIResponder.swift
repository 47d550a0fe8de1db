import CallStack
import Diagnostics
public import Foundation
public import FoundationAdditions
public import ObjectiveCRuntime

/// An object that handles events: a view, a controller, a window or the application.
///
/// The last reference may be released on any thread. The object and its properties are deinitialized on the main
/// thread, where `deinit` of a subclass runs.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociatedValues.Owner, KeyValueObserver, UIResponderStandardEditActions {
    final nonisolated(unsafe) package var associatedValues: AssociatedValues?
    public override init() {
        super.init()
        MainThreadDeinit.claim(self)
    }

    /// The next responder, which receives the events that this responder does not handle.
    open var next: UIResponder? { nil }

    /// Called after a change of a value that this object observes by `addObserver(_:forKeyPath:options:context:)`. The
    /// default implementation does nothing.
    nonisolated open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    // MARK: First responder

    /// Whether the object can become the first responder, which receives keys and text. The default is false.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the object can resign first responder status. The default is true.
    open var canResignFirstResponder: Bool { true }
    /// Whether the object is the first responder of its window.
    open var isFirstResponder: Bool { higher.isFirstInWindow }

    /// Makes this object the first responder. Returns false if this object or the current first responder refuses.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if let exchanged = exchanged(.becomeFirstResponder) { return exchanged.call() }
        return higher.claimFirstResponder()
    }

    /// Resigns first responder status. Returns true if the object was not the first responder. Returns false if it
    /// refuses.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        if let exchanged = exchanged(.resignFirstResponder) { return exchanged.call() }
        return higher.resignAsFirstResponder()
    }

    // MARK: Input views

    /// A view at the bottom of the window while this object is the first responder, in place of the keyboard. Nil by
    /// default: the next responder with an input view supplies the view.
    ///
    /// The view keeps the height of its frame. A view without a height has the height of its constraints, or its
    /// intrinsic height. The property is read when a responder becomes the first responder, and by
    /// ``reloadInputViews()``. Keys of a hardware keyboard still reach the first responder.
    ///
    /// Documented (UIResponder.inputView): the view replaces the keyboard; the search goes up the responder chain.
    open var inputView: UIView? { nil }
    /// A view above the keyboard and the ``inputView`` while this object is the first responder. Without a keyboard the
    /// view is at the bottom of the window. Nil by default: the next responder with an accessory view supplies the
    /// view. The rules of ``inputView`` apply.
    ///
    /// A controller that becomes the first responder keeps its accessory view visible, also while a field inside the
    /// accessory view is the first responder.
    open var inputAccessoryView: UIView? { nil }
    /// A controller whose view replaces the keyboard, if ``inputView`` is nil. Nil by default.
    open var inputViewController: UIInputViewController? { nil }
    /// A controller whose view is displayed above the keyboard, if ``inputAccessoryView`` is nil. Nil by default.
    open var inputAccessoryViewController: UIInputViewController? { nil }
    /// The bar buttons beside the suggestions of a software keyboard. The same object for each call.
    /// - Coverage: inert (Linux has no bar of suggestions)
    open var inputAssistantItem: UITextInputAssistantItem { higher.assistantItem }
    /// Reads the input views again, and displays the new views. Does nothing if this object is not the first responder.
    open func reloadInputViews() { higher.requestInputViews() }

    // MARK: Pastes and drops

    /// The types that the object accepts in drops and from the pasteboard. A view with a configuration is a target of
    /// drags, without a ``UIDropInteraction``. Nil, the default, accepts nothing.
    open var pasteConfiguration: UIPasteConfiguration?
    /// Takes the items of a drop or of the pasteboard. Does nothing by default.
    open func paste(itemProviders: [NSItemProvider]) {}
    /// Returns whether the object accepts the items. By default, whether an item has a type of the
    /// ``pasteConfiguration``.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { higher.acceptsItems(of: itemProviders) }

    // MARK: Actions

    /// Returns whether the object performs an action in its current state. The default is whether it has the method.
    /// Overrides may disable an action temporarily, for example for a menu.
    ///
    /// The default for ``paste(_:)`` is whether the ``pasteConfiguration`` accepts the items of the pasteboard; for
    /// commands of searches, whether a view has a ``UIFindInteraction`` that performs the command. The default for
    /// other commands of ``UIResponderStandardEditActions`` is false, also for a class that overrides the method,
    /// because Swift cannot find an override. Override this method too.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        guard StandardEditAction.contains(action) else { return action.fits(self) }
        if let command = FindCommand(rawValue: action.name) { return findPresenter?.canPerform(command) == true }
        return action.name == "paste:" && pastedItems != nil
    }
    /// The find interaction that performs the commands of searches.
    var findPresenter: (any FindPresenter)? { nil }

    // MARK: Commands of editing

    /// Does nothing by default.
    open func cut(_ sender: Any?) {}
    /// Does nothing by default.
    open func copy(_ sender: Any?) {}
    /// Passes the items of the pasteboard to ``paste(itemProviders:)`` if the ``pasteConfiguration`` accepts them.
    open func paste(_ sender: Any?) { if let items = pastedItems { paste(itemProviders: items) } }
    /// Does nothing by default.
    open func pasteAndMatchStyle(_ sender: Any?) {}
    /// Does nothing by default.
    open func pasteAndGo(_ sender: Any?) {}
    /// Does nothing by default.
    open func pasteAndSearch(_ sender: Any?) {}
    /// Does nothing by default.
    open func select(_ sender: Any?) {}
    /// Does nothing by default.
    open func selectAll(_ sender: Any?) {}
    /// Does nothing by default.
    open func delete(_ sender: Any?) {}
    /// Does nothing by default.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    /// Does nothing by default.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    /// Does nothing by default.
    open func toggleBoldface(_ sender: Any?) {}
    /// Does nothing by default.
    open func toggleItalics(_ sender: Any?) {}
    /// Does nothing by default.
    open func toggleUnderline(_ sender: Any?) {}
    /// Does nothing by default.
    open func increaseSize(_ sender: Any?) {}
    /// Does nothing by default.
    open func decreaseSize(_ sender: Any?) {}
    /// Does nothing by default.
    open func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}
    // The commands of searches call the ``UIFindInteraction`` of a view.
    open func find(_ sender: Any?) { findPresenter?.perform(.find) }
    open func findAndReplace(_ sender: Any?) { findPresenter?.perform(.replace) }
    open func findNext(_ sender: Any?) { findPresenter?.perform(.next) }
    open func findPrevious(_ sender: Any?) { findPresenter?.perform(.previous) }
    open func useSelectionForFind(_ sender: Any?) { findPresenter?.perform(.useSelection) }
    /// Does nothing by default.
    open func printContent(_ sender: Any?) {}
    /// Does nothing by default.
    open func duplicate(_ sender: Any?) {}
    /// Does nothing by default.
    open func move(_ sender: Any?) {}
    /// Does nothing by default.
    open func export(_ sender: Any?) {}
    /// Does nothing by default.
    open func rename(_ sender: Any?) {}

    // MARK: Targets of actions

    /// Returns the first responder from this object up the chain that performs the action, or nil.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender)
            ? self : asking { $0.target(forAction: action, withSender: sender) }
    }

    /// The keyboard shortcuts of this object while it is in the responder chain. Read for each key that is pressed.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Updates a command, such as its ``UICommand/attributes``, before this object performs the command.
    open func validate(_ command: UICommand) {}
    /// Changes a menu system before its menus are shown. Does nothing by default; overrides call super.
    ///
    /// Documented (UIResponder.buildMenu(with:)): ``UIMenuSystem/main`` asks the application and its delegate; the
    /// system of context menus asks the responders from the first responder up the chain.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    // MARK: Interface Builder

    /// Called after the object was created from a storyboard or a nib, with its outlets and actions connected.
    /// Overrides call super.
    open func awakeFromNib() {}
    /// - Coverage: inert (Interface Builder, which calls it, does not run here)
    open func prepareForInterfaceBuilder() {}
    /// The outlets, actions and attributes that documents of Interface Builder can connect and set, besides UIKit's own
    /// members. See ``InterfaceMember``. Overrides add entries to the value of super. Beyond UIKit, where Objective-C
    /// finds members by name.
    open class var interfaceMembers: [InterfaceMember] { [] }

    // MARK: Activities

    /// The user's current activity, from which the app can restore it. Only the app reads it: there is no connection to
    /// other devices. A scene saves the activity that its delegate returns from `stateRestorationActivity(for:)`.
    /// - Coverage: inert (UIKit transfers no activity to another device)
    open var userActivity: NSUserActivity? {
        didSet {
            if userActivity != nil, !keepsUserActivity {
                Log.once("UIResponder.userActivity has no effect: Linux transfers no activity to other devices")
            }
        }
    }
    /// Whether UIKit itself reads the activity.
    var keepsUserActivity: Bool { false }
    /// Updates the content of the activity. Called before a scene's state is saved, for scenes, their delegates and
    /// controllers whose ``userActivity`` has `needsSave` set. For other responders, an app that saves an activity
    /// calls the method.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Restores an activity.
    /// - Coverage: never called by UIKit here; an app that was given an activity calls it.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// The language in which the user types into the object: the language of the desktop by default.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

    // MARK: Undo

    /// The undo manager of the nearest responder up the chain that has an undo manager. A window has its own undo
    /// manager. Nil for a responder outside a window. Text fields and text views register the typing of the user.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Touches

    /// Called when touches began on the view. The default implementation calls the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let exchanged = exchanged(.touchesBegan) { return exchanged.call(touches, event) }
        passOn { $0.touchesBegan(touches, with: event) }
    }
    /// Called when touches moved. A touch belongs to the view in which it began, also outside the view's bounds.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let exchanged = exchanged(.touchesMoved) { return exchanged.call(touches, event) }
        passOn { $0.touchesMoved(touches, with: event) }
    }
    /// Called when touches ended.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let exchanged = exchanged(.touchesEnded) { return exchanged.call(touches, event) }
        passOn { $0.touchesEnded(touches, with: event) }
    }
    /// Called when a gesture or the desktop cancelled the touches, or the view left the window. Undo the effects of the
    /// touches.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let exchanged = exchanged(.touchesCancelled) { return exchanged.call(touches, event) }
        passOn { $0.touchesCancelled(touches, with: event) }
    }
    /// Called when estimated properties of a pencil's touches were updated. Never called: no pencil reports estimates.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Motions

    /// Called when the user began to shake the device. The default implementation calls the next responder. A desktop
    /// has no sensor of motions: `TestApp.shake()` of a test shakes.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        passOn { $0.motionBegan(motion, with: event) }
    }
    /// Called when the shake is over. The default implementation calls the next responder.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        passOn { $0.motionEnded(motion, with: event) }
    }
    /// Called when a shake is no longer one, for example because it takes too long. The default implementation calls
    /// the next responder. Not called here: a shake of a test always ends.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        passOn { $0.motionCancelled(motion, with: event) }
    }
    /// Called for a command of a remote control, such as a key for playing. The default implementation calls the next
    /// responder. Not called here: the keys of a desktop's player do not reach apps as events.
    open func remoteControlReceived(with event: UIEvent?) { passOn { $0.remoteControlReceived(with: event) } }

    // MARK: Keys

    /// Called when a key was pressed, and again for each repetition. The default implementation calls the next
    /// responder.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !typeKey(presses) { passOn { $0.pressesBegan(presses, with: event) } }
    }
    /// Called when a key was released. The default implementation calls the next responder.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn { $0.pressesEnded(presses, with: event) }
    }

    // MARK: Gestures of a screen reader

    /// Called for the screen reader's escape gesture. Returns whether it was handled. The default implementation calls
    /// the next responder. A navigation controller goes back; a presented controller is dismissed.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Called for the screen reader's main action of a screen, such as play.
    open func accessibilityPerformMagicTap() -> Bool { false }

    /// The searches of a screen reader from the object and from everything inside. Nil by default.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { RareValue.find(RareValue.rotors, of: self) }
        set { RareValue.set(newValue, RareValue.rotors, of: self) }
    }

    /// Receives text for the first responder. A responder that edits text inserts the text.
    package func receive(text: String) -> Bool {
        guard let input = self as? any UIKeyInput else { return asking { $0.receive(text: text) } ?? false }
        input.insertText(text)
        return true
    }

    /// Receives the composition of an input method, with its selected range in UTF-16 units.
    package func receive(composition: String, selected: Range<Int>) -> Bool {
        asking { $0.receive(composition: composition, selected: selected) } ?? false
    }

    /// The rectangle next to which an input method shows its window, in window coordinates. Nil if no text is edited.
    var textInputRect: CGRect? { self is any UIKeyInput ? higher.frameInWindow : nil }

    /// Called for Escape before ``performBack()``: cancels an operation that does not leave the screen.
    package func performCancel() -> Bool { asking { $0.performCancel() } ?? false }

    /// Called for Escape after ``performCancel()``: closes what is in front of the screen, such as a sheet or a menu.
    package func performDismissal() -> Bool { asking { $0.performDismissal() } ?? false }

    /// Called for the mouse's back button and the keys that go back. The first responder up the chain that can go back
    /// does so.
    package func performBack() -> Bool { asking { $0.performBack() } ?? false }
}

extension UIResponder {
    /// The items of the pasteboard, if the object accepts them.
    private var pastedItems: [NSItemProvider]? {
        guard pasteConfiguration != nil else { return nil }
        let items = higher.pasteboardItems
        return items.isEmpty || !canPaste(items) ? nil : items
    }

    /// Passes an event to the next responder. Long chains do not overflow the call stack.
    private func passOn(_ event: (UIResponder) -> Void) {
        guard let next else { return }
        CallStack.withRoom { event(next) }
    }

    /// Returns the answer of the next responder, or nil without a next responder.
    private func asking<Answer>(_ question: (UIResponder) -> Answer?) -> Answer? {
        guard let next else { return nil }
        var answer: Answer?
        CallStack.withRoom { answer = question(next) }
        return answer
    }
}

/// The place of a responder in its window. A higher folder finds the window, because it declares views and controllers.
@preconcurrency @MainActor
protocol ResponderInWindow: AnyObject {
    /// Whether the responder is the first responder of its window.
    var isFirstInWindow: Bool { get }
    /// The frame of a view in window coordinates; nil for other responders.
    var frameInWindow: CGRect? { get }
    /// Makes the responder the first responder of its window. Returns false if a responder refuses.
    func claimFirstResponder() -> Bool
    /// Resigns first responder status. Returns false if the responder refuses.
    func resignAsFirstResponder() -> Bool
    /// Reads the input views of the first responder again.
    func requestInputViews()
    /// The item of the bar of suggestions.
    var assistantItem: UITextInputAssistantItem { get }
    /// Whether one of the items has a type of the paste configuration.
    func acceptsItems(of providers: [NSItemProvider]) -> Bool
    /// The items of the general pasteboard.
    var pasteboardItems: [NSItemProvider] { get }
}

extension UIResponder {
    /// The responder, for calls of higher folders' work.
    private var higher: any ResponderInWindow { self }
}
