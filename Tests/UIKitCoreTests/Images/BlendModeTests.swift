import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Each blend mode beside the published formula.
@MainActor
struct BlendModeTests {
    private let app = TestApp(UIViewController())

    private func drawn(
        _ below: BlendFormulas.Color, _ above: BlendFormulas.Color, _ mode: CGBlendMode, as shape: Int = 0
    ) -> [Int] {
        let area = CGRect(x: 0, y: 0, width: 4, height: 4)
        return DrawnPixels(4, 4) { context in
            context.setFillColor(
                CGColor(red: below.red, green: below.green, blue: below.blue, alpha: below.alpha))
            context.setBlendMode(.copy)
            context.fill(area)
            context.setBlendMode(mode)
            let color = CGColor(red: above.red, green: above.green, blue: above.blue, alpha: above.alpha)
            context.setFillColor(color)
            switch shape {
            case 0: context.fill(area)
            case 1:
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                context.fill(area)
                context.endTransparencyLayer()
            default:
                guard let gradient = CGGradient(colorsSpace: nil, colors: [color, color], locations: nil) else {
                    return
                }
                context.drawLinearGradient(
                    gradient, start: .zero, end: CGPoint(x: 4, y: 0),
                    options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
            }
        }[1, 1]
    }

    private func expected(_ below: BlendFormulas.Color, _ above: BlendFormulas.Color, _ mixed: BlendFormulas.Light)
        -> [Int]
    {
        let (b, s) = ([below.red, below.green, below.blue], [above.red, above.green, above.blue])
        let parts = (0..<3).map { index in
            s[index] * above.alpha * (1 - below.alpha) + mixed[index] * above.alpha * below.alpha
                + b[index] * below.alpha * (1 - above.alpha)
        }
        return (parts + [above.alpha + below.alpha - above.alpha * below.alpha]).map { Int(($0 * 255).rounded()) }
    }

    @Test("modes that mix each component have the numbers of their formulas")
    func separableModes() {
        for (mode, mix) in BlendFormulas.separable {
            for (below, above) in BlendFormulas.pairs {
                let mixed = [
                    mix(below.red, above.red), mix(below.green, above.green), mix(below.blue, above.blue),
                ]
                for shape in 0..<3 {
                    let (color, wanted) = (drawn(below, above, mode, as: shape), expected(below, above, mixed))
                    #expect(isNear(color, wanted, 3), "\(mode) \(below) \(above) \(shape): \(color), not \(wanted)")
                }
            }
        }
    }

    @Test("modes that mix whole colors have the numbers of their formulas")
    func wholeModes() {
        for (mode, mix) in BlendFormulas.whole {
            for (below, above) in BlendFormulas.pairs {
                let mixed = mix([below.red, below.green, below.blue], [above.red, above.green, above.blue])
                let (color, wanted) = (drawn(below, above, mode), expected(below, above, mixed))
                #expect(isNear(color, wanted, 4), "\(mode) \(below) \(above): \(color), not \(wanted)")
            }
        }
    }

    @Test("operators of Porter and Duff have the numbers of their formulas, and change nothing outside of a path")
    func porterDuff() {
        for (mode, factors) in BlendFormulas.operators {
            for (below, above) in BlendFormulas.pairs {
                let (source, backdrop) = factors(below.alpha, above.alpha)
                let wanted = zip(
                    [above.red, above.green, above.blue, 1], [below.red, below.green, below.blue, 1]
                ).map { Int((min($0 * above.alpha * source + $1 * below.alpha * backdrop, 1) * 255).rounded()) }
                let color = drawn(below, above, mode)
                #expect(isNear(color, wanted, 3), "\(mode) \(below) \(above): \(color), not \(wanted)")
            }
            let pixels = DrawnPixels(8, 4) { context in
                context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
                context.setBlendMode(mode)
                context.setFillColor(red: 0, green: 1, blue: 0, alpha: 0.5)
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
            #expect(pixels[6, 2] == [255, 0, 0, 255], "\(mode)")
        }
    }

    @Test("a group casts one shadow, and an image casts the shadow of its visible pixels")
    func shadows() throws {
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
        }
        let image = try #require(dot.cgImage)
        let pixels = DrawnPixels(60, 20) { context in
            context.setShadow(offset: CGSize(width: 30, height: 0), blur: 0, color: .black)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.fill(CGRect(x: 3, y: 3, width: 5, height: 5))
            context.endTransparencyLayer()
            context.draw(image, in: CGRect(x: 10, y: 10, width: 10, height: 10))
        }
        #expect(pixels[2, 2] == [0, 0, 255, 255] && pixels[4, 4] == [0, 0, 255, 255])
        #expect(pixels[32, 2] == [0, 0, 0, 255] && pixels[38, 2] == [0, 0, 0, 0])
        #expect(pixels[15, 12] == [255, 0, 0, 255])
        #expect(pixels[45, 12] == [0, 0, 0, 255] && pixels[45, 18] == [0, 0, 0, 0])
    }
}
