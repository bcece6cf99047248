#ifndef LAY_CLIBXML2_SHIM_H
#define LAY_CLIBXML2_SHIM_H

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>

#endif
