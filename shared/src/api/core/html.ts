import * as v from 'valibot'

/** A field with HTML: the server sanitizes it by `htmlRules` in every answer, whatever is stored. */
export const Html = v.pipe(v.string(), v.description('HTML, sanitised'))
