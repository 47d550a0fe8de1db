/// Words about menus that belong to a place. The class itself, with its previews, does not exist here.
@MainActor
public enum UIContextMenuConfiguration {
    public enum ElementOrder: Int, Sendable {
        case automatic = 0
        /// The first element is next to the finger, also where the menu opens upwards.
        case priority
        case fixed
    }
}
