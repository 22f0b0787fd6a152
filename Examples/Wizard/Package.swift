// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "TripWizard",
    dependencies: [.package(name: "Windsock", path: "../..")],
    targets: [
        .executableTarget(name: "TripWizard", dependencies: [.product(name: "SwiftUI", package: "Windsock")])
    ],
    swiftLanguageModes: [.v6]
)
