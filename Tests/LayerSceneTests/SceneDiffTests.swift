import CoreGraphics
import Foundation
import LayerScene
import Testing

func node(
    _ id: UInt64, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, gray: CGFloat? = 0.5,
    _ children: [SceneNode] = [],
    _ change: (inout SceneNode.Style) -> Void = { _ in }
) -> SceneNode {
    var style = SceneNode.Style()
    style.backgroundColor = gray.map { CGColor(gray: $0, alpha: 1) }
    change(&style)
    return SceneNode(
        id: LayerID(id), geometry: SceneGeometry(frame: CGRect(x: x, y: y, width: width, height: height)), style: style,
        children: children)
}

func scene(_ children: [SceneNode], scale: CGFloat = 1) -> LayerScene {
    LayerScene(size: CGSize(width: 100, height: 100), scale: scale, root: node(0, 0, 0, 100, 100, gray: 1, children))
}

func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
}

struct SceneDiffTests {
    func damage(_ old: LayerScene?, _ new: LayerScene) -> [PixelRect] {
        SceneDiff(from: old, to: new).damage.rects.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    }

    @Test("Without an old picture, or with one of another size, everything differs")
    func first() {
        let new = scene([])
        #expect(damage(nil, new) == [rect(0, 0, 100, 100)])
        #expect(damage(scene([], scale: 2), new) == [rect(0, 0, 100, 100)])
        var other = new
        other.backgroundColor = .white
        #expect(damage(other, new) == [rect(0, 0, 100, 100)])
    }

    @Test("Equal scenes differ nowhere, the same object or not")
    func equal() {
        let kept = node(1, 5, 5, 10, 10)
        #expect(damage(scene([kept]), scene([kept])).isEmpty)
        #expect(damage(scene([node(1, 5, 5, 10, 10)]), scene([node(1, 5, 5, 10, 10)])).isEmpty)
    }

    @Test("The same object at the same place is not looked into")
    func sharedIsSkipped() {
        let deep = node(1, 0, 0, 50, 50, (2..<500).map { node($0, 0, 0, 1, 1) })
        let diff = SceneDiff(
            from: scene([deep, node(900, 60, 60, 10, 10)]), to: scene([deep, node(900, 61, 60, 10, 10)]))
        #expect(diff.nodesCompared < 6)
        #expect(diff.damage.rects == [rect(60, 60, 11, 10)])
    }

