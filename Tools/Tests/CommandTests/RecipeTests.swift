import Foundation
import Testing

@testable import chevron

/// The recipes for services of continuous integration: their form, and the commands in them. No service runs them here.
@Suite struct RecipeTests {
    private static var documents: URL {
        URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Documentation").standardizedFileURL
    }

    /// The text of each recipe, and whether the text is YAML.
    private static func recipes() throws -> [(text: String, isYAML: Bool)] {
        func read(_ name: String) throws -> String {
            try String(contentsOf: documents.appendingPathComponent(name), encoding: .utf8)
        }
        let page = try read("Testing.md")
        let section = try #require(page.firstRange(of: "## Continuous integration"))
        let blocks = page[section.lowerBound...].components(separatedBy: "\n```").enumerated()
            .filter { $0.offset % 2 == 1 }.map(\.element)
        return [(try read("chevron-workflow.yml"), true)]
            + blocks.map { block in
                let language = block.prefix { $0 != "\n" }
                return (String(block.dropFirst(language.count)), language == "yaml")
            }
    }

    @Test("each recipe fetches and installs Chevron, builds the library, and tests, in this order")
    func steps() throws {
        let recipes = try Self.recipes()
        #expect(recipes.count == 5)
        for recipe in recipes {
            var rest = recipe.text[...]
            let steps = [
                "git clone --depth 1 ", "make -C /tmp/chevron install", "chevron prepare", "chevron test",
                "failed-pictures",
            ]
            for step in steps {
                guard let place = rest.firstRange(of: step) else {
                    Issue.record("a recipe has no \"\(step)\" at its place: \(recipe.text)")
                    break
                }
                rest = rest[place.upperBound...]
            }
            for name in ["CHEVRON", "CHEVRON_RECORD_PICTURES"] {
                #expect(recipe.text.contains(name), "a recipe does not set \(name): \(recipe.text)")
            }
        }
    }

    @Test("each command of chevron in a recipe exists, with its options")
    func commands() throws {
        var count = 0
        for recipe in try Self.recipes() {
            for match in recipe.text.matches(of: /(?:run: |- |bin\/|sh ')chevron ([a-z]+)((?: [^\s']+)*)/) {
                let command = try #require(Command.all.first { $0.name == match.output.1 }, "\(match.output.0)")
                let known = Set(command.syntax.options.flatMap(\.names))
                for word in match.output.2.split(separator: " ") where word.hasPrefix("--") {
                    #expect(known.contains(String(word)), "\(match.output.0)")
                }
                count += 1
            }
        }
        #expect(count == 10)
    }

    /// Without Python and its module yaml the test checks nothing.
    @Test("each recipe in YAML is read by a parser") func form() throws {
        guard let python = Subprocess.path(of: "python3"), Subprocess.quietOutput(python, ["-c", "import yaml"]) != nil
        else { return }
        for recipe in try Self.recipes() where recipe.isYAML {
            let program = "import sys, yaml; print(type(yaml.safe_load(sys.argv[1])).__name__)"
            #expect(Subprocess.quietOutput(python, ["-c", program, recipe.text]) == "dict\n", "\(recipe.text)")
        }
    }
}
