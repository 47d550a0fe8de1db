import Foundation
import Testing

@testable import AppPackaging

@Suite struct ArchiveTests {
    @Test("a file of the user's in the way is named, and files of a former run are not")
    func foreignFiles() {
        let former = OutputContents(["app", "app/bin", "app.tar.xz"])
        #expect(OutputContents.foreign(["app", "app/bin", "app.tar.xz"], former: former) == nil)
        #expect(OutputContents.foreign(["app", "app/notes.txt"], former: former) == "app/notes.txt")
        #expect(OutputContents.foreign(["app.tar.xz"], former: nil) == "app.tar.xz")
        #expect(OutputContents.foreign([], former: nil) == nil)
        #expect(OutputContents(stored: former.stored) == former)
        #expect(OutputContents(stored: "app\n") == nil)
    }

    @Test("archives have sorted names, one owner and the requested time")
    func arguments() {
        let tar = ArchiveArguments.tar("/o/a.tar.xz", folder: "/t", name: "a", time: 7)
        for word in ["--sort=name", "--owner=root:0", "--group=root:0", "--numeric-owner", "--mtime=@7"] {
            #expect(tar.contains(word))
        }
        #expect(tar.suffix(2) == ["--", "a"])
        #expect(ArchiveArguments.debian("/o/a.deb", folder: "/t").contains("--root-owner-group"))
        #expect(ArchiveArguments.time("12") == 12)
        #expect(ArchiveArguments.time(nil) == ArchiveArguments.defaultTime)
        #expect(ArchiveArguments.time("") == ArchiveArguments.defaultTime)
        #expect(ArchiveArguments.time("yesterday") == nil)
        #expect(ArchiveArguments.time("-1") == nil)
    }

