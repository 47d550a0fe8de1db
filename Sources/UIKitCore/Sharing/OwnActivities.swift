import CoreGraphics
import Foundation
import QuartzCore
import SystemStrings

/// Copies texts and URLs to the clipboard.
final class CopyActivity: UIActivity {
    private var text = ""

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { SystemString.copy.localized }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { Self.text(of: $0) != nil }
    }
    override func prepare(withActivityItems activityItems: [Any]) {
        text = activityItems.compactMap { Self.text(of: $0) }.joined(separator: "\n")
    }
    override func perform() {
        UIPasteboard.general.string = text
        activityDidFinish(true)
    }

    static func text(of item: Any) -> String? {
        switch item {
        case let text as String: text
        case let text as NSAttributedString: text.string
        case let address as URL: address.isFileURL ? nil : address.absoluteString
        default: nil
        }
    }
}

/// Opens the first URL or file with the desktop's default program.
final class OpenActivity: UIActivity {
    private var address: URL?

    override var activityType: ActivityType? { ActivityType("chevron.activity.Open") }
    override var activityTitle: String? { SystemString.openFile.localized }
    override var activityImage: UIImage? { UIImage(systemName: "arrow.up.forward.app") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { ($0 as? URL).map { UIApplication.shared.canOpenURL($0) } ?? false }
    }
    override func prepare(withActivityItems activityItems: [Any]) {
        address = activityItems.lazy.compactMap { $0 as? URL }.first
    }
    override func perform() {
        guard let address else { return activityDidFinish(false) }
        UIApplication.shared.open(address) { [weak self] success in self?.activityDidFinish(success) }
    }
}

/// Saves files to the downloads folder.
final class SaveActivity: UIActivity {
    private var items: [Any] = []
    private var folder: URL? { UIApplication.shared.context[SavingFolders.self].downloads }

    override var activityType: ActivityType? { ActivityType("chevron.activity.Save") }
    override var activityTitle: String? { SystemString.save.localized }
    override var activityImage: UIImage? { UIImage(systemName: "folder") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        folder != nil && activityItems.contains { $0 is UIImage || $0 is Data || ($0 as? URL)?.isFileURL == true }
    }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
    override func perform() {
        activityDidFinish(items.reduce(true) { $0 && save($1) })
    }

    private func save(_ item: Any) -> Bool {
        switch item {
        case let image as UIImage: image.pngData().map { write($0, "Image.png") } ?? false
        case let data as Data: write(data, "Data")
        case let file as URL where file.isFileURL:
            (try? Data(contentsOf: file)).map { write($0, file.lastPathComponent) } ?? false
        default: true
        }
    }

    private func write(_ data: Data, _ name: String) -> Bool {
        guard let folder else { return false }
        return (try? NumberedFile.write(data, name, in: folder)) != nil
    }
}
