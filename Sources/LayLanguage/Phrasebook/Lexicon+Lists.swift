import AutoLayout

extension Lexicon {
  /// A word of lay, and what people say for it.
  struct Entry: Sendable {
    /// Lay's word.
    let canonical: String
    /// The words of one spelling, in lower case.
    let spoken: [String]
  }

  /// The closed lists by the first words of their entries.
  static let listsByWord = lists.mapValues { Dictionary(grouping: $0) { $0.spoken[0] } }

  /// The closed lists of slots; classes and properties come from the tables of the language.
  static let lists: [PhraseSlot: [Entry]] = [
    .attribute: entries(attributes),
    .edge: entries(edges),
    .alignment: entries(alignments),
    .extent: entries(extents),
    .more: entries([("width", "wider/broader"), ("height", "taller/higher")]),
    .dimension: entries([
      ("width", "width/widths/wide"), ("height", "height/heights/tall/high"),
    ]),
    .span: entries([
      ("horizontal", "horizontally/horizontal/width/across"),
      ("vertical", "vertically/vertical/height"),
    ]),
    .middle: entries([
      ("centerX", "horizontally/horizontal/x/x axis/centerx/center x"),
      ("centerY", "vertically/vertical/y/y axis/centery/center y"),
    ]),
    .axis: entries([
      ("vertically", "vertically/vertical/column/in column/down/top to bottom"),
      ("horizontally", "horizontally/horizontal/row/in row/across/side by side/left to right"),
    ]),
    .way: entries([
      (
        "horizontal",
        "horizontal/horizontally/row/for horizontal/on horizontal axis/for . horizontal/. horizontal"
      ),
      (
        "vertical",
        "vertical/vertically/column/for vertical/on vertical axis/for . vertical/. vertical"
      ),
    ]),
    .beside: entries([
      (
        "top = {other}.bottom +",
        "below/under/beneath/underneath/directly below/right below/just below/directly under"
      ),
      ("bottom = {other}.top -", "above/over/on top/directly above/just above/right above"),
      (
        "leading = {other}.trailing +",
        "right/to right/on right/after/next to/beside/alongside"
      ),
      ("trailing = {other}.leading -", "left/to left/on left/before"),
    ]),
    .bound: entries([
      (
        ">=",
        ">=/≥/at least/no less than/not less than/minimum/min/minimal/no smaller than/more than or equal to"
      ),
      (
        "<=",
        "<=/≤/at most/no more than/not more than/maximum/max/maximal/up to/no bigger than/no larger than"
      ),
    ]),
    .priority: entries([
      ("required", "required/. required/mandatory"),
      ("high", "high/default high/. defaulthigh/defaulthigh/. high"),
      ("low", "low/default low/. defaultlow/defaultlow/. low/optional"), ("medium", "medium"),
    ]),
    .textSize: entries(textSizes),
    .flag: entries([
      ("true", "true/yes/on/enabled"), ("false", "false/no/off/disabled"),
    ]),
    .fraction: entries([
      ("0.5", "half/half as/one half"), ("1/3", "third/one third"), ("2/3", "two thirds"),
      ("0.25", "quarter/one quarter"),
      ("0.75", "three quarters"), ("2", "twice/double/two times"),
      ("3", "three times/triple/thrice"),
    ]),
    .turn: entries([
      (
        "landscape",
        "landscape/landscape mode/landscape orientation/landscape right/landscape left/landscaperight/landscapeleft/horizontal/sideways/on side"
      ),
      ("portrait", "portrait/portrait mode/portrait orientation/upright"),
    ]),
    .place: entries([
      (
        "safeArea",
        "safe area/safearea/safe area layout guide/safearealayoutguide/safe area edges/safe area insets"
      ),
      (
        "layoutMarginsGuide", "layout margins/margins guide/layout margins guide/layoutmarginsguide"
      ),
      ("keyboardLayoutGuide", "keyboard/keyboard layout guide/keyboardlayoutguide"),
      ("readableContentGuide", "readable content guide/readable width"),
    ]),
    .font: entries([
      ("largeTitle", "large title/largetitle"), ("title1", "title1/title 1"),
      ("title2", "title2/title 2"),
      ("title3", "title3/title 3"), ("headline", "headline"), ("subheadline", "subheadline"),
      ("body", "body"),
      ("callout", "callout"), ("footnote", "footnote"), ("caption1", "caption1/caption/caption 1"),
      ("caption2", "caption2/caption 2"),
    ]),
    .value: entries([
      ("fillEqually", "equal/equally/evenly/fill equal"), ("systemRed", "system red"),
      ("systemBlue", "system blue"),
      ("true", "yes/on"), ("false", "no/off"), ("scaleAspectFit", "aspect fit/aspectfit"),
      ("scaleAspectFill", "aspect fill/aspectfill"), ("scaleToFill", "scale to fill"),
    ]),
    .color: (Color.names.filter { !otherWords.contains($0) } + ["grey"]).map {
      Entry(canonical: $0 == "grey" ? "gray" : $0, spoken: spoken($0))
    },
    .classWord: classWords,
    .classes: classWords.map {
      Entry(canonical: $0.canonical, spoken: $0.spoken.dropLast() + [($0.spoken.last ?? "") + "s"])
    },
    .property: properties,
    .picture: entries([
      ("png", "png/image/png image/png file"), ("svg", "svg/svg file"),
      ("pdf", "pdf/pdf file"),
      ("html", "html/html page/web page"),
    ]),
    .fitting: entries([
      ("center", "center/centered/centred/middle"), ("edges", "filling/that fills/fills"),
    ]),
    .json: entries([
      ("--json", "- - json/json/as json/in json/in json format")
    ]),
    .command: CommandDefinition.names.map { Entry(canonical: $0, spoken: [$0.lowercased()]) },
  ]

