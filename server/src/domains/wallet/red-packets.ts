import { redPackets as endpoints, type RedPacket } from '@plaza/shared/api'
import { DAY_SECONDS } from '@plaza/shared/format'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../../data/database'
import { noteEvent } from '../../data/events'
import { newId } from '../../data/ids'
import { redPackets } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import type { Language } from '../../transport/messages'
import { descending, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { sendMessages } from '../messages/send'
import { available, book, openAccounts } from './ledger'

type PacketRow = typeof redPackets.$inferSelect

const OPENS_WITHIN_DAYS = 7
/** Packets that expire in one transaction. */
const BATCH = 100

interface NewRedPacket {
  to: string
  title: string
  titleEn: string
  sender: string
  senderEn: string
  cents: number
  /** A person gets one for each: `first-piece`. */
  reason: string
}

/** Gives a red packet, once for each reason: its money is set aside until it is opened. Call it last in the transaction. */
export async function giveRedPacket(tx: Transaction, { to, reason, cents, ...words }: NewRedPacket): Promise<void> {
  const isNew = await book(tx, {
    kind: 'house',
    reason: `red-packet-given:${to}:${reason}`,
    amounts: [
      ['rewards', -cents],
      ['red-packets', cents],
    ],
  })
  if (!isNew) return
  const expiresAt = sql`now() + make_interval(secs => ${OPENS_WITHIN_DAYS * DAY_SECONDS})`
  await tx.insert(redPackets).values({ id: newId(), userId: to, cents, expiresAt, ...words })
  const params = { title: words.title, title_en: words.titleEn, sender: words.sender, sender_en: words.senderEn }
  await sendMessages(tx, [{ to, template: 'red-packet.given', params, link: '/red-packet' }])
  await noteEvent(tx, `wallet:${to}`)
}

/** Opens a packet: one of all who try at once changes its row, and books. Who comes later reads what was in it. */
async function unwrap(db: Database, userId: string, id: string): Promise<PacketRow> {
  const own = and(eq(redPackets.id, id), eq(redPackets.userId, userId))
  return db.transaction(async (tx) => {
    const [opened] = await tx
      .update(redPackets)
      .set({ state: 'opened', openedAt: sql`now()` })
      .where(and(own, eq(redPackets.state, 'sealed'), sql`${redPackets.expiresAt} > now()`))
      .returning()
    if (!opened) return readOwn(tx, own)
    await openAccounts(tx, [userId])
    await book(tx, {
      kind: 'red-packet',
      reason: `red-packet:${id}`,
      amounts: [
        ['red-packets', -opened.cents],
        [available(userId), opened.cents],
      ],
      details: { note: opened.title, noteEn: opened.titleEn ?? undefined },
    })
    await noteEvent(tx, `wallet:${userId}`)
    return opened
  })
}

async function readOwn(tx: Transaction, own: ReturnType<typeof and>): Promise<PacketRow> {
  const [row] = await tx.select().from(redPackets).where(own)
  if (!row) throw refuse('contentGone')
  if (row.state !== 'opened') throw refuse('tooLate', { detail: 'red-packet.late' })
  return row
}

/** Job: what nobody opened in time goes back to the house. */
export async function expireRedPackets(db: Database): Promise<void> {
  for (let expired = BATCH; expired === BATCH; )
    expired = await db.transaction(async (tx) => {
      const due = tx
        .select({ id: redPackets.id })
        .from(redPackets)
        .where(and(eq(redPackets.state, 'sealed'), lte(redPackets.expiresAt, sql`now()`)))
        .limit(BATCH)
        .for('update', { skipLocked: true })
      const rows = await tx
        .update(redPackets)
        .set({ state: 'expired' })
        .where(sql`${redPackets.id} in ${due}`)
        .returning()
      for (const { id, cents } of rows)
        await book(tx, {
          kind: 'house',
          reason: `red-packet-expired:${id}`,
          amounts: [
            ['red-packets', -cents],
            ['rewards', cents],
          ],
        })
      return rows.length
    })
}

/** A packet whose time is over is expired, also before the job says so. */
function toPacket(row: PacketRow, language: Language): RedPacket {
  const isOver = row.state === 'sealed' && row.expiresAt <= new Date()
  const inLanguage = (zh: string, en: string | null) => (language === 'en' ? (en ?? zh) : zh)
  return {
    id: row.id,
    title: inLanguage(row.title, row.titleEn),
    sender: inLanguage(row.sender, row.senderEn),
    state: isOver ? 'expired' : row.state,
    cents: row.state === 'opened' ? row.cents : null,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    opened_at: row.openedAt?.toISOString() ?? null,
  }
}

/** Packets of a person that can still be opened. */
export const countSealed = (db: Executor, userId: string): Promise<number> =>
  db.$count(
    redPackets,
    and(eq(redPackets.userId, userId), eq(redPackets.state, 'sealed'), sql`${redPackets.expiresAt} > now()`),
  )

const newestFirst = descending(redPackets.createdAt, redPackets.id)

async function list(context: Context, query: { cursor?: string | undefined; page_size?: number | undefined }) {
  const { db, person, language } = context
  const { rows, next } = await pageOf(context, query, newestFirst, (after) =>
    db
      .select()
      .from(redPackets)
      .where(and(eq(redPackets.userId, person.id), after)),
  )
  return { list: rows.map((row) => toPacket(row, language)), next }
}

export const redPacketHandlers = [
  handle(endpoints.list, ({ query = {} }, context) => list(context, query)),
  handle(endpoints.unwrap, async ({ params }, { db, person, language }) =>
    toPacket(await unwrap(db, person.id, params.id), language),
  ),
]
