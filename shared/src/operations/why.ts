import * as v from 'valibot'

/** The reason for a change, for the log. */
export const Why = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))
