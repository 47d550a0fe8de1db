/// The callbacks of an app's own code in which a walk performs acts.
package enum Hook: String, CaseIterable, Sendable {
    // Controllers.
    case loadView, didLoad, willAppear, isAppearing, didAppear, willDisappear, didDisappear
    case willLayout, didLayout, updateConstraints, updateProperties, safeArea, margins, traits
    case willTransition, willTransitionTraits, willMove, didMove, editing, preferredSize, memory, pageDeinit
    // Containers.
    case stackWillAppear, stackDidAppear, stackWillDisappear, stackDidDisappear, stackWillLayout, stackDidLayout,
        stackPush, stackPop, stackDeinit
    // Views.
    case viewLayout, viewSize, viewFits, viewConstraints, viewWillMove, viewDidMove, viewWillMoveToWindow,
        viewDidMoveToWindow, viewAdded, viewRemoved
    case viewSafeArea, viewMargins, viewTraits, viewTint, viewDraw, viewHit, viewDeinit, itemDeinit
    // Delegates of containers.
    case willShow, didShow, animator, interaction, shouldPop
    case shouldSelectTab, didSelectTab, tabAnimator
    case splitMode, splitCollapse, splitExpand, splitTop, splitWillShow, splitDidShow, splitWillHide, splitDidHide
    // Motion.
    case animateTransition, transitionDuration, animationEnded, alongside, alongsideEnd, animation, animationCompletion
    case presentCompletion, dismissCompletion, presentationStyle, mayDismiss, didDismiss
    // Scrolling and tables.
    case didScroll, willDrag, didEndDrag, didEndDecelerating, didEndScrolling, insetChanged, refreshed
    case sections, rowCount, cell, rowHeight, headerHeight, headerTitle, headerView, willDisplay, didEndDisplaying,
        willDisplayHeader
    case shouldHighlight, didHighlight, willSelectRow, didSelectRow, didDeselectRow, swipeActions, canEdit, editingStyle
    case cellLayout, cellReuse, cellDeinit, cellSelected
    // Search, gestures, actions.
    case searchWillPresent, searchDidPresent, searchWillDismiss, searchDidDismiss, searchUpdate
    case gestureBegins, gestureReceives, action
}
