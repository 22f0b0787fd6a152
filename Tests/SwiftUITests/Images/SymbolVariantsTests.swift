import Testing

@testable import SwiftUI

@Suite struct SymbolVariantsTests {
    @Test func variantsNameTheSymbolThatThereIs() {
        #expect(SymbolVariants.fill.name(of: "heart") == "heart.fill")
        #expect(SymbolVariants.circle.fill.name(of: "airplane") == "airplane.circle.fill")
        #expect(SymbolVariants.fill.name(of: "star.fill") == "star.fill")
        #expect(SymbolVariants.none.name(of: "star") == "star")
        // What has no such variant stays what it is.
        #expect(SymbolVariants.fill.name(of: "airplane") == "airplane")
    }

    @Test func variantsAddUp() {
        #expect(SymbolVariants.circle.fill.contains(.fill))
        #expect(!SymbolVariants.circle.contains(.fill))
        #expect(SymbolVariants.fill.adding(.slash) == .slash.fill)
        #expect(SymbolVariants.fill.adding(.none) == .none)
    }
}
