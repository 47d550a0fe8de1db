public import Foundation

/// Pictures that are shown one after the other.
struct ImageSequence: Hashable, Sendable {
    var images: [UIImage]
    /// Seconds for all of them.
    var duration: TimeInterval

    /// Seconds for each; nil where there is nothing to go through. Chosen: no faster than the display's usual frames.
    var step: Double? {
        images.count > 1 && duration > 0 && duration.isFinite ? max(duration / Double(images.count), 1.0 / 60) : nil
    }
}

extension UIImage {
    /// An image that an image view plays by itself, over and over. Elsewhere, as on a button, its first picture shows.
    /// - Parameters:
    ///   - images: shown one after the other, each as long as the others. Nil for none at all.
    ///   - duration: seconds for all of them; at 0, a thirtieth of a second for each (Documented).
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        let whole = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
        return UIImage(first.picture, sequence: ImageSequence(images: images, duration: whole))
    }

    /// The pictures `name0`, `name1` and so on of the main bundle, up to the first that is not there, at most 1024.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        while images.count < 1024, let image = UIImage(named: "\(name)\(images.count)") { images.append(image) }
        return animatedImage(with: images, duration: duration)
    }

    /// Of an animated image; nil for any other.
    public var images: [UIImage]? { sequence?.images }
    /// Seconds that an animated image takes for all its pictures; 0 for any other.
    public var duration: TimeInterval { sequence?.duration ?? 0 }
}

/// What an image view plays, and where it is.
struct ImagePlaying {
    var images: [UIImage]?
    var highlightedImages: [UIImage]?
    var duration: TimeInterval = 0
    var repeats = 0
    /// Started by the app.
    var isStarted = false
    var step = 0
    var work: ScheduledWork?
}

extension UIImageView {
    /// What plays now: what the app started, or an animated image by itself.
    private var sequence: ImageSequence? {
        guard playing.isStarted else { return (isHighlighted ? highlightedImage ?? image : image)?.sequence }
        let images = (isHighlighted ? playing.highlightedImages : nil) ?? playing.images ?? []
        return ImageSequence(
            images: images, duration: animationDuration > 0 ? animationDuration : Double(images.count) / 30)
    }

    /// The picture of the sequence that shows now; nil where nothing plays.
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

    /// Continues where something plays and shows; out of a window the clock stands still.
    func continueSequence() {
        guard playing.work == nil, window != nil, let step = sequence?.step else { return }
        playing.work = appContext.after(step) { [weak self] in self?.goOn() }
    }

    func stopClock() {
        playing.work?.cancel()
        playing.work = nil
    }

    private func goOn() {
        playing.work = nil
        guard window != nil, let count = sequence?.images.count, count > 0 else { return }
        playing.step += 1
        if playing.isStarted, playing.repeats > 0, playing.step >= playing.repeats * count { return setPlaying(false) }
        if !playing.isStarted { playing.step %= count }
        contentsChanged()
        continueSequence()
    }
}
