import CoreGraphics
import Diagnostics
import Foundation
import ListLogic

/// The internal state of a compositional layout.
@MainActor
final class CompositionalState {
    /// A preferred size that replaces an estimate.
    struct Measured {
        let target: CompositionalMeasurement.Target
        let size: CGSize
        /// Whether the element moves content that is visible.
        let isAboveVisible: Bool
    }

    var configuration: UICollectionViewCompositionalLayoutConfiguration
    let provider: UICollectionViewCompositionalLayoutSectionProvider
    var solution: CompositionalSolution?
    /// The definitions of the sections in the solution.
    var sections: [NSCollectionLayoutSection?] = []
    var environment: CompositionalEnvironment?
    /// Whether the solution is valid, apart from ``pending`` sizes.
    var isSolved = false
    var isSolving = false
    /// The data and the container for which the layout was solved.
    var solved: Conditions?
    var measured = CompositionalMeasuredSizes()
    /// Preferred sizes that are not part of the solution yet.
    var pending: [Measured] = []
    /// The scroll offsets of rows from their leading ends, by section.
    var rowOffsets: [Int: CGFloat] = [:]
    /// The views of visible rows, by section.
    var rows: [Int: OrthogonalScrollView] = [:]
    /// The views of deleted rows, whose cells disappear with an animation.
    var leavingRows: [OrthogonalScrollView] = []
    /// The values that handlers set.
    var changes: [CollectionElement: VisibleItemChanges] = [:]
    /// The sections whose handlers are called in the next layout pass.
    var handled = HandledSections()
    /// The separators that the handlers of lists returned.
    var separators: [IndexPath: UIListSeparatorConfiguration] = [:]
    /// The swipe actions of lists.
    var swiping: RowSwiping?
    /// The background color that the layout set.
    var listBackground: UIColor?

    init(
        _ configuration: UICollectionViewCompositionalLayoutConfiguration,
        _ provider: @escaping UICollectionViewCompositionalLayoutSectionProvider
    ) { (self.configuration, self.provider) = (configuration, provider) }

    /// The facts that a solution depends on.
    struct Conditions: Equatable {
        var counts: [Int] = []
        var reloads = 0
        var viewSize = CGSize.zero
        var bounds = CGSize.zero
        var insets = UIEdgeInsets.zero
        var safeArea = UIEdgeInsets.zero
        var margins = UIEdgeInsets.zero
        var scale: CGFloat = 1
        var isRightToLeft = false
    }

    /// The sections whose handlers have to be called.
    struct HandledSections {
        var all = false
        var rows: Set<Int> = []
        /// The content offset at the last call.
        var offset: CGPoint?
        var isCalling = false
    }

    var axis: CompositionalAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

    func section(_ index: Int) -> NSCollectionLayoutSection? {
        sections.indices.contains(index) ? sections[index] : nil
    }
}

extension UICollectionViewCompositionalLayout {
    var conditions: CompositionalState.Conditions? {
        guard let view = owner, view.bounds.width > 0, view.bounds.height > 0 else { return nil }
        var result = CompositionalState.Conditions()
        result.counts = view.loadedCounts
        result.reloads = view.collection.reloads
        result.bounds = view.bounds.size
        let isVertical = compositional.axis == .vertical
        result.insets = isVertical ? view.adjustedContentInset.horizontal : view.adjustedContentInset.vertical
        // Chosen: the insets along the scroll direction do not depend on whether the content is long enough to scroll.
        let covered = view.contentInsetAdjustmentBehavior == .never ? .zero : view.safeAreaInsets
        let along = view.contentInset + covered
        result.insets = result.insets + (isVertical ? along.vertical : along.horizontal)
        result.safeArea = isVertical ? view.uncoveredSafeArea.horizontal : view.uncoveredSafeArea.vertical
        result.margins = isVertical ? view.layoutMargins.horizontal : view.layoutMargins.vertical
        result.scale = view.traitCollection.displayScale
        result.isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        // Measured (collections/section-extent): the insets of the view count across the scroll direction.
        let insets = result.insets
        result.viewSize =
            isVertical
            ? CGSize(width: max(result.bounds.width - insets.left - insets.right, 0), height: result.bounds.height)
            : CGSize(width: result.bounds.width, height: max(result.bounds.height - insets.top - insets.bottom, 0))
        return result
    }

    /// The bounds less the insets, in which pinned views remain.
    var visibleRect: CGRect? {
        guard let view = owner else { return nil }
        return view.bounds.inset(by: view.coveredInset)
    }

    // MARK: Solving

