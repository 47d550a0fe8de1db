import CoreGraphics
import Foundation
import QuartzCore

/// The views at the bottom of a window while a responder is the first responder: an accessory view above an input view.
///
/// ```
/// hidden ── show ──► shown ── hide ──► hiding ── end of the animation ──► hidden
///                      ▲                  │
///                      └────── show ──────┘
/// ```
final class InputViewContainer: UIView {
    /// The place of one view. The responder that supplied the view is the next responder, so that actions and keys of
    /// the view reach its controller.
    final class Slot: UIView {
        fileprivate(set) var supplied: InputViewChoice.Supplied?
        /// The height that the app gave the view; the container sets the frame.
        fileprivate var givenHeight: CGFloat = 0

        override var next: UIResponder? {
            guard let supplier = supplied?.supplier, !passesThrough(supplier) else { return super.next }
            return supplier
        }

        /// A supplier that is a subview of the supplied view would make the responder chain endless.
        private func passesThrough(_ supplier: UIResponder) -> Bool {
            let held = (supplier as? UIViewController)?.viewIfLoaded ?? supplier as? UIView
            return held?.isDescendant(of: self) ?? false
        }
    }

    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let inputSlot = Slot()
    private let accessorySlot = Slot()
    private(set) var isShown = false
    /// Counts the requests, so that the end of an older animation does not hide newer views.
    private var request = 0

