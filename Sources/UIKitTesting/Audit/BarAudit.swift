import CoreGraphics
import Foundation
import UIKit
import UIKitCore

extension TestApp {
    /// Checks all bars on screen, and the bars of the screens below, against the design guidelines.
    ///
    /// ```swift
    /// #expect(app.auditBars().isEmpty)
    /// ```
    /// - Parameter leavingOut: guidelines that this app deliberately ignores.
    /// - Returns: the findings by bar, from back to front; for each bar in the order of ``AuditFinding/Guideline``.
    public func auditBars(leavingOut: Set<AuditFinding.Guideline> = []) -> [AuditFinding] {
        turn()
        let bars = findAll(UINavigationBar.self)
        var audit = BarAudit(picture: picture(), scale: window.traitCollection.displayScale)
        for bar in bars { audit.check(at: bar) }
        for navigation in navigationControllers { audit.check(at: navigation) }
        for toolbar in findAll(UIToolbar.self) { audit.check(at: toolbar, bars: bars) }
        return audit.findings.filter { !leavingOut.contains($0.guideline) }
    }

    /// All navigation controllers of the window, the outermost first.
    private var navigationControllers: [UINavigationController] {
        var found: [UINavigationController] = []
        func visit(_ controller: UIViewController) {
            if let navigation = controller as? UINavigationController { found.append(navigation) }
            controller.children.forEach(visit)
            if let presented = controller.presentedViewController, presented.presentingViewController === controller {
                visit(presented)
            }
        }
        if let root = window.rootViewController { visit(root) }
        return found
    }
}

@MainActor
struct BarAudit {
    let picture: TestPicture?
    let scale: CGFloat
    private(set) var findings: [AuditFinding] = []

    init(picture: TestPicture?, scale: CGFloat) {
        self.picture = picture
        self.scale = scale
    }

    mutating func report(_ guideline: AuditFinding.Guideline, _ item: String, _ problem: String, _ remedy: String) {
        let finding = AuditFinding(guideline: guideline, item: item, problem: problem, remedy: remedy)
        if !findings.contains(finding) { findings.append(finding) }
    }

    // MARK: A bar

    mutating func check(at bar: UINavigationBar) {
        guard let item = bar.topItem else { return }
        let name = "The navigation bar “\(item.title ?? "")”"
        // Items in the overflow menu do not crowd the bar.
        let shown = bar.shownItems
        checkCrowding(item, shown, name)
        let sides = [item.leftBarButtonItems, item.rightBarButtonItems].compactMap { $0 }
        let groups = [
            item.leadingItemGroups, item.centerItemGroups, item.trailingItemGroups,
            [item.pinnedTrailingGroup].compactMap { $0 },
        ]
        for items in sides + groups.map({ $0.flatMap(\.barButtonItems) }) {
            checkSpacing(items.filter { item in item.isSpace || shown.contains { $0 === item } }, name)
        }
        checkSegments(item, shown, hasBackButton: bar.backItem != nil, name)
        if bar.backIndicatorImage != nil, bar.backIndicatorTransitionMaskImage == nil {
            report(
                .backIndicatorWithoutMask, name, "has an image of its own for the way back, and no mask for it.",
                """
                Set backIndicatorTransitionMaskImage too, or call setBackIndicatorImage(_:transitionMaskImage:) \
                of the appearance.
                """
            )
        }
        if let below = bar.backItem { checkBackTitle(below, name) }
        checkPrompt(item, name)
        checkTexts(in: bar, name)
        checkTargets(in: bar, name)
    }

    private mutating func checkCrowding(_ item: UINavigationItem, _ shown: [UIBarButtonItem], _ name: String) {
        let controls = shown.count + (item.titleView?.outerControls.count ?? 0)
        guard controls > 1 else { return }
        report(
            .crowdedBar, name, "holds \(controls) controls beside title and way back.",
            "Keep the one that matters most; put the others in its menu or in a toolbar.")
    }

    private mutating func checkSpacing(_ items: [UIBarButtonItem], _ name: String) {
        for (first, second) in zip(items, items.dropFirst()) where first.showsText && second.showsText {
            report(
                .textButtonsWithoutSpace, name, "has “\(first.title ?? "")” right beside “\(second.title ?? "")”.",
                "Put UIBarButtonItem.fixedSpace(_:) between them, or use images.")
        }
    }

