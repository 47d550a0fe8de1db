import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// The safe area of a scroll view, in constraints of views inside.
@MainActor
struct ScrollGuideTests {
    private func place(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test("a button at the safe area of a scroll view stays in place while the content scrolls")
    func floats() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scroll.contentSize = CGSize(width: 600, height: 2_000)
        let button = UIView()
        button.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(button)
        NSLayoutConstraint.activate([
            button.trailingAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.trailingAnchor, constant: -10),
            button.bottomAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.bottomAnchor, constant: -20),
            button.widthAnchor.constraint(equalToConstant: 50), button.heightAnchor.constraint(equalToConstant: 40),
        ])
        let screen = UIViewController()
        screen.view.addSubview(scroll)
        let app = TestApp(screen, draws: false)
        app.settle()
        let rest = place(of: button)
        #expect(rest.maxX == 380 && rest.size == CGSize(width: 50, height: 40))
        #expect(rest.maxY == 824 - scroll.safeAreaInsets.bottom)
        scroll.contentOffset = CGPoint(x: 100, y: 300)
        app.settle()
        #expect(place(of: button) == rest)
        #expect(button.frame.minY == rest.minY + 300)
    }

    @Test("a message in the middle of a table's safe area is in the middle below a large title, too")
    func message() throws {
        let table = UITableViewController(style: .plain)
        table.title = "Recents"
        let message = UIView()
        message.translatesAutoresizingMaskIntoConstraints = false
        table.tableView.addSubview(message)
        let guide = table.tableView.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            message.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            message.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            message.widthAnchor.constraint(equalToConstant: 100), message.heightAnchor.constraint(equalToConstant: 50),
        ])
        let navigation = UINavigationController(rootViewController: table)
        navigation.navigationBar.prefersLargeTitles = true
        let app = TestApp(navigation, draws: false)
        app.settle()
        #expect(table.tableView.contentOffset.y < -90)
        let visible = guide.layoutFrame
        #expect(message.center == CGPoint(x: visible.midX, y: visible.midY))
        #expect(place(of: message).midY > 400)
    }
}
