import CairoRaster
import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import LayerScene
import SeededNumbers
import Testing

/// Random scenes that change step by step: some nodes stay the same object, others move, fade, rotate, appear or
/// disappear.
struct SceneMaker {
    var numbers: SeededNumbers
    var nextID: UInt64 = 1
    var usesFractions = true
    var keeps = true
    /// Kinds of nodes to leave out, for finding the cause of a difference.
    var without = Set(
        (ProcessInfo.processInfo.environment["CHEVRON_WITHOUT"] ?? "").split(separator: ",").map(String.init))

    mutating func has(_ name: String, _ percent: Int) -> Bool { chance(percent) && !without.contains(name) }

    mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
        let value = CGFloat.random(in: range, using: &numbers)
        return usesFractions ? value : value.rounded()
    }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &numbers) < percent }

    mutating func color() -> CGColor {
        func part() -> CGFloat { CGFloat.random(in: 0...1, using: &numbers) }
        return CGColor(red: part(), green: part(), blue: part(), alpha: chance(60) ? 1 : part())
    }

    mutating func frame(in size: CGSize) -> CGRect {
        CGRect(
            x: number(-20...size.width), y: number(-20...size.height), width: number(0...size.width),
            height: number(0...size.height))
    }

    mutating func contents(_ size: CGSize) -> SceneContents? {
        if without.contains("contents") { return nil }
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0:
            let block = label(
                ["Hello", "Settings", "مرحبا", "長い"].randomElement(using: &numbers) ?? "", color: color())
            return .record(DrawingRecord([.text(block, CGRect(origin: .zero, size: size))]))
        case 1:
            return CGGradient(colorsSpace: nil, colors: [color(), color()], locations: nil).map {
                .gradient($0, start: .zero, end: CGPoint(x: 1, y: 1))
            }
        case 2:
            return .shape(
                CGPath(ellipseIn: CGRect(x: -4, y: 0, width: 30, height: 20)), fill: color(), .winding, stroke: color(),
                StrokeStyle())
        default: return nil
        }
    }

    mutating func style() -> SceneNode.Style {
        var style = SceneNode.Style()
        if chance(60) { style.backgroundColor = color() }
        if has("opacity", 15) { style.opacity = number(0...1) }
        if has("corners", 25) { style.cornerRadius = number(0...20) }
        if chance(10) { style.maskedCorners = [.topLeft, .bottomRight] }
        if has("clips", 30) { style.clips = true }
        if has("border", 20) { style.borderWidth = number(0...4); style.borderColor = color() }
        if has("shadow", 15) {
            style.shadow = SceneShadow(
                color: color(), opacity: 0.6, offset: CGSize(width: number(-5...5), height: number(-5...5)),
                radius: number(0...6))
        }
        if has("backdrop", 10) {
            style.backdrop = SceneBackdrop(
                blurRadius: number(0...8), saturation: 1.6, tint: CGColor(gray: 0.9, alpha: 0.5))
        }
        if has("keeps", 20), keeps { style.keepsPicture = true }
        return style
    }

    mutating func make(_ depth: Int, in size: CGSize) -> SceneNode {
        let frame = frame(in: size)
        nextID += 1
        var geometry = SceneGeometry(frame: frame)
        if has("turn", 10) {
            geometry.transform = CGAffineTransform(rotationAngle: number(-1...1)).scaledBy(x: 0.8, y: 1.1)
        }
        if has("origin", 10) { geometry.bounds.origin = CGPoint(x: number(-9...9), y: number(-9...9)) }
        let id = LayerID(nextID)
        let children =
            depth > 0 ? (0..<Int.random(in: 0...3, using: &numbers)).map { _ in make(depth - 1, in: frame.size) } : []
        let mask = has("mask", 5) ? make(0, in: frame.size) : nil
        return SceneNode(
            id: id, geometry: geometry, style: style(), contents: contents(frame.size), children: children, mask: mask)
    }

    /// The same tree with a few changes. Unchanged nodes are the same objects.
    mutating func change(_ node: SceneNode, depth: Int = 3, in size: CGSize) -> SceneNode {
        if depth < 3, !chance(40) { return node }
        var geometry = node.geometry
        var style = node.style
        var contents = node.contents
        var children = node.children
        if depth < 3 {
            switch Int.random(in: 0..<12, using: &numbers) {
            case 0...4: geometry.position.x += number(-9...9)
            case 5: geometry.position.y += number(-9...9)
            case 6: if !without.contains("opacity") { style.opacity = number(0...1) }
            case 7: style = self.style()
            case 8: contents = self.contents(geometry.bounds.size)
            case 9: geometry.bounds.size.width += number(0...6)
            case 10: geometry.bounds.origin.y += number(-6...6)
            default:
                if !without.contains("turn") {
                    geometry.transform = CGAffineTransform(rotationAngle: number(-0.5...0.5))
                }
            }
        }
        children = children.map { change($0, depth: depth - 1, in: geometry.bounds.size) }
        if has("remove", 15), !children.isEmpty {
            children.remove(at: Int.random(in: children.indices, using: &numbers))
        }
        if has("insert", 20) {
            children.insert(make(1, in: geometry.bounds.size), at: Int.random(in: 0...children.count, using: &numbers))
        }
        if has("shuffle", 15) { children.shuffle(using: &numbers) }
        return SceneNode(
            id: node.id, geometry: geometry, style: style, contents: contents, children: children, mask: node.mask)
    }
}

@MainActor struct SameWaysTests {
    static let size = CGSize(width: 100, height: 120)
    static let shaper = PangoShaper()

