import ChromeLayout
import CoreGraphics
public import Foundation
import NavigationLogic
import QuartzCore

/// A controller that displays a hierarchy in two or three columns in regular width, and as one stack in compact width.
///
/// With a style, the split view has a controller for each column, and wraps controllers in navigation controllers.
/// Without a style it is the classic split view: two `viewControllers`, displayed without wrapping.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    var state: SplitState

    /// Creates a split view controller with two or three columns. Set their controllers with
    /// ``setViewController(_:for:)``.
    public init(style: Style) {
        state = SplitState(style: style)
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        state = SplitState(style: .unspecified)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates the classic split view controller, of the style `.unspecified`.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller for an element of a storyboard, with all attributes set when the initializer returns.
    /// Nothing is decoded from other archives.
    public required init?(coder: NSCoder) {
        state = SplitState(style: Style(rawValue: coder.integer("split.style")) ?? .unspecified)
        super.init(coder: coder)
        coder.fill(self, as: UISplitViewController.self)
    }

    /// The style that was passed to the initializer; `.unspecified` for the classic split view.
    open var style: Style { state.style }
    /// Decides about display modes, collapsing and expanding. Nil by default, held weakly.
    open weak var delegate: (any UISplitViewControllerDelegate)? {
        get { ownDelegate }
        set { ownDelegate = newValue }
    }
    /// The delegate set on this class. If a subclass overrides `delegate` and sets another delegate here, that one is
    /// called through this property.
    weak var ownDelegate: (any UISplitViewControllerDelegate)?

    // MARK: Columns

    /// Sets the controller of a column, for split views with a style. Does not display the column.
    open func setViewController(_ vc: UIViewController?, for column: Column) { set(vc, column) }
    /// The controller that was set for a column, without its navigation controller; nil without a controller.
    open func viewController(for column: Column) -> UIViewController? { state.given[column.rawValue] }
    /// For the classic split view the primary and the secondary; collapsed, only the primary. With a style, the
    /// columns' navigation controllers, for reading.
    open var viewControllers: [UIViewController] {
        get { shownControllers }
        set { setClassic(newValue) }
    }
    /// Displays a column with animation: beside or over the others, or collapsed on top of the stack.
    open func show(_ column: Column) { showColumn(column) }
    /// Hides a column with animation; collapsed, pops its screens.
    open func hide(_ column: Column) { hideColumn(column) }
    /// Whether a column is on screen, beside or over the others; collapsed, whether its first page is in the stack.
    /// Documented: UISplitViewController, since iOS 26.
    open func isShowing(_ column: Column) -> Bool { shows(column) }
    /// Calls the delegate. Without an implementation, pushes the controller onto the stack of the sender's column, or
    /// sets it as the primary.
    override open func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender: sender) }
    /// Calls the delegate. Without an implementation, sets the controller as the secondary, or pushes it while
    /// collapsed.
    override open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showSecondary(vc, sender: sender)
    }

    // MARK: Mode

    /// Whether one column is displayed, because the width is compact.
    open var isCollapsed: Bool { state.isCollapsed }
    /// The display mode in effect; `.secondaryOnly` while collapsed.
    open var displayMode: DisplayMode {
        state.isCollapsed ? .secondaryOnly : DisplayMode(rawValue: state.machine.mode.value.rawValue) ?? .secondaryOnly
    }
    /// The display mode that the app requests; `.automatic` by default. Setting it inside an animation block animates
    /// the change.
    open var preferredDisplayMode: DisplayMode {
        get { state.preferredMode }
        set { setPreferred(newValue) }
    }
    /// The behavior in effect, depending on ``preferredSplitBehavior``, the display mode and the width.
    open var splitBehavior: SplitBehavior { SplitBehavior(rawValue: behavior.rawValue) ?? .automatic }
    /// The layout of the columns beside or over the secondary; `.automatic` by default.
    open var preferredSplitBehavior: SplitBehavior {
        get { state.preferredBehavior }
        set {
            state.preferredBehavior = newValue
            preferencesDidChange()
        }
    }
    /// The side of the primary and the supplementary column; `.leading` by default.
    open var primaryEdge: PrimaryEdge = .leading { didSet { if primaryEdge != oldValue { preferencesDidChange() } } }
    /// The button that shows and hides columns. Split views with a style add the button to a column's navigation bar.
    /// Hidden if there is only a single column.
    open var displayModeButtonItem: UIBarButtonItem { modeButton }
    /// Whether a split view with a style adds
    /// ``displayModeButtonItem`` to a bar. `.automatic`, the default, adds it while ``presentsWithGesture`` is set.
    open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic { didSet { updateButtons() } }
    /// Whether the secondary's bar has a button that displays only the secondary, in three columns. False by default.
    open var showsSecondaryOnlyButton = false { didSet { updateButtons() } }
    /// Whether a swipe from the primary edge shows hidden columns. True by default.
    open var presentsWithGesture = true { didSet { updateButtons() } }
    /// The background of the primary column: none, the default, or that of sidebars. It is visible if the column's
    /// screens have a clear background, and not while collapsed.
    open var primaryBackgroundStyle: BackgroundStyle = .none {
        didSet {
            if primaryBackgroundStyle != oldValue {
                (viewIfLoaded as? SplitView)?.layoutGround(
                    below: state.isCollapsed ? nil : host(.primary)?.viewIfLoaded)
            }
        }
    }

    // MARK: Widths, in points; `automaticDimension` is the system's choice.

    /// The value of the following widths for the system's choice. The default of these widths.
    public class var automaticDimension: CGFloat { -.greatestFiniteMagnitude }
    /// The preferred width of the primary column, in points. It has precedence over
    /// ``preferredPrimaryColumnWidthFraction``.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { self[preferred: \.primary.points] }
        set { self[preferred: \.primary.points] = newValue }
    }
    /// The preferred width of the primary column, as a fraction of the split view's width.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { self[preferred: \.primary.fraction] }
        set { self[preferred: \.primary.fraction] = newValue }
    }
    /// The minimum width of the primary column, in points.
    open var minimumPrimaryColumnWidth: CGFloat {
        get { self[preferred: \.primary.minimum] }
        set { self[preferred: \.primary.minimum] = newValue }
    }
    /// The maximum width of the primary column, in points.
    open var maximumPrimaryColumnWidth: CGFloat {
        get { self[preferred: \.primary.maximum] }
        set { self[preferred: \.primary.maximum] = newValue }
    }
    /// The current width of the primary column, in points; collapsed, the width of the view.
    open var primaryColumnWidth: CGFloat { state.isCollapsed ? viewWidth : CGFloat(layout.primary.width) }
    /// The preferred width of the supplementary column, in points. It has precedence over
    /// ``preferredSupplementaryColumnWidthFraction``.
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { self[preferred: \.supplementary.points] }
        set { self[preferred: \.supplementary.points] = newValue }
    }
    /// The preferred width of the supplementary column, as a fraction of the split view's width.
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { self[preferred: \.supplementary.fraction] }
        set { self[preferred: \.supplementary.fraction] = newValue }
    }
    /// The minimum width of the supplementary column, in points.
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { self[preferred: \.supplementary.minimum] }
        set { self[preferred: \.supplementary.minimum] = newValue }
    }
    /// The maximum width of the supplementary column, in points.
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { self[preferred: \.supplementary.maximum] }
        set { self[preferred: \.supplementary.maximum] = newValue }
    }
    /// The current width of the supplementary column, in points; 0 while collapsed.
    open var supplementaryColumnWidth: CGFloat { state.isCollapsed ? 0 : CGFloat(layout.supplementary.width) }

    /// The preferred width of the secondary column, in points; the other columns shrink or grow. It has precedence over
    /// ``preferredSecondaryColumnWidthFraction``.
    ///
    /// Documented (UISplitViewController.preferredSecondaryColumnWidth): since iOS 26. Chosen: the width of columns
    /// with a preferred width is constant. Others shrink at most to their minimum, or 200 points, and grow only up to a
    /// maximum that was set.
    open var preferredSecondaryColumnWidth: CGFloat {
        get { self[preferred: \.secondary.points] }
        set { self[preferred: \.secondary.points] = newValue }
    }
    /// The preferred width of the secondary column, as a fraction of the split view's width.
    ///
    /// Documented (UISplitViewController.preferredSecondaryColumnWidthFraction): since iOS 26.
    open var preferredSecondaryColumnWidthFraction: CGFloat {
        get { self[preferred: \.secondary.fraction] }
        set { self[preferred: \.secondary.fraction] = newValue }
    }
    /// The minimum width of the secondary column, in points.
    ///
    /// Documented (UISplitViewController.minimumSecondaryColumnWidth): since iOS 26. Chosen: columns beside the
    /// secondary shrink, the inspector first, at most to their minimum, or 200 points. If that is not sufficient, the
    /// automatic ``splitBehavior`` is `.overlay`.
    open var minimumSecondaryColumnWidth: CGFloat {
        get { self[preferred: \.secondary.minimum] }
        set { self[preferred: \.secondary.minimum] = newValue }
    }
    /// The preferred width of the inspector column, in points. It has precedence over
    /// ``preferredInspectorColumnWidthFraction``.
    ///
    /// Documented (UISplitViewController.preferredInspectorColumnWidth): since iOS 26. Chosen: by default 320, and at
    /// most two fifths of the split view.
    open var preferredInspectorColumnWidth: CGFloat {
        get { self[preferred: \.inspector.points] }
        set { self[preferred: \.inspector.points] = newValue }
    }
    /// The preferred width of the inspector column, as a fraction of the split view's width.
    ///
    /// Documented (UISplitViewController.preferredInspectorColumnWidthFraction): since iOS 26.
    open var preferredInspectorColumnWidthFraction: CGFloat {
        get { self[preferred: \.inspector.fraction] }
        set { self[preferred: \.inspector.fraction] = newValue }
    }
    /// The minimum width of the inspector column, in points.
    ///
    /// Documented (UISplitViewController.minimumInspectorColumnWidth): since iOS 26.
    open var minimumInspectorColumnWidth: CGFloat {
        get { self[preferred: \.inspector.minimum] }
        set { self[preferred: \.inspector.minimum] = newValue }
    }
    /// The maximum width of the inspector column, in points.
    ///
    /// Documented (UISplitViewController.maximumInspectorColumnWidth): since iOS 26.
    open var maximumInspectorColumnWidth: CGFloat {
        get { self[preferred: \.inspector.maximum] }
        set { self[preferred: \.inspector.maximum] = newValue }
    }

    // MARK: As a controller

    /// The orientations from the delegate, otherwise all orientations of the device.
    override open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        ownDelegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? defaultInterfaceOrientations
    }
    override open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        ownDelegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self) ?? .portrait
    }
    /// Displays the column that contains the controller.
    override open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        unwindColumns(to: subsequentVC)
    }
    override var handlesShow: Bool { true }
    override var pageEdges: PageEdges { containerEdges }
    /// The last column shows the content.
    override var childForKeys: UIViewController? { shownControllers.last }
    override var handlesShowDetail: Bool { true }
    override open func loadView() { view = SplitView(self) }
    override open func viewDidLoad() {
        super.viewDidLoad()
        state.gesture.attach(to: self)
    }
    override open var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func forwardAppearance(_ appears: Bool, _ animated: Bool) {
        request(appears ? .checkWidth : .leave)
        // A callback may lead to another mode with fewer columns.
        for child in state.visible where state.visible.contains(where: { $0 === child }) {
            child.beginAppearance(appears, animated)
        }
    }
    override func forwardAppearanceEnd() { for child in state.visible { child.endAppearance() } }
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if appearance.phase != .hidden { arrangeInShape() }
    }
    override open func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        // A screen covered the split view while the size class of the window changed.
        if state.isArranged, state.isCollapsed != isCompact { arrangeInShape() }
    }
    override func stackChanged(in child: UIViewController) { updateButtons() }
    override func bottomBarHost(for child: UIViewController) -> (any BottomBarHost)? {
        state.isCollapsed ? super.bottomBarHost(for: child) : nil
    }
    override var hidesOuterBottomBar: Bool { state.isCollapsed && super.hidesOuterBottomBar }
}

