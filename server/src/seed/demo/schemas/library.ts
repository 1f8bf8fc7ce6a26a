import { ADDRESS_DETAIL_MAX, ADDRESS_NAME_MAX, Phone } from '@plaza/shared/api'
import * as v from 'valibot'
import { PastMoment } from './moments'
import { type References, Words } from './references'

/** What a person of the demo follows, collected and opened, and where they live. */
export const libraryOf = (refs: References) => {
  const follow = <K extends string, S extends v.GenericSchema>(kind: K, id: S) =>
    v.strictObject({ kind: v.literal(kind), id, since: PastMoment, opened: v.optional(PastMoment) })
  return v.strictObject({
    person: refs.person,
    follows: v.array(
      v.variant('kind', [
        follow('organisation', refs.organisation),
        follow('anchor', refs.anchor),
        follow('album', refs.album),
        follow('channel', refs.channel),
        follow('advice', refs.advice),
      ]),
    ),
    collected: v.array(v.strictObject({ content: refs.content, at: PastMoment })),
    opened: v.array(v.strictObject({ content: refs.content, at: PastMoment, seconds: v.optional(v.number()) })),
    addresses: v.array(
      v.strictObject({
        name: v.pipe(Words, v.maxLength(ADDRESS_NAME_MAX)),
        phone: Phone,
        region: v.pipe(v.string(), v.regex(/^\d{6}$/)),
        detail: v.pipe(Words, v.maxLength(ADDRESS_DETAIL_MAX)),
        preferred: v.optional(v.boolean(), false),
      }),
    ),
  })
}
