extension Phrase.Topic {
  /// Phrases about the screen, its text size and direction.
  static let environment = Phrase.Topic(
    "Screen",
    #"""
    [switch|try|make] [layout|it] [to|on|with|in|as] [device|screen|simulator] [to|=|is|:] {device} \#
      [simulator|screen|device] [in|mode] [{turn}]
      Interface Builder: device {device}[ {turn}]
      - switch to iPhone SE → device "iPhone SE"
      - iPad in landscape → device "iPad" landscape
    (show|draw|what is|how is|see|what happens|what) [what|how] [it|layout|this] [will|would] [look|looks|look \#
      like|looks like|it look like|it look|fit|be|is|happens] [on|in|at|with|for] {device} [{turn}]
      words: device {device}[ {turn}]; draw
      - show me what it looks like on iPad → device "iPad"; draw
      - how does it look on iPhone SE landscape → device "iPhone SE" landscape; draw
    (show|draw|what is|how is|see|what happens|what) [what|how] [it|layout|this] [will|would] [look|looks|look \#
      like|looks like|it look like|it look|be|is|happens] (on|in|at|with|for) {turn}
      words: device {@screen} {turn}; draw
      - show it in landscape → device "iPhone SE" landscape; draw
      - what does this look like in portrait → device "iPhone SE" portrait; draw
    [switch|make|try|hold] [device|screen|phone|it|orientation] [to|in|into|is|=] {turn} [mode|orientation]
      Interface Builder: device {@screen} {turn}
      - landscape → device "iPhone SE" landscape
      - rotate to portrait → device "iPhone SE" portrait
    ((rotate|flip|turn) [device|screen|phone|it|simulator] [left|right|clockwise|counterclockwise|by] [90|90 \#
      degrees]|orientation)
      Interface Builder: rotate
      - rotate left → rotate
      - rotate the device → rotate
    [show|what|which|what is] (device|screen|screen size|device name|size of screen|(device|screen) is \#
      (this|it))
      answer: the device is {@screen}, {@width}x{@height} points; to change it, write: device "iPhone 16"
      - device
      - what device is this?
    [show|what|which|what is] [available|supported|known] (devices|iphones|ipads|simulators|screens) [is \#
      there|exist|is available|do you know|is supported|you know|are there|there is]
      words: help devices
      - devices → help devices
      - list all devices → help devices
    ([make] [size of] (screen|root view|superview|window|canvas|main view|device) [size|frame|bounds] \#
      [to|=|is|be] {size}|(device|screen|window|viewport|resize to|resize screen|resize canvas) [to|size] {size})
      CSS: resize {size}
      - device 375x812 → resize 375x812
      - set the superview size to 390x844 → resize 390x844
    ([make] [screen|window|device|root view|canvas] width [of screen] [to|=|is] {number}|make \#
      (screen|window|canvas|device) {number} [in] wide|at {number} wide)
      CSS: resize {number}x{@height}
      - width 320 → resize 320x667
      - make the screen 320 wide → resize 320x667
    ([make] [screen|window|device|root view|canvas] height [of screen] [to|=|is] {number}|make \#
      (screen|window|canvas|device) {number} [in] (tall|high))
      CSS: resize {@width}x{number}
      - height 480 → resize 375x480
      - make the screen 480 tall → resize 375x480
    [make|switch|try|increase|decrease] [to|with|at|user|preferred] (text size|font size|dynamic type|dynamic \#
      type size|content size|contentsize|content size category|contentsizecategory|preferredcontentsizecategory|type size|text|font|preferred text size|system font \#
      size|accessibility text size|preferred content size category|text scale) [size|category] [to|=|is|at|.] \#
      {textSize}
      Interface Builder: contentSizeCategory {textSize}
      - text size XL → contentSizeCategory XL
      - set dynamic type to accessibility extra large → contentSizeCategory AX3
    [switch|try|make|use|show] [to|with|at|it] {textSize} (text|text size|font size|dynamic type|type \#
      size|fonts|size text|type|content size|text sizes)
      Interface Builder: contentSizeCategory {textSize}
      - large text → contentSizeCategory L
      - try with the largest text → contentSizeCategory AX5
    [switch|make|try|use|test|activate|mirror] [it] [to|in|into|with|for|layout|on] [layout|direction|language|text direction|reading \#
      direction|layout direction] [to|is|=] (rtl|right to left|righttoleft|arabic|hebrew|mirrored|mirror) \#
      [layout|language] [direction|mode|languages]
      Interface Builder: direction rtl
      - right to left → direction rtl
      - switch to arabic → direction rtl
    (show|what is|how is|draw|see) [what|how] [it|layout|this] [look|looks|look like|looks like|it look \#
      like|be] (in|with|for) (rtl|right to left|arabic|hebrew) [layout|languages|mode|language]
      words: direction rtl; draw
      - what does this look like in right-to-left? → direction rtl; draw
      - show it in arabic → direction rtl; draw
    [switch|make|try|use] [to|in|with|layout] [layout|direction|language|text direction|layout direction] \#
      [back] [to|is|=] (ltr|left to right|lefttoright|english) [layout|language|direction|mode]
      Interface Builder: direction ltr
      - left to right → direction ltr
      - switch back to ltr → direction ltr
    (show|open|bring up|present|raise|pop up|add) [soft|software] keyboard [{number}]|keyboard \#
      [up|on|visible|shown|show|appears|comes up|opens|is up]|with keyboard
      words: keyboard {number|336}
      - show the keyboard → keyboard 336
      - keyboard → keyboard 336
    (hide|dismiss|close|remove|lower|resign|switch off) [soft|software] keyboard|keyboard \#
      (down|off|hide|gone)|without keyboard
      words: keyboard hidden
      - hide the keyboard → keyboard hidden
      - dismiss keyboard → keyboard hidden
    (show|add|with) [status and] (navigation|nav|navigation bar|nav bar) (bar|at top|on screen)
      words?: bars navigation
      - show the navigation bar → bars navigation
      - with nav bar → bars navigation
    (show|with) (tab bar|tabs|tabbar)
      words: bars tab
      - show the tab bar → bars tab
      - with tab bar → bars tab
    (hide|remove|without|no) (bars|bar|status bar and bars|system bars)
      words: bars none
      - hide the bars → bars none
      - without bars → bars none
    (ignore|no|without|remove) (safe area|notch|safe area insets|safearea)
      words: safeArea 0
      - ignore the safe area → safeArea 0
      - without notch → safeArea 0
    [show|what is] (safe area|safe area insets|safearea|safeareainsets) [insets]
      UIKit: get root.safeAreaInsets
      - what is the safe area? → get root.safeAreaInsets
      - safe area insets → get root.safeAreaInsets
    [switch|make|try|use] [to|it|horizontally|with|in] compact [width|horizontal size class|size \#
      class|horizontally]
      Interface Builder: traits wC
      - compact width → traits wC
      - switch to compact size class → traits wC
    [switch|make|try|use] [to|it|horizontally|with|in] regular [width|horizontal size class|size \#
      class|horizontally]
      Interface Builder: traits wR
      - regular width → traits wR
      - switch to regular size class → traits wR
    [show|what is] (size class|size classes|traits|trait collection|traitcollection)
      UIKit: dump traits
      - size classes → dump traits
      - what are the traits? → dump traits
    [switch|make|try|use|activate] [it|layout|screen] [to|in|on|interface style|user interface style] \#
      (dark|darkmode|(dark (mode|appearance|theme|style))) [on]
      Interface Builder: appearance dark
      - dark mode → appearance dark
      - switch to dark appearance → appearance dark
    [switch|make|try|use|activate] [it|layout|screen] [to|in|on|interface style|user interface style] \#
      (lightmode|(light (mode|appearance|theme|style)))|(dark mode|darkmode) off|(deactivate|leave) \#
      (dark mode|darkmode)|(turn|switch) off (dark mode|darkmode)
      Interface Builder: appearance light
      - light mode → appearance light
      - dark mode off → appearance light
      - turn off dark mode → appearance light
    toggle (dark mode|darkmode|light mode|appearance|theme)
      refusal: 'appearance dark' and 'appearance light' say which one it is to be
      - toggle dark mode
      - toggle appearance
    (is|are|what is|which|show) [it|layout|screen|in|current] (dark|light|dark mode|light mode|darkmode|appearance)
      UIKit: dump traits
      - is it dark? → dump traits
      - what is the appearance → dump traits
    (animate|animation|add animation|gesture|tap|fade) [{view}] [in|out]
      refusal: lay has no animations and no touches: it computes where views are, before and after
      - animate title
      - tap ok
    (increase|bigger|enlarge|larger|raise) (text|text size|font size|fonts|type)|accessibility \#
      (size|sizes|text|text size)
      words?: contentSizeCategory XXL
      - increase text size → contentSizeCategory XXL
      - accessibility sizes → contentSizeCategory XXL
    size [to] {size}
      CSS?: resize {size}
      - size 320x480 → resize 320x480
      - size to 320 by 480 → resize 320x480
    (what|how) about {turn}
      words: device {@screen} {turn}; draw
      - what about landscape → device "iPhone SE" landscape; draw
      - how about portrait → device "iPhone SE" portrait; draw
    what (devices|screens|iphones|ipads|simulators) do you (have|know|support)
      words: help devices
      - what devices do you have → help devices
      - which iPhones do you know → help devices
    expect no (ambiguity|issues) (on|at|with|for) {device}
      words: device {device}; expect no issues
      - expect no ambiguity on iPhone SE → device "iPhone SE"; expect no issues
      - expect no issues on iPad → device "iPad"; expect no issues
    (device|devices|simulators) list
      words: help devices
      - device list → help devices
      - simulators list → help devices
    device set {device} [{turn}]
      words: device {device}[ {turn}]
      - device set "iPhone 14 Pro" → device "iPhone 14 Pro"
      - device set iPad landscape → device "iPad" landscape
    [make|override|trait|traits|force] (hsizeclass|horizontalsizeclass|horizontal size class) [=|:|to] [.] compact
      UIKit: traits wC
      - override hSizeClass compact → traits wC
      - horizontalSizeClass = .compact → traits wC
    [make|override|trait|traits|force] (hsizeclass|horizontalsizeclass|horizontal size class) [=|:|to] [.] regular
      UIKit: traits wR
      - override hSizeClass regular → traits wR
      - horizontalSizeClass = .regular → traits wR
    [traits] (wr|regular regular|regular width) (hc|compact height)
      Interface Builder?: traits wR hC
      - wR hC → traits wR hC
      - regular width compact height → traits wR hC
    [traits] (wc|compact width) (hr|regular height)
      Interface Builder?: traits wC hR
      - wC hR → traits wC hR
      - compact width regular height → traits wC hR
    keyboard (show|height|show height) [=|:] {number}
      words: keyboard {number}
      - keyboard show height=260 → keyboard 260
      - keyboard height 300 → keyboard 300
    (compare|try|preview|show) [layout|it] [on] smallest (and|to|with) largest (iphone|phone|device|screen)
      words: preview "iPhone SE" "iPhone 16 Pro Max"
      - compare the layout on the smallest and the largest iPhone → preview "iPhone SE" "iPhone 16 Pro Max"
      - try it on the smallest and the largest phone → preview "iPhone SE" "iPhone 16 Pro Max"
    (screen|window|device|phone|iphone|canvas) is [only|just] {number} [in] wide
      words: resize {number}x{@height}
      - the screen is only 320 wide → resize 320x667
      - a phone is just 400 points wide → resize 400x667
    (screen|window|device|phone|iphone|canvas) is [only|just] {number} [in] (tall|high)
      words: resize {@width}x{number}
      - the screen is only 480 tall → resize 375x480
      - the phone is 500 high → resize 375x500
    (screen|device|phone|iphone|ipad|simulator) is [get] (rotated|turned|flipped)
      Interface Builder: rotate
      - the phone is rotated → rotate
      - the device gets turned → rotate
    """#)
}
