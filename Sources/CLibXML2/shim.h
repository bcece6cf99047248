#ifndef LAY_CLIBXML2_SHIM_H
#define LAY_CLIBXML2_SHIM_H

// libxml2's headers would bring the system's ICU along, whose types clash with those of the ICU in
// Foundation wherever both are imported. Nothing here needs them.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>

#endif
