/// How far an import has come.
public struct ImportProgress: Hashable, Sendable {
    /// What an import does, in this order.
    public enum Phase: Hashable, Sendable {
        /// It reads the file.
        case reading
        /// All is read; the store takes it in.
        case saving
    }

    /// What it does.
    public let phase: Phase
    /// How much of the file has been read, in bytes.
    public let bytesRead: Int
    /// The size of the file in bytes.
    public let totalBytes: Int
    /// How many rows have been read, the broken ones included.
    public let rowsRead: Int
    /// How many of them were broken.
    public let brokenRows: Int

    /// The share of the file that has been read, 0…1.
    public var fraction: Double {
        totalBytes > 0 ? min(1, Double(bytesRead) / Double(totalBytes)) : 1
    }
}

/// What `FlightImporter.updates(importing:)` tells.
public enum ImportUpdate: Hashable, Sendable {
    /// It goes on.
    case progress(ImportProgress)
    /// It is done; the last update.
    case finished(ImportSummary)
}
