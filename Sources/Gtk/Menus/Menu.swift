import CAdwaita

/// A menu's model: items that name actions, sections and submenus.
@MainActor
public final class Menu: GObjectReference {
    /// An empty menu.
    public init() { super.init(taking: UnsafeMutableRawPointer(g_menu_new())) }

    /// The menu's model as GTK takes it.
    var model: UnsafeMutablePointer<GMenuModel> { cast() }

    /// How many items, sections and submenus there are.
    public var count: Int { Int(g_menu_model_get_n_items(model)) }

    /// Adds an item for an action such as `app.quit` or `win.sort('name')`; with an icon of the theme if it has one, and a
    /// key such as `<Control>s` shown beside it.
    ///
    /// - Parameter isIconic: Whether the icon is shown instead of the text, in rows.
    public func append(
        _ label: String, action: String?, iconName: String? = nil, isIconic: Bool = false, accelerator: String? = nil
    ) {
        let item = g_menu_item_new(label, action)!
        if let iconName {
            let icon = g_themed_icon_new(iconName)!
            g_menu_item_set_icon(item, icon)
            if isIconic { g_menu_item_set_attribute_value(item, "verb-icon", g_icon_serialize(icon)) }
            g_object_unref(UnsafeMutableRawPointer(icon))
        }
        if let accelerator { g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(accelerator)) }
        g_menu_append_item(opaque, item)
        g_object_unref(UnsafeMutableRawPointer(item))
    }

    /// Adds a place for a widget, which ``Popover/addChild(_:id:)`` puts there.
    public func append(place id: String) {
        let item = g_menu_item_new(nil, nil)!
        g_menu_item_set_attribute_value(item, "custom", g_variant_new_string(id))
        g_menu_append_item(opaque, item)
        g_object_unref(UnsafeMutableRawPointer(item))
    }

    /// Adds items set apart from the others, with a heading or none.
    public func append(section: Menu, label: String? = nil) { g_menu_append_section(opaque, label, section.model) }

    /// Adds items that share a line.
    public func append(row: Menu) {
        let item = g_menu_item_new_section(nil, row.model)!
        g_menu_item_set_attribute_value(item, "display-hint", g_variant_new_string("horizontal-buttons"))
        g_menu_append_item(opaque, item)
        g_object_unref(UnsafeMutableRawPointer(item))
    }

    /// Adds a menu that opens from this one.
    public func append(submenu: Menu, label: String) { g_menu_append_submenu(opaque, label, submenu.model) }

    /// Removes everything.
    public func removeAll() { g_menu_remove_all(opaque) }
}

/// A bar of menus, of which F10 opens the first.
@MainActor
public final class MenuBar: Widget {
    /// A bar of a menu's submenus.
    public init(_ menu: Menu) { super.init(creating: gtk_popover_menu_bar_new_from_model(menu.model)) }

    /// Replaces the menus.
    public func setMenu(_ menu: Menu) { write { gtk_popover_menu_bar_set_menu_model(opaque, menu.model) } }
}
