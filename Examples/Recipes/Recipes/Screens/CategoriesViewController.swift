import UIKit

/// The first screen: all categories of recipes as tiles with their counts.
class CategoriesViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    /// The categories below "All Recipes".
    private let categories = Recipe.Category.allCases
    private let book = RecipeBook.shared

    override func viewDidLoad() {
        super.viewDidLoad()
        clearsSelectionOnViewWillAppear = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(recipesChanged), name: .recipesDidChange, object: book)
    }

    @objc private func recipesChanged() {
        collectionView.reloadData()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard isViewLoaded else { return }
        collectionViewLayout.invalidateLayout()
    }

    private func category(at indexPath: IndexPath) -> Recipe.Category? {
        return indexPath.section == 0 ? nil : categories[indexPath.item]
    }

    // MARK: Collection view

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return section == 0 ? 1 : categories.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let kind = category(at: indexPath)
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: kind == nil ? "All" : "Category", for: indexPath)
        (cell as? CategoryCell)?.show(kind, count: book.recipes(in: kind).count)
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
        (view as? CategoryHeader)?.show(NSLocalizedString("Kinds", comment: "Above the kinds of recipes"))
        return view
    }

    // MARK: Layout

    /// The tiles of kinds are at least 150 points wide, more for larger text.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let safe = collectionView.safeAreaInsets
        let width = max(collectionView.bounds.width - safe.left - safe.right - 32, 1)
        let metrics = UIFontMetrics(forTextStyle: .headline)
        guard indexPath.section > 0 else { return CGSize(width: width, height: metrics.scaledValue(for: 72)) }
        let columns = max(1, ((width + 12) / (metrics.scaledValue(for: 150) + 12)).rounded(.down))
        let tile = ((width - (columns - 1) * 12) / columns).rounded(.down)
        return CGSize(width: tile, height: 50 + metrics.scaledValue(for: 42))
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        let metrics = UIFontMetrics(forTextStyle: .title3)
        return CGSize(width: 0, height: section == 0 ? 0 : metrics.scaledValue(for: 44))
    }

    // MARK: Segues

    /// The list is created with its category before its view is loaded.
    @IBSegueAction func makeList(_ coder: NSCoder, sender: Any?) -> RecipeListViewController? {
        let path = (sender as? UICollectionViewCell).flatMap(collectionView.indexPath(for:))
        return RecipeListViewController(
            coder: coder, category: category(at: path ?? IndexPath(item: 0, section: 0)))
    }

    @IBAction func unwindToCategories(_ segue: UIStoryboardSegue) {}

    // MARK: Restoration

    func open(_ activity: NSUserActivity) {
        guard let id = activity.userInfo?["recipe"] as? String, let recipe = RecipeBook.shared[id] else { return }
        performSegue(withIdentifier: "ShowAll", sender: nil)
        guard let list = navigationController?.topViewController as? RecipeListViewController else { return }
        list.open(recipe)
    }
}
