import UIKit

public class Player: NSObject {
    @objc public dynamic var title = "Nothing"
    @objc public dynamic var volume: Float = 0.5 {
        didSet { changes += 1 }
    }
    @objc public dynamic private(set) var isPlaying = false
    @objc public dynamic var percent: Int {
        get { Int(volume * 100) }
        set { volume = Float(newValue) / 100 }
    }
    public private(set) var changes = 0

    public func play() { isPlaying = true }
}

public class RadioPlayer: Player {
    @objc public dynamic var station: String?
}

public class PlayerViewController: UIViewController {
    public let player: Player
    public let titleLabel = UILabel()
    private var observations: [NSKeyValueObservation] = []

    public init(player: Player) {
        self.player = player
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        observations.append(player.observe(\.title, options: [.initial, .new]) { [weak self] player, change in
            self?.titleLabel.text = change.newValue ?? player.title
        })
    }
}
