import ChromeLayout
import CoreGraphics
import Foundation
import MotionLogic
import QuartzCore

/// The animation between two contents of a bar: each element has its track, controlled by the progress of one timeline.
@MainActor
final class BarTransition {
    let upper: BarContent?
    let lower: BarContent?
    let timeline: Timeline
    private let isPush: Bool
    private weak var bar: UINavigationBar?
    private var moved: [CALayer] = []
    private static let key = "bar"
    /// The vertical offsets of contents whose prompt was added or removed during the animation.
    private var drops: [ObjectIdentifier: ProgressTrack] = [:]
    private static let dropKey = "prompt"
    private static let fadeKey = "prompt's fade"
    private static let tintKey = "tint"
    /// The color of the indicator before the animation.
    private let formerTint: UIColor?

    /// Starts with both contents in the final frames.
    init(_ bar: UINavigationBar, upper: BarContent?, lower: BarContent?, isPush: Bool, timeline: Timeline) {
        self.bar = bar
        self.upper = upper
        self.lower = lower
        self.isPush = isPush
        self.timeline = timeline
        formerTint = bar.shown.indicator.seen(at: bar.appContext.now)
    }

    /// Removes all animations; the contents are displayed in their final frames.
    func abandon() {
        removeAnimations()
        bar?.background.stopFollowing()
    }

    private func removeAnimations() {
        for layer in moved {
            layer.removeAnimation(forKey: Self.key)
            layer.removeAnimation(forKey: Self.dropKey)
            layer.removeAnimation(forKey: Self.fadeKey)
            layer.removeAnimation(forKey: Self.tintKey)
        }
        moved = []
        lower?.back?.uncutLabel()
    }

    /// Called when the contents have changed: they continue from their current positions.
    func restart() {
        removeAnimations()
        start()
    }

    /// Updates both contents from their items; the animation continues.
    func refresh() {
        for content in [upper, lower].compactMap({ $0 }) { bar?.refreshInPlace(content) }
        restart()
    }

    func start() {
        guard let bar else { return }
        let upperHasBack = upper?.back != nil
        let lowerHasBack = lower?.back != nil
        // Only the label of the lower page passes the indicator; that of the upper page starts at the title.
        lower?.back?.cutSlidingLabel(reach: bar.bounds.width)
        let bothLarge = upper?.isLarge == true && lower?.isLarge == true
        if let lower { moveLower(lower, upperHasBack: upperHasBack, bothLarge: bothLarge) }
        if let upper { moveUpper(upper, lowerHasBack: lowerHasBack, bothLarge: bothLarge) }
        for content in [upper, lower].compactMap({ $0 }) { drop(content) }
        mixTints()
    }

    /// Animates the color of the indicator if both contents have an indicator at the same position. Also called when
    /// the bar's tint changes during the animation: the same timeline animates the change.
    func mixTints() {
        guard let bar, let formerTint, let upper = upper?.back?.chevron, let lower = lower?.back?.chevron else {
            return
        }
        let start = formerTint.cgColor(in: bar.traitCollection)
        let end = ((isPush ? upper : lower).tintColor ?? formerTint).cgColor(in: bar.traitCollection)
        for chevron in [upper, lower] {
            chevron.layer.removeAnimation(forKey: Self.tintKey)
            guard start != end else { continue }
            let animation = TimelineAnimation(timeline) { [weak chevron] model, progress in
                guard let chevron else { return }
                model.contents = chevron.contents(
                    tint: BackgroundPaint.mix(start, end, CGFloat(min(max(progress, 0), 1))))
            }
            chevron.layer.add(animation, forKey: Self.tintKey)
        }
    }

    // MARK: Prompts added or removed during the animation

    /// Moves a content to `points` further down, animated until its own end of the animation.
    func lower(_ content: BarContent, by points: CGFloat) {
        guard let bar else { return }
        let progress = timeline.progress(at: bar.appContext.now)
        var track = drops[ObjectIdentifier(content)] ?? ProgressTrack(from: 0, to: 0)
        if content === bar.shown.content {
            track.setEnd(track.end + Double(points), at: progress)
        } else {
            track.setStart(track.start + Double(points), at: progress)
        }
        drops[ObjectIdentifier(content)] = track
    }