    func prepareSections() {
        let state = compositional
        guard !state.isSolving else { return }
        guard let conditions else {
            if !state.isSolved { (state.solution, state.solved, state.sections) = (nil, nil, []) }
            return
        }
        if state.isSolved, state.solved == conditions { return applyPending() }
        if state.solved?.reloads != conditions.reloads || state.solved?.viewSize.width != conditions.viewSize.width
            || state.solved?.viewSize.height != conditions.viewSize.height
        {
            forgetMeasuredSizes()
        }
        applyPending()
        solve(conditions)
    }

    private func solve(_ conditions: CompositionalState.Conditions) {
        let state = compositional, configuration = state.configuration
        state.isSolving = true
        defer { state.isSolving = false }
        // The app's closures are called before any value changes. They may invalidate the layout again.
        state.isSolved = true
        let traits = owner?.traitCollection ?? UITraitCollection()
        let view = collectionView
        func environment(_ container: CompositionalContainer) -> CompositionalEnvironment {
            CompositionalEnvironment(container, traits, view)
        }
        let whole = environment(container(conditions))
        let pixels = CompositionalPixels(scale: conditions.scale)
        let translation = CompositionalTranslation(
            viewSize: conditions.viewSize, pixels: pixels, environment: environment)
        var values: [(section: CompositionalSection, itemCount: Int)] = []
        var sections: [NSCollectionLayoutSection?] = []
        for (index, count) in conditions.counts.enumerated() {
            let section = state.provider(index, whole)
            guard section != nil || count == 0 else {
                // Measured (collections/missing-section): UIKit's message.
                misuse(
                    """
                    Invalid section definition. Please specify a valid section definition when content is to be \
                    rendered for a section. This is a client error. The provider returned nil for section \(index), \
                    which has \(count) items.
                    """
                )
            }
            let value = section.map {
                translation.section($0) { self.referenceInsets($0, conditions) }
            }
            values.append((value ?? CompositionalTranslation.empty, count))
            sections.append(section?.copy() as? NSCollectionLayoutSection)
        }
        var layout = CompositionalLayout(viewSize: conditions.viewSize, sections: values, pixels: pixels)
        layout.scrollAxis = state.axis
        layout.interSectionSpacing = configuration.interSectionSpacing
        layout.boundaryItems = configuration.boundarySupplementaryItems.map(\.boundaryValue)
        layout.isRightToLeft = conditions.isRightToLeft
        state.solution = CompositionalSolution(layout, measured: state.measured)
        state.sections = sections
        state.environment = whole
        state.solved = conditions
        state.separators = [:]
        state.handled.all = true
        rowsChanged()
        applyListBackground()
        updateSwiping()
    }

    private func container(_ conditions: CompositionalState.Conditions) -> CompositionalContainer {
        let isVertical = compositional.axis == .vertical, insets = conditions.insets
        let reference = referenceInsets(.automatic, conditions)
        let isRightToLeft = conditions.isRightToLeft
        let leading = isRightToLeft ? insets.right : insets.left, trailing = isRightToLeft ? insets.left : insets.right
        // Chosen: the insets are those of the view, and across the scroll direction those of the reference too.
        return CompositionalContainer(
            contentSize: conditions.bounds,
            contentInsets: CompositionalInsets(
                top: insets.top + (isVertical ? 0 : reference.top),
                leading: leading + (isVertical ? reference.leading : 0),
                bottom: insets.bottom + (isVertical ? 0 : reference.bottom),
                trailing: trailing + (isVertical ? reference.trailing : 0)))
    }

    private func referenceInsets(_ reference: UIContentInsetsReference, _ conditions: CompositionalState.Conditions)
        -> NSDirectionalEdgeInsets
    {
        let configured = compositional.configuration.contentInsetsReference
        var insets = UIEdgeInsets.zero
        switch reference == .automatic ? configured : reference {
        case .none: break
        case .automatic, .safeArea: insets = conditions.safeArea
        case .layoutMargins: insets = conditions.margins
        case .readableContent:
            insets = conditions.margins
            let spare = conditions.bounds.width - insets.left - insets.right - UIView.readableWidth
            insets.left += max(spare / 2, 0)
            insets.right += max(spare / 2, 0)
        }
        let isRightToLeft = conditions.isRightToLeft
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }
}

extension UIEdgeInsets {
    fileprivate var horizontal: UIEdgeInsets { UIEdgeInsets(top: 0, left: left, bottom: 0, right: right) }
    fileprivate var vertical: UIEdgeInsets { UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0) }
}
