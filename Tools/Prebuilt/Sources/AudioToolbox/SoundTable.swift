import Foundation

/// What the desktop plays for a number.
enum SoundSource: Equatable, Sendable {
    case file(String)
    /// A sound of the desktop's theme, by its name.
    case theme(String)
}

/// The sounds that an app has created. Any thread may ask.
final class SoundTable: @unchecked Sendable {
    static let shared = SoundTable()

    private let lock = NSLock()
    private var files: [SystemSoundID: String] = [:]
    private var completions: [SystemSoundID: () -> Void] = [:]
    private var last = kSystemSoundID_Vibrate

    func add(_ path: String) -> SystemSoundID {
        lock.withLock {
            repeat { last = last < .max ? last + 1 : kSystemSoundID_Vibrate + 1 } while files[last] != nil
            files[last] = path
            return last
        }
    }

    /// Returns false for a number that belongs to no sound.
    func remove(_ id: SystemSoundID) -> Bool {
        let (file, completion) = lock.withLock { (files.removeValue(forKey: id), completions.removeValue(forKey: id)) }
        withExtendedLifetime(completion) {}
        return file != nil
    }

    /// Nil for a vibration, for the touches of iOS's motor (1519 to 1521), and for a number that belongs to no sound.
    func source(of id: SystemSoundID) -> SoundSource? {
        switch id {
        case 1519...1521, kSystemSoundID_Vibrate:
            SoundMessages.once("AudioServicesPlaySystemSound(\(id)) has no effect: no device vibrates here")
            return nil
        case 1000..<kSystemSoundID_Vibrate: return .theme("bell")
        default: return lock.withLock { files[id] }.map(SoundSource.file)
        }
    }

    func completion(of id: SystemSoundID) -> (() -> Void)? { lock.withLock { completions[id] } }

    func setCompletion(_ completion: (() -> Void)?, of id: SystemSoundID) {
        let former = lock.withLock {
            let former = completions[id]
            completions[id] = completion
            return former
        }
        // What a closure holds may end in code of the app, outside of the lock.
        withExtendedLifetime(former) {}
    }
}

/// Lines on standard error, each once.
enum SoundMessages {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var said: Set<String> = []

    static func once(_ text: String) {
        guard lock.withLock({ said.count < 200 && said.insert(text).inserted }) else { return }
        FileHandle.standardError.write(Data("chevron: \(text)\n".utf8))
    }
}
