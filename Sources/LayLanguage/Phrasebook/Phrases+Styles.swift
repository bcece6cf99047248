extension Phrase.Topic {
  /// Declarations of CSS and attributes of Android's layouts, one by one; ``Phrasebook`` reads rules in braces, too.
  static let styles = Phrase.Topic(
    "Styles",
    #"""
    {view} margin [:|=] {number}
      CSS: pin {view} edges to superview inset {number}
      - card margin: 16px → pin card edges to superview inset 16
      - title margin 8 → pin title edges to superview inset 8
    {view} margin [:] {number} auto
      CSS: pin {view}.centerX = superview.centerX
      - card margin: 0 auto → pin card.centerX = superview.centerX
      - title margin 0 auto → pin title.centerX = superview.centerX
    {view} font size [:|=] {number}
      CSS: set {view}.font {number}
      - title font-size: 18px → set title.font 18
      - title font size 20 → set title.font 20
    {view} (white space [:] nowrap|white-space [:] nowrap)
      CSS: set {view}.numberOfLines 1
      - title white-space: nowrap → set title.numberOfLines 1
      - title white space nowrap → set title.numberOfLines 1
    {view} overflow [:] hidden
      CSS: set {view}.clipsToBounds true
      - card overflow: hidden → set card.clipsToBounds true
      - title overflow hidden → set title.clipsToBounds true
    {stack} (flex direction|flex-direction|orientation) [:|=] {axis:way}
      CSS: set {stack}.axis {axis}
      - stack flex-direction: column → set stack.axis vertical
      - stack orientation = horizontal → set stack.axis horizontal
    {stack} (justify content|justify-content) [:] (space between|space-between|space evenly|space-evenly)
      CSS: set {stack}.distribution equalSpacing
      - stack justify-content: space-between → set stack.distribution equalSpacing
      - stack justify content space evenly → set stack.distribution equalSpacing
    {stack} (align items|align-items) [:] {value}
      CSS: set {stack}.alignment {value}
      - stack align-items: center → set stack.alignment center
      - stack align items trailing → set stack.alignment trailing
    {stack} (align items|align-items) [:] stretch
      CSS: set {stack}.alignment fill
      - stack align-items: stretch → set stack.alignment fill
      - stack align items stretch → set stack.alignment fill
    {view} (flex grow|flex-grow|flex|layout_weight|layout weight) [:|=] {number}
      CSS?: set {view}.hugging.horizontal 249
      - ok flex-grow: 1 → set ok.hugging.horizontal 249
      - title layout_weight=1 → set title.hugging.horizontal 249
    {view} (flex shrink|flex-shrink) [:|=] 0
      CSS?: set {view}.compressionResistance.horizontal required
      - ok flex-shrink: 0 → set ok.compressionResistance.horizontal required
      - title flex shrink 0 → set title.compressionResistance.horizontal required
    [android :] layout_width = ("match_parent"|match_parent) (on|for|of) {view}
      Android: pin {view} horizontal to superview
      - android:layout_width="match_parent" on card → pin card horizontal to superview
      - layout_width = match_parent for title → pin title horizontal to superview
    [android :] layout_height = ("match_parent"|match_parent) (on|for|of) {view}
      Android: pin {view} vertical to superview
      - android:layout_height="match_parent" on card → pin card vertical to superview
      - layout_height = match_parent for title → pin title vertical to superview
    """#)
}
