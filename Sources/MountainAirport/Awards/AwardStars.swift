import SwiftUI

/// Up to three stars in a row, drawn by a canvas from one view.
struct AwardStars: View {
    var count = 3

    /// From the beginning of a star to that of the next one.
    static let pitch: CGFloat = 20
    private static let symbolID = 0

    var body: some View {
        Canvas { context, size in
            guard let star = context.resolveSymbol(id: Self.symbolID) else { return }
            let offset = (size.width - Self.pitch * CGFloat(count)) / 2
            context.translateBy(x: offset, y: size.height / 2)
            for index in 0..<count {
                context.draw(star, at: CGPoint(x: Self.pitch * CGFloat(index) + 8, y: 0), anchor: .leading)
            }
        } symbols: {
            Image(systemName: "star.fill")
                .resizable()
                .frame(width: 15, height: 15)
                .foregroundStyle(.yellow)
                .tag(Self.symbolID)
        }
        .accessibilityLabel(count == 1 ? "1 star" : "\(count) stars")
    }
}

#Preview("Stars of an Award") {
    VStack {
        AwardStars(count: 1)
        AwardStars()
    }
    .frame(width: 120, height: 80)
}
