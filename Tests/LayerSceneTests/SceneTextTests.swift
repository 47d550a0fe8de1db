import CoreGraphics
import Foundation
import LayerScene
import Testing

struct SceneTextTests {
    func image() throws -> CGImage {
        try #require(CGImage(width: 2, height: 1, bytesPerRow: 8, pixels: [1, 2, 3, 255, 4, 5, 6, 255]))
    }

    func richScene(_ image: CGImage) throws -> LayerScene {
        let gradient = try #require(
            CGGradient(
                colorsSpace: nil, colors: [.black, CGColor(red: 0.1, green: 0.2, blue: 1 / 3, alpha: 0.4)],
                locations: [0, 0.75]))
        let shadow = DrawingShadow(offset: CGSize(width: 1, height: -2), radius: 3, color: .black)
        var pen = StrokeStyle()
        pen.dashLengths = [3, 1.5]
        pen.cap = .round
        let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 7.5))
        var run = TextRun(
            text: "He said \"עברית\\\"\n\u{202E}x\0",
            font: FontRequest(family: "A \"b\"", size: 17, weight: 600, isItalic: true), color: .white)
        run.shadow = shadow
        run.isUnderlined = true
        run.tracking = -0.41
        var paragraph = ParagraphShape()
        paragraph.lineSpacing = 1.5
        paragraph.minimumLineHeight = 20
        paragraph.tailIndent = -4
        var marked = TextRun(text: "\u{FFFC}", font: FontRequest(size: 12), color: .black)
        var marks = TextMarks()
        marks.background = .white
        marks.underline = TextMarks.Rule()
        marks.strikethrough = TextMarks.Rule()
        marks.strikethrough?.pattern = .dashesAndDots
        marks.strikethrough?.isThick = true
        marks.strikethrough?.color = .black
        (marks.rise, marks.strokeWidth, marks.slant) = (3, 0.5, 0.2)
        (marks.strokeColor, marks.isFilled, marks.hasLigatures) = (.black, false, false)
        marks.picture = TextMarks.Picture(image: nil, size: CGSize(width: 8, height: 9), rise: -2)
        marked.marks = marks
        let block = TextBlock(
            runs: [
                run, marked, TextRun(text: "", font: FontRequest(size: 10, hasMonospacedDigits: true), color: .black),
            ], alignment: .center,
            lineBreak: .truncateMiddle, direction: .rightToLeft, maximumLines: 3, paragraph: paragraph)
        let record = DrawingRecord([
            .save, .concatenate(CGAffineTransform(rotationAngle: 0.3)), .clip(path, .evenOdd),
            .fill(path, .winding, .white, .multiply, shadow), .stroke(path, pen, .black, .normal, nil),
            .clear(CGRect(x: 1, y: 2, width: 3, height: 4)),
            .image(image, CGRect(x: 0, y: 0, width: 1, height: 1), tint: .white, alpha: 0.5, .copy),
            .image(image, .zero, tint: nil, alpha: 1, .plusLighter),
            .linearGradient(gradient, start: .zero, end: CGPoint(x: 1, y: 1), [.drawsAfterEndLocation]),
            .radialGradient(gradient, startCenter: .zero, startRadius: 1, endCenter: .zero, endRadius: 2, []),
            .conicGradient(gradient, center: CGPoint(x: 1, y: 2), angle: 0.5), .interpolation(false), .resetClip,
            .text(block, CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 20)), .beginGroup(alpha: 0.5), .endGroup,
            .beginGroup(alpha: 1, .luminosity, shadow), .endGroup, .beginGroup(alpha: 1, .plusDarker), .endGroup,
            .restore,
        ])
        var geometry = SceneGeometry(frame: CGRect(x: 0.1, y: 0.2, width: 10, height: 1e-7))
        geometry.anchorPoint = .zero
        geometry.transform = CGAffineTransform(rotationAngle: 1)
        geometry.sublayerTransform = CGAffineTransform(scaleX: 2, y: 3)
        var style = SceneNode.Style()
        style.opacity = 0.3
        style.cornerRadius = 4
        style.maskedCorners = [.topLeft, .bottomRight]
        style.borderWidth = 0.5
        style.borderColor = .black
        style.shadow = SceneShadow(
            color: .black, opacity: 0.5, offset: CGSize(width: 1, height: 2), radius: 3, path: path)
        style.clips = true
        style.backdrop = SceneBackdrop(blurRadius: 10, saturation: 1.8, tint: CGColor(gray: 1, alpha: 0.7))
        style.keepsPicture = true
        style.isOpaque = true
        let leaf = SceneNode(
            id: LayerID(2), geometry: geometry, style: style, contents: .record(record), mask: node(9, 0, 0, 1, 1))
        let others = [
            SceneNode(
                id: LayerID(3), geometry: SceneGeometry(),
                contents: .image(image, rect: .zero, center: CGRect(x: 0, y: 0, width: 1, height: 1), tint: .black)),
            SceneNode(
                id: LayerID(4), geometry: SceneGeometry(),
                contents: .gradient(gradient, start: .zero, end: CGPoint(x: 0, y: 1))),
            SceneNode(
                id: LayerID(5), geometry: SceneGeometry(),
                contents: .shape(path, fill: nil, .evenOdd, stroke: .black, pen)),
            SceneNode(
                id: LayerID(6), geometry: SceneGeometry(),
                contents: .particles(
                    SceneParticles(
                        [nil, .black].map {
                            SceneParticle(
                                image: image, size: CGSize(width: 2, height: 3),
                                transform: CGAffineTransform(rotationAngle: 1), tint: $0, alpha: 0.5)
                        }, adds: true))),
        ]
        return LayerScene(
            size: CGSize(width: 390, height: 844.5), scale: 3, root: node(1, 0, 0, 390, 844, [leaf] + others),
            backgroundColor: .white)
    }

    @Test("A scene with everything in it reads back as it was")
    func roundTrip() throws {
        let image = try image()
        let text = SceneText(images: ["photo": image])
        let scene = try richScene(image)
        let printed = text.print(scene)
        let back = try text.parse(printed)
        #expect(back == scene)
        #expect(text.print(back) == printed)
    }

    @Test("An image without a name is written by its size")
    func unnamedImages() throws {
        let printed = SceneText().print(try richScene(image()))
        #expect(printed.contains("(sized 2 1)"))
        #expect(!printed.contains("named"))
        let back = try SceneText().parse(printed)
        #expect(SceneText().print(back) == printed)
    }

    @Test("Small scenes are short")
    func short() throws {
        let scene = LayerScene(size: CGSize(width: 10, height: 20), scale: 2, root: node(1, 0, 0, 10, 5, gray: 1))
        #expect(
            SceneText().print(scene)
                == "(scene 10 20 2 (color 0 0 0 1)\n  (node 1 (frame 0 0 10 5) (background 1 1 1 1)))\n")
    }

    @Test(
        "Text that is no scene says what is wrong",
        arguments: [
            "", "(", ")", "scene", "(scene)", "(scene 1 2 3 (color 0 0 0))", "(scene 1 2 3 (color 0 0 0 1) (node x))",
            "(scene 1 2 3 (color 0 0 0 1) (node 1 (size 3)))", "(scene 1 2 3 (color 0 0 0 1) (node 1 (clips 5)))",
            "(scene 1 2 3 (color 0 0 0 1)) x",
            "(scene 1 2 3 (color 0 0 0 1) (node 1 (contents (record (text 0 0 1 1 \"a)))))",
            "(scene 1 2 3 (color 0 0 0 1) (node 1 (contents (picture (named \"no\")))))",
            "\"\\u{D800}\"",
        ])
    func broken(text: String) {
        #expect(throws: SceneTextError.self) { try SceneText().parse(text) }
    }
}
