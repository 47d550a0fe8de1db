/// The keys of UIKit's own strings. `Languages/xx.strings` has the string of every key in one language.
package enum SystemString: String, CaseIterable, Sendable {
    // Bar buttons and placeholders.
    case back, done, cancel, edit, save, undo, redo, search, loading
    /// The texts of a search without results.
    case noResults, checkSpelling
    /// The activity that opens a shared item in the desktop's program for the item.
    case openFile

    // Menus and panels of navigation bars.
    case rename
    /// Ends in an ellipsis, because the command opens a panel.
    case customizeToolbar
    case reset

    // Tabs, split views and sidebars.
    case configure
    /// The instruction in the panel in which the user rearranges tabs.
    case organizeTabs
    case fullScreen
    /// Accessibility value of a sidebar section that shows its rows.
    case expanded
    case collapsed

    // Titles of system tabs, and of buttons with only an image.
    case favorites, featured, topRated, recents, contacts, history, downloads, mostRecent, mostViewed
    case writingTools
    /// The button of a split view that shows and hides its columns.
    case sidebar
    /// The detail button of a table row.
    case moreInfo

    // Text editing.
    case cut, copy, paste, selectAll
    /// The clear button of a text field.
    case clearText
    /// The buttons of the find navigator.
    case replace, replaceAll, findNext, findPrevious

    // The two fields of colors of a color picker.
    case colorGrid, colorSpectrum

    // Accessibility labels; some are titles too.
    case add, compose, reply, share, organize, bookmarks, refresh, stop, close, camera, delete, play, pause, rewind,
        fastForward
    /// The grip by which a row is moved.
    case reorder
    /// The button that opens the items for which a bar has no room, and the tab that lists the other tabs.
    case more
    /// Activity indicators that are animating or stopped.
    case inProgress, progressHalted

    // Searches of a screen reader.
    /// The actions of a search, with the name of the search in the place of `%@`.
    case nextItem, previousItem
    case link, visitedLink, heading
    /// The number of the level is in the place of `%@`.
    case headingLevel
    case boldText, italicText, underlinedText, misspelledWord, image, textField, table, list, landmark

    // The main menu.
    case newWindow, quit, file, format, view, window, help
    /// The list of key commands.
    case keyCommands
    case bold, italic, underline, bigger, smaller
    case find, useSelectionForFind, pasteAndMatchStyle
    case duplicate, move, export, print
}
