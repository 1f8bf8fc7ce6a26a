import type { Executor } from '../data/database'
import { messages } from '../data/schema/index'
import { excerptOf } from '../domains/excerpt'
import { templates } from '../domains/messages/templates'
import { addressOfPost } from '../domains/page-addresses'
import { postRows } from './community/circles'
import { commentRows } from './community/comments'
import type { Demo } from './demo/read'
import type { SeedMessage } from './demo/schemas/messages'
import { insertRows } from './insert'
import { resolvePast } from './moments'

type Mention = Extract<SeedMessage, { mention: unknown }>['mention']

/** A notice as it is sent when such a text is published. */
function noticeOf(demo: Demo, mention: Mention, now: Date) {
  const isPost = 'post' in mention
  const id = String(isPost ? mention.post : mention.comment)
  const text = isPost
    ? postRows(demo, now).find((post) => post.id === id)
    : commentRows(demo, now).find((comment) => comment.id === id)
  const author = demo.people.find((person) => String(person.id) === text?.userId)
  if (!text || !author) throw new Error(`${id} mentions somebody but does not exist`)
  return {
    template: isPost ? ('mention.post' as const) : ('mention.comment' as const),
    params: { author: author.nickname, author_id: text.userId, excerpt: excerptOf(text.content) },
    link: addressOfPost('targetId' in text ? text.targetId : id),
    createdAt: text.createdAt,
  }
}

const messageRows = (demo: Demo, now: Date) =>
  demo.messages.map((message) => {
    const { template, params, link, createdAt } =
      'mention' in message
        ? noticeOf(demo, message.mention, now)
        : { link: null, ...message, createdAt: resolvePast(message.sent, now) }
    const readAt = message.read ? createdAt : null
    return {
      ...{ id: String(message.id), userId: String(message.to), kind: templates[template].kind },
      ...{ template, params, link, createdAt, readAt },
    }
  })

export const seedMessages = (db: Executor, demo: Demo, now: Date): Promise<void> =>
  insertRows(db, messages, messageRows(demo, now))
