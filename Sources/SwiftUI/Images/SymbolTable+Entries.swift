// Made by script/make-symbols; change the sources in script/symbols instead.
// swift-format-ignore-file

extension SymbolTable {
    /// All known names in the order of their bytes, separated by white space. What follows a "=" is the name of the
    /// picture that shows it, or of an icon of the desktop's theme, which ends in "-symbolic".
    static let entries: StaticString = """
        0.circle 0.circle.fill 0.square 0.square.fill 1.circle 1.circle.fill 1.square 1.square.fill 10.circle
        10.circle.fill 10.square 10.square.fill 11.circle 11.circle.fill 11.square 11.square.fill 12.circle
        12.circle.fill 12.square 12.square.fill 13.circle 13.circle.fill 13.square 13.square.fill 14.circle
        14.circle.fill 14.square 14.square.fill 15.circle 15.circle.fill 15.square 15.square.fill 16.circle
        16.circle.fill 16.square 16.square.fill 17.circle 17.circle.fill 17.square 17.square.fill 18.circle
        18.circle.fill 18.square 18.square.fill 19.circle 19.circle.fill 19.square 19.square.fill 2.circle
        2.circle.fill 2.square 2.square.fill 20.circle 20.circle.fill 20.square 20.square.fill 3.circle
        3.circle.fill 3.square 3.square.fill 4.circle 4.circle.fill 4.square 4.square.fill 5.circle 5.circle.fill
        5.square 5.square.fill 6.circle 6.circle.fill 6.square 6.square.fill 7.circle 7.circle.fill 7.square
        7.square.fill 8.circle 8.circle.fill 8.square 8.square.fill 9.circle 9.circle.fill 9.square 9.square.fill
        a.circle a.circle.fill a.square a.square.fill abc accessibility airplane airplane.arrival
        airplane.badge.checkmark airplane.badge.exclamationmark airplane.badge.key airplane.badge.minus
        airplane.badge.plus airplane.badge.questionmark airplane.badge.xmark airplane.circle airplane.circle.fill
        airplane.cloud=airplane airplane.departure airplane.path.dotted=airplane airplane.slash airplane.square
        airplane.square.fill airplane.up.forward=airplane.departure airplane.up.right=airplane.departure
        airpods=audio-headphones-symbolic alarm align.horizontal.center align.horizontal.left
        align.horizontal.right align.vertical.bottom align.vertical.center align.vertical.top angle ant=tortoise
        antenna.radiowaves.left.and.right
        antenna.radiowaves.left.and.right.circle=antenna.radiowaves.left.and.right
        antenna.radiowaves.left.and.right.slash app=square app.badge=square
        app.connected.to.app.below.fill=square.fill.on.square.fill app.fill=square.fill app.gift=gift apple.logo
        apple.terminal=utilities-terminal-symbolic applepencil=pencil appletv=tv applewatch=clock
        apps.iphone=iphone aqi.medium=cloud.fog arcade.stick=arcade.stick.and.arrow.left.and.arrow.right
        arcade.stick.and.arrow.left.and.arrow.right
        arcade.stick.and.arrow.left.and.arrow.right.outward=arcade.stick.and.arrow.left.and.arrow.right
        arcade.stick.and.arrow.up.and.arrow.down archivebox archivebox.circle archivebox.circle.fill
        archivebox.fill arrow.2.circlepath arrow.2.circlepath.circle arrow.2.circlepath.circle.fill arrow.backward
        arrow.backward.circle arrow.backward.circle.fill arrow.backward.square arrow.backward.square.fill
        arrow.backward.to.line arrow.branch=arrow.triangle.branch arrow.clockwise arrow.clockwise.circle
        arrow.clockwise.circle.fill arrow.counterclockwise arrow.counterclockwise.circle
        arrow.counterclockwise.circle.fill arrow.down arrow.down.app=square.and.arrow.down arrow.down.circle
        arrow.down.circle.fill arrow.down.doc=arrow.down.document arrow.down.doc.fill=arrow.down.document.fill
        arrow.down.document arrow.down.document.fill
        arrow.down.forward.and.arrow.up.backward=arrow.down.right.and.arrow.up.left arrow.down.left
        arrow.down.left.circle arrow.down.left.circle.fill arrow.down.left.square arrow.down.left.square.fill
        arrow.down.right arrow.down.right.and.arrow.up.left arrow.down.right.circle arrow.down.right.circle.fill
        arrow.down.right.square arrow.down.right.square.fill arrow.down.square arrow.down.square.fill
        arrow.down.to.line arrow.down.to.line.circle arrow.down.to.line.circle.fill
        arrow.down.to.line.compact=arrow.down.to.line arrow.down.to.line.square arrow.down.to.line.square.fill
        arrow.forward arrow.forward.circle arrow.forward.circle.fill arrow.forward.square
        arrow.forward.square.fill arrow.forward.to.line arrow.left arrow.left.and.right
        arrow.left.and.right.circle arrow.left.and.right.circle.fill
        arrow.left.and.right.righttriangle.left.righttriangle.right=flip.horizontal
        arrow.left.and.right.righttriangle.left.righttriangle.right.fill=arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right.fill
        arrow.left.and.right.square arrow.left.and.right.square.fill arrow.left.arrow.right
        arrow.left.arrow.right.circle arrow.left.arrow.right.circle.fill arrow.left.circle arrow.left.circle.fill
        arrow.left.square arrow.left.square.fill arrow.left.to.line arrow.left.to.line.circle
        arrow.left.to.line.circle.fill arrow.left.to.line.square arrow.left.to.line.square.fill arrow.right
        arrow.right.circle arrow.right.circle.dotted=arrow.right.circle arrow.right.circle.fill
        arrow.right.diamond arrow.right.diamond.fill arrow.right.square arrow.right.square.fill
        arrow.right.to.line arrow.right.to.line.circle arrow.right.to.line.circle.fill arrow.right.to.line.square
        arrow.right.to.line.square.fill arrow.swap=arrow.left.arrow.right
        arrow.triangle.2.circlepath=arrow.2.circlepath arrow.triangle.branch
        arrow.triangle.turn.up.right.diamond=arrow.right.diamond
        arrow.triangle.turn.up.right.diamond.fill=arrow.right.diamond.fill
        arrow.trianglehead.2.clockwise=arrow.2.circlepath
        arrow.trianglehead.2.clockwise.rotate.90=arrow.2.circlepath arrow.trianglehead.clockwise=arrow.clockwise
        arrow.trianglehead.counterclockwise=arrow.counterclockwise
        arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right.fill
        arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down.fill arrow.turn.down.left=return
        arrow.turn.up.left=arrow.uturn.backward arrow.turn.up.right=arrow.uturn.forward arrow.up arrow.up.and.down
        arrow.up.and.down.and.arrow.left.and.right=arrow.up.left.and.arrow.down.right arrow.up.and.down.circle
        arrow.up.and.down.circle.fill
        arrow.up.and.down.righttriangle.up.righttriangle.down.fill=arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down.fill
        arrow.up.and.down.square arrow.up.and.down.square.fill arrow.up.and.down.text.horizontal=text.justify
        arrow.up.arrow.down arrow.up.arrow.down.circle arrow.up.arrow.down.circle.fill
        arrow.up.backward.and.arrow.down.forward=arrow.up.left.and.arrow.down.right arrow.up.bin=trash
        arrow.up.circle arrow.up.circle.fill arrow.up.doc=arrow.up.document
        arrow.up.doc.fill=arrow.up.document.fill arrow.up.document arrow.up.document.fill arrow.up.forward
        arrow.up.forward.app arrow.up.forward.square arrow.up.left arrow.up.left.and.arrow.down.right
        arrow.up.left.circle arrow.up.left.circle.fill arrow.up.left.square arrow.up.left.square.fill
        arrow.up.right arrow.up.right.circle arrow.up.right.circle.fill arrow.up.right.square
        arrow.up.right.square.fill arrow.up.square arrow.up.square.fill arrow.up.to.line arrow.up.to.line.circle
        arrow.up.to.line.circle.fill arrow.up.to.line.compact=arrow.up.to.line arrow.up.to.line.square
        arrow.up.to.line.square.fill arrow.up.trash=trash arrow.uturn.backward arrow.uturn.backward.circle
        arrow.uturn.backward.circle.fill arrow.uturn.forward arrow.uturn.forward.circle
        arrow.uturn.forward.circle.fill arrow.uturn.left arrow.uturn.left.circle arrow.uturn.left.circle.fill
        arrow.uturn.right arrow.uturn.right.circle arrow.uturn.right.circle.fill arrowshape.turn.up.left
        arrowshape.turn.up.left.circle arrowshape.turn.up.left.circle.fill arrowshape.turn.up.left.fill
        arrowshape.turn.up.right arrowshape.turn.up.right.fill arrowtriangle.down arrowtriangle.down.circle
        arrowtriangle.down.circle.fill arrowtriangle.down.fill arrowtriangle.down.square
        arrowtriangle.down.square.fill arrowtriangle.left arrowtriangle.left.and.right.fill
        arrowtriangle.left.circle arrowtriangle.left.circle.fill arrowtriangle.left.fill arrowtriangle.left.square
        arrowtriangle.left.square.fill arrowtriangle.right
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill arrowtriangle.right.circle
        arrowtriangle.right.circle.fill arrowtriangle.right.fill arrowtriangle.right.square
        arrowtriangle.right.square.fill arrowtriangle.up arrowtriangle.up.circle arrowtriangle.up.circle.fill
        arrowtriangle.up.fill arrowtriangle.up.square arrowtriangle.up.square.fill aspectratio=rectangle asterisk
        asterisk.circle asterisk.circle.fill asterisk.square asterisk.square.fill at at.circle at.circle.fill
        b.circle b.circle.fill b.square b.square.fill backpack=bag backpack.fill=bag.fill backward backward.circle
        backward.circle.fill backward.end=backward.end.fill backward.end.fill backward.fill bag
        bag.badge.checkmark bag.badge.exclamationmark bag.badge.key bag.badge.minus bag.badge.plus
        bag.badge.questionmark bag.badge.xmark bag.circle bag.circle.fill bag.fill bandage=rectangle
        banknote=creditcard banknote.fill=creditcard.fill barcode=qrcode barcode.viewfinder=qrcode.viewfinder
        barometer=gauge basket=cart basket.fill=cart.fill battery.0 battery.0percent=battery.0 battery.100
        battery.100percent=battery.100 battery.25 battery.25percent=battery.25 battery.50
        battery.50percent=battery.50 battery.75 battery.75percent=battery.75 bed.double bed.double.circle
        bed.double.circle.fill bed.double.fill=bed.double bell bell.badge.checkmark bell.badge.exclamationmark
        bell.badge.key bell.badge.minus bell.badge.plus bell.badge.questionmark bell.badge.xmark bell.circle
        bell.circle.fill bell.fill bell.fill.badge.checkmark bell.fill.badge.exclamationmark bell.fill.badge.key
        bell.fill.badge.minus bell.fill.badge.plus bell.fill.badge.questionmark bell.fill.badge.xmark bell.slash
        bell.slash.fill beziercurve bicycle=figure.run bird bird.fill birthday.cake=gift
        birthday.cake.fill=gift.fill bold bold.italic.underline=bold bolt bolt.batteryblock=battery.100
        bolt.car=car bolt.circle bolt.circle.fill bolt.fill bolt.heart=heart bolt.heart.fill=heart.fill
        bolt.horizontal=bolt bolt.horizontal.fill=bolt.fill bolt.shield bolt.shield.fill bolt.slash
        bolt.slash.fill bolt.square bolt.square.fill bolt.triangle bolt.triangle.fill book book.circle
        book.circle.fill book.closed book.closed.fill book.fill bookmark bookmark.circle bookmark.circle.fill
        bookmark.fill bookmark.slash bookmark.slash.fill bookmark.square bookmark.square.fill
        books.vertical=book.closed books.vertical.fill=book.closed.fill box.truck box.truck.fill briefcase
        briefcase.circle briefcase.circle.fill briefcase.fill bubble=bubble.left bubble.fill=bubble.left.fill
        bubble.left bubble.left.and.bubble.right=bubble.left bubble.left.and.bubble.right.fill=bubble.left.fill
        bubble.left.circle bubble.left.circle.fill bubble.left.fill bubble.right bubble.right.fill building
        building.2 building.2.circle building.2.circle.fill building.2.fill building.columns building.columns.fill
        building.fill=building buildings=building.2 bus bus.circle bus.circle.fill bus.doubledecker=bus
        bus.fill=bus bus.square bus.square.fill c.circle c.circle.fill c.square c.square.fill cablecar=tram
        calendar calendar.badge.checkmark calendar.badge.exclamationmark calendar.badge.key calendar.badge.minus
        calendar.badge.plus calendar.badge.questionmark calendar.badge.xmark calendar.circle calendar.circle.fill
        calendar.day.timeline.leading=calendar calendar.day.timeline.left=calendar calendar.fill calendar.square
        calendar.square.fill camera camera.aperture camera.circle camera.circle.fill camera.fill camera.filters
        camera.metering.center.weighted=camera.aperture camera.on.rectangle=camera camera.slash camera.slash.fill
        camera.viewfinder=viewfinder capslock capslock.fill capsule capsule.fill captions.bubble=quote.bubble car
        car.2=car car.circle car.circle.fill car.side=car car.side.fill=car car.square car.square.fill carrot=leaf
        carrot.fill=leaf.fill cart cart.badge.checkmark cart.badge.exclamationmark cart.badge.key cart.badge.minus
        cart.badge.plus cart.badge.questionmark cart.badge.xmark cart.circle cart.circle.fill cart.fill cart.slash
        cart.slash.fill case=briefcase case.fill=briefcase.fill cat cat.fill cellularbars character
        character.book.closed=book.closed character.cursor.ibeam characters.uppercase=abc chart.bar
        chart.bar.circle chart.bar.circle.fill chart.bar.doc.horizontal chart.bar.doc.horizontal.fill
        chart.bar.fill chart.bar.xaxis chart.bar.xaxis.ascending=chart.bar.xaxis chart.dots.scatter
        chart.line.downtrend.xyaxis chart.line.flattrend.xyaxis=chart.xyaxis.line chart.line.uptrend.xyaxis
        chart.line.uptrend.xyaxis.circle=chart.line.uptrend.xyaxis chart.pie chart.pie.fill chart.xyaxis.line
        checklist checklist.checked=checklist checkmark checkmark.circle checkmark.circle.fill
        checkmark.icloud=cloud checkmark.rectangle checkmark.rectangle.fill checkmark.seal checkmark.seal.fill
        checkmark.shield checkmark.shield.fill checkmark.square checkmark.square.fill chevron.backward
        chevron.backward.circle chevron.backward.circle.fill chevron.backward.square chevron.backward.square.fill
        chevron.compact.down chevron.compact.left chevron.compact.right chevron.compact.up chevron.down
        chevron.down.circle chevron.down.circle.fill chevron.down.square chevron.down.square.fill chevron.forward
        chevron.forward.circle chevron.forward.circle.fill chevron.forward.square chevron.forward.square.fill
        chevron.left chevron.left.2 chevron.left.circle chevron.left.circle.fill
        chevron.left.forwardslash.chevron.right=arrow.left.and.right chevron.left.square chevron.left.square.fill
        chevron.right chevron.right.2 chevron.right.circle chevron.right.circle.fill chevron.right.square
        chevron.right.square.fill chevron.up chevron.up.chevron.down chevron.up.circle chevron.up.circle.fill
        chevron.up.square chevron.up.square.fill circle circle.and.line.horizontal=nosign circle.dashed
        circle.dotted circle.fill circle.grid.2x2=square.grid.2x2 circle.grid.2x2.fill
        circle.grid.3x3=square.grid.3x3 circle.grid.3x3.fill=square.grid.3x3.fill
        circle.hexagongrid=square.grid.3x3 circle.inset.filled=smallcircle.filled.circle circle.lefthalf.filled
        circle.righthalf.filled circle.slash circle.slash.fill circlebadge=circle circlebadge.fill=circle.fill
        clear clear.fill clipboard clipboard.fill clock clock.arrow.2.circlepath=arrow.2.circlepath
        clock.arrow.circlepath=arrow.counterclockwise clock.badge.checkmark clock.badge.exclamationmark
        clock.badge.key clock.badge.minus clock.badge.plus clock.badge.questionmark clock.badge.xmark clock.circle
        clock.circle.fill clock.fill clock.square clock.square.fill cloud cloud.bolt cloud.bolt.fill
        cloud.bolt.rain=cloud.bolt cloud.bolt.rain.fill=cloud.bolt.fill cloud.drizzle=cloud.rain
        cloud.drizzle.fill=cloud.rain.fill cloud.fill cloud.fog cloud.hail=cloud.snow cloud.heavyrain=cloud.rain
        cloud.heavyrain.fill=cloud.rain.fill cloud.moon=cloud cloud.moon.fill=cloud.fill cloud.rain
        cloud.rain.circle cloud.rain.circle.fill cloud.rain.fill cloud.slash cloud.slash.fill
        cloud.sleet=cloud.snow cloud.snow cloud.snow.fill cloud.sun cloud.sun.fill cloud.sun.rain=cloud.rain
        cloud.sun.rain.fill=cloud.rain.fill command command.circle command.circle.fill command.square
        command.square.fill computermouse=input-mouse-symbolic computermouse.fill=input-mouse-symbolic
        cone=triangle control cpu=desktopcomputer creditcard creditcard.circle creditcard.circle.fill
        creditcard.fill crop=viewfinder crop.rotate=arrow.clockwise cross=plus cross.case=briefcase
        cross.case.fill=briefcase.fill cross.fill=plus crown=trophy crown.fill=trophy.fill cube=shippingbox
        cube.fill=shippingbox.fill cube.transparent=shippingbox cup.and.saucer cup.and.saucer.circle
        cup.and.saucer.circle.fill cup.and.saucer.fill curlybraces=f.cursive cursorarrow
        cursorarrow.click=pointer.arrow.click cursorarrow.click.2=pointer.arrow.click.2
        cursorarrow.motionlines=pointer.arrow.motionlines.click cursorarrow.rays=pointer.arrow.click
        cylinder=capsule cylinder.fill=capsule.fill cylinder.split.1x2=table d.circle d.circle.fill d.square
        d.square.fill decrease.indent delete.left delete.left.fill delete.right delete.right.fill deskclock=clock
        desktopcomputer dial.low=gauge diamond diamond.fill dice dice.fill die.face.5=dice
        die.face.5.fill=dice.fill display=video-display-symbolic display.2=video-display-symbolic divide
        divide.circle divide.circle.fill divide.square divide.square.fill doc doc.badge.checkmark
        doc.badge.exclamationmark doc.badge.gearshape=doc doc.badge.key doc.badge.minus doc.badge.plus
        doc.badge.questionmark doc.badge.xmark doc.circle doc.circle.fill doc.fill doc.on.clipboard doc.on.doc
        doc.on.doc.fill doc.on.doc.text=doc.on.doc doc.plaintext doc.plaintext.fill doc.richtext doc.richtext.fill
        doc.text doc.text.fill doc.text.magnifyingglass=magnifyingglass doc.text.viewfinder=viewfinder
        document=doc document.fill=doc.fill document.on.document=doc.on.doc dog dog.fill dollarsign=creditcard
        dollarsign.circle=creditcard dot.circle=smallcircle.filled.circle dot.radiowaves.left.and.right
        dot.radiowaves.left.and.right.circle dot.radiowaves.left.and.right.circle.fill
        dot.radiowaves.left.and.right.square dot.radiowaves.left.and.right.square.fill
        dot.radiowaves.right=dot.radiowaves.left.and.right dot.radiowaves.up.forward=dot.radiowaves.left.and.right
        dot.scope=scope drop drop.circle drop.circle.fill drop.fill drop.halffull=drop drop.slash drop.slash.fill
        drop.triangle drop.triangle.fill e.circle e.circle.fill e.square e.square.fill ellipsis ellipsis.bubble
        ellipsis.bubble.fill ellipsis.circle ellipsis.circle.fill ellipsis.square ellipsis.square.fill envelope
        envelope.circle envelope.circle.fill envelope.fill envelope.open=envelope equal equal.circle
        equal.circle.fill equal.square equal.square.fill eraser=clear eraser.fill=clear.fill escape
        eurosign=creditcard exclamationmark exclamationmark.2=exclamationmark exclamationmark.bubble
        exclamationmark.bubble.fill exclamationmark.circle exclamationmark.circle.fill exclamationmark.diamond
        exclamationmark.diamond.fill exclamationmark.icloud=cloud exclamationmark.lock=lock
        exclamationmark.octagon exclamationmark.octagon.fill exclamationmark.seal exclamationmark.seal.fill
        exclamationmark.shield exclamationmark.shield.fill exclamationmark.square exclamationmark.square.fill
        exclamationmark.triangle exclamationmark.triangle.fill externaldrive=drive-harddisk-symbolic
        externaldrive.badge.plus=drive-harddisk-symbolic externaldrive.fill=drive-harddisk-symbolic eye eye.circle
        eye.circle.fill eye.fill eye.slash eye.slash.fill eye.square eye.square.fill
        eye.trianglebadge.exclamationmark=eye eyedropper=paintbrush eyeglasses=eye f.circle f.circle.fill
        f.cursive f.square f.square.fill face.dashed=face.smiling face.smiling face.smiling.fill
        face.smiling.inverse=face.smiling.fill faceid=face.smiling ferry=tram figure=figure.stand
        figure.2=person.2 figure.2.and.child.holdinghands=person.3 figure.arms.open=figure.stand
        figure.hiking=figure.walk figure.outdoor.cycle=figure.run figure.pool.swim=wind figure.roll=accessibility
        figure.run figure.run.circle figure.run.circle.fill figure.stand figure.walk figure.walk.circle
        figure.walk.circle.fill figure.walk.motion=figure.walk figure.walk.slash figure.wave fish=bird
        fish.fill=bird.fill flag flag.checkered flag.circle flag.circle.fill flag.fill flag.slash flag.slash.fill
        flame flame.circle flame.circle.fill flame.fill flame.slash flame.slash.fill flashlight.off.fill=lightbulb
        flashlight.on.fill=lightbulb.fill flask flask.fill flip.horizontal flip.horizontal.fill=flip.horizontal
        folder folder.badge.checkmark folder.badge.exclamationmark folder.badge.gearshape=folder folder.badge.key
        folder.badge.minus folder.badge.plus folder.badge.questionmark folder.badge.xmark folder.circle
        folder.circle.fill folder.fill fork.knife fork.knife.circle fork.knife.circle.fill forward forward.circle
        forward.circle.fill forward.end=forward.end.fill forward.end.fill forward.fill fuelpump fuelpump.circle
        fuelpump.circle.fill fuelpump.fill=fuelpump fuelpump.square fuelpump.square.fill function=f.cursive
        fx=f.cursive g.circle g.circle.fill g.square g.square.fill
        gamecontroller=arcade.stick.and.arrow.left.and.arrow.right
        gamecontroller.fill=arcade.stick.and.arrow.left.and.arrow.right gauge gauge.medium=gauge
        gauge.with.dots.needle.50percent=gauge gauge.with.dots.needle.67percent=gauge gauge.with.needle=gauge
        gear=gearshape gearshape gearshape.2=gearshape gearshape.circle gearshape.circle.fill
        gearshape.fill=gearshape gift gift.circle gift.circle.fill gift.fill globe globe.americas=globe
        globe.americas.fill=globe globe.asia.australia=globe globe.central.south.asia=globe globe.circle
        globe.circle.fill globe.europe.africa=globe globe.europe.africa.fill=globe
        gobackward=arrow.counterclockwise gobackward.10=arrow.counterclockwise
        gobackward.15=arrow.counterclockwise gobackward.30=arrow.counterclockwise goforward=arrow.clockwise
        goforward.10=arrow.clockwise goforward.15=arrow.clockwise goforward.30=arrow.clockwise
        graduationcap=book.closed graduationcap.fill=book.closed.fill h.circle h.circle.fill h.square
        h.square.fill hammer hammer.circle hammer.circle.fill hammer.fill=hammer hand.draw=hand.point.up.left
        hand.point.right=hand.point.up.left hand.point.up=hand.point.up.left hand.point.up.left hand.raised
        hand.raised.circle hand.raised.circle.fill hand.raised.fill hand.raised.slash hand.raised.slash.fill
        hand.tap=hand.point.up.left hand.tap.fill=hand.point.up.left hand.thumbsdown hand.thumbsdown.circle
        hand.thumbsdown.circle.fill hand.thumbsdown.fill hand.thumbsup hand.thumbsup.circle
        hand.thumbsup.circle.fill hand.thumbsup.fill hand.wave hand.wave.fill=hand.wave handbag=bag
        handbag.fill=bag.fill hands.clap=hand.wave hands.sparkles=hand.wave hare hare.fill
        headphones=audio-headphones-symbolic heart heart.circle heart.circle.fill heart.fill heart.slash
        heart.slash.circle=heart.slash heart.slash.fill heart.square heart.square.fill
        heart.text.square=heart.square heart.text.square.fill=heart.square.fill hexagon hexagon.fill
        hifispeaker=audio-speakers-symbolic hifispeaker.fill=audio-speakers-symbolic highlighter hourglass
        hourglass.badge.plus=hourglass hourglass.bottomhalf.fill hourglass.circle=hourglass hourglass.tophalf.fill
        house house.circle house.circle.fill house.fill house.lodge=house humidity=drop humidity.fill=drop.fill
        hurricane=tornado i.circle i.circle.fill i.square i.square.fill icloud=cloud icloud.and.arrow.down
        icloud.and.arrow.down.fill icloud.and.arrow.up icloud.and.arrow.up.fill icloud.badge.checkmark
        icloud.badge.exclamationmark icloud.badge.key icloud.badge.minus icloud.badge.plus
        icloud.badge.questionmark icloud.badge.xmark icloud.fill=cloud.fill icloud.fill.badge.checkmark
        icloud.fill.badge.exclamationmark icloud.fill.badge.key icloud.fill.badge.minus icloud.fill.badge.plus
        icloud.fill.badge.questionmark icloud.fill.badge.xmark icloud.slash=cloud.slash
        icloud.slash.fill=cloud.slash.fill img=photo increase.indent info info.circle info.circle.fill info.slash
        info.square info.square.fill inset.filled.bottomhalf.rectangle inset.filled.bottomthird.rectangle
        inset.filled.center.rectangle inset.filled.leadinghalf.rectangle inset.filled.leadingthird.rectangle
        inset.filled.rectangle inset.filled.tophalf.rectangle inset.filled.topthird.rectangle
        inset.filled.trailinghalf.rectangle inset.filled.trailingthird.rectangle
        internaldrive=drive-harddisk-symbolic ipad iphone iphone.slash italic j.circle j.circle.fill j.square
        j.square.fill k.circle k.circle.fill k.square k.square.fill key key.circle key.circle.fill key.fill
        key.horizontal=key key.horizontal.fill=key.fill key.viewfinder=key keyboard l.circle l.circle.fill
        l.square l.square.fill ladybug=tortoise ladybug.fill=tortoise.fill lamp.desk=lightbulb laptopcomputer
        largecircle.fill.circle=smallcircle.filled.circle lasso=circle.dashed latch.2.case=briefcase leaf
        leaf.circle leaf.circle.fill leaf.fill leaf.slash leaf.slash.fill level=ruler light.max=sun.max
        light.min=sun.min lightbulb lightbulb.circle lightbulb.circle.fill lightbulb.fill lightrail=tram
        lightswitch.off=poweroff lightswitch.on=poweron line.3.horizontal line.3.horizontal.circle
        line.3.horizontal.circle.fill line.3.horizontal.decrease line.3.horizontal.decrease.circle
        line.3.horizontal.decrease.circle.fill line.diagonal=arrow.up.right line.diagonal.arrow=arrow.up.right
        line.horizontal.3=line.3.horizontal line.horizontal.3.decrease=line.3.horizontal.decrease
        line.horizontal.3.decrease.circle=line.3.horizontal.decrease.circle
        line.horizontal.3.decrease.circle.fill=line.3.horizontal.decrease.circle.fill link link.badge.plus=link
        link.circle link.circle.fill list.and.film=list.bullet.rectangle list.bullet list.bullet.below.rectangle
        list.bullet.circle list.bullet.circle.fill list.bullet.clipboard=list.clipboard
        list.bullet.clipboard.fill=list.clipboard.fill list.bullet.indent list.bullet.rectangle
        list.bullet.rectangle.portrait=list.bullet.rectangle list.bullet.slash list.bullet.square
        list.bullet.square.fill list.clipboard list.clipboard.fill list.dash list.dash.header=rectangle.grid.1x2
        list.dash.header.rectangle list.number list.star list.triangle lizard=tortoise location location.circle
        location.circle.fill location.fill location.north location.north.fill location.north.line=location.north
        location.slash location.slash.fill location.viewfinder=scope lock lock.circle lock.circle.fill lock.fill
        lock.open lock.open.fill lock.rectangle=lock lock.shield lock.shield.fill lock.slash lock.slash.fill
        m.circle m.circle.fill m.square m.square.fill macbook=laptopcomputer macmini=desktopcomputer
        macpro.gen3=desktopcomputer macwindow macwindow.and.pointer.arrow macwindow.badge.plus=macwindow
        macwindow.on.rectangle=rectangle.on.rectangle magazine=newspaper magnifyingglass magnifyingglass.circle
        magnifyingglass.circle.fill mail=envelope mail.fill=envelope.fill map map.circle=map map.fill mappin
        mappin.and.ellipse mappin.and.ellipse.circle=mappin.circle mappin.circle mappin.circle.fill
        medal=checkmark.seal medal.fill=checkmark.seal.fill memorychip=desktopcomputer message=bubble.left
        message.fill=bubble.left.fill mic mic.circle mic.circle.fill mic.fill mic.slash mic.slash.fill
        microphone=mic microphone.circle=mic.circle microphone.circle.fill=mic.circle.fill
        microphone.fill=mic.fill microphone.slash=mic.slash microphone.slash.fill=mic.slash.fill minus
        minus.circle minus.circle.fill minus.magnifyingglass=magnifyingglass minus.plus.batteryblock=battery.100
        minus.rectangle minus.rectangle.fill minus.square minus.square.fill moon moon.circle moon.circle.fill
        moon.fill moon.haze=moon moon.slash moon.slash.fill moon.square moon.square.fill moon.stars
        moon.stars.fill mountain.2 mountain.2.circle=mountain.2 mountain.2.fill mug=cup.and.saucer
        mug.fill=cup.and.saucer.fill multiply=xmark multiply.circle=xmark.circle
        multiply.circle.fill=xmark.circle.fill music.mic music.note music.note.circle music.note.circle.fill
        music.note.house=music.note music.note.list music.note.square music.note.square.fill music.note.tv=tv
        music.quarternote.3 music.quarternote.4=music.quarternote.3 n.circle n.circle.fill n.square n.square.fill
        network newspaper newspaper.fill nosign note=doc note.text=doc.text number number.circle
        number.circle.fill number.hexagon number.hexagon.fill number.square number.square.fill o.circle
        o.circle.fill o.square o.square.fill octagon octagon.fill opticaldisc=media-optical-symbolic option oval
        oval.fill p.circle p.circle.fill p.square p.square.fill paintbrush paintbrush.fill=paintbrush
        paintbrush.pointed paintbrush.pointed.fill=paintbrush.pointed paintpalette paintpalette.fill paperclip
        paperclip.circle paperclip.circle.fill paperclip.slash paperplane paperplane.circle paperplane.circle.fill
        paperplane.fill paragraph pause pause.circle pause.circle.fill pause.fill pawprint.circle
        pawprint.circle.fill pawprint.fill pc=desktopcomputer pencil pencil.and.list.clipboard=list.clipboard
        pencil.and.outline=pencil pencil.and.scribble pencil.circle pencil.circle.fill pencil.line=pencil
        pencil.slash pencil.square pencil.square.fill pencil.tip=pencil pentagon pentagon.fill percent
        percent.circle percent.circle.fill percent.square percent.square.fill person person.2 person.2.circle
        person.2.circle.fill person.2.crop.square.stack=person.crop.square person.2.fill person.3 person.3.fill
        person.3.sequence=person.3 person.3.sequence.fill=person.3.fill person.and.background.dotted=person
        person.badge.checkmark person.badge.checkmark.fill person.badge.exclamationmark
        person.badge.exclamationmark.fill person.badge.key person.badge.key.fill person.badge.minus
        person.badge.minus.fill person.badge.plus person.badge.plus.fill person.badge.questionmark
        person.badge.questionmark.fill person.badge.xmark person.badge.xmark.fill person.circle person.circle.fill
        person.crop.artframe=person.crop.square person.crop.circle person.crop.circle.badge.checkmark
        person.crop.circle.badge.checkmark.fill person.crop.circle.badge.exclamationmark
        person.crop.circle.badge.exclamationmark.fill person.crop.circle.badge.key
        person.crop.circle.badge.key.fill person.crop.circle.badge.minus person.crop.circle.badge.minus.fill
        person.crop.circle.badge.plus person.crop.circle.badge.plus.fill person.crop.circle.badge.questionmark
        person.crop.circle.badge.questionmark.fill person.crop.circle.badge.xmark
        person.crop.circle.badge.xmark.fill person.crop.circle.fill
        person.crop.circle.fill.badge.checkmark=person.crop.circle.badge.checkmark.fill
        person.crop.circle.fill.badge.exclamationmark=person.crop.circle.badge.exclamationmark.fill
        person.crop.circle.fill.badge.key=person.crop.circle.badge.key.fill
        person.crop.circle.fill.badge.minus=person.crop.circle.badge.minus.fill
        person.crop.circle.fill.badge.plus=person.crop.circle.badge.plus.fill
        person.crop.circle.fill.badge.questionmark=person.crop.circle.badge.questionmark.fill
        person.crop.circle.fill.badge.xmark=person.crop.circle.badge.xmark.fill
        person.crop.rectangle=person.crop.square person.crop.rectangle.fill=person.crop.square.fill
        person.crop.square person.crop.square.fill person.fill
        person.fill.badge.checkmark=person.badge.checkmark.fill
        person.fill.badge.exclamationmark=person.badge.exclamationmark.fill
        person.fill.badge.key=person.badge.key.fill person.fill.badge.minus=person.badge.minus.fill
        person.fill.badge.plus=person.badge.plus.fill
        person.fill.badge.questionmark=person.badge.questionmark.fill
        person.fill.badge.xmark=person.badge.xmark.fill person.line.dotted.person=person.2 person.rectangle
        person.rectangle.fill person.slash person.slash.fill person.square person.square.fill
        person.text.rectangle=person.crop.square person.text.rectangle.fill=person.crop.square.fill
        person.wave.2=person personalhotspot=link perspective=rectangle.portrait phone phone.circle
        phone.circle.fill phone.fill phone.slash phone.slash.fill photo photo.artframe photo.badge.checkmark
        photo.badge.exclamationmark photo.badge.key photo.badge.minus photo.badge.plus photo.badge.questionmark
        photo.badge.xmark photo.circle photo.circle.fill photo.fill photo.on.rectangle=photo
        photo.on.rectangle.angled=photo photo.square photo.square.fill photo.stack=photo pills=capsule
        pills.fill=capsule.fill pin pin.circle pin.circle.fill pin.fill pin.slash pin.slash.fill placeholdertext
        placeholdertext.fill play play.circle play.circle.fill play.fill play.rectangle play.rectangle.fill
        play.slash play.slash.fill play.square play.square.fill playpause=play playpause.fill=play.fill plus
        plus.app=plus.square plus.app.fill=plus.square.fill plus.bubble plus.bubble.fill plus.circle
        plus.circle.fill plus.magnifyingglass=magnifyingglass plus.rectangle plus.rectangle.fill
        plus.rectangle.on.folder=folder.badge.plus plus.rectangle.on.rectangle=rectangle.on.rectangle plus.shield
        plus.shield.fill plus.square plus.square.fill plus.square.on.square=square.on.square
        plus.viewfinder=viewfinder plusminus=plus point.3.connected.trianglepath.dotted=beziercurve
        point.forward.to.point.capsulepath=arrow.right
        point.topleft.down.curvedto.point.bottomright.up=beziercurve
        point.topleft.down.to.point.bottomright.curvepath=beziercurve pointer.arrow=cursorarrow
        pointer.arrow.click pointer.arrow.click.2 pointer.arrow.motionlines.click power power.circle
        power.circle.fill poweroff poweron printer prohibit=nosign puzzlepiece=puzzlepiece.fill
        puzzlepiece.extension=puzzlepiece.fill puzzlepiece.extension.fill=puzzlepiece.fill puzzlepiece.fill
        pyramid=triangle pyramid.fill=triangle.fill q.circle q.circle.fill q.square q.square.fill qrcode
        qrcode.viewfinder questionmark questionmark.circle questionmark.circle.fill questionmark.diamond
        questionmark.diamond.fill questionmark.seal questionmark.seal.fill questionmark.slash questionmark.square
        questionmark.square.fill questionmark.triangle questionmark.triangle.fill quote.bubble quote.bubble.fill
        r.circle r.circle.fill r.square r.square.fill radio=antenna.radiowaves.left.and.right rainbow rays=sun.min
        record.circle=smallcircle.filled.circle record.circle.fill=smallcircle.filled.circle rectangle
        rectangle.3.group=square.grid.2x2 rectangle.3.group.fill=square.grid.2x2.fill
        rectangle.and.pencil.and.ellipsis=square.and.pencil rectangle.and.text.magnifyingglass=magnifyingglass
        rectangle.arrowtriangle.2.outward rectangle.bottomthird.inset.filled=inset.filled.bottomthird.rectangle
        rectangle.center.inset.filled=inset.filled.center.rectangle
        rectangle.connected.to.line.below=arrow.triangle.branch rectangle.dashed=square.dashed rectangle.dock
        rectangle.fill rectangle.fill.on.rectangle.angled.fill
        rectangle.fill.on.rectangle.fill=rectangle.fill.on.rectangle.angled.fill rectangle.grid.1x2
        rectangle.grid.2x2=square.grid.2x2 rectangle.grid.2x2.fill=square.grid.2x2.fill
        rectangle.grid.3x2=square.grid.3x3 rectangle.inset.filled=inset.filled.rectangle
        rectangle.leadinghalf.inset.filled=inset.filled.leadinghalf.rectangle
        rectangle.leadingthird.inset.filled=inset.filled.leadingthird.rectangle rectangle.on.rectangle
        rectangle.on.rectangle.angled rectangle.portrait rectangle.portrait.arrowtriangle.2.outward
        rectangle.portrait.fill rectangle.slash rectangle.slash.fill rectangle.split.2x1=uiwindow.split.2x1
        rectangle.split.3x1=table rectangle.split.3x3=table rectangle.stack=rectangle.on.rectangle
        rectangle.stack.fill=rectangle.fill.on.rectangle.angled.fill
        rectangle.topthird.inset.filled=inset.filled.topthird.rectangle
        rectangle.trailinghalf.inset.filled=inset.filled.trailinghalf.rectangle
        rectangle.trailingthird.inset.filled=inset.filled.trailingthird.rectangle repeat repeat.circle
        repeat.circle.fill return rhombus rhombus.fill road.lanes rosette=checkmark.seal
        rotate.left=arrow.counterclockwise rotate.right=arrow.clockwise ruler ruler.fill s.circle s.circle.fill
        s.square s.square.fill safari safari.fill scalemass scalemass.fill scanner=scanner-symbolic scissors
        scissors.circle scissors.circle.fill scope scope.circle scope.circle.fill screwdriver=wrench
        screwdriver.fill=wrench.fill scribble=pencil.and.scribble scribble.variable=pencil.and.scribble seal
        seal.fill selection.pin.in.out=viewfinder server.rack=network-server-symbolic shield shield.circle
        shield.circle.fill shield.fill shield.slash shield.slash.fill shift shift.fill shippingbox
        shippingbox.fill shuffle shuffle.circle shuffle.circle.fill sidebar.leading sidebar.left=sidebar.leading
        sidebar.right sidebar.squares.leading=sidebar.leading sidebar.squares.left=sidebar.leading
        sidebar.squares.right=sidebar.right sidebar.trailing=sidebar.right signature=pencil.and.scribble
        slash.circle=nosign slash.circle.fill=nosign slider.horizontal.2.square=slider.horizontal.3
        slider.horizontal.3 slider.horizontal.below.rectangle slider.vertical.3 smallcircle.filled.circle
        smartphone=iphone smiley=face.smiling smiley.fill=face.smiling.fill smoke=cloud.fog smoke.fill=cloud.fill
        snow=snowflake snowflake snowflake.circle snowflake.circle.fill sofa=bed.double sos=exclamationmark space
        sparkle sparkle.magnifyingglass=magnifyingglass sparkles sparkles.rectangle.stack=sparkles speaker
        speaker.fill speaker.slash speaker.slash.fill speaker.wave.1 speaker.wave.1.fill speaker.wave.2
        speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill speedometer=gauge sphere=circle.fill
        sportscourt=rectangle square square.and.arrow.down square.and.arrow.down.circle
        square.and.arrow.down.circle.fill square.and.arrow.down.fill square.and.arrow.up
        square.and.arrow.up.circle square.and.arrow.up.circle.fill square.and.arrow.up.fill square.and.pencil
        square.dashed square.dashed.inset.filled=square.dashed square.fill square.fill.on.square.fill
        square.grid.2x2 square.grid.2x2.circle square.grid.2x2.circle.fill square.grid.2x2.fill square.grid.3x3
        square.grid.3x3.fill square.grid.4x3.fill=square.grid.3x3.fill square.on.square
        square.on.square.fill=square.fill.on.square.fill square.slash square.slash.fill
        square.stack=square.on.square square.stack.fill=square.fill.on.square.fill star star.circle
        star.circle.fill star.fill star.leadinghalf.filled star.rectangle star.rectangle.fill star.seal
        star.seal.fill star.slash star.slash.fill star.square star.square.fill staroflife=asterisk
        staroflife.fill=asterisk stethoscope stop stop.circle stop.circle.fill stop.fill stopwatch stopwatch.fill
        storefront storefront.fill strikethrough suit.club suit.club.fill suit.diamond suit.diamond.fill
        suit.heart=heart suit.heart.circle=heart.circle suit.heart.circle.fill=heart.circle.fill
        suit.heart.fill=heart.fill suit.spade suit.spade.fill suitcase suitcase.cart=suitcase suitcase.circle
        suitcase.circle.fill suitcase.fill suitcase.rolling=suitcase suitcase.rolling.fill=suitcase.fill sum
        sun.dust=sun.max sun.haze=sun.max sun.haze.fill=sun.max.fill sun.max sun.max.circle sun.max.circle.fill
        sun.max.fill sun.max.slash sun.max.slash.fill sun.min sun.min.fill sunrise sunset switch.2
        switch.programmable=switch.2 t.circle t.circle.fill t.square t.square.fill table table.fill
        tablecells=table tablecells.fill=table.fill tachometer=gauge tag tag.circle tag.circle.fill tag.fill
        tag.slash tag.slash.fill takeoutbag.and.cup.and.straw=bag target=scope teddybear=cat
        terminal=utilities-terminal-symbolic terminal.fill=utilities-terminal-symbolic testtube.2=flask
        text.aligncenter text.alignleading=text.alignleft text.alignleft text.alignright
        text.aligntrailing=text.alignright text.append=increase.indent text.badge.plus=plus.bubble
        text.below.photo text.below.photo.fill text.book.closed=book.closed text.book.closed.fill=book.closed.fill
        text.bubble=quote.bubble text.bubble.badge.checkmark text.bubble.badge.exclamationmark
        text.bubble.badge.key text.bubble.badge.minus text.bubble.badge.plus text.bubble.badge.questionmark
        text.bubble.badge.xmark text.bubble.fill=quote.bubble.fill text.bubble.rtl=quote.bubble
        text.cursor=character.cursor.ibeam text.document=doc.text text.insert=increase.indent text.justify
        text.justify.leading=text.justify.left text.justify.left
        text.line.first.and.arrowtriangle.forward=increase.indent text.magnifyingglass=magnifyingglass
        text.quote=quote.bubble text.rectangle=placeholdertext text.viewfinder=viewfinder
        text.word.spacing=text.justify textformat textformat.123=list.number textformat.abc=abc
        textformat.alt=textformat textformat.characters=textformat textformat.circle textformat.circle.fill
        textformat.size textformat.size.larger textformat.size.smaller theatermasks=face.smiling
        thermometer=thermometer.medium thermometer.medium thermometer.variable=thermometer.medium ticket
        ticket.badge.checkmark ticket.badge.exclamationmark ticket.badge.key ticket.badge.minus ticket.badge.plus
        ticket.badge.questionmark ticket.badge.xmark ticket.circle ticket.circle.fill ticket.fill timelapse timer
        togglepower=power toilet=figure.stand toilet.fill=figure.stand tornado tortoise tortoise.circle=tortoise
        tortoise.fill touchid=at train.side.front.car=tram tram tram.circle tram.circle.fill tram.fill=tram
        tram.square tram.square.fill trash trash.circle trash.circle.fill trash.fill trash.slash trash.slash.fill
        tray tray.2=tray tray.2.fill=tray.fill tray.and.arrow.down tray.and.arrow.up tray.badge.checkmark
        tray.badge.exclamationmark tray.badge.key tray.badge.minus tray.badge.plus tray.badge.questionmark
        tray.badge.xmark tray.circle tray.circle.fill tray.fill tray.full=tray tray.full.fill=tray.fill tree
        tree.circle=tree tree.fill triangle triangle.fill trophy trophy.circle trophy.circle.fill trophy.fill
        truck.box=box.truck truck.box.fill=box.truck.fill tv u.circle u.circle.fill u.square u.square.fill
        uiwindow.split.2x1 umbrella umbrella.fill underline v.circle v.circle.fill v.square v.square.fill video
        video.circle video.circle.fill video.fill video.slash video.slash.fill viewfinder viewfinder.circle
        viewfinder.circle.fill w.circle w.circle.fill w.square w.square.fill wallet.pass wallet.pass.fill
        wand.and.rays=wand.and.stars wand.and.sparkles=wand.and.stars wand.and.stars wand.and.stars.inverse
        water.waves=wind wave.3.forward=dot.radiowaves.left.and.right wave.3.right=dot.radiowaves.left.and.right
        waveform waveform.circle waveform.circle.fill waveform.path.ecg widget.extralarge
        widget.extralarge.badge.checkmark widget.extralarge.badge.exclamationmark widget.extralarge.badge.key
        widget.extralarge.badge.minus widget.extralarge.badge.plus widget.extralarge.badge.questionmark
        widget.extralarge.badge.xmark wifi wifi.circle wifi.circle.fill wifi.slash wifi.square wifi.square.fill
        wind wind.snow=wind window.casement=uiwindow.split.2x1 wineglass=trophy wineglass.fill=trophy.fill wrench
        wrench.adjustable=wrench wrench.adjustable.fill=wrench.fill wrench.and.screwdriver=wrench
        wrench.and.screwdriver.fill=wrench.fill wrench.circle wrench.circle.fill wrench.fill x.circle
        x.circle.fill x.square x.square.fill x.squareroot xmark xmark.app=xmark.square xmark.circle
        xmark.circle.fill xmark.icloud=cloud xmark.octagon xmark.octagon.fill xmark.rectangle xmark.rectangle.fill
        xmark.seal xmark.seal.fill xmark.shield xmark.shield.fill xmark.square xmark.square.fill y.circle
        y.circle.fill y.square y.square.fill z.circle z.circle.fill z.square z.square.fill zzz
        """
}
