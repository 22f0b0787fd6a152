// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "ChartGallery",
    dependencies: [.package(name: "Windsock", path: "../..")],
    targets: [
        .executableTarget(
            name: "ChartGallery",
            dependencies: [
                .product(name: "SwiftUI", package: "Windsock"), .product(name: "Charts", package: "Windsock"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
