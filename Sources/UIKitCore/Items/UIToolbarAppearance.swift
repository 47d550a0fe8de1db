public import Foundation

/// The appearance of a toolbar: the background, and the fonts and colors of buttons. Copied when set on a bar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    private var button = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
    private var prominent = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }

    /// The system's default appearance for a kind of device; `.unspecified` uses this one's.
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        watchButtons()
    }

    /// Copies what both kinds of appearance have in common: of any bar the background, of a navigation bar the buttons
    /// too.
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

    /// Decodes what `encode(with:)` wrote; missing or broken values are those of the system's default appearance.
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

    /// Of plain buttons. Copied when set.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { button }
        set { button = own(newValue, insteadOf: button) }
    }
    /// Of buttons that finish a task. Copied when set.
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
