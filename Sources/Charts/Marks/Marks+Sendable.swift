import SwiftUI

// Marks are numbers, texts and options, all of them values that nobody changes once a mark is made; a chart's contents
// are read on the main thread.
extension AreaMark: @unchecked Sendable {}
extension BarMark: @unchecked Sendable {}
extension Chart: @unchecked Sendable {}
extension LineMark: @unchecked Sendable {}
extension PointMark: @unchecked Sendable {}
extension RectangleMark: @unchecked Sendable {}
extension RuleMark: @unchecked Sendable {}
extension SectorMark: @unchecked Sendable {}
