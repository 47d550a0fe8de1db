import CoreGraphics
public import Foundation
import NavigationLogic
import QuartzCore

/// Shows a hierarchy in columns where there is room, and as one stack where there is not.
///
/// Made with a style, it holds a controller for each column and wraps it in a navigation controller where it is none. Without a style
/// it is the classic one: two `viewControllers`, shown as they are.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    var split: SplitState

    public init(style: Style) {
        split = SplitState(style: style)
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        split = SplitState(style: .unspecified)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {
        split = SplitState(style: Style(rawValue: coder.integer("split.style")) ?? .unspecified)
        super.init(coder: coder)
        coder.fill(self, as: UISplitViewController.self)
    }

    open var style: Style { split.style }
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Columns

    /// For split views with a style. Setting a column does not show it.
    open func setViewController(_ vc: UIViewController?, for column: Column) { set(vc, column) }
    /// The controller as it was set.
    open func viewController(for column: Column) -> UIViewController? { split.given[column.rawValue] }
    /// Classic: primary and secondary; collapsed, the primary alone. With a style: the columns' navigation controllers, to be read.
    open var viewControllers: [UIViewController] {
        get { shownControllers }
        set { setClassic(newValue) }
    }
    /// Shows a column, animated: beside or over the others, or collapsed on top of the stack.
    open func show(_ column: Column) { showColumn(column) }
    open func hide(_ column: Column) { hideColumn(column) }
    /// Whether a column is on screen, beside or over the others; collapsed, whether its first page stands in the stack. Documented:
    /// UISplitViewController, since iOS 26.
    open func isShowing(_ column: Column) -> Bool { shows(column) }
    /// The delegate may take it; else it goes on the stack of the sender's column, or becomes the primary.
    override open func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender: sender) }
    /// The delegate may take it; else it becomes the secondary, or collapsed goes on top of the stack.
    override open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showSecondary(vc, sender: sender) }

    // MARK: Mode

    /// One column shows, because the width is compact.
    open var isCollapsed: Bool { split.isCollapsed }
    open var displayMode: DisplayMode { split.isCollapsed ? .secondaryOnly : DisplayMode(rawValue: split.mode.rawValue) ?? .secondaryOnly }
    /// Inside an animation block, the change is animated.
    open var preferredDisplayMode: DisplayMode {
        get { split.preferredMode }
        set { setPreferred(newValue) }
    }
    open var splitBehavior: SplitBehavior { SplitBehavior(rawValue: behavior.rawValue) ?? .automatic }
    open var preferredSplitBehavior: SplitBehavior {
        get { split.preferredBehavior }
        set {
            split.preferredBehavior = newValue
            wishesChanged()
        }
    }
    /// Where the primary columns stand.
    open var primaryEdge: PrimaryEdge = .leading { didSet { if primaryEdge != oldValue { wishesChanged() } } }
    /// Shows and hides columns. Split views with a style put it into a column's navigation bar by themselves.
    /// Hidden while there is one column, which has nothing to show or hide.
    open var displayModeButtonItem: UIBarButtonItem { modeButton }
    open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic { didSet { placeButton() } }
    /// In three columns, puts a button into the secondary's bar that leads to the secondary alone and back.
    open var showsSecondaryOnlyButton = false { didSet { placeButton() } }
    /// Whether a swipe from the primary edge shows hidden columns.
    open var presentsWithGesture = true { didSet { placeButton() } }
    /// What lies behind the primary column: nothing, or the ground of sidebars. It is seen where the column's screens have a clear
    /// background, and not while collapsed.
    open var primaryBackgroundStyle: BackgroundStyle = .none {
        didSet { if primaryBackgroundStyle != oldValue { (viewIfLoaded as? SplitView)?.placeGround(below: split.isCollapsed ? nil : host(.primary)?.viewIfLoaded) } }
    }

    // MARK: Widths, in points; `automaticDimension` is the system's.

    public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }
    open var preferredPrimaryColumnWidth: CGFloat { get { self[wish: \.primary.points] } set { self[wish: \.primary.points] = newValue } }
    open var preferredPrimaryColumnWidthFraction: CGFloat { get { self[wish: \.primary.fraction] } set { self[wish: \.primary.fraction] = newValue } }
    open var minimumPrimaryColumnWidth: CGFloat { get { self[wish: \.primary.minimum] } set { self[wish: \.primary.minimum] = newValue } }
    open var maximumPrimaryColumnWidth: CGFloat { get { self[wish: \.primary.maximum] } set { self[wish: \.primary.maximum] = newValue } }
    open var primaryColumnWidth: CGFloat { split.isCollapsed ? viewWidth : CGFloat(layout.primary.width) }
    open var preferredSupplementaryColumnWidth: CGFloat { get { self[wish: \.supplementary.points] } set { self[wish: \.supplementary.points] = newValue } }
    open var preferredSupplementaryColumnWidthFraction: CGFloat { get { self[wish: \.supplementary.fraction] } set { self[wish: \.supplementary.fraction] = newValue } }
    open var minimumSupplementaryColumnWidth: CGFloat { get { self[wish: \.supplementary.minimum] } set { self[wish: \.supplementary.minimum] = newValue } }
    open var maximumSupplementaryColumnWidth: CGFloat { get { self[wish: \.supplementary.maximum] } set { self[wish: \.supplementary.maximum] = newValue } }
    open var supplementaryColumnWidth: CGFloat { split.isCollapsed ? 0 : CGFloat(layout.supplementary.width) }

    // MARK: As a controller

    /// The delegate's answer, else every way that the device may stand.
    override open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? defaultInterfaceOrientations
    }
    override open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self) ?? .portrait
    }
    /// Shows the column that the controller stands in.
    override open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) { unwindColumns(to: subsequentVC) }
    override var takesShow: Bool { true }
    override var takesShowDetail: Bool { true }
    override open func loadView() { view = SplitView(self) }
    override open func viewDidLoad() {
        super.viewDidLoad()
        split.gesture.attach(to: self)
    }
    override open var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func forwardAppearance(_ appears: Bool, _ animated: Bool) {
        if appears { arrange() } else { finishChange() }
        split.isAppearing = appears
        // A call may lead to another mode, in which fewer columns show.
        for child in split.visible where split.visible.contains(where: { $0 === child }) { child.beginAppearance(appears, animated) }
    }
    override func forwardAppearanceEnd() { for child in split.visible { child.endAppearance() } }
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if appearance.phase != .hidden { arrangeInShape() }
    }
    override func stackChanged(in child: UIViewController) { placeButton() }
    override func bottomBarHost(for child: UIViewController) -> (any BottomBarHost)? {
        split.isCollapsed ? super.bottomBarHost(for: child) : nil
    }
}

extension UISplitViewController {
    public enum Style: Int, Sendable { case unspecified = 0, doubleColumn, tripleColumn }
    public enum Column: Int, Sendable { case primary = 0, supplementary, secondary, compact }
    public enum DisplayMode: Int, Sendable {
        case automatic = 0, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }
    public enum SplitBehavior: Int, Sendable { case automatic = 0, tile, overlay, displace }
    public enum PrimaryEdge: Int, Sendable { case leading = 0, trailing }
    public enum BackgroundStyle: Int, Sendable { case none = 0, sidebar }
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic = 0, never, always }
}

extension UIViewController {
    /// The nearest split view controller above this one.
    public var splitViewController: UISplitViewController? {
        sequence(first: self) { $0.family.parent }.dropFirst().lazy.compactMap { $0 as? UISplitViewController }.first
    }
}
