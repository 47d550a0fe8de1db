@testable import FilesApp
import Foundation
import Glibc
import Testing

/// Files that block their readers.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct DiskWorkTests {
    private func fifo(_ name: String, in disk: Disk) -> DiskPath {
        let path = DiskPath(disk.path).appending(Array(name.utf8))
        #expect(path.withCString { mkfifo($0, 0o600) } == 0)
        return path
    }

    @Test("opening a pipe does not block, and files can be read afterwards")
    func pipe() async throws {
        let disk = Disk()
        let entry = try #require(Entry(path: fifo("pipe", in: disk)))
        for _ in 0..<4 {
            guard case .other = await FileContent.read(entry) else {
                Issue.record("a pipe was read")
                return
            }
        }
        try disk.file("a", "text")
        let file = try #require(Entry(path: DiskPath(disk.path + "/a")))
        guard case .text("text", isWhole: true) = await FileContent.read(file) else {
            Issue.record("the file was not read")
            return
        }
    }

    @Test("work that blocks does not delay other work")
    func stalled() async {
        let gate = DispatchSemaphore(value: 0)
        let stalled = (0..<6).map { _ in Task { await DiskWork.run { gate.wait() } } }
        #expect(await DiskWork.run { 7 } == 7)
        for _ in stalled { gate.signal() }
        for task in stalled { await task.value }
        // More tasks than the limit: all of them are performed.
        let tasks = (0..<(4 * DiskWork.limit)).map { number in Task { await DiskWork.run { number } } }
        var sum = 0
        for task in tasks { sum += await task.value }
        #expect(sum == (0..<(4 * DiskWork.limit)).reduce(0, +))
    }

    @Test("a new name never replaces an item of that name, even one created at the last moment")
    func newName() throws {
        let disk = Disk()
        try disk.file("a", "a")
        try disk.file("b", "b")
        let (a, b) = (DiskPath(disk.path + "/a"), DiskPath(disk.path + "/b"))
        #expect(throws: MoveFailure.exists) { try NewName.give(a, b) }
        #expect(disk.text("b") == "b")
        #expect(disk.text("a") == "a")
        try NewName.give(a, DiskPath(disk.path + "/c"))
        #expect(disk.text("c") == "a")
    }

    @Test(
        "a folder with a pipe in it is not moved to another disk, and a message names the reason",
        .enabled(if: access("/dev/shm", W_OK) == 0))
    func otherDisk() throws {
        let disk = Disk()
        try disk.folder("from/deep")
        try disk.file("from/deep/a", "a")
        let other = "/dev/shm/chevron-\(UUID().uuidString)"
        mkdir(other, 0o700)
        defer { try? FileManager.default.removeItem(atPath: other) }
        let moved = try FileMover.move(DiskPath(disk.path + "/from"), into: DiskPath(other))
        #expect(FileManager.default.contents(atPath: other + "/from/deep/a") == Data("a".utf8))
        #expect(!disk.exists("from"))
        // Only a move to another disk copies; on the same disk the pipe is renamed.
        var facts = (stat(), stat())
        #expect(stat(other, &facts.0) == 0)
        #expect(stat(disk.path, &facts.1) == 0)
        guard facts.0.st_dev != facts.1.st_dev else { return }
        let pipe = moved.appending(Array("pipe".utf8))
        #expect(pipe.withCString { mkfifo($0, 0o600) } == 0)
        #expect { try FileMover.move(moved, into: DiskPath(disk.path)) } throws: { "\($0)".contains("pipe") }
        #expect(FileManager.default.fileExists(atPath: other + "/from/pipe"))
        #expect(!disk.exists("from"))
    }
}
