import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitCore

/// The images of list contents.
@MainActor
struct ListImageTests {
    private let page = UIViewController()
    private let app: TestApp

    init() { app = TestApp(page, draws: false) }

    private func view(_ change: (inout UIListContentConfiguration) -> Void) -> UIListContentView {
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        change(&content)
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 100, width: 390, height: 60)
        page.view.addSubview(view)
        app.settle()
        return view
    }
    private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
    }

    @Test("symbols and their column grow with the text size, and keep no column at the accessibility sizes")
    func textSize() {
        let view = view { $0.image = UIImage(systemName: "star") }
        let usual = view.imageView.frame.size
        #expect(view.label.frame.minX == 60)
        app.textSize = .extraExtraExtraLarge
        app.settle()
        let large = view.imageView.frame.size
        #expect(large.width > usual.width * 1.2)
        #expect(view.label.frame.minX > 64)
        app.textSize = .accessibilityExtraExtraExtraLarge
        app.settle()
        #expect(view.imageView.frame.width > large.width)
        #expect(abs(view.label.frame.minX - view.imageView.frame.maxX - 16) <= 0.5)
    }

    @Test("a symbol with a configuration of its own, and a picture, keep their sizes")
    func fixed() {
        let symbol = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30))
        for image in [symbol, picture(20, 20)] {
            let view = view { $0.image = image }
            app.textSize = .large
            app.settle()
            let before = view.imageView.frame.size
            app.textSize = .extraExtraExtraLarge
            app.settle()
            #expect(view.imageView.frame.size == before)
            view.removeFromSuperview()
        }
    }

    @Test("a maximum size scales a picture with its proportions, and 0 is no limit")
    func maximum() {
        let both = view {
            $0.image = picture(100, 50)
            $0.imageProperties.maximumSize = CGSize(width: 40, height: 40)
        }
        #expect(both.imageView.frame.size == CGSize(width: 40, height: 20))
        let high = view {
            $0.image = picture(100, 50)
            $0.imageProperties.maximumSize = CGSize(width: 0, height: 25)
        }
        #expect(high.imageView.frame.size == CGSize(width: 50, height: 25))
    }

    @Test("a reserved size centers the picture and aligns the texts")
    func reserved() {
        let view = view {
            $0.image = picture(20, 20)
            $0.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 0)
        }
        #expect(view.imageView.frame.midX == 41.0)
        #expect(view.label.frame.minX == 82.0)
        let standard = self.view {
            $0.image = picture(20, 20)
            $0.imageProperties.reservedLayoutSize = CGSize(
                width: UIListContentConfiguration.ImageProperties.standardDimension, height: 0)
        }
        #expect(standard.label.frame.minX == 60.0)
    }
}
