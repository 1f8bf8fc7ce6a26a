import * as v from 'valibot'
import { get, group, put } from '../core/endpoint'
import { Id, Moment, Ok, PageQuery, pageOf } from '../core/fields'
import { MessageKind } from './message-kind'

export const Message = v.object({
  id: Id,
  kind: MessageKind,
  /** In the language of the request. */
  title: v.string(),
  content: v.string(),
  /** Address of the page that it is about. */
  link: v.nullable(v.string()),
  read: v.boolean(),
  created_at: Moment,
})
export type Message = v.InferOutput<typeof Message>

export const messages = group('messages', {
  list: get('/v1/my_messages', {
    summary: 'Messages to the person, newest first',
    domain: 'ucenter',
    query: v.object({ ...PageQuery.entries, kind: v.optional(MessageKind) }),
    data: pageOf(Message),
    needsToken: true,
  }),
  read: put('/v1/message/is_read/:id', {
    summary: 'Marks a message as read; `all` marks every one, or those of a kind',
    domain: 'ucenter',
    query: v.object({ kind: v.optional(MessageKind) }),
    data: Ok,
    needsToken: true,
  }),
  pushed: get('/user_push', {
    summary: 'Notices of the site to the person',
    domain: 'asc',
    query: PageQuery,
    data: pageOf(Message),
    needsToken: true,
  }),
})