    @Test("the dependencies of a Debian package come from dpkg-shlibdeps, or from the table of libraries")
    func dependencies() {
        let output = "shlibs:Depends=libc6 (>= 2.35), libcairo2 (>= 1.15), libdrm2 (>= 2.4.47), libx11-6, libpulse0\n"
        #expect(
            DebianControl.depends(
                shlibdepsOutput: output, staying: ["libc.so.6", "libdrm.so.2", "libX11.so.6"], systemVersion: [2, 36])
                == "libc6 (>= 2.36), libdrm2 (>= 2.4.47), libx11-6")
        #expect(DebianControl.depends(shlibdepsOutput: "error\n", staying: [], systemVersion: []) == nil)
        #expect(
            DebianControl.depends(staying: ["libc.so.6", "libX11.so.6", "libasound.so.2"], systemVersion: [2, 36])
                == "libasound2 | libasound2t64, libc6 (>= 2.36), libx11-6")
        #expect(DebianControl.architecture("x86_64") == "amd64")
        #expect(DebianControl.architecture("aarch64") == "arm64")
    }

    @Test("the control file has the fields that Debian requires, and its size is in kibibytes")
    func control() {
        let app = AppDescription(information: [:], product: "Files", hasIcon: false)
        let control = DebianControl(
            app, architecture: "amd64", depends: "libc6", size: 2049, maintainer: "A <a@example.org>")
        #expect(control.fileName == "files_1.0_amd64.deb")
        #expect(
            control.text == """
                Package: files
                Version: 1.0
                Architecture: amd64
                Maintainer: A <a@example.org>
                Installed-Size: 3
                Depends: libc6
                Recommends: fonts-inter, libgdk-pixbuf-2.0-0, libmd4c0, libpoppler-glib8 | libpoppler-glib8t64, libwebp7
                Section: misc
                Priority: optional
                Description: The app Files

                """)
    }

    @Test("paths of the builder are overwritten with the same length, and other names stay")
    func paths() {
        var data = Data("a/work/app/Sources/b /work/apples /work/app\0/work/app.build".utf8)
        let count = data.count
        #expect(ReleasedPaths.remaining(["/work/app", "/none"], in: data) == ["/work/app"])
        #expect(ReleasedPaths.overwrite(["/work/app", "/"], in: &data) == 2)
        #expect(data.count == count)
        #expect(data == Data("a/________/Sources/b /work/apples /________\0/work/app.build".utf8))
        #expect(ReleasedPaths.remaining(["/work/app"], in: data).isEmpty)
    }

    @Test("the sizes of all parts add up, and the language data belongs to the part that holds it")
    func sizes() {
        var report = SizeReport()
        for (path, size) in [
            ("lib/a/app/A", 61_250_000), ("lib/a/app/x.png", 1500), ("lib/a/lib/libcairo.so.2", 1_187_000),
            ("lib/a/app/A_A.resources/A", 500), ("share/applications/a.desktop", 300),
        ] { report.add(path, size: size, app: "lib/a", product: "A") }
        report.languageData = 33_976_096
        #expect(report.total == 62_439_300)
        #expect(
            report.lines == [
                "program                            61.3 MB, 34.0 MB of it language data of Foundation",
                "other libraries                    1.2 MB", "resources                          2.0 kB",
                "licenses, icons and desktop files  0.3 kB", "total                              62.4 MB",
            ])
        report.add("lib/a/lib/libswiftCore.so", size: 7_000_000, app: "lib/a", product: "A")
        report.add("lib/a/lib/libChevron.so", size: 9_000_000, app: "lib/a", product: "A")
        #expect(report.sizes[.runtime] == 7_000_000)
        #expect(report.sizes[.library] == 9_000_000)
        #expect(report.lines[1].hasSuffix("of it language data of Foundation"))
        #expect(
            SizeReport.languageData(symbols: "0001 0000000033976096 d icudt76_dat\n0002 0000000000000004 D other\n")
                == 33_976_096)
        #expect(SizeReport.languageData(symbols: "") == nil)
    }

    @Test("an app has one Swift runtime: in the program, or beside a shared library")
    func linking() throws {
        #expect(try Linking.choose(nil, sharedProducts: []) == .inProgram)
        #expect(try Linking.choose(nil, sharedProducts: ["Engine"]) == .beside)
        #expect(try Linking.choose(.beside, sharedProducts: []) == .beside)
        let refusal = #expect(throws: Linking.Refusal.self) {
            try Linking.choose(.inProgram, sharedProducts: ["Engine"])
        }
        #expect(refusal?.description.contains("Engine") == true)
        #expect(Linking.secondRuntime(["-Xswiftc", "-static-stdlib"]) == "-static-stdlib")
        #expect(Linking.secondRuntime(["--product", "A"]) == nil)
    }

    @Test("the manifest for Flatpak and the Dockerfiles name the archive, and quote it")
    func recipes() {
        let app = AppDescription(
            information: ["CFBundleIdentifier": "org.example.O'Hara"], product: "Hara", hasIcon: false)
        let manifest = FlatpakManifest(app, archive: "a.tar.xz")
        #expect(manifest.fileName == "org.example.O'Hara.yml")
        for line in [
            "app-id: 'org.example.O''Hara'", "runtime-version: '25.08'", "command: hara",
            "      no-debuginfo: true", "        path: 'a.tar.xz'",
        ] { #expect(manifest.text.split(separator: "\n").contains(Substring(line)), "\(line)") }
        let kiosk = ContainerFile.kiosk(app, archive: "a \"b\".tar.xz", packages: ["libx11-6"])
        #expect(kiosk.contains(#"COPY ["a \"b\".tar.xz", "/tmp/app.tar.xz"]"#))
        #expect(kiosk.contains(#""cage", "--", "hara"]"#))
        #expect(kiosk.contains("libx11-6 fonts-inter libgdk-pixbuf-2.0-0"))
        #expect(ContainerFile.continuousIntegration(app).contains("chevron prepare"))
    }

    @Test("the kiosk runs as a user, with Xwayland, and `seatd-launch` opens the devices for the user")
    func kiosk() throws {
        let app = AppDescription(information: [:], product: "Files", hasIcon: false)
        let text = ContainerFile.kiosk(app, archive: "a.tar.xz", packages: [])
        #expect(text.contains("cage seatd xwayland "))
        let user = try #require(text.firstRange(of: "\nUSER kiosk\n"))
        let mark = try #require(text.firstRange(of: "chmod u+s /usr/bin/seatd-launch\n"))
        let command = try #require(text.firstRange(of: "\nCMD "))
        #expect(mark.lowerBound < user.lowerBound && user.lowerBound < command.lowerBound)
        #expect(text.contains("-v /run/udev:/run/udev:ro"))
    }

    @Test("fonts and licenses are known by their names")
    func licenses() {
        #expect(FontLicense.isFont("/a/Inter.OTF"))
        #expect(!FontLicense.isFont("/a/font.txt"))
        for name in ["LICENSE", "OFL.txt", "Copying.md"] { #expect(FontLicense.isLicense(name)) }
        #expect(!FontLicense.isLicense("License.swift"))
    }
}
