import AccessibilityLogic

extension AccessibleFacts.Kind {
    /// The kind of a view. Views of other classes are described by their traits.
    @MainActor
    init(_ view: UIView) {
        self =
            switch view {
            case is UIWindow: .window
            case is UINavigationBar: .navigationBar
            case is UIToolbar: .toolbar
            case is UITabBar: .tabBar
            case is MenuStage: .menu
            case is WindowOverlay: .dialog
            case let stage as PresentationStageView: stage.stage?.controller is UIAlertController ? .alert : .dialog
            case is UISwitch: .toggle
            case is UISlider: .slider
            case is UIStepper: .stepper
            case is UIProgressView: .progress
            case is UIActivityIndicatorView: .spinner
            case is UIPageControl: .pageControl
            case is PickerColumn: .picker
            case is UISearchTextField: .searchField
            case let field as UITextField: field.isSecureTextEntry ? .secureField : .textField
            case is UITextView: .textView
            case is SegmentContentView: .segment
            case is TabBarButton: .tab
            case let row as MenuRow: row.accessibilityTraits.contains(.button) ? .menuItem : .plain
            case is UITableViewCell, is UICollectionViewCell: .row
            case is UIButton, is BarButton: .button
            default: Self.container(view)
            }
    }

    @MainActor
    private static func container(_ view: UIView) -> Self {
        switch view.accessibilityContainerType {
        case .dataTable: .dataTable
        case .list: .list
        case .landmark: .landmark
        case .semanticGroup: .group
        case .none:
            view is UITableView || view is UICollectionView ? .list : view.isAccessibilityElement ? .plain : .group
        }
    }
}
