// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Windsock", path: "..")],
    targets: [
        .executableTarget(
            name: "windsock-bench",
            dependencies: [
                .product(name: "SwiftUI", package: "Windsock"), .product(name: "Charts", package: "Windsock"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