    func fresh(_ scene: LayerScene) -> CGImage? {
        let rasterizer = SceneRasterizer(shaper: Self.shaper)
        _ = rasterizer.render(scene)
        return rasterizer.picture
    }

    func root(_ children: [SceneNode]) -> SceneNode {
        node(0, CGRect(origin: .zero, size: Self.size), background: .white, children: children)
    }

    @Test("Redrawing only what is damaged gives the picture of a whole redraw", arguments: 0..<40)
    func damageEqualsWhole(seed: Int) {
        var maker = SceneMaker(numbers: SeededNumbers(seed: UInt64(seed)))
        let scale: CGFloat = [1, 2, 3][seed % 3]
        var tree = root((0..<4).map { _ in maker.make(2, in: Self.size) })
        let rasterizer = SceneRasterizer(shaper: Self.shaper)
        for step in 0..<12 {
            let scene = LayerScene(size: Self.size, scale: scale, root: tree, backgroundColor: .white)
            let frame = rasterizer.render(scene)
            let whole = fresh(scene)
            let (count, largest) = difference(rasterizer.picture, whole)
            if count > 0 {
                show(rasterizer.picture, "damage-\(seed)-\(step)-a")
                show(whole, "damage-\(seed)-\(step)-b")
            }
            #expect(
                count == 0,
                "seed \(seed) step \(step): \(count) pixels differ by up to \(largest), damage \(frame.damage)")
            tree = maker.change(tree, in: Self.size)
        }
    }

    @Test("Pictures that were released are the same when they are drawn again", arguments: 0..<10)
    func trimmedEqualsCached(seed: Int) {
        var maker = SceneMaker(numbers: SeededNumbers(seed: UInt64(seed + 1_000)))
        let tree = root((0..<5).map { _ in maker.make(2, in: Self.size) })
        let scene = LayerScene(size: Self.size, scale: 2, root: tree, backgroundColor: .white)
        let rasterizer = SceneRasterizer(shaper: Self.shaper)
        _ = rasterizer.render(scene)
        let before = rasterizer.picture
        rasterizer.trimMemory()
        rasterizer.invalidate()
        _ = rasterizer.render(scene)
        #expect(difference(before, rasterizer.picture) == (0, 0))
    }

    @Test("A page with a cached picture is drawn as a page without", arguments: [0, 13.25, -20.5, 100])
    func keptEqualsPlain(x: CGFloat) {
        func scene(_ keeps: Bool) -> SceneNode {
            node(
                900, CGRect(x: 0, y: 0, width: 240, height: 320), background: gray(0.4),
                children: [
                    node(901, CGRect(x: 0, y: 0, width: 240, height: 320), children: [richPage(x: x, keeps: keeps)])
                ])
        }
        let size = CGSize(width: 240, height: 320)
        // The bar of a page beside the window reads the page's own picture, so only the part below the bar is compared.
        let plain = picture(scene(false), size: size)?.cropping(to: CGRect(x: 0, y: 180, width: 480, height: 460))
        let kept = picture(scene(true), size: size)?.cropping(to: CGRect(x: 0, y: 180, width: 480, height: 460))
        let (count, largest) = difference(plain, kept)
        #expect(count == 0 || largest <= 1, "\(count) pixels differ by up to \(largest)")
    }

    @Test("A picture moved by whole pixels is the same picture elsewhere")
    func translated() {
        let size = CGSize(width: 300, height: 330)
        let here = picture(
            node(900, CGRect(origin: .zero, size: size), background: .white, children: [richPage(x: 0)]), size: size)
        let there = picture(
            node(900, CGRect(origin: .zero, size: size), background: .white, children: [richPage(x: 30)]), size: size)
        let a = here?.cropping(to: CGRect(x: 0, y: 0, width: 480, height: 640))
        let b = there?.cropping(to: CGRect(x: 60, y: 0, width: 480, height: 640))
        let (count, largest) = difference(a, b)
        #expect(count == 0, "\(count) pixels differ by up to \(largest)")
    }

    @Test("A clipped picture is the same picture where it shows")
    func clipped() {
        let size = CGSize(width: 240, height: 320)
        let whole = picture(richPage(), size: size)
        let window = CGRect(x: 40, y: 120, width: 130, height: 100)
        let inside = node(
            902, window,
            children: [
                node(903, CGRect(x: -window.minX, y: -window.minY, width: 240, height: 320), children: [richPage()])
            ]
        ) { $0.clips = true }
        let cut = picture(inside, size: size)
        let area = CGRect(x: window.minX * 2, y: window.minY * 2, width: window.width * 2, height: window.height * 2)
        let (count, largest) = difference(whole?.cropping(to: area), cut?.cropping(to: area))
        #expect(count == 0, "\(count) pixels differ by up to \(largest)")
        #expect(pixel(cut, 10, 10) == 0xFFFF_FFFF)
    }

    @Test("A page turned upside down twice is the page")
    func flippedTwice() {
        let size = CGSize(width: 240, height: 320)
        var flip = SceneGeometry(frame: CGRect(origin: .zero, size: size))
        flip.transform = CGAffineTransform(scaleX: 1, y: -1)
        let twice = SceneNode(
            id: LayerID(901), geometry: flip,
            children: [SceneNode(id: LayerID(902), geometry: flip, children: [richPage()])])
        let (_, largest) = difference(picture(richPage(), size: size), picture(twice, size: size))
        // Each of the two passes through the bilinear filter may round.
        #expect(largest <= 3, "differs by up to \(largest)")
    }
}
