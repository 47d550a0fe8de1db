import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct ConicGradientTests {
    private let app: TestApp
    private let page = UIViewController()

    init() {
        app = TestApp(page, size: CGSize(width: 100, height: 100), scale: 1)
        page.view.backgroundColor = .white
        app.settle()
    }

    private func gradient(_ colors: CGColor...) throws -> CGGradient {
        try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    }

    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    /// A pixel at an angle from the positive x axis, 40 pixels from the center.
    private func pixel(_ pixels: DrawnPixels, at turn: Double) -> [Int] {
        pixels[Int((50 + 40 * cos(turn * 2 * .pi)).rounded(.down)), Int((50 + 40 * sin(turn * 2 * .pi)).rounded(.down))]
    }

    @Test("a conic gradient turns clockwise from its angle, in all directions")
    func directions() throws {
        let gradient = try gradient(red, blue)
        for start in [0, 0.25, 0.6] {
            let pixels = DrawnPixels(100, 100) {
                $0.drawConicGradient(
                    gradient, center: CGPoint(x: 50, y: 50), angle: CGFloat(start * 2 * .pi))
            }
            for eighth in 0..<8 {
                let share = (Double(eighth) + 0.5) / 8
                let color = pixel(pixels, at: start + share)
                let expected = [Int(255 * (1 - share)), 0, Int(255 * share), 255]
                #expect(isNear(color, expected, 6), "\(start) \(share): \(color), not \(expected)")
            }
        }
    }

    @Test("colors of a conic gradient are multiplied by their alpha, and the opacity and the clip apply")
    func alpha() throws {
        let clear = CGColor(red: 1, green: 0, blue: 0, alpha: 0)
        let gradient = try gradient(red, clear)
        let pixels = DrawnPixels(100, 100) {
            $0.clip(to: CGRect(x: 0, y: 0, width: 100, height: 60))
            $0.drawConicGradient(gradient, center: CGPoint(x: 50, y: 50), angle: 0)
        }
        #expect(isNear(pixels[10, 50], [128, 0, 0, 128], 3))
        #expect(isNear(pixels[50, 10], [64, 0, 0, 64], 3))
        #expect(pixels[50, 70] == [0, 0, 0, 0])
        let faded = DrawnPixels(100, 100) {
            $0.setAlpha(0.5)
            $0.drawConicGradient(gradient, center: CGPoint(x: 50, y: 50), angle: 0)
        }
        #expect(isNear(faded[10, 50], [64, 0, 0, 64], 3))
    }

    @Test("the first and the last color meet along a smooth line")
    func seam() throws {
        let gradient = try gradient(red, blue)
        let pixels = DrawnPixels(100, 100) {
            $0.drawConicGradient(gradient, center: CGPoint(x: 50, y: 50.5), angle: 0)
        }
        #expect(isNear(pixels[90, 50], [128, 0, 128, 255], 20), "\(pixels[90, 50])")
    }

    @Test(
        "odd numbers draw nothing, or something that ends",
        arguments: [.nan, .infinity, -.infinity, 1e308, -1e300] as [CGFloat])
    func odd(_ number: CGFloat) throws {
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: [red, blue], locations: [number, 0.5]))
        _ = DrawnPixels(10, 10) {
            $0.drawConicGradient(gradient, center: CGPoint(x: number, y: 5), angle: 0)
            $0.drawConicGradient(gradient, center: .zero, angle: number)
            $0.scaleBy(x: number, y: 1)
            $0.drawConicGradient(gradient, center: .zero, angle: 0)
        }
    }

    @Test("a conic gradient layer has its first color in the direction of the end point")
    func layer() throws {
        let layer = CAGradientLayer()
        layer.type = .conic
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.colors = [red, blue]
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 0.5, y: 0)
        page.view.layer.addSublayer(layer)
        app.settle()
        func color(_ x: Int, _ y: Int) throws -> [Int] {
            let pixel = try #require(app.picture()?[x, y])
            return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
        }
        #expect(try isNear(color(53, 5), [250, 0, 5], 6))
        #expect(try isNear(color(95, 50), [191, 0, 64], 6))
        #expect(try isNear(color(50, 95), [128, 0, 128], 6))
        #expect(try isNear(color(5, 50), [64, 0, 191], 6))
        #expect(try isNear(color(46, 5), [5, 0, 250], 6))
        layer.cornerRadius = 20
        layer.maskedCorners = [.layerMinXMinYCorner]
        app.settle()
        #expect(try color(1, 1) == [255, 255, 255])
        #expect(try color(98, 98) != [255, 255, 255])
    }

    @Test("a gradient between two circles ends where its options say")
    func radialOptions() throws {
        let gradient = try gradient(red, blue)
        func pixels(_ options: CGGradientDrawingOptions) -> DrawnPixels {
            DrawnPixels(100, 100) {
                $0.drawRadialGradient(
                    gradient, startCenter: CGPoint(x: 50, y: 50), startRadius: 10,
                    endCenter: CGPoint(x: 50, y: 50), endRadius: 30, options: options)
            }
        }
        let after = pixels(.drawsAfterEndLocation)
        #expect(after[50, 50] == [0, 0, 0, 0] && after[95, 50] == [0, 0, 255, 255])
        let before = pixels(.drawsBeforeStartLocation)
        #expect(before[50, 50] == [255, 0, 0, 255] && before[95, 50] == [0, 0, 0, 0])
        let neither = pixels([])
        #expect(neither[50, 50] == [0, 0, 0, 0] && neither[95, 50] == [0, 0, 0, 0])
        #expect(isNear(neither[70, 50], [128, 0, 128, 255], 10))
    }
}
