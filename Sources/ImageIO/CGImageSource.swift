@_exported public import CoreGraphics
import Diagnostics
import Foundation
@_exported public import FoundationAdditions
import HostInterface
import Synchronization
import UIKitCore

/// The images of a file or of data: PNG, JPEG, GIF, BMP, TIFF, ICO and WebP.
///
/// GIF and PNG files may have several images, the frames of an animation. An image of another file is its first page.
/// Functions may be called on any thread. They read nothing until they need it, and keep one frame of an animation, so
/// that frames in order are each decoded once.
public final class CGImageSource: Sendable {
    private struct State {
        var bytes: ImageBytes
        var isFinal: Bool
        /// The outer optional is nil until the facts are needed.
        var facts: ImageFacts??
        var composition: FrameComposition?
        /// The size of an image whose size only the decoder knows.
        var decodedSize: (width: Int, height: Int)?

        mutating func known() -> ImageFacts? {
            if let facts { return facts }
            let found = ImageFacts(bytes)
            facts = .some(found)
            return found
        }
    }

    private let state: Mutex<State>

    init(_ bytes: [UInt8], isFinal: Bool) { state = Mutex(State(bytes: ImageBytes(bytes), isFinal: isFinal)) }

    func update(_ bytes: [UInt8], isFinal: Bool) {
        state.withLock { state in
            if !state.isFinal { state = State(bytes: ImageBytes(bytes), isFinal: isFinal) }
        }
    }

    var facts: ImageFacts? { state.withLock { $0.known() } }
    var byteCount: Int { state.withLock { $0.bytes.count } }

    /// The status of the whole source.
    var status: CGImageSourceStatus {
        state.withLock { state in
            guard let facts = state.known() else {
                return state.isFinal ? .statusUnknownType : .statusReadingHeader
            }
            if let animation = facts.animation, !animation.isComplete {
                return state.isFinal ? .statusUnexpectedEOF : .statusIncomplete
            }
            return state.isFinal ? .statusComplete : .statusIncomplete
        }
    }

    /// The pixels of an image in their own orientation.
    func image(at index: Int) -> CGImage? {
        guard let codec = SharedServices.codec else { return nil }
        return state.withLock { state in
            guard let facts = state.known(), index >= 0, index < facts.count else { return nil }
            if let animation = facts.animation, facts.count > 1 || facts.kind == .png {
                return Self.frame(index, of: animation, codec, &state)
            }
            var bytes = state.bytes.bytes
            // The decoder would rotate the pixels.
            if facts.kind == .jpeg || facts.kind == .tiff, let orientation = facts.orientation {
                bytes[orientation.place] = 1
            }
            guard let image = codec.decode(Data(bytes))?.image else {
                if state.isFinal {
                    Log.once(
                        """
                        CGImageSource: an image of \(bytes.count) bytes cannot be decoded, or has more pixels than \
                        can be shown
                        """)
                }
                return nil
            }
            state.decodedSize = (image.width, image.height)
            return image
        }
    }

    private static func frame(
        _ index: Int, of animation: any AnimatedFile, _ codec: any ImageCodec, _ state: inout State
    ) -> CGImage? {
        let known = state.composition
        // The new composition is the only owner of the pixels.
        state.composition = nil
        guard let composition = FrameComposition(of: index, in: animation, codec, known: known) else {
            Log.once(
                """
                CGImageSource: a frame of \(animation.width) by \(animation.height) pixels is not drawn, because it \
                needs too much memory or time; use a smaller animation, or request its frames in order
                """)
            return nil
        }
        state.composition = composition
        return composition.image
    }

    /// The size of an image, in pixels.
    func size(at index: Int) -> (width: Int, height: Int)? {
        guard let facts, index >= 0, index < facts.count else { return nil }
        if let size = facts.size ?? state.withLock({ $0.decodedSize }) { return size }
        return image(at: index).map { ($0.width, $0.height) }
    }

    func removeCache() { state.withLock { $0.composition = nil } }
}

/// The progress of a source. Documented (CGImageSourceStatus): the raw values.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The data ended before the end of the images.
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    /// The data is no image of a known type.
    case statusUnknownType = -3
    /// More data is needed to recognize the type.
    case statusReadingHeader = -2
    /// More data will follow.
    case statusIncomplete = -1
    case statusComplete = 0
}
