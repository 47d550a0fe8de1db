import UIKit

/// Blend modes, gradients and particles.
@MainActor
enum DrawingScreens {
    static let entries = [
        CatalogEntry("Blend modes", "Two gradients in each mode") { TilesViewController(tiles: blendTiles) },
        CatalogEntry("Gradients", "Along a line, around a point, from a point, and in patterns") {
            TilesViewController(tiles: gradientTiles)
        },
        CatalogEntry("Particles", "An emitter that adds its colors; a tap starts it") { ParticlesViewController() }
            .shooting([.tapPart(identifier: "Sparks"), .frames(90)]),
        CatalogEntry("Filters of images", "Linear, nearest and trilinear, enlarged and reduced") {
            FiltersViewController()
        },
    ]

    private static let modes: [(String, CGBlendMode)] = [
        ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken),
        ("lighten", .lighten), ("color dodge", .colorDodge), ("color burn", .colorBurn), ("soft light", .softLight),
        ("hard light", .hardLight), ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
        ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity), ("source in", .sourceIn),
        ("source out", .sourceOut), ("source atop", .sourceAtop), ("dest. over", .destinationOver),
        ("dest. in", .destinationIn), ("dest. out", .destinationOut), ("dest. atop", .destinationAtop), ("xor", .xor),
        ("plus lighter", .plusLighter), ("clear", .clear), ("copy", .copy),
    ]

    private static func gradient(_ colors: UIColor...) -> CGGradient? {
        CGGradient(colorsSpace: nil, colors: colors.map(\.cgColor), locations: nil)
    }

    private static var blendTiles: [(String, TileView.Drawing)] {
        modes.map { name, mode in
            (
                name,
                { context, bounds in
                    guard let below = gradient(.orange, UIColor.blue.withAlphaComponent(0.3)),
                        let above = gradient(UIColor.green, UIColor.purple.withAlphaComponent(0.3))
                    else { return }
                    context.drawLinearGradient(
                        below, start: .zero, end: CGPoint(x: bounds.maxX, y: 0),
                        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
                    context.setBlendMode(mode)
                    context.clip(to: bounds.insetBy(dx: bounds.width / 5, dy: 0))
                    context.drawLinearGradient(
                        above, start: .zero, end: CGPoint(x: 0, y: bounds.maxY),
                        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
                }
            )
        }
    }

    private static var gradientTiles: [(String, TileView.Drawing)] {
        [
            (
                "linear",
                { context, bounds in
                    guard let colors = gradient(.red, .yellow, .blue) else { return }
                    context.drawLinearGradient(
                        colors, start: .zero, end: CGPoint(x: bounds.maxX, y: bounds.maxY), options: [])
                }
            ),
            (
                "radial",
                { context, bounds in
                    guard let colors = gradient(.yellow, .red) else { return }
                    let center = CGPoint(x: bounds.midX, y: bounds.midY)
                    context.drawRadialGradient(
                        colors, startCenter: center, startRadius: 5, endCenter: center, endRadius: bounds.width / 2,
                        options: .drawsBeforeStartLocation)
                }
            ),
            (
                "conic",
                { context, bounds in
                    guard let colors = gradient(.red, .yellow, .green, .blue, .red) else { return }
                    context.drawConicGradient(
                        colors, center: CGPoint(x: bounds.midX, y: bounds.midY), angle: -.pi / 2)
                }
            ),
            ("pattern", drawPattern),
        ]
    }

    private static func drawPattern(_ context: CGContext, _ bounds: CGRect) {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, cell in
                cell.setFillColor(UIColor.purple.cgColor)
                cell.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
            }, releaseInfo: nil)
        let pattern = CGPattern(
            info: nil, bounds: CGRect(x: 0, y: 0, width: 8, height: 8), matrix: .identity, xStep: 10, yStep: 10,
            tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
        guard let pattern, let space = CGColorSpace(patternBaseSpace: nil) else { return }
        context.setFillColorSpace(space)
        context.setFillPattern(pattern, colorComponents: [1])
        context.fill(bounds)
    }
}

/// A view that a closure draws.
final class TileView: UIView {
    typealias Drawing = (CGContext, CGRect) -> Void
    private let drawing: Drawing

    init(_ drawing: @escaping Drawing) {
        self.drawing = drawing
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawing(context, bounds)
    }
}

/// Tiles with names, in rows.
final class TilesViewController: UIViewController {
    private let tiles: [(name: UILabel, tile: TileView)]
    private let scrollView = UIScrollView()

