import Foundation

/// The manifest with which `flatpak-builder` builds the app.
///
/// Documented (README of org.freedesktop.Sdk.Extension.swift6; Flatpak documentation, Sandbox Permissions).
public struct FlatpakManifest {
    let app: AppDescription
    /// The name of the folder that the manifest copies into the sandbox.
    let archive: String

    /// - Parameter archive: the path of the tar archive from the folder of the manifest.
    public init(_ app: AppDescription, archive: String) { (self.app, self.archive) = (app, archive) }

    public var fileName: String { app.identifier + ".yml" }

    public var text: String {
        """
        # `flatpak-builder --user --install --force-clean --disable-cache build \(fileName)`
        # builds and installs the app. The cache of flatpak-builder does not notice a newer archive with the same name.
        # The archive beside this file has the program and all its libraries, without symbols for debuggers, so that no
        # compiler is needed and nothing is stripped.
        # A build from sources needs the compiler of the extension org.freedesktop.Sdk.Extension.swift6: add it to
        # sdk-extensions, and /usr/lib/sdk/swift6/bin to append-path of build-options.
        app-id: \(Self.quoted(app.identifier))
        runtime: org.freedesktop.Platform
        runtime-version: '25.08'
        sdk: org.freedesktop.Sdk
        command: \(app.packageName)
        finish-args:
          - --share=ipc
          - --socket=fallback-x11
          - --socket=wayland
          - --device=dri
        modules:
          - name: \(app.packageName)
            buildsystem: simple
            build-options:
              no-debuginfo: true
            build-commands:
              - cp -R bin lib share /app/
            sources:
              - type: archive
                path: \(Self.quoted(archive))

        """
    }

    /// A text in single quotes, in which a quote is doubled. Documented (YAML 1.2, Single-Quoted Style).
    private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'" }
}
