/// The commands of editing that texts perform, by the names of their selectors.
enum TextCommand: String {
    case cut = "cut:"
    case copy = "copy:"
    case paste = "paste:"
    case select = "select:"
    case selectAll = "selectAll:"
}
