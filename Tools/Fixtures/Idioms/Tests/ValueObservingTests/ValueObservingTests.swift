import XCTest
import UIKit
import ValueObserving

class ValueObservingTests: XCTestCase {
    func testALabelFollowsTheModel() {
        let page = PlayerViewController(player: Player())
        page.loadViewIfNeeded()
        XCTAssertEqual(page.titleLabel.text, "Nothing")
        page.player.title = "Song"
        XCTAssertEqual(page.titleLabel.text, "Song")
    }

    func testOldAndNewValuesAndTheEndOfAnObservation() {
        let player = RadioPlayer()
        var seen: [String] = []
        let observation = player.observe(\.volume, options: [.old, .new]) { player, change in
            seen.append("\(change.oldValue ?? -1) \(change.newValue ?? -1) \(player.changes)")
        }
        player.volume = 0.75
        observation.invalidate()
        player.volume = 1
        XCTAssertEqual(seen, ["0.5 0.75 1"])
    }

    func testSettersAndSubclasses() {
        let player = RadioPlayer()
        var events: [String] = []
        let observations = [
            player.observe(\.percent) { player, _ in events.append("percent \(player.percent)") },
            player.observe(\.station) { player, _ in events.append("station \(player.station ?? "none")") },
            player.observe(\.isPlaying) { player, _ in events.append("playing \(player.isPlaying)") },
        ]
        player.percent = 25
        player.station = "FM"
        player.play()
        XCTAssertEqual(events, ["percent 25", "station FM", "playing true"])
        withExtendedLifetime(observations) {}
    }
}
