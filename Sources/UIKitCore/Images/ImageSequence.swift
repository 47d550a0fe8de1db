public import Foundation

/// Images that an image view plays one after the other.
struct ImageSequence: Hashable, Sendable {
    var images: [UIImage]
    /// The duration of the whole sequence, in seconds.
    var duration: TimeInterval

    /// The duration of each image, in seconds; nil for an empty sequence. Chosen: at least one usual frame of the
    /// display.
    var step: Double? {
        images.count > 1 && duration > 0 && duration.isFinite ? max(duration / Double(images.count), 1.0 / 60) : nil
    }
}

extension UIImage {
    /// Creates an animated image, which an image view plays repeatedly. Other views, such as a button, show its first
    /// image.
    /// - Parameters:
    ///   - images: the images in order, all with the same duration. An empty array returns nil.
    ///   - duration: the duration of the whole sequence, in seconds; at 0, each image lasts a thirtieth of a second.
    ///     Documented (UIImageView.animationDuration).
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        let whole = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
        return UIImage(first.picture, sequence: ImageSequence(images: images, duration: whole))
    }

    /// Creates an animated image from the images `name0`, `name1` and so on of the main bundle, up to the first missing
    /// image, at most 1024.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        while images.count < 1024, let image = UIImage(named: "\(name)\(images.count)") { images.append(image) }
        return animatedImage(with: images, duration: duration)
    }

    /// The images of an animated image; nil for other images.
    public var images: [UIImage]? { sequence?.images }
    /// The duration of the whole sequence of an animated image, in seconds; 0 for other images.
    public var duration: TimeInterval { sequence?.duration ?? 0 }
}

/// The sequence that an image view plays, and the current position.
struct ImagePlaying {
    var images: [UIImage]?
    var highlightedImages: [UIImage]?
    var duration: TimeInterval = 0
    var repeats = 0
    /// Whether the app called `startAnimating()`.
    var isStarted = false
    var step = 0
    var work: ScheduledWork?
}

extension UIImageView {
    /// The current sequence: the sequence that the app started, or the sequence of an animated image.
    private var sequence: ImageSequence? {
        guard playing.isStarted else { return (isHighlighted ? highlightedImage ?? image : image)?.sequence }
        let images = (isHighlighted ? playing.highlightedImages : nil) ?? playing.images ?? []
        return ImageSequence(
            images: images, duration: animationDuration > 0 ? animationDuration : Double(images.count) / 30)
    }

    /// The current image of the sequence; nil if no sequence plays.
    var playedImage: UIImage? {
        guard let images = sequence?.images, !images.isEmpty else { return nil }
        return images[playing.step % images.count]
    }

    func setPlaying(_ starts: Bool) {
        stopClock()
        playing.isStarted = starts
        playing.step = 0
        contentsChanged()
        continueSequence()
    }

    /// Continues a visible sequence. The sequence's clock stops outside a window.
    func continueSequence() {
        guard playing.work == nil, window != nil, let step = sequence?.step else { return }
        playing.work = appContext.after(step) { [weak self] in self?.advance() }
    }

    func stopClock() {
        playing.work?.cancel()
        playing.work = nil
    }

    private func advance() {
        playing.work = nil
        guard window != nil, let count = sequence?.images.count, count > 0 else { return }
        playing.step += 1
        if playing.isStarted, playing.repeats > 0, playing.step >= playing.repeats * count { return setPlaying(false) }
        if !playing.isStarted { playing.step %= count }
        contentsChanged()
        continueSequence()
    }
}
