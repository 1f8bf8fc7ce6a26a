import * as v from 'valibot'
import { del, get, group, post, put } from '../core/endpoint'
import { Count, Id, MediaUrl, Moment, Ok, PageQuery, Phone, pageOf, text } from '../core/fields'
import { Html } from '../core/html'

/** `reply`: replies and mentions. `review`: what became of own writings and reports. */
export const MessageKind = v.picklist(['reply', 'review', 'interaction', 'system'])
export type MessageKind = v.InferOutput<typeof MessageKind>

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

export const Feedback = v.object({
  id: Id,
  kind: v.string(),
  content: v.string(),
  images: v.array(MediaUrl),
  state: v.picklist(['waiting', 'answered', 'closed']),
  answer: v.nullable(v.string()),
  created_at: Moment,
  answered_at: v.nullable(Moment),
})

export const feedbacks = group('feedbacks', {
  list: get('/v1/my_feed_backs', {
    summary: 'Own feedbacks, newest first',
    domain: 'ucenter',
    query: PageQuery,
    data: pageOf(Feedback),
    needsToken: true,
    planned: true,
  }),
  detail: get('/v1/my_feed_back/:id', {
    summary: 'An own feedback',
    domain: 'ucenter',
    data: Feedback,
    missingPanel: true,
    needsToken: true,
    planned: true,
  }),
  add: post('/v1/feedback', {
    summary: 'Writes a feedback',
    domain: 'ucenter',
    body: v.object({
      kind: v.picklist(['fault', 'idea', 'content', 'account', 'other']),
      content: text(500, 5),
      images: v.pipe(v.array(v.string()), v.maxLength(4)),
      contact: v.optional(text(60, 0)),
    }),
    data: Feedback,
    planned: true,
  }),
})

export const credits = group('credits', {
  system: get('/v1/credit_system', {
    summary: 'Credit config: 5 publish, 6 volunteer, 7 order, 8 IdRealName, 9 faceRealName, 10 isRealNameOpen',
    domain: 'ucenter',
    data: v.object({ list: v.array(v.object({ code: v.number(), config_value: v.string() })) }),
    cacheable: true,
  }),
  mine: get('/v1/my_credits', {
    summary: 'Own credits by type, newest first',
    domain: 'ucenter',
    query: v.object({ ...PageQuery.entries, type: v.optional(v.picklist(['all', 'in', 'out'])) }),
    data: v.object({
      ...pageOf(v.object({ id: Id, title: v.string(), credits: v.number(), created_at: Moment })).entries,
      balance: v.number(),
    }),
    needsToken: true,
    planned: true,
  }),
})

export const Address = v.object({
  id: Id,
  name: v.string(),
  phone: v.string(),
  district: v.string(),
  detail: v.string(),
  preferred: v.boolean(),
})
const NewAddress = v.object({
  name: text(30),
  phone: Phone,
  district: text(60),
  detail: text(100),
  preferred: v.optional(v.boolean()),
})

export const addresses = group('addresses', {
  list: get('/v1/my_addresses', {
    summary: 'Own addresses; phones masked',
    domain: 'ucenter',
    data: v.object({ list: v.array(Address) }),
    needsToken: true,
    planned: true,
  }),
  add: post('/v1/my_addresses', {
    summary: 'Adds an address; twenty at most',
    domain: 'ucenter',
    body: NewAddress,
    data: Address,
    needsToken: true,
    planned: true,
  }),
  change: put('/v1/my_addresses/:id', {
    summary: 'Changes an own address',
    domain: 'ucenter',
    body: v.partial(NewAddress),
    data: Address,
    needsToken: true,
    planned: true,
  }),
  remove: del('/v1/my_addresses/:id', {
    summary: 'Deletes an own address',
    domain: 'ucenter',
    data: Ok,
    needsToken: true,
    planned: true,
  }),
})

export const site = group('site', {
  about: get('/v2/about_us', {
    summary: 'About the site',
    domain: 'ucenter',
    data: v.object({
      html: Html,
      version: v.string(),
      contacts: v.array(v.object({ name: v.string(), value: v.string() })),
    }),
    cacheable: true,
  }),
  quality: get('/v1/quality_info', {
    summary: 'Licences and qualifications of the site',
    data: v.object({ list: v.array(v.object({ title: v.string(), number: v.string(), image: v.nullable(MediaUrl) })) }),
    cacheable: true,
    planned: true,
  }),
  help: get('/v1/help_articles', {
    summary: 'Questions that people ask',
    data: v.object({ list: v.array(v.object({ id: Id, title: v.string(), html: Html, opened: Count })) }),
    cacheable: true,
  }),
  join: post('/v1/join_applications', {
    summary: 'Asks to open an organisation’s account',
    body: v.object({ organisation: text(60), contact: text(30), phone: Phone, note: v.optional(text(300, 0)) }),
    data: Ok,
    planned: true,
  }),
})
