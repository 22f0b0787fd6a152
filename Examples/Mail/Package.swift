// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Mail",
    dependencies: [.package(name: "Windsock", path: "../..")],
    targets: [
        .executableTarget(name: "Mail", dependencies: [.product(name: "SwiftUI", package: "Windsock")])
    ],
    swiftLanguageModes: [.v6]
)
