// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Gallery",
    dependencies: [.package(name: "Windsock", path: "../..")],
    targets: [
        .executableTarget(name: "Gallery", dependencies: [.product(name: "SwiftUI", package: "Windsock")])
    ],
    swiftLanguageModes: [.v6]
)
