// swift-tools-version: 6.0
import CompilerPluginSupport
import Foundation
import PackageDescription

// The macros are built with the SwiftSyntax that is part of the toolchain. Its folder lies beside the library that this
// manifest is running with.
let swiftSyntax: String = {
    let library = "/pm/ManifestAPI/libPackageDescription.so"
    // Read line by line: Foundation takes a short read, which is usual here, for the end of the file.
    var buffer = [CChar](repeating: 0, count: 8192)
    var line: String?
    if let maps = fopen("/proc/self/maps", "r") {
        while line == nil, fgets(&buffer, Int32(buffer.count), maps) != nil {
            let bytes = buffer.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }
            let text = String(decoding: bytes, as: UTF8.self)
            if text.hasSuffix(library) { line = text }
        }
        fclose(maps)
    }
    guard let line, let start = line.firstIndex(of: "/") else {
        fatalError("The folder of the Swift toolchain can't be found, which the macros of SwiftUI need.")
    }
    return line[start...].dropLast(library.count) + "/host"
}()

// Everything at the top level that isn't part of the app's own target, whose path is the package's
// root so that it can hold the top-level folder `resources`.
let outsideTheApp = [
    "Benchmarks", "Examples", "CHANGELOG.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "LICENSE", "README.md", "Tests",
    "data", "docs", "meson.build", "po", "script", "Sources/AirportModel", "Sources/CAdwaita", "Sources/CCurl",
    "Sources/CGtkShim",
    "Sources/CSQLite", "Sources/Charts", "Sources/Gtk", "Sources/SwiftUI", "Sources/SwiftUIMacros",
    "Sources/UniformTypeIdentifiers", "Sources/UserNotifications",
]

let package = Package(
    name: "Windsock",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Charts", targets: ["Charts"]),
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "AirportModel", targets: ["AirportModel"]),
        .executable(name: "MountainAirport", targets: ["MountainAirport"]),
    ],
    targets: [
        .systemLibrary(name: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .target(name: "CGtkShim", dependencies: ["CAdwaita"]),
        .target(name: "CCurl"),
        .target(name: "Gtk", dependencies: ["CAdwaita", "CGtkShim"]),
        .macro(
            name: "SwiftUIMacros",
            swiftSettings: [.unsafeFlags(["-I", swiftSyntax])],
            linkerSettings: [
                .unsafeFlags(["-L", swiftSyntax, "-Xlinker", "-rpath", "-Xlinker", swiftSyntax])
            ]
        ),
        .target(name: "UniformTypeIdentifiers"),
        .target(
            name: "SwiftUI", dependencies: ["CCurl", "Gtk", "SwiftUIMacros", "UniformTypeIdentifiers"],
            resources: [.copy("Resources/icons")]),
        .target(name: "Charts", dependencies: ["SwiftUI"]),
        .target(name: "UserNotifications", dependencies: ["SwiftUI"]),
        .target(name: "AirportModel", dependencies: ["CSQLite"]),
        .executableTarget(
            name: "MountainAirport",
            dependencies: ["SwiftUI", "Charts", "UserNotifications", "AirportModel"],
            path: ".",
            exclude: outsideTheApp,
            sources: ["Sources/MountainAirport"],
            resources: [.copy("resources")]
        ),
        // The examples that tests take pictures of; each is a package of its own as well.
        .executableTarget(name: "Gallery", dependencies: ["SwiftUI"], path: "Examples/Gallery/Sources/Gallery"),
        .testTarget(name: "GtkTests", dependencies: ["Gtk"]),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "Gtk", "Gallery"], exclude: ["Gallery/Pictures"]),
        .testTarget(name: "ChartsTests", dependencies: ["Charts", "SwiftUI", "Gtk"], exclude: ["Golden"]),
        .testTarget(name: "AirportModelTests", dependencies: ["AirportModel"]),
        .testTarget(
            name: "MountainAirportTests",
            dependencies: ["MountainAirport", "AirportModel", "SwiftUI", "Gtk", "UserNotifications"],
            exclude: [
                "App/accessibility_bus.py", "App/accessible.py", "App/airport.py", "App/bare.py", "App/desktop.py",
                "App/drive.py",
                "App/drive_map.py", "App/drop_source.py", "App/everything.py", "App/screens.py", "App/stalls.py",
                "App/walk.py", "App/wayland.py",
            ]),
    ],
    swiftLanguageModes: [.v6]
)