    private func drop(_ content: BarContent) {
        guard let bar, let track = drops[ObjectIdentifier(content)] else { return }
        let arrives = content === bar.shown.content
        let rest = arrives ? track.end : track.start
        for view in content.rowViews { drop(view.layer) { CGFloat(track.value(at: $0) - rest) } }
        // A prompt fades with the height of its row.
        let room = Double(BarMetrics.promptHeight)
        let before = Double(content.geometry?.promptHeight ?? 0) - rest
        content.prompt.layer.add(
            TimelineAnimation(timeline) {
                $0.opacity *= Float(BarHeights.promptAlpha(visible: before + track.value(at: $1), of: room))
            },
            forKey: Self.fadeKey)
        if arrives {
            drop(bar.largeTitleClip.layer) { CGFloat(track.value(at: $0) - rest) }
        } else {
            // The zone belongs to the other content.
            for view in content.zoneViews { drop(view.layer) { CGFloat(track.value(at: $0)) } }
        }
    }

    private func drop(_ layer: CALayer, _ points: @escaping (Double) -> CGFloat) {
        moved.append(layer)
        layer.add(TimelineAnimation(timeline) { $0.position.y += points($1) }, forKey: Self.dropKey)
    }

    private func moveLower(_ content: BarContent, upperHasBack: Bool, bothLarge: Bool) {
        guard let bar else { return }
        if let back = content.back {
            move(back.chevron, BarMotion.outgoingChevron(incomingHasChevron: upperHasBack), .outgoing)
            move(back.label, BarMotion.outgoingBackLabel, .outgoing)
        }
        for view in content.leading { move(view, BarMotion.outgoingLeadingItems, .outgoing) }
        for view in content.trailing { move(view, BarMotion.outgoingTrailingItems, .outgoing) }
        move(content.prompt, BarMotion.outgoingTrailingItems, .outgoing)
        if content.isLarge, let second = content.zoneViews.dropFirst().first {
            move(second, BarMotion.outgoingLargeTitle(incomingHasLeadingItems: true), .outgoing)
        }
        let slot = upperHasBack ? upper?.backLabelFrame : nil
        let becomesLabel = labelSaysTheTitle
        let inline = content.inlineTitle
        if content.isLarge {
            moveTitle(
                content.largeTitle,
                BarMotion.outgoingLargeTitle(
                    incomingHasLeadingItems: !(upper?.leading.isEmpty ?? true) && !upperHasBack,
                    becomesLabel: becomesLabel),
                .outgoing, slot: slot.map { bar.convert($0, to: bar.largeTitleClip) })
        }
        moveTitle(
            inline,
            BarMotion.outgoingInlineTitle(
                isCustomView: content.titleView != nil, bothLarge: bothLarge, becomesLabel: becomesLabel),
            .outgoing,
            slot: content.titleView == nil ? slot : nil)
    }

    private func moveUpper(_ content: BarContent, lowerHasBack: Bool, bothLarge: Bool) {
        guard let bar else { return }
        if let back = content.back {
            move(back.chevron, BarMotion.incomingChevron(outgoingHasChevron: lowerHasBack), .incoming)
        }
        let label = content.back.map { $0.label }
        let path = label.flatMap { backLabelPath(to: $0) }
        if let label { moveBackLabel(label, path) }
        // Next to a back label the items move behind it; otherwise the label would slide through them.
        for view in content.leading {
            move(view, BarMotion.incomingLeadingItems, .incoming, along: label?.text?.isEmpty == false ? path : nil)
        }
        for view in content.trailing { move(view, BarMotion.incomingTrailingItems, .incoming) }
        move(content.prompt, BarMotion.incomingTrailingItems, .incoming)
        if content.isLarge { for view in content.zoneViews { move(view, BarMotion.incomingLargeTitle, .incoming) } }
        let track = BarMotion.incomingInlineTitle(bothLarge: bothLarge)
        let inline = content.inlineTitle
        let rtl = bar.isRightToLeft
        let start = rtl ? bar.bounds.minX : bar.bounds.maxX
        run(inline.layer, track) { model, p in
            model.position.x = start + (model.position.x - start) * CGFloat(track.position(at: p))
        }
    }

