extension XcodeProject {
    /// Paths of the projects that this project names, from its folder; each is a folder that ends in `.xcodeproj`.
    public var namedProjects: [String] {
        all("PBXFileReference").compactMap { path(of: $0.id) }.filter { $0.hasSuffix(".xcodeproj") }
    }

    /// The modules that the project's frameworks and libraries build for iOS.
    public func libraryModules(_ folder: ProjectFolder) -> [String] {
        targets.filter { $0.kind == .library && isForIOS($0, folder) }.map { moduleName(of: $0, folder) }
    }

    /// The framework that builds a module. A project may have one for each system; the one for iOS is meant.
    func library(building module: String, _ folder: ProjectFolder) -> Target? {
        targets.first { $0.kind == .library && moduleName(of: $0, folder) == module && isForIOS($0, folder) }
    }

    private func moduleName(of target: Target, _ folder: ProjectFolder) -> String {
        let settings = BuildSettings(self, target, configuration: "Debug") { folder.text($0) }
        return (settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? target.name).moduleName
    }

    private func isForIOS(_ target: Target, _ folder: ProjectFolder) -> Bool {
        let settings = BuildSettings(self, target, configuration: "Debug") { folder.text($0) }
        if let platforms = settings["SUPPORTED_PLATFORMS"] { return platforms.contains("iphone") }
        return settings["SDKROOT"].map { $0.hasPrefix("iphone") || $0 == "auto" } ?? true
    }
}
