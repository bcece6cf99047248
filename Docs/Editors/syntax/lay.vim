" Generated from the command definitions by scripts/update-docs; do not edit.
if exists("b:current_syntax")
  finish
endif
syntax case match
syntax iskeyword @,48-57,_,192-255,-
syntax keyword layKeyword contained above after again all ambiguity ambiguous anchors as at back before below bounds
syntax keyword layKeyword contained broken category center check class clear compressed conflict conflicts constants
syntax keyword layKeyword contained constraints dark default drop edges error except expanded forget frames from
syntax keyword layKeyword contained front full groups guide guides half height hidden hint horizontal horizontally
syntax keyword layKeyword contained hstack ib in inactive initializers inset inside intrinsic ios10 ios12 ios9
syntax keyword layKeyword contained issues json landscape language lay layout length light ltr margins metrics
syntax keyword layKeyword contained misplaced missing next no none not number of off portrait priority rtl satisfied
syntax keyword layKeyword contained scene size sizeclasses snapkit solution spacing stack status tag text third to
syntax keyword layKeyword contained trace tree trust twoThirds type unambiguous variations vertical vertically vfl
syntax keyword layKeyword contained vs vstack width
syntax keyword layAttribute contained baseline bottom bottomMargin centerX centerXWithinMargins centerY
syntax keyword layAttribute contained centerYWithinMargins firstBaseline height lastBaseline leading leadingMargin
syntax keyword layAttribute contained left leftMargin right rightMargin top topMargin trailing trailingMargin width
syntax keyword layProperty contained accessoryType active additionalSafeAreaInsets alignment alignmentRectInsets
syntax keyword layProperty contained alpha apportionsSegmentWidths arrangedSubviews autoresizingBase autoresizingMask
syntax keyword layProperty contained axis backgroundColor backgroundImage barStyle barTitle baseBackgroundColor
syntax keyword layProperty contained baselineRelativeArrangement borderColor borderStyle borderWidth bounds
syntax keyword layProperty contained buttonStyle buttonType canvasFrame center class clipsToBounds code
syntax keyword layProperty contained compressionResistance configured constant constraints constraintsAffectingLayout
syntax keyword layProperty contained contentInset contentInsets contentMode contentOffset contentSize cornerRadius
syntax keyword layProperty contained customClass customSpacing directionalLayoutMargins displayScale distribution
syntax keyword layProperty contained effectiveAlpha effectiveUserInterfaceLayoutDirection firstAttribute
syntax keyword layProperty contained firstBaselineOffset firstItem font fraction frame hasAmbiguousLayout hidden
syntax keyword layProperty contained horizontal horizontalSizeClass hugging identifier image imagePadding
syntax keyword layProperty contained imagePlacement imageSize insetsLayoutMarginsFromSafeArea intrinsicContentSize
syntax keyword layProperty contained isOn items large lastBaselineOffset layoutDirection layoutGuides layoutMargins
syntax keyword layProperty contained layoutMarginsFollowReadableWidth layoutMarginsRelativeArrangement leftItems
syntax keyword layProperty contained lineBreakMode lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight
syntax keyword layProperty contained minimumScaleFactor multiplier name numberOfLines numberOfPages onTintColor
syntax keyword layProperty contained opaque origin owner placeholder preferredContentSizeCategory
syntax keyword layProperty contained preferredMaxLayoutWidth prefersLargeTitles preservesSuperviewLayoutMargins
syntax keyword layProperty contained priority relation rightItems safeAreaInsets scrollEnabled scrollIndicatorInsets
syntax keyword layProperty contained secondAttribute secondItem sectionFooter sectionHeader segments selectedSegment
syntax keyword layProperty contained semanticContentAttribute separatorColor separatorInset separatorStyle size
syntax keyword layProperty contained sizeGuess spacing subviews systemMinimumLayoutMargins tableStyle tag text
syntax keyword layProperty contained textAlignment textColor thumbTintColor tintColor trackTintColor traitCollection
syntax keyword layProperty contained traitOverrides transform translatesAutoresizingMaskIntoConstraints
syntax keyword layProperty contained userInterfaceIdiom userInterfaceStyle verifyAmbiguity vertical verticalSizeClass
syntax keyword layProperty contained viewRespectsSystemMinimumLayoutMargins visible window
syntax keyword layGuide contained bottomLayoutGuide contentLayoutGuide frameLayoutGuide keyboardLayoutGuide
syntax keyword layGuide contained layoutMarginsGuide readableContentGuide root safeArea superview topLayoutGuide
syntax cluster layWords contains=layKeyword,layAttribute,layProperty,layGuide
syntax match layWord "\<[A-Za-z_][A-Za-z0-9_-]*\>" contains=@layWords
syntax match layCommand "\(^\|[;{]\)\@1<=\s*\(_autolayoutTrace\|activate\|add\|align\|appearance\|arrange\|bars\|bring\|checkpoint\|contentSizeCategory\|convert\|deactivate\|define\|device\|direction\|distribute\|draw\|dump\|each\|edit\|embed\|era\|events\|exchange\|exercise\|exit\|expect\|explain\|expr\|find\|fit\|forall\|get\|group\|help\|hide\|history\|import\|install\|keyboard\|layoutIfNeeded\|learn\|let\|live\|log\|move\|on\|open\|pin\|po\|preview\|quit\|recover\|redo\|remove\|rename\|render\|report\|reset\|resize\|resolve\|restore\|rotate\|safeArea\|save\|scale\|send\|set\|setNeedsLayout\|setNeedsUpdateConstraints\|show\|silence\|sizeToFit\|source\|split\|suggest\|swap\|swift\|timing\|traits\|unarrange\|undo\|ungroup\|uninstall\|unpin\|unsilence\|updateConstraintsIfNeeded\|watch\|when\|why\)\>"
syntax match layNumber "\<\d\+\(\.\d\+\)\?\([eE][-+]\?\d\+\)\?"
syntax match layPriority "@\s*\d\+\(\.\d\+\)\?"
syntax match layRelation "==\|<=\|>=\|[=≤≥]"
syntax match layFormat "\<[HV]:[^;# ]*"
syntax region layString start=+"+ skip=+\\.+ end=+"+ contains=layEscape
syntax match layEscape +\\\([nt"\\]\|u{\x\+}\|([^)]*)\)+ contained
syntax match layComment "#.*$"
syntax match layComment "\(^\|\s\)\@1<=//.*$"
syntax match layOutput "^\s*#>.*$"
syntax match layMark "^\s*#!.*$"
highlight default link layCommand Statement
highlight default link layKeyword Keyword
highlight default link layAttribute Identifier
highlight default link layProperty Identifier
highlight default link layGuide Type
highlight default link layNumber Number
highlight default link layPriority Number
highlight default link layRelation Operator
highlight default link layFormat Special
highlight default link layString String
highlight default link layEscape SpecialChar
highlight default link layComment Comment
highlight default link layOutput PreProc
highlight default link layMark PreProc
let b:current_syntax = "lay"
