import CoreGraphics
public import Foundation
import QuartzCore

extension UICalendarView {
    /// A mark below a day of a calendar: a dot, an image or a view of the app.
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        private enum Kind {
            case dot
            case image(UIImage?)
            case view(() -> UIView)
        }

        private let kind: Kind
        private let color: UIColor?
        private let size: DecorationSize

        private init(_ kind: Kind, _ color: UIColor?, _ size: DecorationSize) {
            (self.kind, self.color, self.size) = (kind, color, size)
            super.init()
        }

        /// Creates a dot of medium size in the default color.
        public override convenience init() { self.init(.dot, nil, .medium) }
        /// Creates a dot.
        /// - Parameter color: nil for the default color.
        public convenience init(color: UIColor?, size: DecorationSize = .medium) { self.init(.dot, color, size) }
        /// Creates an image. Symbols and templates have the color.
        /// - Parameter image: nil for no image.
        public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            self.init(.image(image), color, size)
        }
        /// Creates a view of the app. The closure is called each time the day appears. The view is resized to the width
        /// of the day and to the height of a decoration, and receives no touches.
        public convenience init(customViewProvider: @escaping () -> UIView) {
            self.init(.view(customViewProvider), nil, .medium)
        }

        /// Returns a dot.
        open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(color: color, size: size)
        }
        /// Returns an image.
        open class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(image: image, color: color, size: size)
        }
        /// Returns a view of the app.
        open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }

        /// Chosen: the diameter of a dot and the height of an image, in points.
        private var length: CGFloat {
            switch (kind, size) {
            case (.dot, .small): 4
            case (.dot, .medium): 6
            case (.dot, .large): 8
            case (_, .small): 10
            case (_, .medium): 12
            case (_, .large): 14
            }
        }

        func makeView() -> UIView {
            switch kind {
            case .view(let make): return make()
            case .dot:
                let dot = UIView()
                dot.backgroundColor = color ?? .systemFill
                dot.layer.cornerRadius = length / 2
                return DecorationBox(dot, CGSize(width: length, height: length))
            case .image(let image):
                let view = UIImageView(image: image)
                view.contentMode = .scaleAspectFit
                view.tintColor = color ?? .secondaryLabel
                return DecorationBox(view, CGSize(width: 2 * length, height: length))
            }
        }
    }
}

/// Centers a decoration below its day.
private final class DecorationBox: UIView {
    private let content: UIView
    private let size: CGSize

    init(_ content: UIView, _ size: CGSize) {
        (self.content, self.size) = (content, size)
        super.init(frame: .zero)
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
    }
}