    /// Whether the label of the back button is the title of the page that it leads to, or empty.
    private var labelSaysTheTitle: Bool {
        guard let words = upper?.back?.label.text, !words.isEmpty, let lower else { return true }
        return words == (lower.isLarge ? lower.largeTitle.text : lower.titleBox.label.text)
    }

    private struct LabelPath {
        var dx: CGFloat
        var dy: CGFloat
        var track: BarTrack
    }

    /// The path of the new back label, from the position of the old title.
    private func backLabelPath(to label: UILabel) -> LabelPath? {
        let outgoingIsLarge = lower?.isLarge ?? false
        let track = BarMotion.incomingBackLabel(outgoingIsLarge: outgoingIsLarge, saysTheTitle: labelSaysTheTitle)
        guard let bar, let lower, let space = label.superview else { return nil }
        let source: UIView = outgoingIsLarge ? lower.largeTitle : lower.inlineTitle
        let origin = source.superview?.convert(source.frame.origin, to: space) ?? label.frame.origin
        let far = source.superview?.convert(CGPoint(x: source.frame.maxX, y: source.frame.midY), to: space) ?? origin
        let rtl = bar.isRightToLeft
        let middle = source.superview?.convert(source.center, to: space) ?? origin
        let dx = rtl ? far.x - label.frame.maxX : origin.x - label.frame.minX
        return LabelPath(dx: dx, dy: outgoingIsLarge ? middle.y - label.frame.midY : 0, track: track)
    }

    private func moveBackLabel(_ label: UILabel, _ path: LabelPath?) {
        guard let path else {
            return run(label.layer, BarMotion.incomingBackLabel(outgoingIsLarge: lower?.isLarge ?? false)) { _, _ in }
        }
        run(label.layer, path.track) { model, p in
            let left = CGFloat(1 - path.track.position(at: p))
            model.position.x += path.dx * left
            model.position.y += path.dy * left
        }
    }

    /// Moves a title to the slot of the new back label, aligned by its leading edge.
    private func moveTitle(_ view: UIView, _ track: BarTrack, _ side: BarMotion.Side, slot: CGRect?) {
        guard let bar, let slot, case .titleToBackLabel = track.path else { return move(view, track, side) }
        let rtl = bar.isRightToLeft
        let frame = view.frame
        let dx = rtl ? slot.maxX - frame.maxX : slot.minX - frame.minX
        let dy = slot.midY - frame.midY
        // The style is interpolated: the large letters shrink to the size of the label.
        let goal = CGFloat(BarMetrics.buttonSize / ((view as? UILabel)?.font.pointSize ?? BarMetrics.buttonSize))
        run(view.layer, track) { model, p in
            let share = CGFloat(track.position(at: p))
            model.position.x += dx * share
            if goal < 1 {
                let scale = 1 + (goal - 1) * share
                model.transform = CATransform3DMakeScale(scale, scale, 1)
                // The title is anchored at its bottom, so it also moves down by half of the reduction.
                model.position.y += (dy + frame.height * (goal - 1) / 2) * share
            } else {
                model.position.y += dy * share
            }
        }
    }

    private func move(_ view: UIView, _ track: BarTrack, _ side: BarMotion.Side, along path: LabelPath? = nil) {
        guard let bar else { return }
        let width = Double(bar.bounds.width)
        let direction: MotionDirection = bar.isRightToLeft ? .rightToLeft : .leftToRight
        run(view.layer, track) { model, p in
            model.position.x += CGFloat(
                track.offset(
                    at: p, side: side, barWidth: width, chevronWidth: Double(BarMetrics.chevronSize.width),
                    direction: direction))
            if let path { model.position.x += path.dx * CGFloat(1 - path.track.position(at: p)) }
        }
    }

    private func run(_ layer: CALayer, _ track: BarTrack, _ place: @escaping (inout LayerModel, Double) -> Void) {
        let isPush = isPush
        // Documented (EnvironmentValues.accessibilityPrefersCrossFadeTransitions): cross-fades replace slides.
        let fades = bar?.appContext.prefersCrossFade ?? false
        moved.append(layer)
        let animation = TimelineAnimation(timeline) { model, progress in
            let p = min(max(isPush ? progress : 1 - progress, 0), 1)
            model.opacity *= Float(track.alpha(at: p))
            if !fades { place(&model, p) }
        }
        layer.add(animation, forKey: Self.key)
    }
}
