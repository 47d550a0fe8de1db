import DesktopPortals
import Foundation
import HostInterface

/// The desktop's programs for addresses, started by the desktop's portal or, without it, with the tool `xdg-open`.
@MainActor
final class DesktopLinks: HostLinks {
    private var known: [String: Bool] = [:]
    /// The search path of the tools; nil uses the app's search path.
    private let path: String?

    /// The time in seconds after which a running tool is considered the program itself.
    private let patience: Double

    private let portal: DesktopServices?

    init(_ portal: DesktopServices? = nil, path: String? = nil, patience: Double = 2) {
        (self.portal, self.path, self.patience) = (portal, path, patience)
    }

    func hasProgram(for scheme: String) -> Bool {
        if let known = known[scheme] { return known }
        let answer = program(for: scheme)
        known[scheme] = answer
        return answer
    }

    /// The portal refuses addresses of files.
    func open(_ address: String, _ answer: @escaping @MainActor (Bool) -> Void) {
        guard let portal, !address.lowercased().hasPrefix("file:") else { return openByTool(address, answer) }
        portal.open(address: address) { [weak self] result in
            switch result {
            case .opened: answer(true)
            case .cancelled: answer(false)
            case .failed:
                guard let self else { return answer(false) }
                openByTool(address, answer)
            }
        }
    }

    /// Chosen: a tool that still runs after a while displays the address itself, as `xdg-open` does on a desktop
    /// without an opener. A busy main thread can learn of the while before it learns of the tool's end, so the answer
    /// depends on the tool alone.
    private func openByTool(_ address: String, _ answer: @escaping @MainActor (Bool) -> Void) {
        let reply = Reply(answer)
        let process = self.process(["xdg-open", address])
        process.standardOutput = FileHandle.nullDevice
        process.terminationHandler = { ended in
            let success = ended.terminationStatus == 0
            DispatchQueue.main.async { MainActor.assumeIsolated { reply.give(success) } }
        }
        guard (try? process.run()) != nil else { return reply.give(false) }
        DispatchQueue.main.asyncAfter(deadline: .now() + patience) {
            let success = process.isRunning || process.terminationStatus == 0
            MainActor.assumeIsolated { reply.give(success) }
        }
    }

    private func program(for scheme: String) -> Bool {
        let pipe = Pipe()
        let process = self.process(["xdg-mime", "query", "default", "x-scheme-handler/" + scheme])
        process.standardOutput = pipe
        guard (try? process.run()) != nil else { return false }
        let answer = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return answer.contains { $0 > 32 }
    }

    private func process(_ arguments: [String]) -> Process {
        let process = Process()
        process.environment = UserFolders.environmentOfPrograms(ProcessInfo.processInfo.environment)
        if let path { process.environment?["PATH"] = path }
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        return process
    }

    /// A handler that is called once.
    @MainActor
    private final class Reply {
        private var answer: (@MainActor (Bool) -> Void)?
        init(_ answer: @escaping @MainActor (Bool) -> Void) { self.answer = answer }

        func give(_ success: Bool) {
            let given = answer
            answer = nil
            given?(success)
        }
    }
}
