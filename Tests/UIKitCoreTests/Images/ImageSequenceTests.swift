import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
struct ImageSequenceTests {
    private let pictures = ["plus", "minus", "circle"].compactMap { UIImage(systemName: $0) }

    private func start(_ view: UIImageView) -> TestApp {
        let root = UIViewController()
        let app = TestApp(root)
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        root.view.addSubview(view)
        app.turn()
        return app
    }
    private func shown(_ view: UIImageView) -> Int? { pictures.firstIndex { $0 === view.shownImage } }

    @Test("an animated image plays automatically, with equal durations")
    func playsByItself() throws {
        let image = try #require(UIImage.animatedImage(with: pictures, duration: 0.9))
        #expect(image.images?.count == 3)
        #expect(image.duration == 0.9)
        #expect(image.size == pictures[0].size)
        let view = UIImageView(image: image)
        let app = start(view)
        #expect(!view.isAnimating)
        var seen: [Int?] = []
        for _ in 0..<6 {
            seen.append(shown(view))
            app.advance(frames: 18)
        }
        #expect(seen == [0, 1, 2, 0, 1, 2])
        view.image = pictures[1]
        app.settle()
        #expect(shown(view) == 1)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }

    @Test("a view plays its images as often as requested, then shows its image")
    func playsPictures() {
        let view = UIImageView(image: pictures[2])
        let app = start(view)
        view.startAnimating()
        #expect(!view.isAnimating)
        view.animationImages = Array(pictures.prefix(2))
        view.animationDuration = 0.4
        view.animationRepeatCount = 2
        view.startAnimating()
        #expect(view.isAnimating)
        #expect(shown(view) == 0)
        app.advance(frames: 12)
        #expect(shown(view) == 1)
        app.advance(frames: 12)
        #expect(shown(view) == 0)
        app.advance(frames: 30)
        #expect(!view.isAnimating)
        #expect(shown(view) == 2)
    }

    @Test("it stops on request and when its image is set, and pauses outside a window")
    func stops() {
        let view = UIImageView(image: pictures[2])
        let app = start(view)
        view.animationImages = pictures
        view.startAnimating()
        view.stopAnimating()
        #expect(shown(view) == 2)
        view.startAnimating()
        view.image = pictures[1]
        #expect(!view.isAnimating)
        #expect(shown(view) == 1)
        view.startAnimating()
        view.removeFromSuperview()
        app.settle()
        #expect(view.isAnimating)
        #expect(shown(view) == 0)
    }
}
