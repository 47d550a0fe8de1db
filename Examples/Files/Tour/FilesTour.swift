import Foundation
import UIKit
import UIKitTesting

final class Demo: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let scroll = UIScrollView(frame: view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 390, height: 2000)
        view.addSubview(scroll)
        for i in 0..<30 {
            let label = UILabel(frame: CGRect(x: 16, y: CGFloat(i) * 60 + 20, width: 300, height: 24))
            label.text = "Row \(i) of \(title ?? "")"
            label.textColor = i % 3 == 0 ? .systemRed : .label
            scroll.addSubview(label)
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    }
}

@main
enum FilesTour {
    @MainActor static func main() throws {
        let a = Demo(); a.title = "Locations"
        let nav = UINavigationController(rootViewController: a)
        nav.navigationBar.prefersLargeTitles = true
        let app = TestApp(nav)
        app.settle()
        try app.picture()?.write(to: "/tmp/p/1.png")
        let b = Demo(); b.title = "Documents"
        b.navigationItem.largeTitleDisplayMode = .never
        nav.pushViewController(b, animated: true)
        app.turn()
        for i in 0..<6 { app.advance(frames: 2); try app.picture()?.write(to: "/tmp/p/push\(i).png") }
        app.settle()
        try app.picture()?.write(to: "/tmp/p/2.png")
        app.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500))
        app.advance(frames: 3)
        try app.picture()?.write(to: "/tmp/p/3.png")
        app.settle()
        app.drag(from: CGPoint(x: 4, y: 600), to: CGPoint(x: 200, y: 600), lifts: false)
        try app.picture()?.write(to: "/tmp/p/4.png")
        app.lift()
        app.settle()
        try app.picture()?.write(to: "/tmp/p/5.png")
        app.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 550), frames: 5, lifts: false)
        try app.picture()?.write(to: "/tmp/p/6.png")
    }
}
