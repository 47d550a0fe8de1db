import Foundation
import HostInterface

/// A dialog of the desktop that a test answers.
@MainActor
final class OwnDialog: HostFiles {
    var requests: [FileRequest] = []
    var answer: (@MainActor (FileAnswer) -> Void)?
    var cancelled = 0
    var isBroken = false

    func choose(
        _ request: FileRequest, over window: WindowID?, answer: @escaping @MainActor (FileAnswer) -> Void
    ) -> (@MainActor () -> Void)? {
        guard !isBroken else { return nil }
        requests.append(request)
        self.answer = answer
        return { self.cancelled += 1 }
    }
}
