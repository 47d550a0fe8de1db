import CoreGraphics
import Foundation
import LayerScene

/// The values from which the content of an image view's layer is made.
struct ContentsSource: Equatable {
    let image: UIImage
    let rect: CGRect
    /// The color of a template.
    let color: CGColor?
    /// Whether the image is mirrored.
    let turns: Bool
    let fitsPixels: Bool

    static func == (a: ContentsSource, b: ContentsSource) -> Bool {
        a.rect == b.rect && a.color == b.color && a.turns == b.turns && a.fitsPixels == b.fitsPixels
            && (a.image === b.image || a.image.picture.isSameDrawing(as: b.image.picture))
    }

    var contents: SceneContents {
        let picture = image.picture
        if case .pixels(let pixels) = picture.content, !turns, fitsPixels {
            return .image(pixels, rect: rect, center: picture.stretchedPart, tint: color)
        }
        let context = CGContext()
        if turns {
            context.translateBy(x: 2 * rect.midX, y: 0)
            context.scaleBy(x: -1, y: 1)
        }
        picture.draw(in: rect, context, tint: color)
        return .record(context.record)
    }
}

extension UIImage {
    /// Whether a view that shows this image can keep its content when it gets the other image.
    func displaysSame(as other: UIImage?) -> Bool {
        guard let other, other !== self else { return other === self }
        return picture.isSameDrawing(as: other.picture) && picture.mode == other.picture.mode
            && picture.configuration == other.picture.configuration
    }
}

extension ImagePicture {
    /// The record of a symbol that is drawn as it is, in one color or in its own. Images of the same symbol share one
    /// record.
    fileprivate var symbolRecord: DrawingRecord? {
        guard symbol != nil, capInsets == .zero, tint == nil, case .drawing(let record) = content else { return nil }
        return record
    }

    /// Whether both images are the same symbol at the same size.
    func isSameDrawing(as other: ImagePicture) -> Bool {
        guard let record = symbolRecord, let otherRecord = other.symbolRecord else { return false }
        return record === otherRecord && size == other.size
    }
}

/// The contents of the last drawn symbols. The rows of a list show the same symbols again and again.
struct DrawnSymbols: AppPart {
    private struct Entry {
        let record: DrawingRecord
        let rect: CGRect
        let color: CGColor?
        let turns: Bool
        let contents: SceneContents
    }

    private var recent: [Entry] = []
    private var next = 0
    /// Chosen: the symbols of a screen of rows. The search is linear.
    private static let limit = 6

    /// Returns the content of a source. Equal symbols share one content.
    mutating func contents(of source: ContentsSource) -> SceneContents {
        guard let record = source.image.picture.symbolRecord else { return source.contents }
        let known = recent.first {
            $0.record === record && $0.rect == source.rect && $0.turns == source.turns && $0.color == source.color
        }
        if let known { return known.contents }
        let entry = Entry(
            record: record, rect: source.rect, color: source.color, turns: source.turns, contents: source.contents)
        if recent.count < Self.limit {
            recent.append(entry)
        } else {
            recent[next] = entry
            next = (next + 1) % Self.limit
        }
        return entry.contents
    }
}

extension AppContext {
    var drawnSymbols: DrawnSymbols {
        get { self[DrawnSymbols.self] }
        _modify { yield &self[DrawnSymbols.self] }
    }
}
