import Testing

@testable import Gtk

extension GtkTests {
    @Suite @MainActor struct ShadowTests {
        init() { requireDisplay() }

        @Test func shadowsOfBoxesLookLikeThoseOfTheirPictures() throws {
            let green = RGBA(red: 0, green: 0.6, blue: 0)
            func box(_ color: RGBA, _ draw: @escaping (Snapshot) -> Void = { _ in }) throws -> RenderNode {
                let corners = [(width: 8.0, height: 8.0)]
                return try #require(
                    RenderNode.recording { snapshot in
                        snapshot.roundedClip(
                            x: 20, y: 20, width: 60, height: 40, corners: [0, 1, 2, 3].map { _ in corners[0] }
                        ) { snapshot.append(color, x: 20, y: 20, width: 60, height: 40) }
                        draw(snapshot)
                    })
            }
            let known = try [
                box(green), box(green) { $0.append(.black, x: 30, y: 30, width: 10, height: 10) },
                #require(RenderNode.recording { $0.append(green, x: 20, y: 20, width: 60, height: 40) }),
            ]
            for node in known {
                #expect(node.isOnOpaqueRectangle)
                // A picture of it has no outline that could be known, and isn't changed by that.
                let picture = try #require(
                    RenderNode.recording { $0.appendCairo(x: 0, y: 0, width: 100, height: 80) { node.draw($0) } })
                #expect(!picture.isOnOpaqueRectangle)
                let (shadowed, plain) = (surface(of: node), surface(of: picture))
                #expect(shadowed.pixel(x: 50, y: 40) == plain.pixel(x: 50, y: 40))
                #expect(shadowed.pixel(x: 35, y: 35) == plain.pixel(x: 35, y: 35))
                // Half of the shadow is left at the box's edge, which lies 4 lower; its deviation is half of the radius.
                for (distance, left) in [(0.0, 0.5), (4, 0.16), (10, 0.006)] {
                    let pixel = try #require(shadowed.pixel(x: 50, y: 63 + Int(distance)))
                    let below = try #require(shadowed.pixel(x: 50, y: 64 + Int(distance)))
                    #expect(abs((pixel.alpha + below.alpha) / 2 - 0.5 * left) < 0.04)
                }
            }
            // What is seen through, or reaches beyond the box, has another shadow.
            #expect(try !box(RGBA(red: 0, green: 0.6, blue: 0, alpha: 0.5)).isOnOpaqueRectangle)
            #expect(try !box(green) { $0.append(.black, x: 70, y: 30, width: 20, height: 10) }.isOnOpaqueRectangle)
            #expect(try !box(green) { $0.append(.black, x: 20, y: 20, width: 3, height: 3) }.isOnOpaqueRectangle)
        }

        private func surface(of node: RenderNode) -> CairoSurface {
            let surface = CairoSurface(width: 100, height: 80)
            let shadowed = RenderNode.recording { snapshot in
                snapshot.shadow(RGBA(red: 0, green: 0, blue: 0, alpha: 0.5), radius: 8, x: 2, y: 4) { $0.append(node) }
            }
            shadowed?.draw(CairoContext(surface))
            return surface
        }
    }
}
