import CoreGraphics
import Diagnostics
public import Foundation
import QuartzCore

/// A view that displays a caret.
@preconcurrency @MainActor
public protocol UITextCursorView: UIView {
    /// Whether the caret blinks.
    var isBlinking: Bool { get set }
    /// Begins the period of blinking again, with a visible caret.
    func resetBlinkAnimation()
}

/// A view that displays the selected text.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UIView {
    /// The rectangles of the selection.
    var selectionRects: [UITextSelectionRect] { get set }
}

/// Supplies the view behind or in front of a text in which the caret and the selection are displayed.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    /// Returns the view for the selection; nil, the default, is the view of the interaction.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
    /// Returns the view for the caret; nil, the default, is the view of the interaction.
    func selectionContainerViewAboveText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    /// Returns nil.
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
    /// Returns nil.
    public func selectionContainerViewAboveText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}

/// Displays the caret and the selection of a text of the app's own.
///
/// The app calls ``setNeedsSelectionUpdate()`` after each change of the selection or of the text.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    /// The view of the interaction.
    public private(set) weak var view: UIView?
    /// The text; a weak reference.
    public private(set) weak var textInput: (any UIResponder & UITextInput)?
    /// Supplies the containers of the caret and the selection; nil by default.
    public private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
    /// Whether the caret and the selection are displayed. False by default.
    open var isActivated = false { didSet { if isActivated != oldValue { layoutManagedSubviews() } } }
    /// The view of the caret. An app may assign another view.
    open var cursorView: any UITextCursorView = TextCursorView() {
        didSet {
            oldValue.removeFromSuperview()
            layoutManagedSubviews()
        }
    }
    /// The view of the selection. An app may assign another view.
    open var highlightView: any UITextSelectionHighlightView = TextHighlightView() {
        didSet {
            oldValue.removeFromSuperview()
            layoutManagedSubviews()
        }
    }
    private var needsUpdate = false

    /// Creates an interaction for ``UIView/addInteraction(_:)``.
    public init(
        textInput: any UIResponder & UITextInput, delegate: (any UITextSelectionDisplayInteractionDelegate)? = nil
    ) {
        (self.textInput, self.delegate) = (textInput, delegate)
        super.init()
    }

    /// Called by the view. Removes the views when the interaction is removed from its view.
    open func willMove(to view: UIView?) {
        guard view == nil else { return }
        cursorView.removeFromSuperview()
        highlightView.removeFromSuperview()
    }
    /// Called by the view.
    open func didMove(to view: UIView?) {
        self.view = view
        layoutManagedSubviews()
    }

    /// Displays the current selection before the next frame, with a visible caret.
    open func setNeedsSelectionUpdate() {
        cursorView.resetBlinkAnimation()
        guard !needsUpdate, let view else { return }
        needsUpdate = true
        view.appContext.after(0) { [weak self] in
            guard let self, self.needsUpdate else { return }
            self.needsUpdate = false
            self.layoutManagedSubviews()
        }
    }

    /// Places the views of the caret and the selection now.
    open func layoutManagedSubviews() {
        guard let view, let textInput else { return }
        let selection = isActivated ? textInput.selectedTextRange : nil
        let source = textInput.textInputView
        func show(_ part: UIView, in container: UIView?, atBack: Bool) {
            let container = container ?? view
            guard part.superview !== container else { return }
            if atBack { container.insertSubview(part, at: 0) } else { container.addSubview(part) }
        }
        if let selection, selection.isEmpty {
            show(cursorView, in: delegate?.selectionContainerViewAboveText(for: self), atBack: false)
            cursorView.frame = source.convert(textInput.caretRect(for: selection.start), to: cursorView.superview)
            cursorView.isHidden = false
            cursorView.isBlinking = true
        } else {
            cursorView.isBlinking = false
            cursorView.isHidden = true
        }
        let rects = selection.flatMap { $0.isEmpty ? nil : textInput.selectionRects(for: $0) } ?? []
        if !rects.isEmpty {
            show(highlightView, in: delegate?.selectionContainerViewBelowText(for: self), atBack: true)
            highlightView.frame = source.convert(source.bounds, to: highlightView.superview)
            highlightView.bounds = source.bounds
        }
        highlightView.selectionRects = rects
        highlightView.isHidden = rects.isEmpty
    }
}

/// The standard caret.
private final class TextCursorView: UIView, UITextCursorView {
    private var blink: ScheduledWork?
    var isBlinking = false { didSet { if isBlinking != oldValue { resetBlinkAnimation() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = 1
        backgroundColor = tintColor
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }

    func resetBlinkAnimation() {
        blink?.cancel()
        blink = nil
        alpha = 1
        if isBlinking, window != nil { blinkLater(0) }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        resetBlinkAnimation()
    }

    /// Chosen: as in text fields, half a second on and half a second off for ten seconds.
    private func blinkLater(_ count: Int) {
        blink = appContext.after(0.5) { [weak self] in
            guard let self, self.isBlinking, self.window != nil else { return }
            self.alpha = count < 20 ? (self.alpha > 0 ? 0 : 1) : 1
            if count < 20 { self.blinkLater(count + 1) }
        }
    }
}

/// The standard selection: the tint color at a fifth.
private final class TextHighlightView: UIView, UITextSelectionHighlightView {
    var selectionRects: [UITextSelectionRect] = [] { didSet { setNeedsLayout() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        while subviews.count > selectionRects.count { subviews.last?.removeFromSuperview() }
        for (index, rect) in selectionRects.enumerated() {
            let part = index < subviews.count ? subviews[index] : UIView()
            if part.superview == nil { addSubview(part) }
            // Folklore (text/selection): the tint color at a fifth.
            part.backgroundColor = tintColor.withAlphaComponent(0.2)
            part.frame = rect.rect
        }
    }
}

/// The magnified text under a finger. Chosen: the type exists so that code for it compiles; no facts about the loupe's
/// size and motion are known, so no loupe is displayed.
@preconcurrency @MainActor
open class UITextLoupeSession: NSObject {
    /// Returns nil: no loupe is displayed.
    open class func begin(
        at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
    ) -> UITextLoupeSession? {
        Log.once("UITextLoupeSession.begin returns nil: there is no loupe")
        return nil
    }

    override init() { super.init() }

    /// Does nothing.
    open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {}
    /// Does nothing.
    open func invalidate() {}
}
