import CoreGraphics
import Diagnostics
public import Foundation
import QuartzCore

/// A view in place of the keyboard, or above the keyboard, with the background of a keyboard.
@preconcurrency @MainActor
open class UIInputView: UIView, UIInputViewAudioFeedback {
    /// The background of an input view.
    public enum Style: Int, Sendable {
        /// A clear background. Apple's name for a view that is not a keyboard.
        case `default` = 0
        /// The blurred background of a keyboard.
        case keyboard
    }

    /// The background of the view, set at creation.
    public let inputViewStyle: Style
    /// Whether the height of the view follows its constraints. False by default: the view keeps the height of its
    /// frame.
    open var allowsSelfSizing = false { didSet { if allowsSelfSizing != oldValue { superview?.setNeedsLayout() } } }
    private var background: UIVisualEffectView?

    /// Creates a view with a background.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        guard inputViewStyle == .keyboard else { return }
        let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
        background.frame = bounds
        background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(background)
        self.background = background
    }

    /// Creates a view with a clear background.
    public convenience override init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    /// Decodes a view with a clear background.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}

/// An input view that clicks when a key is tapped.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether the view clicks. False by default.
    /// - Coverage: inert (`UIDevice.playInputClick()` plays no sound)
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// Returns false.
    public var enableInputClicksWhenVisible: Bool { false }
}

/// The bar buttons beside the suggestions of a software keyboard.
///
/// Linux has no bar of suggestions: the groups are stored and not displayed.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// Whether the user may hide the bar. Documented (UITextInputAssistantItem.allowsHidingShortcuts): true by default.
    /// - Coverage: inert (there is no bar)
    open var allowsHidingShortcuts = true { didSet { noteAbsence() } }
    /// The buttons at the leading end; empty by default.
    /// - Coverage: inert (there is no bar)
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] { didSet { noteAbsence() } }
    /// The buttons at the trailing end; empty by default.
    /// - Coverage: inert (there is no bar)
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] { didSet { noteAbsence() } }

    /// Creates an item without buttons.
    public override init() { super.init() }

    private func noteAbsence() {
        Log.once("UITextInputAssistantItem: Linux has no bar of suggestions; use inputAccessoryView for buttons")
    }
}
