autocmd BufRead,BufNewFile *.lay set filetype=lay
