import Foundation
import Glibc
import TemporaryFolder
import Testing

@testable import AppLaunch

@Suite(.timeLimit(.minutes(30))) struct PictureFileTests {
    private let temporary = TemporaryFolder("picture")
    private var folder: String { temporary.path }

    @Test("A picture replaces a file as a whole, and makes one where there is none")
    func files() throws {
        let path = folder + "/a.png"
        for text in ["one", "another"] {
            try PictureFile(path).write(Data(text.utf8))
            #expect(FileManager.default.contents(atPath: path) == Data(text.utf8))
        }
    }

    @Test("A device or a pipe is written into, and stays what it is")
    func devices() throws {
        let pipe = folder + "/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        let reader = open(pipe, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        try PictureFile(pipe).write(Data("picture".utf8))
        var status = stat()
        #expect(lstat(pipe, &status) == 0)
        #expect(status.st_mode & S_IFMT == S_IFIFO)
        var buffer = [UInt8](repeating: 0, count: 16)
        #expect(read(reader, &buffer, 16) == 7)
        try PictureFile("/dev/null").write(Data("picture".utf8))
        #expect(stat("/dev/null", &status) == 0)
        #expect(status.st_mode & S_IFMT == S_IFCHR)
    }

    @Test("An unwritable path is reported, and nothing is lost")
    func refused() {
        #expect(throws: (any Error).self) { try PictureFile(folder + "/missing/a.png").write(Data()) }
        #expect(throws: (any Error).self) { try PictureFile("/").write(Data()) }
    }
}
