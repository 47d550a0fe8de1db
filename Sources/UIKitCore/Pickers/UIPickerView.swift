import CoreGraphics
public import Foundation
import QuartzCore

/// Wheels side by side. The user chooses a row of each wheel.
///
/// The user turns a wheel with a touch or the mouse wheel, and the wheel rests on a row; a tap on a row turns the wheel
/// to that row. Setting the data source or delegate and the first layout load the rows; ``reloadAllComponents()`` loads
/// them again. In right-to-left interfaces the first component is on the right. Rows far from the middle lie on a
/// cylinder: they are lower and paler, without perspective.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    var columns: [PickerColumn] = []
    private let bar = UIView()
    private var isRead = false

    /// Creates a picker. A frame without a size becomes 320 by 216 points.
    public override init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: UIPickerView.usualSize) : frame)
        prepare()
    }

    /// Creates a picker without wheels, until it has a data source.
    public convenience init() { self.init(frame: .zero) }

    /// Decodes the properties of a view from an archive. For an element of a storyboard, all attributes are set when
    /// the initializer returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.fill(self, as: UIPickerView.self)
    }

    /// The default size. Measured (controls/picker-size): 320 by 216 points, as in storyboards.
    static var usualSize: CGSize { CGSize(width: 320, height: 216) }

    /// Provides the numbers of wheels and rows; held weakly. Setting the property reloads all wheels.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { if dataSource !== oldValue { forget() } } }
    /// Provides the content of rows and is notified of selections; held weakly. Setting the property reloads all
    /// wheels.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { if delegate !== oldValue { forget() } } }
    /// Documented (UIPickerView.showsSelectionIndicator): always true since iOS 7.
    @available(*, deprecated, message: "This property has no effect on iOS 7 and later.")
    open var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }

    // MARK: Content

    /// The number of wheels, from the data source.
    open var numberOfComponents: Int {
        read()
        return columns.count
    }
    /// The number of rows of a wheel, from the data source; 0 for a wheel that does not exist.
    open func numberOfRows(inComponent component: Int) -> Int { column(component)?.count ?? 0 }
    /// The size of the rows of a component; zero for a component that does not exist.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let column = column(component) else { return .zero }
        layoutIfNeeded()
        return CGSize(width: column.bounds.width, height: column.rowHeight)
    }
    /// The delegate's view for a visible row; nil for other rows, and for rows with titles.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { column(component)?.appView(row) }
    /// Reloads all wheels and rows from the data source.
    open func reloadAllComponents() {
        isRead = false
        read()
    }
    /// Reloads the rows of a wheel from the data source.
    open func reloadComponent(_ component: Int) {
        guard let column = column(component), let dataSource else { return }
        column.reload(count: max(0, dataSource.pickerView(self, numberOfRowsInComponent: component)))
        setNeedsLayout()
    }

    // MARK: Selection

    /// Selects a row. Does not call the delegate. Ignores a row or component that does not exist.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard let column = column(component), (0..<column.count).contains(row) else { return }
        layoutIfNeeded()
        column.choose(row, animated: animated)
    }
    /// The selected row; while a wheel turns, the previous one. -1 without rows.
    open func selectedRow(inComponent component: Int) -> Int { column(component)?.chosen ?? -1 }

    // MARK: Layout

    override open var intrinsicContentSize: CGSize { UIPickerView.usualSize }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { UIPickerView.usualSize }
    override open func layoutSubviews() {
        super.layoutSubviews()
        read()
        layoutColumns()
    }

    // MARK: -

    private func prepare() {
        bar.isUserInteractionEnabled = false
        bar.backgroundColor = .quaternarySystemFill
        // Chosen: as in iOS 14 and later, with a corner radius of 8 points.
        bar.layer.cornerRadius = 8
        addSubview(bar)
        clipsToBounds = true
    }

    private func forget() {
        isRead = false
        setNeedsLayout()
    }

    private func column(_ component: Int) -> PickerColumn? {
        read()
        return columns.indices.contains(component) ? columns[component] : nil
    }

    /// Loads the numbers of wheels and rows from the data source.
    private func read() {
        guard !isRead, let dataSource else { return }
        isRead = true
        let wanted = max(0, dataSource.numberOfComponents(in: self))
        let counts = (0..<wanted).map { max(0, dataSource.pickerView(self, numberOfRowsInComponent: $0)) }
        let former = columns
        columns = (0..<wanted).map { $0 < former.count ? former[$0] : PickerColumn($0, in: self) }
        for column in former.dropFirst(wanted) { column.retire() }
        for column in columns.dropFirst(former.count) { addSubview(column) }
        for (column, count) in zip(columns, counts) { column.reload(count: count) }
        setNeedsLayout()
    }

    private func layoutColumns() {
        let columns = columns
        guard !columns.isEmpty else { return bar.isHidden = true }
        let asked = columns.map { delegate?.pickerView(self, widthForComponent: $0.component) ?? 0 }
        let heights = columns.map { delegate?.pickerView(self, rowHeightForComponent: $0.component) ?? 0 }
        let widths = PickerLayout.widths(asked, in: bounds.width)
        var x = PickerLayout.start(of: widths, in: bounds.width)
        for (index, column) in columns.enumerated() {
            column.rowHeight = heights[index].isFinite && heights[index] > 0 ? heights[index] : PickerLayout.rowHeight
            let left = isRightToLeft ? bounds.width - x - widths[index] : x
            column.layoutRows(in: CGRect(x: left, y: 0, width: widths[index], height: bounds.height))
            x += widths[index] + PickerLayout.gap
        }
        // Measured (controls/picker-band): a band of 34 points for rows of 32.
        let height = (columns.map(\.rowHeight).max() ?? 0) + 2
        bar.isHidden = false
        bar.frame = CGRect(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height).insetBy(
            dx: PickerLayout.margin, dy: 0)
    }
}

/// The frames of the wheels of a picker, in points.
enum PickerLayout {
    /// Chosen: rows of 32 points, with titles of 21, as in iOS 14 and later.
    static let rowHeight: CGFloat = 32
    static let titleSize: CGFloat = 21
    /// Chosen: the distance from the sides of the picker to the bar, and between wheels.
    static let margin: CGFloat = 9
    static let gap: CGFloat = 5

    /// - Parameter asked: the requested width of each wheel. Wheels without a requested width share the remaining
    ///   width.
    static func widths(_ asked: [CGFloat], in whole: CGFloat) -> [CGFloat] {
        let own = asked.map { $0.isFinite && $0 > 0 ? $0 : nil }
        let free = own.filter { $0 == nil }.count
        let rest = whole - 2 * margin - gap * CGFloat(max(0, asked.count - 1)) - own.compactMap { $0 }.reduce(0, +)
        return own.map { $0 ?? max(0, rest / CGFloat(max(free, 1))) }
    }

    static func start(of widths: [CGFloat], in whole: CGFloat) -> CGFloat {
        (whole - widths.reduce(0, +) - gap * CGFloat(max(0, widths.count - 1))) / 2
    }
}
