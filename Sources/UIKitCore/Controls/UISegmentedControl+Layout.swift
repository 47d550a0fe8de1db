import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore

extension UISegmentedControl {
    func prepare() {
        layer.cornerRadius = 9
        thumb.isUserInteractionEnabled = false
        thumb.layer.cornerRadius = 7
        thumb.layer.shadowColor = .black
        thumb.layer.shadowOpacity = 0.12
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        thumbArea.isUserInteractionEnabled = false
        thumbArea.clipsToBounds = true
        thumbArea.addSubview(thumb)
        addSubview(thumbArea)
        updateStyle()
    }

    func contentView(_ index: Int, _ call: String) -> SegmentContentView {
        guard segments.indices.contains(index) else {
            misuse("UISegmentedControl.\(call): there is no segment \(index) among \(segments.count); insert it first")
        }
        return segments[index]
    }

    func insert(_ index: Int, _ fill: (SegmentContentView) -> Void) {
        add(index, fill)
        contentChanged()
    }

    /// Adds a segment without updating the control, so that several segments can be added.
    func add(_ index: Int, _ fill: (SegmentContentView) -> Void) {
        let contentView = SegmentContentView()
        fill(contentView)
        let place = min(max(index, 0), segments.count)
        segments.insert(contentView, at: place)
        if chosen >= place { chosen += 1 }
        addSubview(contentView)
    }

    func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        updateStyle()
    }

    func choose(_ index: Int, animated: Bool) {
        let valid = segments.indices.contains(index) ? index : -1
        guard valid != chosen else { return }
        let appears = chosen < 0
        chosen = valid
        guard animated, window != nil, !appears else {
            setNeedsLayout()
            return updateStyle()
        }
        UIView.animate(withDuration: 0.25) {
            self.layoutSegments()
            self.updateStyle()
        }
    }

    /// Selects the next enabled segment, as a tap does.
    func moveSelection(forward: Bool) -> Bool {
        var index = chosen
        repeat { index += forward ? 1 : -1 } while segments.indices.contains(index) && !segments[index].isEnabled
        guard !isMomentary, segments.indices.contains(index) else { return !isMomentary }
        let action = segments[index].action
        choose(index, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if let action { sendAction(action) }
        return true
    }

    func press(_ index: Int?) {
        guard pressed != index else { return }
        pressed = index
        updateStyle()
    }

    func segment(at point: CGPoint) -> Int? {
        segments.firstIndex { $0.frame.minX <= point.x && point.x < $0.frame.maxX }
    }

    // MARK: Look

    /// Chosen: the metrics follow the vertical size class, like the metrics of the surrounding bars.
    private var metrics: UIBarMetrics { traitCollection.verticalSizeClass == .compact ? .compact : .default }

    private func state(of index: Int) -> UIControl.State {
        guard isEnabled, segments[index].isEnabled else { return .disabled }
        var state = UIControl.State.normal
        if index == chosen { state.insert(.selected) }
        if index == pressed { state.insert(.highlighted) }
        return state
    }

    func updateStyle() {
        let own = !style.areSystems
        layer.cornerRadius = own ? 0 : 9
        thumbArea.layer.cornerRadius = layer.cornerRadius
        backgroundColor = own ? nil : .tertiarySystemFill
        thumb.backgroundColor = selectedSegmentTintColor ?? UIColor { $0.isDark ? .systemGray2 : .white }
        thumb.isHidden = own || chosen < 0
        for (index, contentView) in segments.enumerated() {
            let state = state(of: index)
            contentView.show(isChosen: index == chosen, isEnabled: state != .disabled, style.title(state))
            contentView.alpha = !own && index == pressed && index != chosen ? 0.3 : 1
            contentView.plate.image = style.background(state, metrics)
            contentView.adjustment = style.offset(position(of: index), metrics)
            contentView.separator.isHidden =
                own || index == segments.count - 1 || index == chosen || index + 1 == chosen
        }
        updateDividers()
    }

    /// The position of a segment in the row, seen from the left.
    private func position(of index: Int) -> Segment {
        if segments.count == 1 { return .alone }
        let fromLeft = isRightToLeft ? segments.count - 1 - index : index
        return fromLeft == 0 ? .left : fromLeft == segments.count - 1 ? .right : .center
    }

    private func updateDividers() {
        let count = style.hasDividers ? max(0, segments.count - 1) : 0
        while style.dividerViews.count > count { style.dividerViews.removeLast().removeFromSuperview() }
        while style.dividerViews.count < count {
            let view = UIImageView(image: nil)
            style.dividerViews.append(view)
            addSubview(view)
        }
        for (index, view) in style.dividerViews.enumerated() {
            let (left, right) = isRightToLeft ? (index + 1, index) : (index, index + 1)
            view.image = style.divider(state(of: left), state(of: right), metrics)
        }
    }

    // MARK: Places

    private var gap: CGFloat { style.hasDividers ? style.divider(.normal, .normal, metrics)?.size.width ?? 0 : 0 }
    private var gaps: CGFloat { gap * CGFloat(max(0, segments.count - 1)) }

    var wantedWidth: CGFloat {
        let widest = segments.map(\.preferredWidth).max() ?? 0
        return segments.reduce(gaps) {
            $0 + ($1.width > 0 ? $1.width : apportionsSegmentWidthsByContent ? $1.preferredWidth : widest)
        }
    }

    func layoutSegments() {
        thumbArea.frame = bounds
        guard !segments.isEmpty else { return }
        let free = segments.filter { $0.width == 0 }
        let room = max(0, bounds.width - gaps - segments.reduce(CGFloat(0)) { $0 + $1.width })
        let preferredTotal = free.reduce(CGFloat(0)) { $0 + $1.preferredWidth }
        var x: CGFloat = 0
        for (index, contentView) in segments.enumerated() {
            let share =
                apportionsSegmentWidthsByContent && preferredTotal > 0
                ? room * contentView.preferredWidth / preferredTotal : room / CGFloat(max(1, free.count))
            let width = contentView.width > 0 ? contentView.width : share
            contentView.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            contentView.ends = position(of: index)
            contentView.setNeedsLayout()
            x += width
            if style.dividerViews.indices.contains(index) {
                style.dividerViews[index].frame = CGRect(
                    x: isRightToLeft ? bounds.width - x - gap : x, y: 0, width: gap, height: bounds.height)
            }
            x += gap
        }
        if segments.indices.contains(chosen) {
            let frame = segments[chosen].frame
            // A control of zero size has no space for an inset.
            thumb.frame = frame.insetBy(dx: min(2, frame.width / 2), dy: min(2, frame.height / 2))
        }
    }
}
