import Foundation
import Testing

@testable import Gallery
@testable import SwiftUI

/// High contrast is read when a process starts, so that its pictures are made in one of their own.
private let isHighContrastProcess = ProcessInfo.processInfo.environment["ADW_DEBUG_HIGH_CONTRAST"] == "1"

extension WidgetTests {
    @Test(
        "Every control looks as it did", .disabled(if: isHighContrastProcess),
        arguments: [GalleryLook.light, .dark, .rightToLeft, .largeText])
    func gallery(look: GalleryLook) async throws {
        for page in GalleryPage.allCases {
            let picture = await look.picture(of: page)
            let difference = try GalleryPictures.difference(of: picture, name: "\(page.rawValue)-\(look.rawValue)")
            #expect(difference == nil)
        }
    }

    @Test("Pages in high contrast, in a process that was started with it", .enabled(if: isHighContrastProcess))
    func galleryInHighContrast() async throws {
        for page in GalleryPage.allCases {
            let picture = await GalleryLook.highContrast.picture(of: page)
            let difference = try GalleryPictures.difference(of: picture, name: "\(page.rawValue)-highContrast")
            #expect(difference == nil)
        }
    }

    @Test("Every control looks as it did in high contrast", .disabled(if: isHighContrastProcess))
    func galleryInAHighContrastProcess() async throws {
        let (status, text) = try await TestProcess.run(
            filter: "WidgetTests/galleryInHighContrast", environment: ["ADW_DEBUG_HIGH_CONTRAST": "1"])
        #expect(status == 0, "\(text.suffix(2000))")
        #expect(text.contains("Test run with 1 test"), "\(text.suffix(400))")
    }
}
