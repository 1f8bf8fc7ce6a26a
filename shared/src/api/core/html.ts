import * as v from 'valibot'

/** A text that was written as HTML: the server answers it sanitised by `htmlRules`, whatever is stored. */
export const Html = v.pipe(v.string(), v.description('HTML, sanitised'))
