import UIKit

/// The focus of the keyboard.
@MainActor
enum FocusScreens {
    static let entries = [
        CatalogEntry("Focus by keyboard", "Tab moves between groups, arrow keys move in a grid") {
            FocusGridViewController()
        }
        .shooting([.press(.down), .press(.right)], [.press(.tab), .frames(30)], [.press(.tab), .frames(30)])
    ]
}

/// A grid of plain cells, and buttons below it.
final class FocusGridViewController: UIViewController, UICollectionViewDataSource {
    private let grid = UICollectionView(frame: .zero, collectionViewLayout: FocusGridViewController.layout())
    private let toggle = UISwitch()

    private static func layout() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(110)), subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemBackground
        grid.dataSource = self
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Continue"
        let button = UIButton(configuration: configuration)
        let row = UIStackView(arrangedSubviews: [button, toggle])
        row.alignment = .center
        row.distribution = .equalSpacing
        let stack = UIStackView(arrangedSubviews: [grid, row])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
            stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
        ])
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.contentView.backgroundColor = .secondarySystemFill
        cell.contentView.layer.cornerRadius = 12
        cell.layer.cornerRadius = 12
        return cell
    }
}
