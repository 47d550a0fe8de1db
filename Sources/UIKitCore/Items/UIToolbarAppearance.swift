public import Foundation

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    private var button = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
    private var prominent = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }

    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        watchButtons()
    }

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

    public required init(coder: NSCoder) {
        super.init(coder: coder)
        if let form = LookForm(coder, "toolbar") {
            if let states = form.form("button") { button.read(states) }
            if let states = form.form("prominent") { prominent.read(states) }
        }
        watchButtons()
    }

    private func watchButtons() {
        for look in [button, prominent] { look.lookObserver = self }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        var form = LookForm()
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

    override func looks(like other: UIBarAppearance) -> Bool {
        guard let other = other as? UIToolbarAppearance else { return false }
        return super.looks(like: other) && button == other.button && prominent == other.prominent
    }
}
