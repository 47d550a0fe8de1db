import UIKit

extension Notification.Name {
    /// Posted by a book after its recipes have changed.
    static let recipesDidChange = Notification.Name("RecipesDidChange")
}

/// All recipes. The asset catalog of the app contains them.
class RecipeBook {
    static let shared = RecipeBook()

    private(set) var recipes: [Recipe] = []

    init() {
        load()
    }

    /// Discards all changes.
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

    /// Replaces the recipe with the same identifier, or appends the recipe.
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
