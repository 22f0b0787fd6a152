/// The airlines that are known without any file, by the codes that punctuality records use.
public enum KnownAirlines {
    /// The name that belongs to the code, or nil.
    public static func name(code: String) -> String? { names[code] }

    private static let names = [
        "9E": "Endeavor Air Inc.", "AA": "American Airlines Inc.", "AS": "Alaska Airlines Inc.",
        "B6": "JetBlue Airways", "DL": "Delta Air Lines Inc.", "EV": "ExpressJet Airlines Inc.",
        "F9": "Frontier Airlines Inc.", "FL": "AirTran Airways Corporation", "G4": "Allegiant Air",
        "HA": "Hawaiian Airlines Inc.", "MQ": "Envoy Air", "NK": "Spirit Air Lines", "OH": "PSA Airlines Inc.",
        "OO": "SkyWest Airlines Inc.", "QX": "Horizon Air", "UA": "United Air Lines Inc.", "US": "US Airways Inc.",
        "VX": "Virgin America", "WN": "Southwest Airlines Co.", "YV": "Mesa Airlines Inc.",
        "YX": "Republic Airline",
    ]
}