  /// UIKit's color names that mean something else in ordinary speech.
  private static let otherWords: Set<String> = ["label", "link", "separator", "clear"]

  private static let edges = [
    ("top", "top/top edge/top side/top edges/top sides"),
    ("bottom", "bottom/bottom edge/bottom side/bottom edges/bottom sides"),
    ("leading", "leading/leading edge/leading side/leading edges/leading sides"),
    ("trailing", "trailing/trailing edge/trailing side/trailing edges/trailing sides"),
    ("left", "left/left edge/left side/left edges/left sides/left hand side"),
    ("right", "right/right edge/right side/right edges/right sides/right hand side"),
  ]

  private static let alignments = [
    ("top", "top/tops/top edges/top edge"), ("bottom", "bottom/bottoms/bottom edges/bottom edge"),
    ("leading", "leading/leadings/leading edges/leading edge"),
    ("trailing", "trailing/trailings/trailing edges/trailing edge"),
    ("left", "left/lefts/left edges/left edge/left sides"),
    ("right", "right/rights/right edges/right edge/right sides"),
    (
      "centerX",
      "centerx/center x/horizontal center/horizontal centers/centers horizontally/centers x"
    ),
    ("centerY", "centery/center y/vertical center/vertical centers/centers vertically/centers y"),
    ("firstBaseline", "first baseline/firstbaseline/first baselines"),
    ("lastBaseline", "baseline/baselines/last baseline/lastbaseline/last baselines/text baselines"),
  ]

  private static let attributes =
    edges.map { ($0.0, $0.1 + "/\($0.0) anchor") } + [
      ("width", "width"), ("height", "height"),
      ("centerX", "center x/horizontal center/x center"),
      ("centerY", "center y/vertical center/y center"),
      ("firstBaseline", "first baseline"), ("lastBaseline", "last baseline/baseline"),
    ]

  private static let extents = [
    ("width", "wide/width/in width/across/broad/narrow"),
    ("height", "tall/height/high/in height/short"),
  ]

  private static let textSizes = [
    ("XS", "xs/extra small/extrasmall"), ("S", "s/small"), ("M", "m/medium"),
    ("L", "l/large/normal/default"), ("XL", "xl/extra large/extralarge/bigger"),
    ("XXL", "xxl/extra extra large"),
    ("XXXL", "xxxl/extra extra extra large"),
    ("AX1", "ax1/accessibility medium/accessibilitymedium/accessibility m/accessibility 1"),
    (
      "AX2",
      "ax2/accessibility large/accessibilitylarge/accessibility l/accessibility 2/accessibility"
    ),
    (
      "AX3",
      "ax3/very large/very big/accessibility extra large/accessibilityextralarge/accessibility3/accessibility xl/accessibility 3"
    ),
    ("AX4", "ax4/accessibility xxl/accessibilityextraextralarge/accessibility 4"),
    (
      "AX5",
      "ax5/accessibility xxxl/accessibilityextraextraextralarge/accessibility 5/largest/biggest/huge/maximum/max/accessibility extra extra extra large"
    ),
  ]

