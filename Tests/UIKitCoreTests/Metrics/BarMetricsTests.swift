import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Heights, margins and lines of bars.
@MainActor
struct BarMetricsTests {
    private func traits(_ idiom: UIUserInterfaceIdiom, _ vertical: UIUserInterfaceSizeClass) -> UITraitCollection {
        UITraitCollection {
            $0.userInterfaceIdiom = idiom
            $0.verticalSizeClass = vertical
        }
    }

    @Test("a bar is 44 points tall, 32 in compact height, and 50 on a pad")
    func heights() {
        #expect(BarMetrics.contentHeight(traits(.phone, .regular)) == 44)
        #expect(BarMetrics.contentHeight(traits(.phone, .compact)) == 32)
        #expect(BarMetrics.contentHeight(traits(.pad, .regular)) == 50)
        #expect(BarMetrics.contentHeight(traits(.pad, .compact)) == 50)
        #expect(BarMetrics.contentHeight(UITraitCollection()) == 44)
    }

    @Test("only the low bar of a phone is compact")
    func compact() {
        #expect(BarMetrics.isCompact(traits(.phone, .compact)))
        #expect(!BarMetrics.isCompact(traits(.phone, .regular)))
        #expect(!BarMetrics.isCompact(traits(.pad, .compact)))
    }

    @Test("a bar in a sheet is 56 points tall, and 44 in compact height")
    func sheets() {
        #expect(BarMetrics.sheetHeight(traits(.phone, .regular)) == 56)
        #expect(BarMetrics.sheetHeight(traits(.phone, .compact)) == 44)
    }

    @Test("a line of text has a box of whole points in the middle of its row, on a device pixel")
    func lines() {
        let line = BarMetrics.line(20.3, in: 44, scale: 2)
        #expect(line.height == 21)
        #expect(line.top == 11.5)
        let sharp = BarMetrics.line(20.3, in: 44, scale: 3)
        #expect(abs(sharp.top - 34.0 / 3) < 0.0001)
        #expect(BarMetrics.line(21, in: 44, scale: 2).height == 21)
        #expect(BarMetrics.line(21.0005, in: 44, scale: 2).height == 21)
        #expect(BarMetrics.line(20, in: 32, scale: 1).top == 6)
    }

    @Test(
        "side margins are 16 points in narrow views and beside covered sides, and 20 in wide views",
        arguments: [(320, 0, 16), (390, 0, 16), (413, 0, 16), (414, 0, 20), (1024, 0, 20), (844, 47, 16)]
            as [(CGFloat, CGFloat, CGFloat)])
    func margins(width: CGFloat, covered: CGFloat, margin: CGFloat) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        #expect(view.sideMargin(beyond: covered) == margin)
    }

    @Test(
        "bars on screen have these heights",
        arguments: [(390, 844, 44), (844, 390, 32), (1024, 768, 50)] as [(CGFloat, CGFloat, CGFloat)])
    func onScreen(width: CGFloat, height: CGFloat, bar: CGFloat) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = TestApp(navigation, size: CGSize(width: width, height: height), draws: false)
        app.settle()
        #expect(navigation.navigationBar.bounds.height == bar)
    }
}
