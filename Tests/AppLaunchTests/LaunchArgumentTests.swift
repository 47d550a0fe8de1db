import HostInterface
import Testing

@testable import AppLaunch

/// The arguments of a program as addresses and shortcut items.
struct LaunchArgumentTests {
    private static var information: [String: Any] {
        [
            "CFBundleURLTypes": [["CFBundleURLSchemes": ["Note"]], ["CFBundleURLName": "without schemes"]],
            "CFBundleDocumentTypes": [["LSItemContentTypes": ["public.plain-text"]]],
        ]
    }

    private func request(_ arguments: [String], _ information: [String: Any] = information) -> LaunchRequest {
        LaunchArguments(information: information).request(arguments, in: "/home/me") {
            ["/home/me/a b.txt", "/tmp/c"].contains($0)
        }
    }

    @Test("addresses of the app's schemes and existing files are opened")
    func opens() {
        #expect(
            request(["note:1", "a b.txt", "/tmp/c", "file:///x"])
                == .open(["note:1", "file:///home/me/a%20b.txt", "file:///tmp/c", "file:///x"]))
    }

    @Test("options, other schemes and missing files are the app's own arguments")
    func ignores() {
        #expect(request(["--verbose", "-", "", "https://example.org", "missing.txt"]) == .activate)
        #expect(request([]) == .activate)
    }

    @Test("an app that declares nothing gets nothing")
    func undeclared() {
        #expect(request(["note:1", "/tmp/c", "file:///x"], [:]) == .activate)
        #expect(request(["/tmp/c"], ["CFBundleDocumentTypes": "odd", "CFBundleURLTypes": 5]) == .activate)
    }

    @Test("an action of the desktop file is a shortcut item")
    func shortcut() {
        #expect(request(["note:1", "--shortcut-item=org.example.new"]) == .shortcut("org.example.new"))
    }
}
