extension UIMenu.Identifier {
    // Documented (UIMenu.Identifier): the menus of the main menu.

    /// The whole main menu, which contains ``application``, ``file``, ``edit``, ``format``, ``view``, ``window`` and
    /// ``help``.
    public static let root = Self("com.apple.menu.root")
    /// The menu of the app itself, with ``about``, ``preferences``, ``services``, ``hide`` and ``quit``.
    public static let application = Self("com.apple.menu.application")
    /// The menu of documents and windows, with ``newScene``, ``openRecent``, ``close``, ``document`` and ``print``.
    public static let file = Self("com.apple.menu.file")
    /// The menu of editing, with ``undoRedo``, ``standardEdit`` and ``find``.
    public static let edit = Self("com.apple.menu.edit")
    /// The menu of the window's content, with ``toolbar``, ``sidebar`` and ``fullscreen``.
    public static let view = Self("com.apple.menu.view")
    /// The menu of windows, with ``minimizeAndZoom`` and ``bringAllToFront``.
    public static let window = Self("com.apple.menu.window")
    /// The menu of help, which has the list of key commands.
    public static let help = Self("com.apple.menu.help")

    /// Information about the app. Empty by default.
    public static let about = Self("com.apple.menu.about")
    /// The app's settings. Empty by default.
    public static let preferences = Self("com.apple.menu.preferences")
    /// Services of other apps. Empty: Linux has none.
    public static let services = Self("com.apple.menu.services")
    /// Hiding the app. Empty: desktops have no such command.
    public static let hide = Self("com.apple.menu.hide")
    /// Quit.
    public static let quit = Self("com.apple.menu.quit")

    /// A new window, if the app supports several.
    public static let newScene = Self("com.apple.menu.new-scene")
    /// The recent documents. Empty by default.
    public static let openRecent = Self("com.apple.menu.open-recent")
    /// Closes the window, or the sheet in front.
    public static let close = Self("com.apple.menu.close")
    /// Print.
    public static let print = Self("com.apple.menu.print")
    /// The commands of the document: duplicate, move, rename, export.
    public static let document = Self("com.apple.menu.document")

    /// Undo and redo.
    public static let undoRedo = Self("com.apple.menu.undo-redo")
    /// Cut, copy, paste, delete and select all.
    public static let standardEdit = Self("com.apple.menu.standard-edit")
    /// The commands of searches.
    public static let find = Self("com.apple.menu.find")
    /// Replacement of selected text. Empty by default.
    public static let replace = Self("com.apple.menu.replace")
    /// Sharing of the selection. Empty by default.
    public static let share = Self("com.apple.menu.share")
    /// The styles of text. Empty by default.
    public static let textStyle = Self("com.apple.menu.text-style")
    /// Spelling. Empty by default.
    public static let spelling = Self("com.apple.menu.spelling")
    /// The panel of spelling. Empty by default.
    public static let spellingPanel = Self("com.apple.menu.spelling-panel")
    /// The options of spelling. Empty by default.
    public static let spellingOptions = Self("com.apple.menu.spelling-options")
    /// Substitutions of typed text. Empty by default.
    public static let substitutions = Self("com.apple.menu.substitutions")
    /// The panel of substitutions. Empty by default.
    public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
    /// The options of substitutions. Empty by default.
    public static let substitutionOptions = Self("com.apple.menu.substitution-options")
    /// Capitals and small letters. Empty by default.
    public static let transformations = Self("com.apple.menu.transformations")
    /// Speech. Empty by default.
    public static let speech = Self("com.apple.menu.speech")
    /// Looking up the selection. Empty by default.
    public static let lookup = Self("com.apple.menu.lookup")
    /// Learning the selection. Empty by default.
    public static let learn = Self("com.apple.menu.learn")

    /// The menu of formats, with ``font`` and ``text``.
    public static let format = Self("com.apple.menu.format")
    /// The styles and sizes of the font.
    public static let font = Self("com.apple.menu.font")
    /// The sizes of text.
    public static let textSize = Self("com.apple.menu.text-size")
    /// The colors of text. Empty by default.
    public static let textColor = Self("com.apple.menu.text-color")
    /// Copies of styles. Empty by default.
    public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
    /// The alignment and direction of text. Empty by default.
    public static let text = Self("com.apple.menu.text")
    /// The direction of text. Empty by default.
    public static let writingDirection = Self("com.apple.menu.writing-direction")
    /// The alignment of text. Empty by default.
    public static let alignment = Self("com.apple.menu.alignment")

    /// The toolbar. Empty by default.
    public static let toolbar = Self("com.apple.menu.toolbar")
    /// Shows and hides the sidebar.
    public static let sidebar = Self("com.apple.menu.sidebar")
    /// The full screen. Empty by default.
    public static let fullscreen = Self("com.apple.menu.fullscreen")
    /// The size of the window. Empty by default.
    public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
    /// The order of windows. Empty by default.
    public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
}
