import CallStack
import CoreGraphics
public import Foundation
import HostInterface

/// A rectangle that takes part in layout without a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The source of a guide's rectangle.
    enum Source {
        case constraints
        case safeArea, margins, readable, keyboard
        /// A scroll view's content, and its visible part.
        case content, frame
        /// The areas that bars cover at the top and at the bottom.
        case topSupport, bottomSupport
    }

    let source: Source
    /// An identifier for the app's own use. The default is empty.
    open var identifier = ""
    /// The view that owns the guide; nil before `addLayoutGuide(_:)`.
    open weak var owningView: UIView? {
        didSet { if owningView !== oldValue { ownerChanged(from: oldValue) } }
    }
    var solvedFrame = CGRect.zero

    public override init() {
        source = .constraints
        super.init()
    }

    init(_ source: Source, of view: UIView) {
        self.source = source
        super.init()
        owningView = view
    }

    /// The guide's rectangle in the owning view's coordinates. A guide with constraints has its rectangle after layout.
    open var layoutFrame: CGRect {
        guard let owningView, let insets = owningView.guideInsets(source) else { return solvedFrame }
        return CGRect(origin: .zero, size: owningView.bounds.size).inset(by: insets).offsetBy(
            dx: owningView.bounds.minX, dy: owningView.bounds.minY)
    }

    private func ownerChanged(from old: UIView?) {
        if let old, let index = old.layoutState.guides.firstIndex(where: { $0 === self }) {
            old.layoutState.guides.remove(at: index)
            old.dropConstraints { $0 === self }
        }
        if let owningView, !owningView.layoutState.guides.contains(where: { $0 === self }) {
            owningView.layoutState.guides.append(self)
        }
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

/// The keyboard's rectangle, for constraints.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {}
