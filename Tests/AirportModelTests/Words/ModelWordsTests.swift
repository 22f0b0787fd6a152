import Foundation
import Synchronization
import Testing

@testable import AirportModel

/// Serialized: the translation is one for the whole process.
@Suite(.serialized) struct ModelWordsTests {
    @Test func textsAreTranslatedWithTheirValuesInTheirOrder() {
        ModelWords.setTranslation { $0 == "%@ of %@" ? "%2$@: %1$@ %" : $0 }
        defer { ModelWords.setTranslation { $0 } }
        #expect(localized("\(3) of \("May")") == "May: 3 %")
        #expect(localized("\(3) in \("May")") == "3 in May")
    }

    @Test func lookingUpCostsTheSameHoweverOftenItIsDone() {
        let depths = Mutex<[Int]>([])
        ModelWords.setTranslation { text in
            let depth = Thread.callStackReturnAddresses.count
            depths.withLock { $0.append(depth) }
            return text
        }
        defer { ModelWords.setTranslation { $0 } }
        for _ in 0..<20 { _ = ModelWords.lookUp("Gate") }
        #expect(Set(depths.withLock { $0 }).count == 1)
    }
}
