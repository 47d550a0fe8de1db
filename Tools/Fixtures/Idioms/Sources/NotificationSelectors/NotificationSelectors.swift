import UIKit

public extension Notification.Name { static let basketChanged = Notification.Name("basketChanged") }

public class Basket: NSObject {
    public private(set) var log: [String] = []
    private var timer: Timer?

    public override init() {
        super.init()
        NotificationCenter.default.addObserver(self, selector: #selector(changed(_:)), name: .basketChanged, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(Basket.background), name: UIApplication.didEnterBackgroundNotification, object: nil)
    }

    deinit { NotificationCenter.default.removeObserver(self) }

    @objc private func changed(_ notification: Notification) { log.append("changed \(notification.object ?? "nil")") }
    @objc private func background() { log.append("background") }

    public func stop() { NotificationCenter.default.removeObserver(self, name: .basketChanged, object: nil) }

    public func tickLater() {
        timer = Timer.scheduledTimer(timeInterval: 0.01, target: self, selector: #selector(tick(timer:)), userInfo: nil, repeats: false)
    }
    @objc func tick(timer: Timer) { log.append("tick") }

    public func saySoon() { perform(#selector(say(_:)), with: "soon", afterDelay: 0.01) }
    public func sayNever() {
        perform(#selector(say(_:)), with: "never", afterDelay: 0.01)
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(say(_:)), object: "never")
    }
    @objc func say(_ word: String) { log.append(word) }
}
