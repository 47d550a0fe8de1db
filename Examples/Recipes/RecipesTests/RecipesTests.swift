import XCTest
@testable import Recipes

final class RecipesTests: XCTestCase {
    private var window: UIWindow!
    private var split: UISplitViewController!
    private let delegate = SceneDelegate()

    override func setUp() {
        super.setUp()
        UIView.setAnimationsEnabled(false)
        split = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? UISplitViewController
        split.delegate = delegate
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = split
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    override func tearDown() {
        window.isHidden = true
        window = nil
        split = nil
        UIView.setAnimationsEnabled(true)
        super.tearDown()
    }

    // MARK: Model and assets

    func testTheCatalogHasTheRecipes() throws {
        let book = RecipeBook()
        XCTAssertEqual(book.recipes.count, 6)
        XCTAssertEqual(book.recipes(in: .breakfast).map(\.id), ["pancakes", "porridge"])
        XCTAssertEqual(book.recipes(in: nil, RecipeBook.Filter(longestMinutes: 25)).count, 2)
        for recipe in book.recipes { XCTAssertNotNil(UIImage(named: recipe.id), recipe.id) }
        for kind in Recipe.Category.allCases {
            XCTAssertNotNil(UIColor(named: "Categories/" + kind.rawValue), kind.rawValue)
        }
    }

    func testIngredientsAreForTheServings() throws {
        let recipe = try XCTUnwrap(RecipeBook()["pancakes"])
        XCTAssertEqual(recipe.ingredientLines(servings: 4).first, "300 g flour")
        XCTAssertEqual(recipe.ingredientLines(servings: 4).last, "butter for the pan")
    }

    func testTheSymbolOfTheCatalogFollowsItsConfiguration() throws {
        let pot = try XCTUnwrap(UIImage(named: "pot"))
        XCTAssertTrue(pot.isSymbolImage)
        let large = try XCTUnwrap(UIImage(named: "pot", in: nil, with: UIImage.SymbolConfiguration(pointSize: 34)))
        XCTAssertEqual(large.size.width, pot.size.width * 2, accuracy: 1)
        XCTAssertNotEqual(pot.withConfiguration(UIImage.SymbolConfiguration(weight: .black)), pot)
    }

    func testTheAccentColorIsTheTint() throws {
        XCTAssertEqual(Bundle.main.object(forInfoDictionaryKey: "NSAccentColorName") as? String, "AccentColor")
        let accent = try XCTUnwrap(UIColor(named: "AccentColor"))
        let view = UIView()
        window.addSubview(view)
        XCTAssertEqual(
            view.tintColor.resolvedColor(with: view.traitCollection), accent.resolvedColor(with: view.traitCollection))
    }

    func testWordsAreThereInGerman() throws {
        let german = try XCTUnwrap(Bundle.main.path(forResource: "de", ofType: "lproj").flatMap(Bundle.init(path:)))
        XCTAssertEqual(german.localizedString(forKey: "Cat-ni-001.title", value: nil, table: "Main"), "Rezepte")
        XCTAssertEqual(String(localized: "\(25) minutes", comment: ""), "25 minutes")
    }

    // MARK: Screens

    private var list: UINavigationController { split.viewControllers[0] as! UINavigationController }

    private func openList(row: IndexPath) throws -> RecipeListViewController {
        let categories = try XCTUnwrap(list.viewControllers.first as? CategoriesViewController)
        let cell = try XCTUnwrap(categories.collectionView.cellForItem(at: row))
        categories.performSegue(withIdentifier: row.section == 0 ? "ShowAll" : "ShowCategory", sender: cell)
        window.layoutIfNeeded()
        return try XCTUnwrap(list.topViewController as? RecipeListViewController)
    }

    private func openRecipe(_ id: String) throws -> RecipeViewController {
        let recipes = try openList(row: IndexPath(row: 0, section: 0))
        recipes.open(try XCTUnwrap(RecipeBook.shared[id]))
        window.layoutIfNeeded()
        let shown = list.topViewController as? UINavigationController ?? list
        return try XCTUnwrap(shown.topViewController as? RecipeViewController)
    }

    func testANarrowWindowBeginsWithTheCategories() throws {
        let categories = try XCTUnwrap(list.viewControllers.first as? CategoriesViewController)
        XCTAssertEqual(categories.title ?? categories.navigationItem.title, "Recipes")
        let cell = try XCTUnwrap(categories.collectionView.cellForItem(at: IndexPath(item: 0, section: 1)))
        XCTAssertEqual(texts(in: cell), ["Breakfast", "2"])
        XCTAssertEqual(cell.accessibilityLabel, "Breakfast")
        XCTAssertEqual(cell.accessibilityValue, "2 recipes")
    }

    func testTheTilesAreInTwoColumnsBelowTheHeader() throws {
        let categories = try XCTUnwrap(list.viewControllers.first as? CategoriesViewController)
        let view = try XCTUnwrap(categories.collectionView)
        func frame(_ item: Int, _ section: Int) throws -> CGRect {
            try XCTUnwrap(view.cellForItem(at: IndexPath(item: item, section: section))).frame
        }
        let (all, first, second, third) = (try frame(0, 0), try frame(0, 1), try frame(1, 1), try frame(2, 1))
        XCTAssertEqual(all.width, 358)
        XCTAssertEqual(first.minX, all.minX)
        XCTAssertEqual(second.maxX, all.maxX)
        XCTAssertEqual(first.minY, second.minY)
        XCTAssertEqual(third.minX, first.minX)
        XCTAssertEqual(third.minY, first.maxY + 12)
        let header = try XCTUnwrap(
            view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1)))
        XCTAssertEqual(texts(in: header), ["Kinds"])
        XCTAssertEqual(header.frame.minY, all.maxY + 8)
        XCTAssertEqual(header.frame.maxY, first.minY - 8)
        XCTAssertNil(
            view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
    }

