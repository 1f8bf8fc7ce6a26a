import * as v from 'valibot'
import { type MessageTemplateId, templates } from '../../../domains/messages/templates'
import { PastMoment } from './moments'
import { Key, type References, Words } from './references'

export const messageOf = (refs: References) => {
  const common = { id: Key, to: refs.person, read: v.optional(v.boolean(), false) }
  return v.union([
    v.strictObject({
      ...common,
      sent: PastMoment,
      template: v.picklist(Object.keys(templates) as MessageTemplateId[]),
      params: v.record(v.string(), Words),
      link: v.optional(v.pipe(v.string(), v.startsWith('/'))),
    }),
    /** The notice of a mention in a post or in a comment on a post: its words, author, time and link are those of the text. */
    v.strictObject({
      ...common,
      mention: v.union([v.strictObject({ post: refs.post }), v.strictObject({ comment: Key })]),
    }),
  ])
}
export type SeedMessage = v.InferOutput<ReturnType<typeof messageOf>>
