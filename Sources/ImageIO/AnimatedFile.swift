/// A file with frames that are drawn one over the other.
///
/// The file is only divided into frames; nothing is decoded. The decoder of still images decodes each frame as a file
/// of its own, so that its limits hold for every frame.
protocol AnimatedFile: Sendable {
    /// The size of the canvas, in pixels.
    var width: Int { get }
    var height: Int { get }
    /// The frames whose bytes are complete, in order.
    var frames: [AnimatedFrame] { get }
    /// The number of plays; 0 for endless. Nil if the file has none.
    var loopCount: Int? { get }
    /// Whether the file has its end.
    var isComplete: Bool { get }

    /// The bytes of a file with one frame as a still image, in the size of the frame.
    func still(of frame: AnimatedFrame) -> [UInt8]
}

/// One frame of an animated file.
struct AnimatedFrame: Sendable {
    /// The change of the canvas after the frame was shown.
    enum Disposal: Sendable {
        case keep
        /// Clears the frame's part of the canvas.
        case clear
        /// Restores the frame's part of the canvas.
        case restore
    }

    /// The part of the canvas, in pixels. A frame may lie outside the canvas.
    var x = 0
    var y = 0
    var width = 0
    var height = 0
    /// The duration that the file states, in seconds.
    var delay = 0.0
    var disposal = Disposal.keep
    /// Whether transparent pixels replace the canvas too.
    var replaces = false
    /// Whether the format rules out transparent pixels in the frame.
    var isOpaque = false
    /// The ranges of the file with the frame's data.
    var data: [Range<Int>] = []

    /// Chosen: the largest number of frames; two hours at 60 frames a second are more. A hostile file has a frame in
    /// every ten bytes.
    static let most = 100_000

    var area: Int { width * height }

    func covers(_ width: Int, _ height: Int) -> Bool {
        x <= 0 && y <= 0 && x + self.width >= width && y + self.height >= height
    }

    /// The duration of the frame, in seconds. Chosen: durations below 0.02 seconds are 0.1 seconds, as in browsers,
    /// because old programs wrote 0 and 0.01 seconds for "as fast as possible".
    var clampedDelay: Double { delay < 0.02 ? 0.1 : delay }
}