extension UISplitViewController {
    /// The number of columns; `unspecified` is the classic split view.
    public enum Style: Int, Sendable { case unspecified = 0, doubleColumn, tripleColumn }
    /// A column by its position from the primary edge. `compact` is the controller that replaces all columns while
    /// collapsed. `inspector` is beside the secondary, on the side opposite to the primary; hidden until
    /// ``show(_:)``, and independent of the display mode. Collapsed, ``show(_:)`` presents the inspector as a sheet.
    ///
    /// Documented (UISplitViewController.Column.inspector): since iOS 26.
    public enum Column: Int, Sendable { case primary = 0, supplementary, secondary, compact, inspector }
    /// The displayed columns, and whether they are beside the secondary, over it, or displace it.
    public enum DisplayMode: Int, Sendable {
        case automatic = 0, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
            twoDisplaceSecondary
        /// The older name of ``secondaryOnly``.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The older name of ``oneBesideSecondary``.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The older name of ``oneOverSecondary``.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }
    /// The layout of the columns: beside the secondary, over it, or displacing it.
    public enum SplitBehavior: Int, Sendable { case automatic = 0, tile, overlay, displace }
    /// A side in the direction of the user's language.
    public enum PrimaryEdge: Int, Sendable { case leading = 0, trailing }
    /// The background of the primary column.
    public enum BackgroundStyle: Int, Sendable { case none = 0, sidebar }
    /// Whether the display mode button is in a bar.
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic = 0, never, always }
}

// The columns are panes for F6.
extension UISplitViewController: FocusPaneContainer {}
