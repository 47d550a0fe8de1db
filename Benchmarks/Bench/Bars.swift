import Foundation
import UIKit
import UIKitCore
import UIKitTesting

/// The cost of bars: layout, a collapsing large title, background blur, a new title.
@MainActor
enum Bars {
    static func report() {
        layout()
        collapse()
        blur()
        title()
    }

    /// The layout of a row with a back button, a title and three items per side.
    /// - Returns: milliseconds.
    @discardableResult
    static func layout(beside copier: Copier? = nil) -> Double {
        let root = UIViewController()
        root.title = "Root"
        let page = UIViewController()
        page.title = "A title of some length"
        page.navigationItem.leftItemsSupplementBackButton = true
        page.navigationItem.leftBarButtonItems = [.add, .compose, .trash].map { UIBarButtonItem(systemItem: $0) }
        page.navigationItem.rightBarButtonItems = [.edit, .search, .action].map { UIBarButtonItem(systemItem: $0) }
        let navigation = UINavigationController(rootViewController: root)
        let app = TestApp(navigation, size: CGSize(width: 1024, height: 768), draws: false)
        navigation.pushViewController(page, animated: false)
        app.settle()
        let bar = navigation.navigationBar
        var times: [Double] = []
        for _ in 0..<400 {
            times.append(
                Bench.milliseconds {
                    bar.setNeedsLayout()
                    bar.layoutIfNeeded()
                })
            copier?.sample()
        }
        print(String(format: "layout of a bar with three items a side: %.3f ms (limit 0.2)", Bench.median(times)))
        return Bench.median(times)
    }

    /// The same scroll with a collapsing large title and without a large title.
    /// - Returns: the ratio of the frame times.
    @discardableResult
    static func collapse() -> Double {
        func frame(large: Bool) -> Double {
            let page = RowsViewController(number: 1)
            let navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.prefersLargeTitles = large
            let app = TestApp(navigation, scale: 2)
            app.settle()
            let top = page.scrollView.contentOffset.y
            var times: [Double] = []
            for round in 0..<6 {
                for step in 1...50 {
                    let way = CGFloat(round.isMultiple(of: 2) ? step : 50 - step)
                    page.scrollView.contentOffset.y = top + way
                    times.append(Bench.milliseconds { app.turn() })
                }
            }
            return Bench.median(times)
        }
        let (large, plain) = (frame(large: true), frame(large: false))
        print(
            String(
                format:
                    """
                    frame of a large title going away: %.3f ms, the same scroll without it %.3f ms, ratio %.2f \
                    (limit 2)
                    """,
                large, plain, large / plain))
        return large / plain
    }

    /// Content that moves below 390 by 96 points at scale 2, under a material and under a plain color.
    /// - Returns: the additional milliseconds of the material per frame.
    @discardableResult
    static func blur(beside copier: Copier? = nil) -> Double {
        func frame(_ effect: UIVisualEffect?) -> Double {
            let root = UIViewController()
            let app = TestApp(root, size: CGSize(width: 390, height: 96), scale: 2)
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 96))
            for number in 0..<16 {
                let stripe = UIView(frame: CGRect(x: CGFloat(number) * 50, y: 0, width: 25, height: 96))
                stripe.backgroundColor = .systemRed
                content.addSubview(stripe)
            }
            root.view.addSubview(content)
            if let effect {
                let material = UIVisualEffectView(effect: effect)
                material.frame = root.view.bounds
                root.view.addSubview(material)
            }
            app.settle()
            var times: [Double] = []
            for step in 0..<300 {
                content.frame.origin.x = -CGFloat(step % 100)
                times.append(Bench.milliseconds { app.turn() })
                copier?.sample()
            }
            return Bench.median(times)
        }
        let (blurred, bare) = (frame(UIBlurEffect(style: .systemChromeMaterial)), frame(nil))
        print(
            String(
                format: "blur of 780 by 192 pixels: %.3f ms, of a frame of %.3f ms (limit 1)", blurred - bare, blurred))
        return blurred - bare
    }

    private static func title() {
        let page = RowsViewController(number: 1)
        let app = TestApp(UINavigationController(rootViewController: page), scale: 2)
        app.settle()
        let before = app.window.work
        page.title = "Changed"
        app.turn()
        let work = app.window.work
        let pixels = work.pixelsDamaged - before.pixelsDamaged
        print("a changed title: \(pixels) pixels of \(780 * 1688), \(work.recordsDrawn - before.recordsDrawn) drawing")
    }
}
