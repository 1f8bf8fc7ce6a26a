import * as v from 'valibot'

/** A reason that the server gives, in both languages. */
export interface LocalizedText {
  en: string
  zh: string
}

/** The reason for a change, for the log. */
export const Why = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))