    @Test("A moved node damages its former and its new position")
    func moved() {
        #expect(
            damage(scene([node(1, 0, 0, 10, 10)]), scene([node(1, 50, 50, 10, 10)])) == [
                rect(0, 0, 10, 10), rect(50, 50, 10, 10),
            ])
    }

    @Test("A masked node whose content is scrolled is damaged as a whole: the mask moves with the content")
    func scrolledUnderMask() {
        let mask = node(2, 0, 0, 20, 10)
        func masked(scrolledBy y: CGFloat) -> SceneNode {
            var geometry = SceneGeometry(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
            geometry.bounds.origin.y = y
            var style = SceneNode.Style()
            style.backgroundColor = CGColor(gray: 0.5, alpha: 1)
            return SceneNode(id: LayerID(1), geometry: geometry, style: style, mask: mask)
        }
        #expect(damage(scene([masked(scrolledBy: 0)]), scene([masked(scrolledBy: 3)])) == [rect(10, 10, 40, 40)])
    }

    @Test(
        """
        A faded node that begins or ends to need a picture of its own is damaged as a whole, since the two ways \
        round differently
        """
    )
    func otherFading() {
        func faded(_ children: [SceneNode]) -> LayerScene {
            scene([node(1, 10, 10, 40, 40, children) { $0.opacity = 0.3 }])
        }
        let (inside, outside) = (node(2, 0, 0, 5, 5), node(2, 50, 0, 5, 5))
        #expect(damage(faded([]), faded([inside])) == [rect(10, 10, 40, 40)])
        #expect(damage(faded([inside]), faded([])) == [rect(10, 10, 40, 40)])
        #expect(damage(faded([]), faded([outside])) == [rect(60, 10, 5, 5)], "both fade each thing by itself")
    }

    @Test("A move too small to reach another pixel is no damage")
    func subpixelMove() {
        #expect(damage(scene([node(1, 10, 0, 10, 10)]), scene([node(1, 10.2, 0, 10, 10)])).isEmpty)
    }

    @Test("A changed color damages the node, not its parent")
    func recolored() {
        let old = scene([node(1, 10, 10, 50, 50, [node(2, 5, 5, 10, 10)])])
        let new = scene([node(1, 10, 10, 50, 50, [node(2, 5, 5, 10, 10, gray: 0)])])
        #expect(damage(old, new) == [rect(15, 15, 10, 10)])
    }

    @Test("Fading damages the children that stick out, too")
    func faded() {
        func page(_ opacity: CGFloat) -> LayerScene {
            scene([node(1, 10, 10, 20, 20, [node(2, 15, 15, 20, 20)]) { $0.opacity = opacity }])
        }
        #expect(damage(page(1), page(0.5)) == [rect(10, 10, 35, 35)])
        #expect(damage(page(0), page(0)).isEmpty)
    }

    @Test("Clipped parts cause no damage")
    func clipped() {
        func page(_ x: CGFloat) -> LayerScene {
            scene([node(1, 10, 10, 20, 20, [node(2, x, 0, 20, 5)]) { $0.clips = true }])
        }
        #expect(damage(page(10), page(50)) == [rect(20, 10, 10, 5)])
        #expect(damage(page(50), page(70)).isEmpty)
    }

    @Test("Coming, going and changing places damage where it shows")
    func order() {
        let (a, b, c) = (node(1, 0, 0, 10, 10), node(2, 20, 0, 10, 10), node(3, 40, 0, 10, 10))
        #expect(damage(scene([a, b]), scene([a, b, c])) == [rect(40, 0, 10, 10)])
        #expect(damage(scene([a, b, c]), scene([a, c])) == [rect(20, 0, 10, 10)])
        // Only one of the two must be redrawn.
        #expect(damage(scene([a, b]), scene([b, a])) == [rect(0, 0, 10, 10)])
    }

    @Test("Scrolling damages the children, and drawings, but not a plain background")
    func scrolled() {
        func page(_ y: CGFloat) -> LayerScene {
            var geometry = SceneGeometry(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            geometry.bounds.origin.y = y
            var style = SceneNode.Style()
            style.clips = true
            style.backgroundColor = .white
            return scene([
                SceneNode(id: LayerID(1), geometry: geometry, style: style, children: [node(2, 10, 20, 10, 10)])
            ])
        }
        #expect(damage(page(0), page(5)) == [rect(10, 15, 10, 15)])
    }

    @Test("A shadow belongs to what is damaged, as far as its blur reaches")
    func shadow() throws {
        func page(_ x: CGFloat) -> LayerScene {
            scene([
                node(1, x, 40, 10, 10) {
                    $0.shadow = SceneShadow(color: .black, opacity: 1, offset: CGSize(width: 0, height: 4), radius: 3)
                }
            ])
        }
        let area = try #require(damage(page(40), page(41)).first)
        #expect(area.contains(rect(31, 40, 29, 23)))
        #expect(area.x >= 25)
        #expect(area.maxY <= 70)
    }

    @Test("A change below a backdrop damages all of the backdrop")
    func backdrop() {
        func page(_ gray: CGFloat) -> LayerScene {
            scene([
                node(1, 0, 0, 10, 10, gray: gray),
                node(2, 0, 5, 100, 20, gray: nil) {
                    $0.backdrop = SceneBackdrop(blurRadius: 4, saturation: 1, tint: .clear)
                },
            ])
        }
        #expect(damage(page(0), page(1)) == [rect(0, 0, 100, 25)])
        func beside(_ gray: CGFloat) -> LayerScene {
            scene([
                node(1, 0, 50, 10, 10, gray: gray),
                node(2, 0, 5, 100, 20, gray: nil) {
                    $0.backdrop = SceneBackdrop(blurRadius: 4, saturation: 1, tint: .clear)
                },
            ])
        }
        #expect(damage(beside(0), beside(1)) == [rect(0, 50, 10, 10)])
    }

    @Test("A kept page that moved is not invalid: nothing inside differs")
    func keptPage() {
        let page = node(1, 0, 0, 100, 100, [node(2, 10, 10, 10, 10)]) { $0.keepsPicture = true }
        let moved = SceneNode(
            id: page.id, geometry: SceneGeometry(frame: CGRect(x: 30, y: 0, width: 100, height: 100)),
            style: page.style, children: page.children)
        #expect(damage(scene([page]), scene([moved])) == [rect(0, 0, 100, 100)])
        #expect(SceneDiff(insideKept: page, moved, size: rect(0, 0, 100, 100), scale: 1).damage.isEmpty)
    }

    @Test("Damage is a short list of rectangles that do not meet, and holds all that was added")
    func regions() {
        var region = DamageRegion()
        var added: [PixelRect] = []
        var seed: UInt64 = 3
        for _ in 0..<300 {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let next = rect(Int(seed >> 33) % 900, Int(seed >> 43) % 900, Int(seed >> 53) % 60, Int(seed >> 23) % 60)
            region.add(next)
            added.append(next)
            #expect(region.rects.count <= DamageRegion.maximumCount)
            for (i, a) in region.rects.enumerated() { for b in region.rects[(i + 1)...] { #expect(!a.intersects(b)) } }
        }
        #expect(added.allSatisfy { region.contains($0) })
    }

    @Test("A cut rectangle falls into parts that fill exactly the rest")
    func subtraction() {
        let whole = rect(0, 0, 10, 10)
        for cut in [rect(3, 3, 2, 2), rect(-5, -5, 8, 8), rect(0, 4, 10, 2), rect(20, 20, 5, 5), rect(-1, -1, 20, 20)] {
            let parts = whole.subtracting(cut)
            #expect(parts.reduce(0) { $0 + $1.area } == whole.area - whole.intersection(cut).area)
            #expect(parts.allSatisfy { !$0.intersects(cut) && whole.contains($0) })
        }
    }
}

struct NodePlaceTests {
    @Test("Neighbors that touch in points touch in pixels", arguments: [1, 2, 3] as [CGFloat])
    func neighbors(scale: CGFloat) throws {
        var y: CGFloat = 0
        var last: PixelRect?
        for row in 0..<50 {
            let height = 44 + CGFloat(row % 7) / 7
            let place = try #require(NodePlace(node(1, 0, y, 10, height), in: ParentSpace(scale: scale)))
            if let last { #expect(place.frame.y == last.maxY) }
            last = place.frame
            y += height
        }
    }

    @Test("A parent and its child move as one")
    func rigid() throws {
        for step in 0..<100 {
            let child = node(2, 3.3, 4.7, 10.4, 10.4)
            let parent = node(1, CGFloat(step) * 0.13, 0, 50, 50, [child])
            let place = try #require(NodePlace(parent, in: ParentSpace(scale: 2)))
            let inner = try #require(NodePlace(child, in: place.inner(of: parent, scale: 2)))
            #expect(inner.frame.x - place.frame.x == 7)
            #expect(inner.frame.width == 20)
        }
    }

    @Test("A cached picture keeps its size at each position")
    func keptSize() throws {
        for step in 0..<50 {
            let page = node(1, CGFloat(step) * 0.37, 0, 33.3, 20) { $0.keepsPicture = true }
            #expect(try #require(NodePlace(page, in: ParentSpace(scale: 3))).frame.width == 100)
        }
    }

    @Test("Numbers that are no numbers have no place", arguments: [CGFloat.nan, .infinity, 1e12])
    func oddNumbers(value: CGFloat) {
        #expect(NodePlace(node(1, value, 0, 10, 10), in: ParentSpace(scale: 2)) == nil)
        #expect(NodePlace(node(1, 0, 0, value, 10), in: ParentSpace(scale: 2)) == nil)
    }
}
