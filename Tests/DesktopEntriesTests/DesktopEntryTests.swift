import DesktopEntries
import Testing

/// The text of desktop files.
struct DesktopEntryTests {
    @Test("an app without documents and items has the keys that every desktop reads")
    func plain() {
        let entry = DesktopEntry(identifier: "org.example.Notes", name: "Notes", program: "/opt/notes/Notes")
        #expect(entry.fileName == "org.example.Notes.desktop")
        #expect(
            entry.text == """
                [Desktop Entry]
                Type=Application
                Version=1.4
                Name=Notes
                Exec=/opt/notes/Notes
                Terminal=false
                StartupNotify=true
                StartupWMClass=org.example.Notes

                """)
    }

    @Test("an Info.plist gives names, types, schemes, categories and actions")
    func information() throws {
        let information: [String: Any] = [
            "CFBundleIdentifier": "org.example.notes", "CFBundleName": "notes", "CFBundleDisplayName": "My Notes",
            "LSApplicationCategoryType": "public.app-category.productivity",
            "CFBundleURLTypes": [["CFBundleURLSchemes": ["Notes", "note"]]],
            "CFBundleDocumentTypes": [
                ["LSItemContentTypes": ["public.plain-text", "org.unknown"]],
                ["LSItemContentTypes": ["public.plain-text"], "CFBundleTypeMIMETypes": ["text/markdown"]],
            ],
            "UIApplicationShortcutItems": [
                [
                    "UIApplicationShortcutItemType": "org.example.notes.new",
                    "UIApplicationShortcutItemTitle": "New Note",
                ],
                ["UIApplicationShortcutItemTitle": "without a type"],
            ],
        ]
        let entry = try #require(
            DesktopEntry(information: information, program: "Notes", icon: "org.example.notes") {
                $0 == "public.plain-text" ? "text/plain" : nil
            })
        #expect(
            entry.text == """
                [Desktop Entry]
                Type=Application
                Version=1.4
                Name=My Notes
                Exec=Notes %U
                Icon=org.example.notes
                Terminal=false
                StartupNotify=true
                StartupWMClass=org.example.notes
                MimeType=text/plain;text/markdown;x-scheme-handler/notes;x-scheme-handler/note;
                Categories=Office;
                Actions=org-example-notes-new;

                [Desktop Action org-example-notes-new]
                Name=New Note
                Exec=Notes --shortcut-item=org.example.notes.new

                """)
    }

    @Test("an app without a bundle identifier has no entry")
    func unnamed() {
        #expect(DesktopEntry(information: ["CFBundleName": "Notes"], program: "Notes") == nil)
        #expect(DesktopEntry(information: ["CFBundleIdentifier": ""], program: "Notes") == nil)
    }

    @Test("texts cannot add lines, keys or arguments")
    func escapes() {
        var entry = DesktopEntry(
            identifier: "org.example.a", name: " One\nExec=rm\\", program: "/opt/my app/\"$a`\\%u")
        entry.mediaTypes = ["a/b;c"]
        entry.actions = [.init(type: "two words", name: "Two"), .init(type: "two-words", name: "Other")]
        let lines = entry.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[3] == #"Name=\sOne\nExec=rm\\"#)
        #expect(lines[4] == #"Exec="/opt/my app/\\"\\$a\\`\\\\%%u" %U"#)
        #expect(lines.contains(#"MimeType=a/b\;c;"#))
        // Two items with one identifier are one action.
        #expect(lines.contains("Actions=two-words;"))
        #expect(lines.filter { $0.hasPrefix("[Desktop Action") } == ["[Desktop Action two-words]"])
        #expect(lines.contains { $0.hasSuffix(#" "--shortcut-item=two words""#) })
    }
}
