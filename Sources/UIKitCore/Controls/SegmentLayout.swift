import CoreGraphics
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
        updateLook()
    }

    func face(_ index: Int, _ call: String) -> SegmentFace {
        guard segments.indices.contains(index) else {
            misuse("UISegmentedControl.\(call): there is no segment \(index) among \(segments.count); insert it first")
        }
        return segments[index]
    }

    func insert(_ index: Int, _ fill: (SegmentFace) -> Void) {
        add(index, fill)
        contentChanged()
    }

    /// Adds a segment without updating the control, so that several segments can be added.
    func add(_ index: Int, _ fill: (SegmentFace) -> Void) {
        let face = SegmentFace()
        fill(face)
        let place = min(max(index, 0), segments.count)
        segments.insert(face, at: place)
        if chosen >= place { chosen += 1 }
        addSubview(face)
    }

    func contentChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        updateLook()
    }

    func choose(_ index: Int, animated: Bool) {
        let valid = segments.indices.contains(index) ? index : -1
        guard valid != chosen else { return }
        let appears = chosen < 0
        chosen = valid
        guard animated, window != nil, !appears else {
            setNeedsLayout()
            return updateLook()
        }
        UIView.animate(withDuration: 0.25) {
            self.layoutSegments()
            self.updateLook()
        }
    }

    func press(_ index: Int?) {
        guard pressed != index else { return }
        pressed = index
        updateLook()
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

    func updateLook() {
        let own = !looks.areSystems
        layer.cornerRadius = own ? 0 : 9
        thumbArea.layer.cornerRadius = layer.cornerRadius
        backgroundColor = own ? nil : .tertiarySystemFill
        thumb.backgroundColor = selectedSegmentTintColor ?? UIColor { $0.isDark ? .systemGray2 : .white }
        thumb.isHidden = own || chosen < 0
        for (index, face) in segments.enumerated() {
            let state = state(of: index)
            face.show(isChosen: index == chosen, isEnabled: state != .disabled, looks.title(state))
            face.alpha = !own && index == pressed && index != chosen ? 0.3 : 1
            face.plate.image = looks.background(state, metrics)
            face.adjustment = looks.offset(position(of: index), metrics)
            face.separator.isHidden = own || index == segments.count - 1 || index == chosen || index + 1 == chosen
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
        let count = looks.hasDividers ? max(0, segments.count - 1) : 0
        while looks.dividerViews.count > count { looks.dividerViews.removeLast().removeFromSuperview() }
        while looks.dividerViews.count < count {
            let view = UIImageView(image: nil)
            looks.dividerViews.append(view)
            addSubview(view)
        }
        for (index, view) in looks.dividerViews.enumerated() {
            let (left, right) = isRightToLeft ? (index + 1, index) : (index, index + 1)
            view.image = looks.divider(state(of: left), state(of: right), metrics)
        }
    }

    // MARK: Places

    private var gap: CGFloat { looks.hasDividers ? looks.divider(.normal, .normal, metrics)?.size.width ?? 0 : 0 }
    private var gaps: CGFloat { gap * CGFloat(max(0, segments.count - 1)) }

    var wantedWidth: CGFloat {
        let widest = segments.map(\.wish).max() ?? 0
        return segments.reduce(gaps) {
            $0 + ($1.width > 0 ? $1.width : apportionsSegmentWidthsByContent ? $1.wish : widest)
        }
    }

    func layoutSegments() {
        thumbArea.frame = bounds
        guard !segments.isEmpty else { return }
        let free = segments.filter { $0.width == 0 }
        let room = max(0, bounds.width - gaps - segments.reduce(CGFloat(0)) { $0 + $1.width })
        let wishes = free.reduce(CGFloat(0)) { $0 + $1.wish }
        var x: CGFloat = 0
        for (index, face) in segments.enumerated() {
            let share =
                apportionsSegmentWidthsByContent && wishes > 0
                ? room * face.wish / wishes : room / CGFloat(max(1, free.count))
            let width = face.width > 0 ? face.width : share
            face.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            face.ends = position(of: index)
            face.setNeedsLayout()
            x += width
            if looks.dividerViews.indices.contains(index) {
                looks.dividerViews[index].frame = CGRect(
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
