import CoreGraphics
import Foundation
import HeadlessHost
import LayerScene
import QuartzCore
import Testing

@testable import UIKitCore

private func pixels(_ width: Int, _ height: Int) -> CGImage {
    CGImage(
        width: width, height: height, bytesPerRow: width * 4, pixels: [UInt8](repeating: 255, count: width * height * 4)
    )
        ?? {
            preconditionFailure("the test's picture has a size")
        }()
}

@MainActor
struct ImageTests {
    init() { AppContext().makeCurrent() }

    @Test func `an image's size is its pixels over its scale`() {
        #expect(UIImage(cgImage: pixels(40, 20), scale: 2, orientation: .up).size == CGSize(width: 20, height: 10))
        #expect(UIImage(cgImage: pixels(40, 20)).size == CGSize(width: 40, height: 20))
    }

    @Test func `files and bytes are read through the host, and rubbish is no image`() throws {
        let context = AppContext()
        context.makeCurrent()
        context.attach(HeadlessHost())
        let data = try #require(UIImage(cgImage: pixels(6, 4)).pngData())
        #expect(UIImage(data: data)?.size == CGSize(width: 6, height: 4))
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("dot@2x.png")
        try data.write(to: file)
        #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 3, height: 2))
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("none.png").path) == nil)
    }

    @Test func `every symbol draws something inside its own size`() {
        #expect(Symbol.names.count >= 250)
        for name in Symbol.names {
            guard case .drawing(let record)? = UIImage(systemName: name)?.picture.content else {
                Issue.record("\(name) has no drawing")
                continue
            }
            let size = UIImage(systemName: name)?.size ?? .zero
            var box = CGRect.null
            for command in record.commands {
                switch command {
                // The cut-out parts may extend beyond the bounds.
                case .fill(let path, _, _, .normal, _): box = box.union(path.boundingBox)
                case .stroke(let path, let style, _, .normal, _):
                    box = box.union(path.boundingBox.insetBy(dx: -style.width / 2, dy: -style.width / 2))
                default: break
                }
            }
            #expect(
                !box.isNull && CGRect(origin: .zero, size: size).insetBy(dx: -0.5, dy: -0.5).contains(box),
                "\(name): \(box) in \(size)")
        }
    }

    @Test func `a symbol that is not drawn here is nil`() {
        #expect(UIImage(systemName: "no.such.symbol") == nil)
    }

    @Test func `symbols of a larger text are larger, and heavier ones have thicker strokes`() throws {
        func stroke(_ image: UIImage?) -> CGFloat? {
            guard case .drawing(let record)? = image?.picture.content else { return nil }
            for case .stroke(_, let style, _, _, _) in record.commands { return style.width }
            return nil
        }
        let plain = try #require(UIImage(systemName: "plus"))
        let large = UIImage(
            systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34, weight: .regular))
        let bold = UIImage(
            systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .bold))
        #expect(large?.size == CGSize(width: plain.size.width * 2, height: plain.size.height * 2))
        #expect(try #require(stroke(bold)) > #require(stroke(plain)))
        #expect(bold?.size == plain.size)
    }

    @Test func `configurations add up`() {
        let size = UIImage.SymbolConfiguration(pointSize: 30)
        let both = size.applying(UIImage.SymbolConfiguration(weight: .black))
        #expect(both == UIImage.SymbolConfiguration(pointSize: 30, weight: .black))
    }

    @Test func `what a renderer draws is an image of its size`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 12)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        #expect(image.size == CGSize(width: 10, height: 12))
        #expect(UIGraphicsGetCurrentContext() == nil)
        guard case .drawing(let record) = image.picture.content else { return #expect(Bool(false)) }
        #expect(
            record.commands.contains {
                if case .fill(_, _, let color, _, _) = $0 { color == UIColor.red.cgColor } else { false }
            })
    }
}

@MainActor
struct ImageViewTests {
    init() { AppContext().makeCurrent() }

    /// The contents in the next picture.
    private func contents(_ view: UIImageView) -> SceneContents? {
        view.layer.displayIfNeeded()
        return view.layer.modelValues.contents
    }

    private func rect(_ view: UIImageView) -> CGRect? {
        if case .image(_, let rect, _, _)? = contents(view) { rect } else { nil }
    }

    @Test func `an image view has the size of its image`() {
        let view = UIImageView(image: UIImage(cgImage: pixels(30, 20)))
        #expect(view.frame.size == CGSize(width: 30, height: 20))
        #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
        view.image = nil
        #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
        #expect(contents(view) == nil)
    }

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
        (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
        (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
        (.center, CGRect(x: 40, y: 45, width: 20, height: 10)), (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
        (.bottomRight, CGRect(x: 80, y: 90, width: 20, height: 10)), (.top, CGRect(x: 40, y: 0, width: 20, height: 10)),
    ])
    func `the content mode places the image`(mode: UIView.ContentMode, expected: CGRect) {
        let view = UIImageView(image: UIImage(cgImage: pixels(20, 10)))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.contentMode = mode
        #expect(rect(view) == expected)
    }

    @Test func `a template takes the tint and changes with it; an original does not`() {
        let image = UIImage(cgImage: pixels(4, 4))
        func tint(_ view: UIImageView) -> CGColor? {
            if case .image(_, _, _, let tint)? = contents(view) { tint } else { nil }
        }
        let parent = UIView()
        let template = UIImageView(image: image.withRenderingMode(.alwaysTemplate)), plain = UIImageView(image: image)
        parent.addSubview(template)
        parent.addSubview(plain)
        parent.tintColor = .red
        #expect(tint(template) == UIColor.red.cgColor)
        #expect(tint(plain) == nil)
        parent.tintColor = .green
        #expect(tint(template) == UIColor.green.cgColor)
    }

    @Test func `a directional image is mirrored in right-to-left interfaces`() {
        let view = UIImageView(image: UIImage(systemName: "chevron.backward"))
        let before = contents(view)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(contents(view) != before)
        let still = UIImageView(image: UIImage(systemName: "chevron.left"))
        let fixed = contents(still)
        still.semanticContentAttribute = .forceRightToLeft
        #expect(contents(still) == fixed)
    }
}

@MainActor
struct BezierPathTests {
    init() { AppContext().makeCurrent() }

    @Test func `a path contains the points inside`() {
        let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(circle.contains(CGPoint(x: 50, y: 50)))
        #expect(!circle.contains(CGPoint(x: 4, y: 4)))
        let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
        ring.append(UIBezierPath(rect: CGRect(x: 40, y: 40, width: 20, height: 20)))
        #expect(ring.contains(CGPoint(x: 50, y: 50)))
        ring.usesEvenOddFillRule = true
        #expect(!ring.contains(CGPoint(x: 50, y: 50)))
    }

    @Test func `a clockwise arc continues downward from the right on screen`() {
        let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(arc.currentPoint.x) < 0.001)
        #expect(abs(arc.currentPoint.y - 10) < 0.001)
        #expect(arc.bounds.minX > -0.001)
    }

    @Test func `only the requested corners are rounded`() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: .topLeft,
            cornerRadii: CGSize(width: 10, height: 10))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 39, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 39)))
    }
}
