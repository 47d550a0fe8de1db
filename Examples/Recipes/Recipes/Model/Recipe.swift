import Foundation

struct Recipe: Codable, Equatable {
    enum Category: String, Codable, CaseIterable {
        case breakfast, soup, main, sweet
    }

    struct Nutrition: Codable, Equatable {
        /// Kilocalories per serving.
        var energy: Int
        /// Grams per serving.
        var protein: Double
        var fat: Double
        var carbohydrates: Double
    }

    var id: String
    var category: Category
    var title: String
    var minutes: Int
    var servings: Int
    var ingredients: [Ingredient]
    var steps: [String]
    var nutrition: Nutrition
    var isFavorite = false

    struct Ingredient: Codable, Equatable {
        /// The amount for all servings of the recipe; nil for ingredients to taste.
        var amount: Double?
        var unit: String?
        var name: String
    }

    private enum CodingKeys: String, CodingKey {
        case id, category, title, minutes, servings, ingredients, steps, nutrition
    }

    /// The ingredients as lines of text, for another number of servings.
    func ingredientLines(servings wanted: Int) -> [String] {
        ingredients.map { ingredient in
            guard let amount = ingredient.amount else { return ingredient.name }
            let scaled = amount * Double(wanted) / Double(max(servings, 1))
            let number = Recipe.numbers.string(from: NSNumber(value: scaled)) ?? ""
            return [number, ingredient.unit, ingredient.name].compactMap { $0 }.joined(separator: " ")
        }
    }

    private static let numbers: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.maximumFractionDigits = 1
        formatter.minimumFractionDigits = 0
        return formatter
    }()
}

extension Recipe.Category {
    var title: String {
        switch self {
        case .breakfast: return NSLocalizedString("Breakfast", comment: "A category of recipes")
        case .soup: return NSLocalizedString("Soups", comment: "A category of recipes")
        case .main: return NSLocalizedString("Main Courses", comment: "A category of recipes")
        case .sweet: return NSLocalizedString("Sweets", comment: "A category of recipes")
        }
    }

    var symbolName: String {
        switch self {
        case .breakfast: return "sun.max"
        case .soup: return "cup.and.saucer"
        case .main: return "fork.knife"
        case .sweet: return "gift"
        }
    }
}
