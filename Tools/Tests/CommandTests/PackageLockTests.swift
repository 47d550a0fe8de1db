import Foundation
import Synchronization
import TemporaryFolder
import Testing

@testable import chevron

@Suite struct PackageLockTests {
    private typealias Folders = (build: String, output: String)
    private let temporary = TemporaryFolder("locks")

    private final class Events: Sendable {
        private let names = Mutex<[String]>([])
        var all: [String] { names.withLock { $0 } }
        func add(_ name: String) { names.withLock { $0.append(name) } }
    }

    private func paths(_ folders: Folders) throws -> Folders {
        let (build, output) = (temporary.path + "/" + folders.build, temporary.path + "/" + folders.output)
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        return (build, output)
    }

    /// The steps of two runs. The first run ends when the second one waits or has the folders.
    private func steps(_ first: Folders, _ second: Folders) throws -> [String] {
        let events = Events()
        let (place, other) = (try paths(first), try paths(second))
        var former: PackageLock? = try PackageLock(scratch: place.build, output: place.output) { events.add("never") }
        let (step, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        DispatchQueue.global().async {
            var own = try? PackageLock(scratch: other.build, output: other.output) {
                if !events.all.contains("waits") { events.add("waits") }
                step.signal()
            }
            events.add(own == nil ? "fails" : "goes on")
            step.signal()
            withExtendedLifetime(own) {}
            own = nil
            end.signal()
        }
        step.wait()
        events.add("the first one ends")
        withExtendedLifetime(former) {}
        former = nil
        end.wait()
        return events.all
    }

    @Test("a second run in the folder of the build, or in the output folder, waits for the end of the first one")
    func waiting() throws {
        let waits = ["waits", "the first one ends", "goes on"]
        #expect(try steps(("build", "a"), ("build", "b")) == waits)
        #expect(try steps(("build", "a"), ("other", "a")) == waits)
        #expect(try steps(("build", "a"), ("build", "a")) == waits)
        #expect(try steps(("build", "a"), ("other", "b")) == ["goes on", "the first one ends"])
        // The default output folder is inside the folder of the build.
        #expect(try steps(("build", "build/package"), ("build", "build/package")) == waits)
    }

    @Test("the lock leaves no file in the output folder, and a folder that is missing is a problem with its path")
    func files() throws {
        let place = try paths(("build", "a"))
        _ = try PackageLock(scratch: place.build, output: place.output)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.output).isEmpty)
        #expect {
            _ = try PackageLock(scratch: place.build, output: place.output + "/missing")
        } throws: { "\($0)".contains(place.output + "/missing") }
    }
}
