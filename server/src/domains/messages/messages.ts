import { account, messages as endpoints, type Message, type MessageKind } from '@plaza/shared/api'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { noteEvent } from '../../data/events'
import { messages } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import type { Language } from '../../transport/messages'
import { descending, type PageInput, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { notBlocked } from '../blocked'
import type { MessageTemplate } from './template'
import { templates } from './templates'

const newestFirst = descending(messages.createdAt, messages.id)
/** Unread messages are counted up to here. */
const MAX_UNREAD = 100

const wordsOf = ({ template, params }: typeof messages.$inferSelect, language: Language) =>
  (templates as Readonly<Record<string, MessageTemplate>>)[template]?.words[language](params)

function toMessages(rows: readonly (typeof messages.$inferSelect)[], language: Language): Message[] {
  return rows.flatMap((row) => {
    const words = wordsOf(row, language)
    if (!words) return []
    const { id, kind, link, readAt, createdAt } = row
    return { id, kind, link, read: readAt !== null, created_at: createdAt.toISOString(), ...words }
  })
}

/** Who wrote what a message tells of; null for a message of the site. */
const authorOf = sql`(${messages.params} ->> 'author_id')`

/** Messages to a person, without those about people whom the person blocked. */
const ofPerson = (userId: string, kind: MessageKind | undefined) =>
  and(eq(messages.userId, userId), kind && eq(messages.kind, kind), notBlocked(userId, authorOf))

async function listMessages(context: Context, query: PageInput & { kind?: MessageKind | undefined }) {
  const { db, person, language } = context
  const { rows, next } = await pageOf(context, query, newestFirst, (after) =>
    db
      .select()
      .from(messages)
      .where(and(ofPerson(person.id, query.kind), after))
      .$dynamic(),
  )
  return { list: toMessages(rows, language), next }
}

async function countUnread({ db, person }: Context) {
  const unread = db
    .select({ kind: messages.kind })
    .from(messages)
    .where(and(ofPerson(person.id, undefined), isNull(messages.readAt)))
    .limit(MAX_UNREAD)
    .as('unread')
  return db.select({ kind: unread.kind, unread: count() }).from(unread).groupBy(unread.kind).orderBy(unread.kind)
}

async function readMessages({ db, person }: Context, id: string, kind: MessageKind | undefined): Promise<void> {
  await db.transaction(async (tx) => {
    const which = id === 'all' ? ofPerson(person.id, kind) : and(eq(messages.userId, person.id), eq(messages.id, id))
    const read = await tx
      .update(messages)
      .set({ readAt: sql`now()` })
      .where(and(which, isNull(messages.readAt)))
      .returning({ id: messages.id })
    if (read.length > 0) return noteEvent(tx, `unread:${person.id}`)
    if (id === 'all') return
    const [own] = await tx.select({ id: messages.id }).from(messages).where(which)
    if (!own) throw refuse('contentGone')
  })
}

export const messageHandlers = [
  handle(endpoints.list, ({ query = {} }, context) => listMessages(context, query)),
  handle(endpoints.pushed, ({ query = {} }, context) => listMessages(context, { ...query, kind: 'system' })),
  handle(endpoints.read, async ({ params, query = {} }, context) => {
    await readMessages(context, params.id, query.kind)
    return {}
  }),
  handle(account.unread, async (_, context) => {
    const kinds = await countUnread(context)
    const all = kinds.reduce((sum, { unread }) => sum + unread, 0)
    const replies = kinds.find(({ kind }) => kind === 'reply')?.unread ?? 0
    return { messages: all - replies, replies, kinds }
  }),
]