    init(tiles: [(String, TileView.Drawing)]) {
        self.tiles = tiles.map { name, drawing in
            let label = UILabel()
            label.text = name
            label.font = .preferredFont(forTextStyle: .caption2)
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            return (label, TileView(drawing))
        }
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        for (name, tile) in tiles {
            scrollView.addSubview(name)
            scrollView.addSubview(tile)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let columns = tiles.count > 4 ? 4 : 2
        let margin: CGFloat = 16, gap: CGFloat = 8
        let width = (scrollView.bounds.width - 2 * margin - CGFloat(columns - 1) * gap) / CGFloat(columns)
        let height = min(width, 160)
        for (index, (name, tile)) in tiles.enumerated() {
            let x = margin + CGFloat(index % columns) * (width + gap)
            let y = margin + CGFloat(index / columns) * (height + 24)
            tile.frame = CGRect(x: x, y: y, width: width, height: height)
            name.frame = CGRect(x: x, y: y + height, width: width, height: 20)
        }
        let rows = (tiles.count + columns - 1) / columns
        scrollView.contentSize = CGSize(
            width: scrollView.bounds.width, height: 2 * margin + CGFloat(rows) * (height + 24))
    }
}

/// Sparks over a dark background. They end after some seconds; a tap starts them again.
final class ParticlesViewController: UIViewController {
    private var emitter = CAEmitterLayer()
    private let night = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemBackground
        night.backgroundColor = UIColor(red: 0.05, green: 0.05, blue: 0.15, alpha: 1)
        night.layer.cornerRadius = 12
        night.clipsToBounds = true
        night.accessibilityIdentifier = "Sparks"
        view.addSubview(night)
        night.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.start() })
        start()
    }

    private func start() {
        emitter.removeFromSuperlayer()
        emitter = CAEmitterLayer()
        let spark = CAEmitterCell()
        spark.contents =
            UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { _ in
                UIColor.white.setFill()
                UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 12, height: 12)).fill()
            }.cgImage
        (spark.birthRate, spark.lifetime, spark.lifetimeRange, spark.duration) = (60, 2, 1, 3)
        (spark.velocity, spark.velocityRange, spark.yAcceleration) = (140, 60, 90)
        (spark.emissionLongitude, spark.emissionRange) = (-.pi / 2, .pi / 2)
        (spark.scale, spark.scaleRange, spark.scaleSpeed) = (0.5, 0.3, -0.1)
        spark.color = UIColor(red: 1, green: 0.5, blue: 0.2, alpha: 1).cgColor
        (spark.greenRange, spark.alphaSpeed, spark.contentsScale) = (0.4, -0.4, UIScreen.main.scale)
        emitter.renderMode = .additive
        emitter.emitterCells = [spark]
        emitter.beginTime = CACurrentMediaTime()
        night.layer.addSublayer(emitter)
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        night.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
        emitter.frame = night.bounds
        emitter.emitterPosition = CGPoint(x: night.bounds.midX, y: night.bounds.midY)
    }
}

/// One small and one large image, scaled with each filter of layers.
final class FiltersViewController: UIViewController {
    private static let filters: [(String, CALayerContentsFilter)] = [
        ("linear", .linear), ("nearest", .nearest), ("trilinear", .trilinear),
    ]
    private var rows: [(name: UILabel, views: [UIView])] = []

    /// A checkerboard with cells of one pixel, beside rings.
    private static func image(_ length: Int) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: length, height: length)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor.systemBlue.setFill()
            for row in 0..<length {
                for column in 0..<length where (row + column) % 2 == 0 {
                    context.fill(CGRect(x: column, y: row, width: 1, height: 1))
                }
            }
            UIColor.systemRed.setStroke()
            UIBezierPath(ovalIn: CGRect(origin: .zero, size: size).insetBy(dx: 2, dy: 2)).stroke()
        }.cgImage
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemBackground
        let (small, large) = (Self.image(9), Self.image(360))
        rows = Self.filters.map { name, filter in
            let label = UILabel()
            label.text = name
            label.font = .preferredFont(forTextStyle: .caption1)
            let views = [small, large].map { image in
                let tile = UIView()
                tile.layer.contents = image
                tile.layer.magnificationFilter = filter
                tile.layer.minificationFilter = filter
                return tile
            }
            ([label] + views).forEach(view.addSubview)
            return (label, views)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
        let height = area.height / CGFloat(rows.count)
        let side = max(min(height - 28, (area.width - 16) / 2, 160), 1)
        for (index, row) in rows.enumerated() {
            let y = area.minY + CGFloat(index) * height
            row.name.frame = CGRect(x: area.minX, y: y, width: area.width, height: 20)
            for (column, tile) in row.views.enumerated() {
                tile.frame = CGRect(
                    x: area.minX + CGFloat(column) * (side + 16), y: y + 22, width: side, height: side)
            }
        }
    }
}
