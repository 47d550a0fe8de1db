import Foundation
import Testing

@testable import chevron

@Suite struct SystemReportTests {
    private var whole: SystemReport.Facts {
        var facts = SystemReport.Facts()
        facts.swiftVersion = "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu\n"
        (facts.hasSyntax, facts.hasStaticRuntime, facts.hasHyphen) = (true, true, true)
        facts.libraries = Dictionary(uniqueKeysWithValues: SystemReport.libraries.map { ($0.0, "1.2") })
        facts.font = "Inter"
        facts.wayland = "wayland-0"
        facts.acceptsDisplay = true
        facts.hasBus = true
        facts.busNames = ["org.a11y.Bus", "org.freedesktop.portal.Desktop"]
        facts.packageTools = Dictionary(uniqueKeysWithValues: SystemReport.packageTools.map { ($0.0, true) })
        return facts
    }

    private func state(_ name: String, _ facts: SystemReport.Facts) -> SystemReport.Part.State? {
        SystemReport(facts).parts.first { $0.name == name }?.state
    }

    private func remedy(_ name: String, _ facts: SystemReport.Facts) -> String? {
        switch state(name, facts) {
        case .required(let text), .optional(let text): text
        default: nil
        }
    }

    @Test("a machine with everything builds apps, and no line names a remedy")
    func wholeMachine() {
        let report = SystemReport(whole)
        #expect(report.status == 0)
        #expect(state("Swift", whole) == .present("6.3.1"))
        for part in report.parts {
            if case .present = part.state { continue }
            Issue.record("\(part)")
        }
        #expect(report.text.hasSuffix("Apps can be built."))
        #expect(report.text.contains("ok       sdl2"))
    }

    @Test("a missing or old compiler and a missing library stop builds, with the remedy")
    func required() {
        var facts = whole
        facts.swiftVersion = "Swift version 6.2.9 (swift-6.2.9-RELEASE)"
        #expect(remedy("Swift", facts)?.hasPrefix("6.2.9 is too old; install Swift 6.3") == true)
        #expect(SystemReport(facts).status == 1)
        facts.swiftVersion = nil
        #expect(SystemReport(facts).status == 1)
        facts = whole
        facts.swiftVersion = "Swift version 6.10 (x)"
        #expect(SystemReport(facts).status == 0)
        facts = whole
        facts.libraries?["cairo"] = nil
        #expect(state("cairo", facts) == .required("apt-get install libcairo2-dev"))
        #expect(SystemReport(facts).status == 1)
        facts.libraries = nil
        #expect(SystemReport(facts).status == 1)
        facts = whole
        facts.hasHyphen = false
        #expect(SystemReport(facts).status == 1)
    }

    @Test("a machine without display, bus, font and tools builds apps, and each line names a remedy")
    func optional() {
        var facts = whole
        (facts.font, facts.wayland, facts.acceptsDisplay, facts.hasBus) = ("DejaVu Sans", nil, false, false)
        (facts.hasStaticRuntime, facts.packageTools) = (false, [:])
        #expect(SystemReport(facts).status == 0)
        #expect(remedy("font", facts)?.contains("fonts-inter") == true)
        #expect(remedy("display", facts)?.contains("Xvfb") == true)
        #expect(remedy("session bus", facts)?.contains("dbus-run-session") == true)
        #expect(remedy("xz", facts)?.contains("apt-get install xz-utils") == true)
        #expect(remedy("static Swift runtime", facts)?.contains("--shared") == true)
        facts.x11 = ":9"
        #expect(remedy("display", facts)?.hasPrefix("DISPLAY=:9 accepts no connection") == true)
        facts.hasBus = true
        facts.busNames = []
        #expect(remedy("screen reader bus", facts)?.contains("at-spi2-core") == true)
        #expect(remedy("portal", facts)?.contains("xdg-desktop-portal") == true)
        facts.busNames = nil
        #expect(remedy("bus names", facts)?.contains("busctl") == true)
    }

    @Test("the display of the environment is a socket or another machine's")
    func displays() {
        #expect(DisplayAddress(["DISPLAY": ":1.0"]) == .socket("/tmp/.X11-unix/X1"))
        #expect(DisplayAddress(["DISPLAY": "unix:2"]) == .socket("/tmp/.X11-unix/X2"))
        #expect(DisplayAddress(["DISPLAY": "host:0"]) == .remote)
        #expect(DisplayAddress(["DISPLAY": "none"]) == nil)
        #expect(DisplayAddress(["DISPLAY": ":x"]) == nil)
        #expect(DisplayAddress(["WAYLAND_DISPLAY": "/run/w", "DISPLAY": ":1"]) == .socket("/run/w"))
        #expect(DisplayAddress(["WAYLAND_DISPLAY": "w", "XDG_RUNTIME_DIR": "/run/me"]) == .socket("/run/me/w"))
        #expect(DisplayAddress(["WAYLAND_DISPLAY": "w"]) == nil)
        #expect(DisplayAddress([:]) == nil)
    }
}