    private mutating func checkSegments(
        _ item: UINavigationItem, _ shown: [UIBarButtonItem], hasBackButton: Bool, _ name: String
    ) {
        let inTitle = item.titleView?.outerControls ?? []
        guard
            inTitle.contains(where: { $0 is UISegmentedControl })
                || shown.contains(where: { $0.customView is UISegmentedControl })
        else { return }
        let others =
            shown.filter { !($0.customView is UISegmentedControl) }.count
            + inTitle.filter { !($0 is UISegmentedControl) }.count
        let title = item.titleView == nil && item.title?.isEmpty == false
        if others > 0 || title {
            report(
                .segmentedControlNotAlone, name,
                "shows a segmented control together with \(title ? "a title" : "\(others) other controls").",
                "Give the segmented control the bar to itself, as its titleView.")
        }
        if hasBackButton {
            report(
                .segmentedControlBelowTopLevel, name, "shows a segmented control below the top level.",
                "Move it into the content, or to the first screen of the stack.")
        }
    }

    private mutating func checkBackTitle(_ below: UINavigationItem, _ name: String) {
        let title = below.backBarButtonItem?.title ?? below.backButtonTitle ?? below.title ?? ""
        let separators: Set<Character> = ["›", "»", ">", "/", "\\", "→", "‹", "•"]
        let parts = title.split(whereSeparator: { separators.contains($0) }).filter { !$0.allSatisfy(\.isWhitespace) }
        guard parts.count > 1 else { return }
        report(
            .multisegmentBackTitle, name, "has a way back that reads as a path, “\(title)”.",
            "Name the previous screen alone with backButtonTitle; the history menu shows the way further back.")
    }

    private mutating func checkPrompt(_ item: UINavigationItem, _ name: String) {
        guard let prompt = item.prompt, !prompt.isEmpty else { return }
        let ends: Set<Character> = [".", "!", "?", "…", "。", "！", "？", "؟", "।"]
        if prompt.contains("\n") || !ends.contains(prompt.last ?? " ") {
            report(
                .promptNotASentence, name, "has a prompt that is no sentence of one line, “\(prompt)”.",
                "Write one short sentence with its ending mark.")
        }
    }

    // MARK: A stack

    mutating func check(at navigation: UINavigationController) {
        let own = navigation.navigationBar.standardAppearance
        let name = "The navigation bar of “\(navigation.topViewController?.navigationItem.title ?? "")”"
        for page in navigation.viewControllers {
            guard let check = page.navigationItem.standardAppearance, !check.hasBackground(own) else { continue }
            report(
                .inconsistentAppearance, name,
                "changes its background for the screen “\(page.navigationItem.title ?? "")”.",
                "Set one appearance for all screens, on the bar or through UINavigationBar.appearance().")
        }
        let hidden = navigation.isNavigationBarHidden
        let isRestorable = navigation.hidesBarsOnTap
        if hidden, navigation.viewControllers.count > 1, navigation.interactivePopGestureRecognizer?.isEnabled != true,
            !isRestorable
        {
            report(
                .hiddenBarWithoutWayBack, name,
                "is hidden, and neither a gesture brings it back nor a swipe leads back.",
                "Set hidesBarsOnTap, or leave interactivePopGestureRecognizer on.")
        }
    }

    mutating func check(at toolbar: UIToolbar, bars: [UINavigationBar]) {
        let name = "The toolbar"
        checkTexts(in: toolbar, name)
        checkTargets(in: toolbar, name)
        if bars.contains(where: { $0.isTranslucent != toolbar.isTranslucent }) {
            report(
                .inconsistentAppearance, name,
                "is \(toolbar.isTranslucent ? "translucent" : "opaque") while a navigation bar with it is not.",
                "Set isTranslucent to the same on both.")
        }
    }
}

extension UIView {
    /// The visible controls in the view, including the view itself, without controls inside other controls.
    fileprivate var outerControls: [UIControl] {
        if isHidden { return [] }
        if let control = self as? UIControl { return [control] }
        return subviews.flatMap(\.outerControls)
    }
}

extension UIBarButtonItem {
    /// Whether the item is only a space.
    fileprivate var isSpace: Bool { title == nil && image == nil && customView == nil && accessibilityLabel == nil }
    fileprivate var showsText: Bool { customView == nil && image == nil && title?.isEmpty == false && !isHidden }
}

extension UINavigationBarAppearance {
    @MainActor
    fileprivate func hasBackground(_ other: UINavigationBarAppearance) -> Bool {
        backgroundColor == other.backgroundColor && (backgroundEffect == nil) == (other.backgroundEffect == nil)
            && backgroundImage === other.backgroundImage
    }
}
