extension ShapeStyle where Self == Color {
    /// Red, as the appearance has it.
    public static var red: Color { Color.red }
    /// Orange, as the appearance has it.
    public static var orange: Color { Color.orange }
    /// Yellow, as the appearance has it.
    public static var yellow: Color { Color.yellow }
    /// Green, as the appearance has it.
    public static var green: Color { Color.green }
    /// Mint, as the appearance has it.
    public static var mint: Color { Color.mint }
    /// Teal, as the appearance has it.
    public static var teal: Color { Color.teal }
    /// Cyan, as the appearance has it.
    public static var cyan: Color { Color.cyan }
    /// Blue, as the appearance has it.
    public static var blue: Color { Color.blue }
    /// Indigo, as the appearance has it.
    public static var indigo: Color { Color.indigo }
    /// Purple, as the appearance has it.
    public static var purple: Color { Color.purple }
    /// Pink, as the appearance has it.
    public static var pink: Color { Color.pink }
    /// Brown, as the appearance has it.
    public static var brown: Color { Color.brown }
    /// Grey, as the appearance has it.
    public static var gray: Color { Color.gray }
    /// Black in every appearance.
    public static var black: Color { Color.black }
    /// White in every appearance.
    public static var white: Color { Color.white }
    /// No colour at all.
    public static var clear: Color { Color.clear }
}