  /// The classes, by their keyword, UIKit's name and its words, and other common names.
  private static let classWords: [Entry] =
    ViewClass.all.flatMap { kind -> [Entry] in
      let name = String(kind.className.dropFirst(2))
      let isFirst = ViewClass.all.first { $0.className == kind.className }?.keyword == kind.keyword
      let short = name.hasSuffix("View") && name != "View" ? [spoken(String(name.dropLast(4)))] : []
      let names =
        isFirst ? [[kind.className.lowercased()], [name.lowercased()], spoken(name)] + short : []
      return Set(names + [[kind.keyword]]).sorted { $0.count < $1.count }
        .map { Entry(canonical: kind.keyword, spoken: $0) }
    }
    + entries([
      ("image", "picture/photo/icon/img"), ("switch", "toggle"),
      ("activity", "spinner/activity indicator"),
      ("textfield", "text box/textbox/input/input field"),
      ("view", "box/subview/container view/rectangle/uiview/spacer/div"),
      ("guide", "layout guide/guide/spacer guide"), ("segmented", "segmented control/segments"),
      (
        "vstack",
        "vertical stack/vertical stack view/vertical stackview/column/vertical uistackview"
      ),
      (
        "hstack",
        "horizontal stack/horizontal stack view/horizontal stackview/horizontal uistackview"
      ),
      ("scroll", "scroller"), ("stack", "stackview/stack view"), ("navbar", "nav bar"),
      ("pagecontrol", "page dots"),
    ])

  /// The properties, by their words and other common names.
  private static let properties: [Entry] =
    // Centering a view is not reading its center.
    ViewProperty.all.filter { !["center", "constraints"].contains($0.name) }.flatMap { property in
      ([property.name] + property.aliases).flatMap { name -> [Entry] in
        let words = spoken(name)
        let joined = words.count > 1 && !name.contains(".") ? [[name.lowercased()]] : []
        let turned =
          words.count > 1 && name.contains(".") ? [[words.last ?? ""] + words.dropLast()] : []
        // Without a word such as "current", the rest may mean another property.
        return ([words] + joined + turned).filter { noise.isDisjoint(with: $0) }.map {
          Entry(canonical: property.name, spoken: $0)
        }
      }
    }
    + entries([
      ("backgroundColor", "background/bg/bg color/background colour"),
      ("textColor", "text colour/font color/text color"),
      ("alpha", "opacity/transparency"),
      ("cornerRadius", "corners/rounded corners/radius/border radius"),
      ("numberOfLines", "lines/line count/line limit"), ("text", "caption/content/string"),
      ("layoutMargins", "margins/padding"),
      ("intrinsicContentSize", "intrinsic size/natural size/intrinsicsize"),
      ("spacing", "gap/gaps"), ("axis", "orientation/direction"), ("hidden", "ishidden/invisible"),
      ("textAlignment", "text alignment/text align"), ("tintColor", "tint"), ("tag", "id"),
      (
        "compressionResistance.horizontal",
        "horizontal compression resistance priority/horizontal resistance"
      ),
      (
        "compressionResistance.vertical",
        "vertical compression resistance priority/vertical resistance"
      ),
      (
        "hugging.horizontal",
        "horizontal hugging priority/horizontal content hugging/horizontal content hugging priority"
      ),
      (
        "hugging.vertical",
        "vertical hugging priority/vertical content hugging/vertical content hugging priority"
      ),
    ])

  private static func entries(_ rows: [(String, String)]) -> [Entry] {
    rows.flatMap { canonical, spoken in
      spoken.split(separator: "/").map {
        Entry(canonical: canonical, spoken: counted(words(String($0))))
      }
    }
  }

  /// The significant words of a spelling: noise is dropped here as it is from what the user types.
  private static func counted(_ words: [String]) -> [String] {
    words.filter { !noise.contains($0) }
  }
}
