// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Notes",
    dependencies: [.package(name: "Windsock", path: "../..")],
    targets: [
        .executableTarget(name: "Notes", dependencies: [.product(name: "SwiftUI", package: "Windsock")])
    ],
    swiftLanguageModes: [.v6]
)
