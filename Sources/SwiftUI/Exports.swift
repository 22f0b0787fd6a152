// Source written for SwiftUI uses these without importing them.
@_exported import Foundation
@_exported import Observation
@_exported import UniformTypeIdentifiers
