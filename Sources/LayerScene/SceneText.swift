package import CoreGraphics
import Foundation

/// A scene as readable text. Values equal to their default are omitted, so small scenes are short:
/// ```
/// (scene 390 844 2 (color 0 0 0 1)
///   (node 1 (frame 0 0 390 44) (background 1 1 1 1)))
/// ```
/// Images have no text representation. They are written by their name in `images`, or by their size; a size is read as
/// a transparent image.
package struct SceneText {
    package var images: [String: CGImage]

    package init(images: [String: CGImage] = [:]) { self.images = images }

    package func print(_ scene: LayerScene) -> String {
        var items =
            SceneForm.size(scene.size) + [.number(scene.scale), .call("color", SceneForm.color(scene.backgroundColor))]
        if let root = scene.root { items.append(form(root)) }
        var text = ""
        SceneForm.call("scene", items).write(to: &text)
        return text + "\n"
    }

    /// - Throws: ``SceneTextError`` with the expected text.
    package func parse(_ text: String) throws -> LayerScene {
        var fields = try SceneFields(SceneForm.read(text))
        guard fields.head == "scene" else { throw SceneTextError("The text does not begin with (scene …).") }
        let size = try fields.size()
        let scale = try fields.number()
        var color = try fields.fields()
        let background = try color.color()
        let root = fields.isEmpty ? nil : try node(fields.fields())
        try fields.end()
        return LayerScene(size: size, scale: scale, root: root, backgroundColor: background)
    }

    // MARK: Nodes

    private func form(_ node: SceneNode) -> SceneForm {
        let style = node.style
        var items: [SceneForm] = [.word(String(node.id.value))] + geometryForms(node.geometry)
        func add(_ head: String, _ values: [SceneForm], unless isDefault: Bool = false) {
            if !isDefault { items.append(.call(head, values)) }
        }
        add("opacity", [.number(style.opacity)], unless: style.opacity == 1)
        if let color = style.backgroundColor { add("background", SceneForm.color(color)) }
        add("radius", [.number(style.cornerRadius)], unless: style.cornerRadius == 0)
        add("corners", [.word(String(style.maskedCorners.rawValue))], unless: style.maskedCorners == .all)
        add("border", [.number(style.borderWidth)], unless: style.borderWidth == 0)
        if let color = style.borderColor { add("border-color", SceneForm.color(color)) }
        if let shadow = style.shadow {
            var values =
                SceneForm.color(shadow.color) + [.number(shadow.opacity)] + SceneForm.size(shadow.offset) + [
                    .number(shadow.radius)
                ]
            if let path = shadow.path { values.append(DrawingText.form(path)) }
            add("shadow", values)
        }
        add("clips", [], unless: !style.clips)
        if let backdrop = style.backdrop {
            add(
                "backdrop", SceneForm.numbers(backdrop.blurRadius, backdrop.saturation) + SceneForm.color(backdrop.tint)
            )
        }
        add("keeps", [], unless: !style.keepsPicture)
        add("opaque", [], unless: !style.isOpaque)
        if let contents = node.contents { add("contents", [drawing.form(contents)]) }
        if let mask = node.mask { add("mask", [form(mask)]) }
        return .call("node", items + node.children.map(form))
    }

    private var drawing: DrawingText { DrawingText(images: images) }

    private func geometryForms(_ geometry: SceneGeometry) -> [SceneForm] {
        var items: [SceneForm] = []
        let frame = CGRect(
            x: geometry.position.x - geometry.bounds.width / 2, y: geometry.position.y - geometry.bounds.height / 2,
            width: geometry.bounds.width, height: geometry.bounds.height)
        if SceneGeometry(frame: frame) == geometry {
            items.append(.call("frame", SceneForm.rect(frame)))
        } else {
            items.append(.call("position", SceneForm.point(geometry.position)))
            items.append(.call("bounds", SceneForm.rect(geometry.bounds)))
            if geometry.anchorPoint != CGPoint(x: 0.5, y: 0.5) {
                items.append(.call("anchor", SceneForm.point(geometry.anchorPoint)))
            }
            if geometry.transform != .identity {
                items.append(.call("transform", SceneForm.transform(geometry.transform)))
            }
            if geometry.sublayerTransform != .identity {
                items.append(.call("sublayer-transform", SceneForm.transform(geometry.sublayerTransform)))
            }
        }
        return items
    }

    private func node(_ list: SceneFields) throws -> SceneNode {
        var list = list
        guard list.head == "node", let id = UInt64(try list.word()) else {
            throw SceneTextError("Expected (node number …).")
        }
        var geometry = SceneGeometry()
        var style = SceneNode.Style()
        var contents: SceneContents?
        var mask: SceneNode?
        var children: [SceneNode] = []
        while !list.isEmpty {
            var field = try list.fields()
            switch field.head {
            case "frame": geometry = SceneGeometry(frame: try field.rect())
            case "position": geometry.position = try field.point()
            case "bounds": geometry.bounds = try field.rect()
            case "anchor": geometry.anchorPoint = try field.point()
            case "transform": geometry.transform = try field.transform()
            case "sublayer-transform": geometry.sublayerTransform = try field.transform()
            case "opacity": style.opacity = try field.number()
            case "background": style.backgroundColor = try field.color()
            case "radius": style.cornerRadius = try field.number()
            case "corners": style.maskedCorners = SceneCorners(rawValue: UInt(clamping: try field.integer()))
            case "border": style.borderWidth = try field.number()
            case "border-color": style.borderColor = try field.color()
            case "shadow":
                style.shadow = SceneShadow(
                    color: try field.color(), opacity: try field.number(), offset: try field.size(),
                    radius: try field.number())
                style.shadow?.path = try field.optional("path").map(DrawingText.path)
            case "clips": style.clips = true
            case "backdrop":
                style.backdrop = SceneBackdrop(
                    blurRadius: try field.number(), saturation: try field.number(), tint: try field.color())
            case "keeps": style.keepsPicture = true
            case "opaque": style.isOpaque = true
            case "contents": contents = try drawing.contents(field.fields())
            case "mask": mask = try node(field.fields())
            case "node":
                children.append(try node(field))
                continue
            default: throw SceneTextError("A node has no field called \(field.head).")
            }
            guard field.head == "contents" || field.head == "mask" || field.isEmpty else {
                throw SceneTextError("(\(field.head) …) holds more than it should.")
            }
        }
        return SceneNode(
            id: LayerID(id), geometry: geometry, style: style, contents: contents, children: children, mask: mask)
    }
}
