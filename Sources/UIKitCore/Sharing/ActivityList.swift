import CoreGraphics
import Foundation
import FoundationAdditions
import QuartzCore

/// The shared items and, below, a list of the available activities. Chosen: the newer appearance of iOS, a list of
/// rows.
final class ActivityList: UITableView, UITableViewDataSource, UITableViewDelegate {
    private weak var owner: UIActivityViewController?
    private let activities: [UIActivity]

    init(_ owner: UIActivityViewController) {
        self.owner = owner
        activities = owner.offeredActivities()
        super.init(frame: .zero, style: .insetGrouped)
        dataSource = self
        delegate = self
        tableHeaderView = ActivityPreview(
            owner.activityItems.map {
                ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(owner) ?? $0
            })
        owner.preferredContentSize = CGSize(
            width: 360, height: ActivityPreview.height + 36 + CGFloat(max(activities.count, 1)) * 44)
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // Half a screen is sufficient for the list. The app may have set its own detents.
        guard window != nil, let sheet = owner?.popoverPresentationController?.adaptiveSheetPresentationController,
            sheet.detents.count == 1
        else { return }
        sheet.detents = [.medium(), .large()]
        sheet.prefersGrabberVisible = true
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { activities.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let activity = activities[indexPath.row]
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = activity.activityTitle
        let picture = UIImageView(image: activity.activityImage?.withRenderingMode(.alwaysTemplate))
        picture.tintColor = .label
        picture.contentMode = .scaleAspectFit
        picture.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        cell.accessoryView = picture
        return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        deselectRow(at: indexPath, animated: true)
        owner?.choose(activities[indexPath.row])
    }
}

/// The first item as an image or a text, and the number of further items.
private final class ActivityPreview: UIView {
    static let height: CGFloat = 84
    private let picture = UIImageView(image: nil)
    private let title = UILabel()
    private let detail = UILabel()

    init(_ items: [Any]) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
        let image = items.lazy.compactMap { $0 as? UIImage }.first
        let files = items.compactMap { $0 as? URL }
        picture.image =
            image ?? UIImage(systemName: files.first.map { $0.isFileURL ? "doc" : "link" } ?? "text.alignleft")
        picture.contentMode = image == nil ? .center : .scaleAspectFill
        picture.tintColor = .secondaryLabel
        picture.backgroundColor = .tertiarySystemFill
        picture.layer.cornerRadius = 8
        picture.clipsToBounds = true
        let words = items.lazy.compactMap { CopyActivity.text(of: $0) }.first { !$0.isEmpty }
        title.text = words ?? files.first?.lastPathComponent
        title.font = .preferredFont(forTextStyle: .headline)
        title.numberOfLines = 2
        detail.text = files.lazy.compactMap { $0.isFileURL ? nil : $0.host }.first
        detail.font = .preferredFont(forTextStyle: .footnote)
        detail.textColor = .secondaryLabel
        for view in [picture, title, detail] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (margin, side): (CGFloat, CGFloat) = (20, 48)
        let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let y = (bounds.height - side) / 2 + 6
        picture.frame = CGRect(x: isTurned ? bounds.width - margin - side : margin, y: y, width: side, height: side)
        let width = max(0, bounds.width - 3 * margin - side)
        let x = isTurned ? margin : 2 * margin + side
        let titleHeight = min(title.sizeThatFits(CGSize(width: width, height: side)).height, side)
        let detailHeight = detail.text == nil ? 0 : detail.sizeThatFits(CGSize(width: width, height: side)).height
        let top = y + max(0, side - titleHeight - detailHeight) / 2
        title.frame = CGRect(x: x, y: top, width: width, height: titleHeight)
        detail.frame = CGRect(x: x, y: top + titleHeight, width: width, height: detailHeight)
    }
}