    init() {
        super.init(frame: .zero)
        accessibilityIdentifier = "InputViews"
        background.frame = bounds
        background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for view in [background, inputSlot, accessorySlot] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Whether a view replaces the software keyboard.
    var replacesKeyboard: Bool { inputSlot.supplied != nil }

    // MARK: Views

    /// Displays the views of a choice. Views that are displayed already stay in place.
    func display(_ choice: InputViewChoice) {
        set(choice.input, in: inputSlot)
        set(choice.accessory, in: accessorySlot)
        arranged = nil
    }

    private func set(_ supplied: InputViewChoice.Supplied?, in slot: Slot) {
        let former = slot.supplied
        let isSame = supplied?.view === former?.view && supplied?.view.superview === slot
        slot.supplied = supplied
        guard !isSame else { return }
        if let former, former.view.superview === slot {
            former.controller?.beginAppearanceTransition(false, animated: false)
            former.view.removeFromSuperview()
            former.controller?.endAppearanceTransition()
        }
        guard let supplied, slot.supplied?.view === supplied.view else { return }
        let view = supplied.view
        slot.givenHeight = view.frame.height
        supplied.controller?.beginAppearanceTransition(true, animated: false)
        slot.addSubview(view)
        supplied.controller?.endAppearanceTransition()
        guard view.superview === slot, !view.translatesAutoresizingMaskIntoConstraints else { return }
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: slot.topAnchor),
            view.leadingAnchor.constraint(equalTo: slot.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: slot.trailingAnchor),
        ])
    }

    /// Removes all views.
    private func removeViews() {
        set(nil, in: inputSlot)
        set(nil, in: accessorySlot)
    }

    // MARK: Geometry

    /// The heights of the two views, in points.
    struct Heights: Equatable {
        var accessory: CGFloat = 0
        var input: CGFloat = 0
        /// The part below the views that the display covers, or the software keyboard.
        var below: CGFloat = 0
        var total: CGFloat { accessory + input + below }
    }

    /// Places the container at the bottom of the window, and returns the covered height in points.
    func layOut(in window: UIWindow, keyboardHeight: CGFloat) -> CGFloat {
        let keyboardHeight = replacesKeyboard ? 0 : keyboardHeight
        let room = Room(size: window.bounds.size, bottom: window.safeAreaInsets.bottom, keyboard: keyboardHeight)
        guard room != arranged?.room || layer.needsAnyLayout else { return heights.total }
        let heights = heights(in: room)
        arranged = (room, heights)
        placedFrame = CGRect(
            x: 0, y: room.size.height - heights.total, width: room.size.width,
            height: max(heights.total - keyboardHeight, 0))
        arrange(heights, in: room)
        layoutIfNeeded()
        return heights.total
    }

    /// The part of the window that the heights depend on.
    private struct Room: Equatable {
        let size: CGSize
        let bottom: CGFloat
        let keyboard: CGFloat
    }

    private var arranged: (room: Room, heights: Heights)?
    private var heights: Heights { arranged?.heights ?? Heights() }

    /// The frame without the transform of an animation.
    private var placedFrame: CGRect {
        get {
            CGRect(
                x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
                height: bounds.height)
        }
        set {
            bounds = CGRect(origin: .zero, size: newValue.size)
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    private func heights(in room: Room) -> Heights {
        var heights = Heights()
        let isAccessoryLowest = inputSlot.supplied == nil && room.keyboard == 0
        heights.accessory = height(of: accessorySlot, in: room, isLowest: isAccessoryLowest)
        heights.input = height(of: inputSlot, in: room, isLowest: false)
        if room.keyboard > 0 {
            heights.below = room.keyboard
        } else if heights.input > 0 || (isAccessoryLowest && heights.accessory > 0 && !sizesItself(accessorySlot)) {
            // Chosen: views with a height of their own are placed above the home indicator.
            heights.below = room.bottom
        }
        return heights
    }

    /// Whether the height of the view follows its content, which then includes the safe area.
    private func sizesItself(_ slot: Slot) -> Bool {
        guard let view = slot.supplied?.view else { return false }
        if !view.translatesAutoresizingMaskIntoConstraints { return true }
        if (view as? UIInputView)?.allowsSelfSizing == true { return true }
        return view.autoresizingMask.contains(.flexibleHeight)
            && view.intrinsicContentSize.height != UIView.noIntrinsicMetric
    }

    /// - Parameter isLowest: whether the view reaches to the bottom of the window, so that the view has its safe area.
    private func height(of slot: Slot, in room: Room, isLowest: Bool) -> CGFloat {
        guard let view = slot.supplied?.view, view.superview === slot else { return 0 }
        let isSizedByContent = sizesItself(slot)
        let proposed = CGSize(width: room.size.width, height: 0)
        // A height of the app may be no number.
        func limited(_ height: CGFloat) -> CGFloat { height > 0 ? min(height, room.size.height) : 0 }
        if !isSizedByContent, slot.givenHeight > 0 { return limited(slot.givenHeight) }
        let intrinsic = view.intrinsicContentSize.height
        guard isSizedByContent else { return limited(intrinsic > 0 ? intrinsic : view.sizeThatFits(proposed).height) }
        moveToMeasure(view, in: slot, room, isLowest: isLowest)
        let fitted = view.systemLayoutSizeFitting(
            proposed, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        return limited(max(fitted, intrinsic))
    }

    /// Gives a view the safe area of its final place, on which its height depends: the lower half of the window for the
    /// lowest view, and a place above the safe area for other views.
    private func moveToMeasure(_ view: UIView, in slot: Slot, _ room: Room, isLowest: Bool) {
        let (size, half) = (room.size, (room.size.height / 2).rounded())
        placedFrame = CGRect(x: 0, y: isLowest ? size.height - half : half / 2, width: size.width, height: half)
        slot.frame = CGRect(x: 0, y: 0, width: size.width, height: half)
        view.frame = slot.bounds
    }

    private func arrange(_ heights: Heights, in room: Room) {
        let width = bounds.width
        accessorySlot.frame = CGRect(x: 0, y: 0, width: width, height: heights.accessory)
        inputSlot.frame = CGRect(x: 0, y: heights.accessory, width: width, height: heights.input)
        // The background fills the part beside the home indicator too.
        background.isHidden = heights.input == 0 && (heights.below == 0 || room.keyboard > 0)
        for slot in [accessorySlot, inputSlot] {
            if let view = slot.supplied?.view, view.superview === slot { view.frame = slot.bounds }
        }
    }

    // MARK: Appearance

    /// Called in an animation: the container slides to its place.
    func show() {
        request += 1
        isShown = true
        transform = .identity
    }

    /// Moves the container below the window, before ``show()`` moves it up.
    func prepareToShow() {
        guard !isShown else { return }
        transform = CGAffineTransform(translationX: 0, y: heights.total)
    }

    /// Slides the container down and removes the views.
    func hide(duration: TimeInterval) {
        guard isShown else { return }
        request += 1
        isShown = false
        let current = request
        let distance = heights.total
        UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) {
            self.transform = CGAffineTransform(translationX: 0, y: distance)
        } completion: { _ in
            guard self.request == current else { return }
            self.removeViews()
            self.removeFromSuperview()
        }
    }
}
