import UIKit

extension Notification.Name {
    /// Posted by a book whose recipes changed.
    static let recipesDidChange = Notification.Name("RecipesDidChange")
}

/// All recipes. They come with the app, in its asset catalog.
class RecipeBook {
    static let shared = RecipeBook()

    private(set) var recipes: [Recipe] = []

    init() {
        load()
    }

    /// Forgets what was changed.
    func load() {
        let data = NSDataAsset(name: "Recipes")?.data ?? Data("[]".utf8)
        recipes = (try? JSONDecoder().decode([Recipe].self, from: data)) ?? []
    }

    struct Filter: Equatable {
        var onlyFavorites = false
        var longestMinutes = 120
        var words = ""
    }

    func recipes(in category: Recipe.Category?, _ filter: Filter = Filter()) -> [Recipe] {
        recipes.filter { recipe in
            (category == nil || recipe.category == category) && (!filter.onlyFavorites || recipe.isFavorite)
                && recipe.minutes <= filter.longestMinutes
                && (filter.words.isEmpty || recipe.title.localizedCaseInsensitiveContains(filter.words))
        }
    }

    subscript(id: String) -> Recipe? { recipes.first { $0.id == id } }

    /// Takes the place of the recipe with the same identifier, or comes last.
    func keep(_ recipe: Recipe) {
        if let index = recipes.firstIndex(where: { $0.id == recipe.id }) {
            recipes[index] = recipe
        } else {
            recipes.append(recipe)
        }
        NotificationCenter.default.post(name: .recipesDidChange, object: self)
    }

    func remove(_ id: String) {
        recipes.removeAll { $0.id == id }
        NotificationCenter.default.post(name: .recipesDidChange, object: self)
    }
}
