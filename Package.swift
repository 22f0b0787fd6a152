// swift-tools-version: 6.0
import PackageDescription

// Everything at the top level that isn't part of the app's own target, whose path is the package's
// root so that it can hold the top-level folder `resources`.
let outsideTheApp = [
    "Benchmarks", "CHANGELOG.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "Examples", "LICENSE", "README.md", "Tests",
    "data", "docs", "meson.build", "po", "script", "Sources/AirportModel", "Sources/CAdwaita", "Sources/CGtkShim",
    "Sources/CSQLite", "Sources/Charts", "Sources/Gtk", "Sources/SwiftUI", "Sources/SwiftUIMacros",
]

let package = Package(
    name: "Windsock",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Charts", targets: ["Charts"]),
        .library(name: "AirportModel", targets: ["AirportModel"]),
        .executable(name: "MountainAirport", targets: ["MountainAirport"]),
    ],
    targets: [
        .systemLibrary(name: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .target(name: "CGtkShim", dependencies: ["CAdwaita"]),
        .target(name: "Gtk", dependencies: ["CAdwaita", "CGtkShim"]),
        .target(name: "SwiftUI", dependencies: ["Gtk"], resources: [.copy("Resources/icons")]),
        .target(name: "Charts", dependencies: ["SwiftUI"]),
        .target(name: "AirportModel", dependencies: ["CSQLite"]),
        .executableTarget(
            name: "MountainAirport",
            dependencies: ["SwiftUI", "Charts", "AirportModel"],
            path: ".",
            exclude: outsideTheApp,
            sources: ["Sources/MountainAirport"],
            resources: [.copy("resources")]
        ),
        .testTarget(name: "GtkTests", dependencies: ["Gtk"]),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "Gtk"]),
        .testTarget(name: "AirportModelTests", dependencies: ["AirportModel"]),
    ],
    swiftLanguageModes: [.v6]
)
