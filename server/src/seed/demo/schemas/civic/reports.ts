import { ReportReason } from '@plaza/shared/api'
import * as v from 'valibot'
import { PastMoment } from '../moments'
import { Key, type References, Words } from '../references'

export const reportOf = (refs: References) =>
  v.strictObject({
    id: Key,
    /** Exactly one of these three is reported. */
    post: v.optional(refs.post),
    comment: v.optional(Key),
    person: v.optional(refs.person),
    by: refs.person,
    reason: ReportReason,
    sent: PastMoment,
    text: Words,
  })
