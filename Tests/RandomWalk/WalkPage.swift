package import UIKit

/// A page that checks the order of its calls: each `will` is followed by its `did` or by the opposite `will`.
package final class WalkPage: UIViewController {
    package enum Phase { case hidden, appearing, shown, disappearing }

    package private(set) var phase = Phase.hidden
    /// The first call in the wrong order.
    package private(set) var wrongOrder: String?
    /// Called for each call, for requests inside the call.
    package var onCall: ((Walker.Inside) -> Void)?
    private let kind: Int

    /// - Parameter kind: the bits decide about a scroll view, a large title, a toolbar, and hidden bars.
    package init(_ name: String, kind: Int = 0) {
        self.kind = kind
        super.init(nibName: nil, bundle: nil)
        title = name
        if kind & 1 != 0 { navigationItem.largeTitleDisplayMode = [.always, .never][kind / 2 % 2] }
        if kind & 4 != 0 {
            navigationItem.rightBarButtonItems = [
                UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .search),
            ]
        }
        if kind & 8 != 0 {
            toolbarItems = [UIBarButtonItem(systemItem: .flexibleSpace), UIBarButtonItem(systemItem: .trash)]
        }
        hidesBottomBarWhenPushed = kind & 0x30 == 0x30
        if kind & 0x1c0 == 0x1c0 { navigationItem.prompt = "Prompt" }
    }

    /// A page whose views, rows and callbacks perform the waiting acts.
    package convenience init(reentrant name: String, kind: Int) {
        self.init(name, kind: kind)
        rows = kind & 3 == 2 ? HookRows() : nil
        isReentrant = true
        if kind & 12 == 12 { navigationItem.titleView = HookView(CGSize(width: 60, height: 30)) }
        if kind & 16 != 0 {
            navigationItem.rightBarButtonItem = HookItem(customView: HookView(CGSize(width: 40, height: 30)))
        }
        if kind & 32 != 0 {
            navigationItem.leftBarButtonItem = HookItem(
                title: "L", primaryAction: UIAction { _ in Reentry.call(.action) })
        }
    }

    /// The rows of a page with a table.
    package private(set) var rows: HookRows?
    private var isReentrant = false
    /// Whether the view is being loaded. Access to the view would recurse forever.
    package private(set) var isLoading = false

    // A test's own page may be released on another thread, at the end of its suite.
    isolated deinit { if Reentry.current != nil { Reentry.call(.pageDeinit); Reentry.current?.readControllers() } }

    package required init?(coder: NSCoder) { nil }

    package override func loadView() {
        isLoading = true
        defer { isLoading = false }
        Reentry.call(.loadView)
        if isReentrant { return view = makeReentrantView() }
        guard kind & 2 != 0 else { return super.loadView() }
        let scroll = UIScrollView()
        scroll.alwaysBounceVertical = true
        scroll.contentSize = CGSize(width: 10, height: 1_000)
        view = scroll
    }
    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        Reentry.call(.didLoad)
    }

    private func makeReentrantView() -> UIView {
        guard let rows else {
            let view = HookView(nil)
            view.addSubview(HookView(CGSize(width: 50, height: 20)))
            return view
        }
        let table = UITableView()
        table.register(HookCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        table.delegate = rows
        let refresh = UIRefreshControl()
        refresh.addAction(
            UIAction { [weak refresh] _ in
                Reentry.call(.refreshed); refresh?.endRefreshing()
            }, for: .valueChanged)
        table.refreshControl = refresh
        return table
    }
    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // As apps do for a page without a bar.
        if kind % 5 == 1 { navigationController?.setNavigationBarHidden(kind % 2 == 0, animated: animated) }
        go(to: .appearing, from: [.hidden, .disappearing])
        onCall?(.willAppear)
        Reentry.call(.willAppear)
    }
    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        go(to: .shown, from: [.appearing])
        onCall?(.didAppear)
        Reentry.call(.didAppear)
    }
    package override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        go(to: .disappearing, from: [.shown, .appearing])
        onCall?(.willDisappear)
        Reentry.call(.willDisappear)
    }
    package override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        go(to: .hidden, from: [.disappearing])
        onCall?(.didDisappear)
        Reentry.call(.didDisappear)
    }

    package override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated); Reentry.call(.isAppearing)
    }
    package override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); Reentry.call(.willLayout) }
    package override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); Reentry.call(.didLayout) }
    package override func updateViewConstraints() { super.updateViewConstraints(); Reentry.call(.updateConstraints) }
    package override func updateProperties() { super.updateProperties(); Reentry.call(.updateProperties) }
    package override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange(); Reentry.call(.safeArea) }
    package override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange(); Reentry.call(.margins) }
    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        Reentry.call(.traits)
    }
    package override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        Reentry.call(.willTransition)
    }
    package override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        Reentry.call(.willTransitionTraits)
    }
    package override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent); Reentry.call(.willMove)
    }
    package override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent); Reentry.call(.didMove)
    }
    package override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated); Reentry.call(.editing)
    }
    package override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        Reentry.call(.preferredSize)
    }
    package override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning(); Reentry.call(.memory) }

    private func go(to next: Phase, from allowed: [Phase]) {
        if !allowed.contains(phase), wrongOrder == nil { wrongOrder = "\(phase) to \(next)" }
        phase = next
    }
}
