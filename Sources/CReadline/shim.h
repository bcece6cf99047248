#ifndef LAY_CREADLINE_SHIM_H
#define LAY_CREADLINE_SHIM_H

// readline.h uses FILE without including the header that declares it.
#include <stdio.h>
#include <readline/readline.h>
#include <readline/history.h>

#endif
