import Foundation
import PackageOverlay

/// A program that this command started. The program belongs to the process group of the command, so that a terminal
/// sends its signals to both and the program may read from the terminal.
struct ChildProcess {
    let id: pid_t

    /// - Parameters:
    ///   - output: the descriptor that becomes the program's standard output; nil keeps the command's.
    ///   - errors: the same for standard error.
    init(
        _ program: String, _ arguments: [String], _ environment: [String: String] = [:], output: Int32? = nil,
        errors: Int32? = nil
    ) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let output { posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO) }
        if let errors { posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO) }
        // The command's own handlers are for the command alone.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in Interruption.signals { sigaddset(&signals, signal) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        // Threads of Dispatch block most signals, and a program inherits that.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

        let variables = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        let words = ([program] + arguments).map { strdup($0) } + [nil]
        let settings = variables.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in words + settings { free(pointer) } }
        var id: pid_t = 0
        let status = posix_spawn(&id, program, &actions, &attributes, words, settings)
        guard status == 0 else {
            throw FileProblem("\(program) cannot be started: \(String(cString: strerror(status)))")
        }
        self.id = id
    }

    /// Whether the program has ended. Does not wait, and leaves the exit status to `wait()`.
    var hasEnded: Bool {
        var information = siginfo_t()
        return waitid(P_PID, id_t(id), &information, WEXITED | WNOHANG | WNOWAIT) == 0
            && information.si_signo == SIGCHLD
    }

    /// Waits for the end of the program.
    /// - Returns: its exit status; of a program that a signal ended, 128 and the signal's number.
    func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0 && errno == EINTR {}
        Interruption.waitIfUnderWay()
        let signal = status & 0x7f
        return signal == 0 ? (status >> 8) & 0xff : 128 + signal
    }

    /// A pipe whose ends close in programs that are started.
    static func pipe() throws -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [-1, -1]
        guard Glibc.pipe(&ends) == 0 else {
            throw FileProblem("no pipe can be made: \(String(cString: strerror(errno)))")
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }
}
