import CatalogApp
import Testing
import UIKit
import UIKitTesting

/// Texts at every scale that a desktop offers.
@MainActor
struct DeviceScaleTests {
    private nonisolated static let scales = stride(from: 1.0, through: 4, by: 0.25).map { CGFloat($0) }

    /// Labels that are less than a point narrower than their text, which no app intends.
    private func cutLabels(_ app: TestApp) -> [String] {
        app.findAll(UILabel.self).compactMap { label in
            let missing = label.intrinsicContentSize.width - label.bounds.width
            guard label.numberOfLines == 1, label.bounds.width > 0, missing > 0.001, missing < 1 else { return nil }
            return "\(label.text ?? "") has \(label.bounds.width) of \(label.intrinsicContentSize.width)"
        }
    }

    @Test("a centered label is as wide as its text", arguments: scales)
    func centered(scale: CGFloat) {
        for width in [320, 375, 393, 720, 800, 1080] as [CGFloat] {
            let controller = UIViewController()
            let app = TestApp(controller, size: CGSize(width: width, height: 600), scale: scale, draws: false)
            for (index, text) in ["Done", "Next", "Add", "Log out", "Edit", "?", "Cancel", "OK"].enumerated() {
                let label = UILabel()
                label.text = text
                label.translatesAutoresizingMaskIntoConstraints = false
                controller.view.addSubview(label)
                label.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor).isActive = true
                label.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: CGFloat(40 + index * 40))
                    .isActive = true
            }
            app.settle()
            #expect(app.findAll(UILabel.self).count == 8)
            #expect(cutLabels(app) == [], "window of \(width)")
        }
    }

    @Test("a label is on whole pixels and keeps its wrapped lines", arguments: scales)
    func wrapped(scale: CGFloat) {
        let controller = UIViewController()
        let app = TestApp(controller, scale: scale, draws: false)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Several words that stand on more than one line"
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(label)
        let width = label.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            width, label.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
            label.topAnchor.constraint(equalTo: controller.view.topAnchor),
        ])
        for step in 0..<40 {
            width.constant = 100 + CGFloat(step) * 0.37
            app.settle()
            #expect(label.bounds.width >= width.constant - 0.001)
            #expect(
                label.bounds.height >= label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height - 0.001)
            let pixel = label.frame.minX * scale
            #expect(abs(pixel - pixel.rounded()) < 0.001)
        }
    }

    @Test("no screen of the Catalog cuts a label by a part of a point", arguments: scales)
    func catalog(scale: CGFloat) {
        let navigation = Catalog.makeNavigation()
        let app = TestApp(navigation, scale: scale, draws: false)
        for entry in Catalog.sections.flatMap(\.entries) {
            navigation.dismiss(animated: false)
            navigation.popToRootViewController(animated: false)
            app.settle()
            Catalog.open(entry, in: navigation)
            app.settle()
            #expect(cutLabels(app) == [], "\(entry.title)")
        }
    }
}
