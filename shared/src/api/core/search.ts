import * as v from 'valibot'
import { Count } from './fields'

/** What a user searches for. */
export const SearchText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(50))

/** `[start, end]` ranges of the matches in a text, in UTF-16 units. */
export const MatchRanges = v.array(v.pipe(v.array(Count), v.length(2)))

/** Where a service leads: a page of ours, an external site, or a mini program. */
export const ServiceTarget = v.pipe(
  v.string(),
  v.regex(/^(\/(?!\/)|https?:\/\/|weixin:\/\/)[^\s\\]+$/i),
  v.maxLength(2048),
)
