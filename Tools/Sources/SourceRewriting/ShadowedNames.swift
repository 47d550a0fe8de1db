extension RewritingContext {
    /// The library's `Selector`, as the file can name it: with its module where the program has a type of this name.
    var selectorType: String {
        guard let own = program.resolve("Selector", from: enclosingType), program.entries[own]?.isLibrary == false
        else { return "Selector" }
        modulesOfAttributes.insert("UIKit")
        return "UIKit.Selector"
    }
}
