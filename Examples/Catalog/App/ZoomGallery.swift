import UIKit

/// Colored tiles that zoom to a screen when they are tapped.
final class ZoomGallery: UIViewController {
    private static let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo, .systemPurple,
    ]
    private var tiles: [UIControl] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
        tiles = Self.colors.enumerated().map { number, color in
            let tile = UIControl()
            tile.backgroundColor = color
            tile.layer.cornerRadius = 14
            tile.accessibilityIdentifier = "tile \(number)"
            tile.accessibilityLabel = "Tile \(number + 1)"
            tile.addAction(UIAction { [weak self] _ in self?.open(number) }, for: .touchUpInside)
            view.addSubview(tile)
            return tile
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
        let columns = room.width > 600 ? 4 : 2
        let side = (room.width - CGFloat(columns - 1) * 16) / CGFloat(columns)
        for (number, tile) in tiles.enumerated() {
            tile.frame = CGRect(
                x: room.minX + CGFloat(number % columns) * (side + 16),
                y: room.minY + CGFloat(number / columns) * (side * 0.75 + 16), width: side,
                height: side * 0.75)
        }
    }

    private func open(_ number: Int) {
        let screen = DemoViewController("Tile \(number + 1)")
        // A pale shade of the tile over the system background. Behind a translucent page, the black window would be
        // visible.
        let shade = UIView()
        shade.backgroundColor = Self.colors[number].withAlphaComponent(0.25)
        screen.tableView.backgroundView = shade
        let options = Transition.ZoomOptions()
        options.dimmingColor = UIColor.black.withAlphaComponent(0.2)
        screen.preferredTransition = .zoom(options: options) { [weak self] _ in self?.tiles[number] }
        navigationController?.pushViewController(screen, animated: true)
    }
}
