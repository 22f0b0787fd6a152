// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Preferences",
    dependencies: [.package(name: "Windsock", path: "../..")],
    targets: [
        .executableTarget(name: "Preferences", dependencies: [.product(name: "SwiftUI", package: "Windsock")])
    ],
    swiftLanguageModes: [.v6]
)
