import CoreGraphics
import Foundation

/// Two pages beside each other, as in an open book: one slot in the row of a page view controller.
///
/// The pages are children of the page view controller; the spread displays them and forwards their appearance
/// callbacks.
final class PageSpread: UIViewController {
    let pages: [UIViewController]
    private let isVertical: Bool

    init(_ pages: [UIViewController], isVertical: Bool) {
        self.pages = pages
        self.isVertical = isVertical
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for page in pages {
            page.loading.initialFrame = view.bounds
            view.addSubview(page.view)
            page.view.autoresizingMask = []
        }
    }

    /// Each page has half of the width, also a single page.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let half = isVertical ? view.bounds.height / 2 : view.bounds.width / 2
        for (index, page) in pages.enumerated() where page.viewIfLoaded?.superview === view {
            let isSecond = (index == 1) != (!isVertical && view.isRightToLeft)
            let start = isSecond ? half : 0
            page.view.frame =
                isVertical
                ? CGRect(x: 0, y: start, width: view.bounds.width, height: half)
                : CGRect(x: start, y: 0, width: half, height: view.bounds.height)
        }
    }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func forwardAppearance(_ appears: Bool, _ animated: Bool) {
        for page in pages { page.beginAppearance(appears, animated) }
    }
    override func forwardAppearanceEnd() { for page in pages { page.endAppearance() } }
}

extension UIPageViewController {
    /// The app's controllers in a slot of the row.
    func pages(of place: UIViewController?) -> [UIViewController] {
        (place as? PageSpread)?.pages ?? [place].compactMap { $0 }
    }

    /// The slot controller for these controllers; the existing one if they are already displayed.
    func rowPage(for pages: [UIViewController]) -> UIViewController? {
        guard spineLocation == .mid else { return pages.first }
        guard !pages.isEmpty else { return nil }
        if let current = row.current as? PageSpread, current.pages.elementsEqual(pages, by: ===) { return current }
        return PageSpread(pages, isVertical: navigationOrientation == .vertical)
    }

    func neighbor(before place: UIViewController) -> UIViewController? {
        guard let first = pages(of: place).first,
            let near = dataSource?.pageViewController(self, viewControllerBefore: first)
        else { return nil }
        guard spineLocation == .mid else { return near }
        return self.rowPage(
            for: [dataSource?.pageViewController(self, viewControllerBefore: near), near].compactMap { $0 })
    }

    func neighbor(after place: UIViewController) -> UIViewController? {
        guard let last = pages(of: place).last,
            let near = dataSource?.pageViewController(self, viewControllerAfter: last)
        else { return nil }
        guard spineLocation == .mid else { return near }
        return self.rowPage(
            for: [near, dataSource?.pageViewController(self, viewControllerAfter: near)].compactMap { $0 })
    }

    func add(_ place: UIViewController) {
        for page in pages(of: place) where page.parent !== self { attachChild(page) }
    }

    func notifyJoined(_ place: UIViewController) {
        for page in pages(of: place) where page.parent === self { page.didMove(toParent: self) }
    }
}
