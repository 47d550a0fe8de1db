public import Foundation

/// The appearance of a toolbar: the background, and the fonts and colors of buttons. A bar stores a copy.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    private var button = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
    private var prominent = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }

    /// Creates the system's default appearance for a device idiom. `.unspecified` means the current idiom.
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        watchButtons()
    }

    /// Copies the common values of another appearance: the background, and the buttons of a navigation bar appearance.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UIToolbarAppearance {
            button = other.button.duplicate()
            prominent = other.prominent.duplicate()
        } else if let other = barAppearance as? UINavigationBarAppearance {
            button = other.buttonAppearance.duplicate()
            prominent = other.prominentButtonAppearance.duplicate()
        }
        watchButtons()
    }

    /// Decodes an appearance that `encode(with:)` archived. Missing or invalid values are the system's defaults.
    public required init(coder: NSCoder) {
        super.init(coder: coder)
        if let form = ArchivedValues(coder, "toolbar") {
            if let states = form.form("button") { button.read(states) }
            if let states = form.form("prominent") { prominent.read(states) }
        }
        watchButtons()
    }

    private func watchButtons() {
        for appearance in [button, prominent] { appearance.appearanceObserver = self }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        var form = ArchivedValues()
        form.set(button.form, "button")
        form.set(prominent.form, "prominent")
        form.encode(to: coder, "toolbar")
    }

    /// The appearance of plain buttons. The setter stores a copy.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { button }
        set { button = own(newValue, insteadOf: button) }
    }
    /// The appearance of buttons that complete a task. The setter stores a copy.
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { prominent }
        set { prominent = own(newValue, insteadOf: prominent) }
    }
    /// The older name of ``prominentButtonAppearance``.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { prominentButtonAppearance }
        set { prominentButtonAppearance = newValue }
    }

    override func hasSameValues(as other: UIBarAppearance) -> Bool {
        guard let other = other as? UIToolbarAppearance else { return false }
        return super.hasSameValues(as: other) && button == other.button && prominent == other.prominent
    }
}
