import * as v from 'valibot'
import { type MessageTemplateId, templates } from '../../../domains/messages/templates'
import { PastMoment } from './moments'
import { Key, type References, Words } from './references'

export const messageOf = (refs: References) =>
  v.strictObject({
    id: Key,
    to: refs.person,
    sent: PastMoment,
    read: v.optional(v.boolean(), false),
    template: v.picklist(Object.keys(templates) as MessageTemplateId[]),
    params: v.record(v.string(), Words),
    link: v.optional(v.pipe(v.string(), v.startsWith('/'))),
  })
