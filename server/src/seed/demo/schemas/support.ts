import { FeedbackKind, JoinRole } from '@plaza/shared/api'
import * as v from 'valibot'
import { PastMoment } from './moments'
import { Key, type References, ShortText, Words } from './references'

const Entry = v.strictObject({ by: v.picklist(['writer', 'support']), sent: PastMoment, text: Words })

export const feedbackOf = (refs: References) =>
  v.strictObject({
    id: Key,
    /** A guest's has none. */
    user: v.optional(refs.person),
    kind: FeedbackKind,
    sent: PastMoment,
    text: Words,
    pictures: v.optional(v.array(refs.picture), []),
    contact: v.optional(Words),
    /** Oldest first; the last one decides who waits for whom. */
    entries: v.optional(v.array(Entry), []),
    closed: v.optional(v.boolean(), false),
  })

export const applicationOf = (refs: References) =>
  v.strictObject({
    id: Key,
    user: refs.person,
    role: JoinRole,
    sent: PastMoment,
    name: ShortText,
    organisation: v.optional(Words),
    phone: v.pipe(v.string(), v.regex(/^\d{11}$/)),
    text: Words,
    portfolio: v.optional(v.pipe(v.string(), v.startsWith('https://'))),
    pictures: v.optional(v.array(refs.picture), []),
    /** When somebody began to read it. */
    taken: v.optional(PastMoment),
    decided: v.optional(v.strictObject({ sent: PastMoment, accepted: v.boolean(), text: Words })),
  })
