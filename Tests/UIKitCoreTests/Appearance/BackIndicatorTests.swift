import Testing
import UIKit
import UIKitTesting

/// The image beside the back button, and the label that moves under the image.
@MainActor
struct BackIndicatorTests {
    /// A square image whose mask is open in the right half.
    private func custom() -> UINavigationBarAppearance {
        let appearance = plain(.white)
        let image = swatch(.red, CGSize(width: 20, height: 20)).withRenderingMode(.alwaysOriginal)
        let mask = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
        }
        appearance.setBackIndicatorImage(image, transitionMaskImage: mask)
        return appearance
    }

    @Test(
        "an indicator of the app's own stands where the chevron does, and the label after it", arguments: [false, true])
    func place(rightToLeft: Bool) throws {
        let stage = NavigationStage("Root", "Top", rightToLeft: rightToLeft)
        stage.change { stage.bar.scrollEdgeAppearance = custom() }
        let x: CGFloat = rightToLeft ? 390 - 18 : 18
        #expect(stage.app.color(x, 47 + 22) == "ff0000")
        let label = try stage.frame("Root")
        #expect(rightToLeft ? label.maxX == 390 - 34 : label.minX == 34)
    }

    @Test("a back indicator without its mask, or the reverse, has no effect; nil for either restores the chevron")
    func both() {
        let appearance = UINavigationBarAppearance()
        let chevron = appearance.backIndicatorImage
        let image = swatch(.red)
        appearance.setBackIndicatorImage(image, transitionMaskImage: nil)
        #expect(appearance.backIndicatorImage == chevron)
        appearance.setBackIndicatorImage(image, transitionMaskImage: image)
        #expect(appearance.backIndicatorImage == image)
        #expect(appearance.backIndicatorTransitionMaskImage == image)
        appearance.setBackIndicatorImage(nil, transitionMaskImage: image)
        #expect(appearance.backIndicatorImage == chevron)
        let stage = NavigationStage("Root", "Top")
        stage.change {
            stage.bar.backIndicatorImage = swatch(.red, CGSize(width: 20, height: 20)).withRenderingMode(
                .alwaysOriginal)
        }
        #expect(stage.app.color(24, 47 + 14) == "ffffff")
        stage.change { stage.bar.backIndicatorTransitionMaskImage = image }
        #expect(stage.app.color(24, 47 + 14) == "ff0000")
    }

    /// All colors in a column of the row, except white.
    private func colors(_ picture: TestPicture, x: CGFloat) -> Set<String> {
        var found: Set<String> = []
        for y in stride(from: 47.25 as CGFloat, to: 91, by: 0.5) where picture.color(x, y) != "ffffff" {
            found.insert(picture.color(x, y))
        }
        return found
    }

    @Test(
        "a label that slides out is hidden by the mask and to the left of it",
        arguments: [false, true],
        [false, true])
    func slides(rightToLeft: Bool, own: Bool) throws {
        // A label of solid ink that is wide enough to reach the indicator before it has faded.
        let stage = NavigationStage("██████", "Top", "Last", rightToLeft: rightToLeft)
        stage.change {
            let appearance = own ? custom() : plain(.white)
            // The indicator itself is invisible; only the label under it is visible.
            if own {
                appearance.setBackIndicatorImage(
                    swatch(.white, CGSize(width: 20, height: 20)).withRenderingMode(.alwaysOriginal),
                    transitionMaskImage: appearance.backIndicatorTransitionMaskImage
                )
            }
            appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
            stage.bar.scrollEdgeAppearance = appearance
            stage.navigation.popViewController(animated: false)
        }
        let width: CGFloat = own ? 20 : 13
        stage.change { stage.navigation.pushViewController(Page("Next"), animated: false) }
        stage.change { stage.navigation.popViewController(animated: false) }
        stage.app.activate()
        stage.navigation.pushViewController(Page("Next"), animated: true)
        stage.app.advance(frames: 3)
        let picture = try #require(stage.app.picture())
        func x(_ fromLeading: CGFloat) -> CGFloat { rightToLeft ? 390 - fromLeading : fromLeading }
        // Nothing is visible left of the indicator; the label is visible right of it.
        for place in stride(from: 0.5 as CGFloat, to: 7.5, by: 1) {
            #expect(colors(picture, x: x(place)).isEmpty, "\(place)")
        }
        #expect(!colors(picture, x: x(8 + width + 4)).isEmpty)
        if own {
            // The closed half of the mask, and the open half. The indicator is below the label.
            #expect(colors(picture, x: x(12)).isEmpty)
            #expect(!colors(picture, x: x(24)).isEmpty)
        } else {
            // Nothing is visible above the chevron's angle; the label is visible inside the angle.
            #expect(picture.color(x(16), 47 + 13) == "ffffff")
            #expect(picture.color(x(17), 47 + 22) != "ffffff")
        }
        #expect(stage.app.freshPicture()?.compare(with: picture) == nil)
        stage.app.settle()
        #expect(stage.app.animatedLayers.isEmpty)
    }

    @Test("nothing is masked at rest")
    func rest() {
        let stage = NavigationStage("Root", "Top")
        stage.app.activate()
        stage.navigation.pushViewController(Page("Next"), animated: true)
        stage.app.settle()
        func masks(_ view: UIView) -> Int { (view.mask == nil ? 0 : 1) + view.subviews.map(masks).reduce(0, +) }
        #expect(masks(stage.bar) == 0)
    }

    @Test("the chevron turns with a bar whose direction an app forces, as with the language's")
    func forcedDirection() throws {
        func chevron(_ stage: NavigationStage) throws -> [UInt8] {
            let back = try #require(stage.app.find(identifier: "BackButton"))
            let view = try #require(
                back.descendants.compactMap { $0 as? UIImageView }.first { !$0.isHidden && $0.image != nil })
            let frame = view.convert(view.bounds, to: nil)
            let picture = try #require(stage.app.picture())
            let (left, top) = (Int(frame.minX * 2), Int(frame.minY * 2))
            var reds: [UInt8] = []
            for y in top..<top + Int(frame.height * 2) {
                for x in left..<left + Int(frame.width * 2) { reds.append(picture[x, y]?.red ?? 0) }
            }
            return reds
        }
        let forced = NavigationStage("A", "B")
        forced.change { forced.bar.semanticContentAttribute = .forceRightToLeft }
        let mirrored = NavigationStage("A", "B", rightToLeft: true)
        let plain = NavigationStage("A", "B")
        #expect(try chevron(forced) == chevron(mirrored))
        #expect(try chevron(forced) != chevron(plain))
    }
}
