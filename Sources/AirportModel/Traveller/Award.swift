/// Something a traveller earns at the airport.
public struct Award: Hashable, Sendable, Identifiable {
    /// The name of its picture.
    public let imageName: String
    /// The title, different for every award.
    public let title: String
    /// What it is given for.
    public let description: String
    /// Whether the traveller has it.
    public var isAwarded: Bool
    /// 1…3.
    public let stars: Int

    /// The title.
    public var id: String { title }

    /// An award.
    public init(imageName: String, title: String, description: String, isAwarded: Bool, stars: Int) {
        self.imageName = imageName
        self.title = title
        self.description = description
        self.isAwarded = isAwarded
        self.stars = stars
    }

    /// The awards of Mountain Airport: five awarded, two not.
    public static let all = [
        Award(
            imageName: "first-visit-award", title: localized("First Visit"),
            description: localized("Given when you open the app at the airport for the first time."),
            isAwarded: true, stars: 1),
        Award(
            imageName: "overnight-award", title: localized("Left Car Overnight"),
            description: localized("Given when your car spends a night in the car park."), isAwarded: true, stars: 2),
        Award(
            imageName: "meal-award", title: localized("Meal at Airport"),
            description: localized("Given when you eat at one of the airport's restaurants."), isAwarded: false,
            stars: 2),
        Award(
            imageName: "first-flight-award", title: localized("First Flight"),
            description: localized("Given when you check in with the app for the first time."), isAwarded: true,
            stars: 3),
        Award(
            imageName: "shopping-award", title: localized("Almost Duty Free"),
            description: localized("Given when you buy something in a store of the airport."), isAwarded: true, stars: 2
        ),
        Award(
            imageName: "rainy-day-award", title: localized("Rainy Day"),
            description: localized("Given when the weather delays your flight."), isAwarded: false, stars: 3),
        Award(
            imageName: "welcome-home-award", title: localized("Welcome Home"),
            description: localized("Given when you arrive back at the airport you left from."), isAwarded: true,
            stars: 2),
    ]
}