    func testTheSegueActionMakesTheListOfACategory() throws {
        let soups = try openList(row: IndexPath(row: 1, section: 1))
        XCTAssertEqual(soups.category, .soup)
        XCTAssertEqual(soups.title, "Soups")
        let cell = try XCTUnwrap(soups.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? RecipeCell)
        XCTAssertEqual(cell.roundness, 8)
        XCTAssertTrue(texts(in: cell).contains("Red Lentil Soup"))
        XCTAssertTrue(texts(in: cell).contains("40 minutes"))
    }

    func testARecipeShowsInFixedRows() throws {
        let screen = try openRecipe("curry")
        XCTAssertEqual(screen.navigationItem.title, "Chickpea Curry")
        XCTAssertEqual(screen.tableView.numberOfSections, 3)
        XCTAssertTrue(texts(in: screen.view).contains("4 servings"))
        let stepper = try XCTUnwrap(find(UIStepper.self, in: screen.view))
        stepper.value = 2
        stepper.sendActions(for: .valueChanged)
        XCTAssertTrue(texts(in: screen.view).contains { $0.hasPrefix("• 200 g chickpeas") })
    }

    func testTheNutritionIsEmbedded() throws {
        let screen = try openRecipe("curry")
        let child = try XCTUnwrap(screen.children.first as? NutritionViewController)
        XCTAssertTrue(texts(in: child.view).contains("560 kcal"))
        XCTAssertTrue(texts(in: child.view).contains("24 g"))
    }

    func testSavingInTheEditorUnwindsToTheRecipe() throws {
        let screen = try openRecipe("porridge")
        screen.performSegue(withIdentifier: "EditRecipe", sender: nil)
        turn(until: { screen.presentedViewController != nil })
        let stack = try XCTUnwrap(screen.presentedViewController as? UINavigationController)
        let editor = try XCTUnwrap(stack.topViewController as? EditorViewController)
        // The editor is presented; its rows are created in the next layout.
        turn(until: { find(UITextField.self, in: editor.view) != nil })
        let field = try XCTUnwrap(find(UITextField.self, in: editor.view))
        XCTAssertEqual(field.text, "Porridge with Berries")
        field.text = "Porridge"
        field.sendActions(for: .editingChanged)
        editor.performSegue(withIdentifier: "Save", sender: nil)
        turn(until: { screen.presentedViewController == nil })
        XCTAssertEqual(screen.navigationItem.title, "Porridge")
        XCTAssertEqual(RecipeBook.shared["porridge"]?.title, "Porridge")
    }

    func testTheFilterIsAPopover() throws {
        let recipes = try openList(row: IndexPath(row: 0, section: 0))
        recipes.performSegue(withIdentifier: "ShowFilter", sender: nil)
        turn(until: { recipes.presentedViewController != nil })
        let filter = try XCTUnwrap(recipes.presentedViewController as? FilterViewController)
        XCTAssertEqual(filter.modalPresentationStyle, .popover)
        XCTAssertEqual(filter.preferredContentSize, CGSize(width: 280, height: 184))
        let slider = try XCTUnwrap(find(UISlider.self, in: filter.view))
        slider.value = 12
        slider.sendActions(for: .valueChanged)
        filter.performSegue(withIdentifier: "Apply", sender: nil)
        turn(until: { recipes.presentedViewController == nil })
        XCTAssertEqual(recipes.tableView.numberOfRows(inSection: 0), 1)
    }

    func testTheCustomSegueShowsTheStepsAndUnwinds() throws {
        let screen = try openRecipe("curry")
        screen.performSegue(withIdentifier: "Cook", sender: nil)
        turn(until: { screen.view.window?.rootViewController?.presentedViewController != nil })
        let cooking = try XCTUnwrap(window.rootViewController?.presentedViewController as? CookingViewController)
        XCTAssertTrue(texts(in: cooking.view).contains("Step 1 of 4"))
        let next = try XCTUnwrap(findAll(UIButton.self, in: cooking.view).last)
        next.sendActions(for: .primaryActionTriggered)
        XCTAssertEqual(cooking.step, 1)
        cooking.performSegue(withIdentifier: "Done", sender: nil)
        turn(until: { self.window.rootViewController?.presentedViewController == nil })
        XCTAssertNil(window.rootViewController?.presentedViewController)
    }

    func testTheSceneKeepsTheOpenRecipe() throws {
        let categories = try XCTUnwrap(list.viewControllers.first as? CategoriesViewController)
        let activity = NSUserActivity(activityType: SceneDelegate.activityType)
        activity.userInfo = ["recipe": "risotto"]
        categories.open(activity)
        window.layoutIfNeeded()
        let shown = list.topViewController as? UINavigationController ?? list
        XCTAssertEqual((shown.topViewController as? RecipeViewController)?.recipe?.id, "risotto")
    }

    // MARK: Looking

    private func turn(until condition: () -> Bool) {
        for _ in 0..<200 where !condition() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01)) }
    }

    private func findAll<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        return view.subviews.flatMap { [$0 as? View].compactMap { $0 } + findAll(type, in: $0) }
    }

    private func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? { findAll(type, in: view).first }

    private func texts(in view: UIView) -> [String] {
        return findAll(UILabel.self, in: view).filter { !$0.isHidden }.compactMap(\.text)
    }
}
