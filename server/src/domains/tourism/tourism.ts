import { randomInt } from 'node:crypto'
import { type ClaimedVoucher, tourism as endpoints, type Season } from '@plaza/shared/api'
import { siteDate } from '@plaza/shared/format'
import dayjs from 'dayjs'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { voucherClaims, vouchers } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { readSettings } from '../config'
import type { SeasonAnswer } from './document'

const CODE_LENGTH = 10
/** Without characters that are easily confused when read aloud or typed. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The meteorological season of a date of the site; winter starts in December. */
export function seasonOf(date: string): Season {
  const month = Number(date.slice(5, 7))
  return (['winter', 'spring', 'summer', 'autumn'] as const)[Math.floor((month % 12) / 3)] ?? 'winter'
}

const newCode = () => Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')

async function readSeason(db: Executor, now = Date.now()): Promise<SeasonAnswer> {
  const [{ tourism }, rows] = await Promise.all([readSettings(db, 'tourism'), db.select().from(vouchers)])
  const season = seasonOf(siteDate(now))
  const { sights, ...head } = tourism[season]
  const first = sights.flatMap((id) => tourism.sights.find((sight) => sight.id === id) ?? [])
  const left = new Map(rows.map(({ id, total, claimed }) => [id, total - claimed]))
  return {
    season,
    ...head,
    map: tourism.map,
    sights: [...first, ...tourism.sights.filter((sight) => !sights.includes(sight.id))],
    routes: tourism.routes,
    vouchers: tourism.vouchers.map((voucher) => ({ ...voucher, left: left.get(voucher.id) ?? 0 })),
  }
}

const daysOf = async (db: Executor) =>
  new Map((await readSettings(db, 'tourism')).tourism.vouchers.map(({ id, days }) => [id, days]))

const toClaimedVoucher = (
  row: typeof voucherClaims.$inferSelect,
  days: ReadonlyMap<string, number>,
): ClaimedVoucher => ({
  voucher_id: row.voucherId,
  code: row.code,
  claimed_at: row.claimedAt.toISOString(),
  expires_at: dayjs(row.claimedAt)
    .add(days.get(row.voucherId) ?? 0, 'day')
    .toISOString(),
})

/** One per user and never more than the total: claim and count change in one transaction. */
async function insertClaim({ db, person }: Context, voucherId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(voucherClaims)
      .values({ voucherId, userId: person.id, code: newCode() })
      .onConflictDoNothing({ target: [voucherClaims.voucherId, voucherClaims.userId] })
      .returning({ id: voucherClaims.voucherId })
    if (added.length === 0) return
    const counted = await tx
      .update(vouchers)
      .set({ claimed: sql`${vouchers.claimed} + 1` })
      .where(and(eq(vouchers.id, voucherId), lt(vouchers.claimed, vouchers.total)))
      .returning({ id: vouchers.id })
    if (counted.length === 0) throw refuse('full')
  })
}

async function claimVoucher(context: Context, voucherId: string) {
  const { db, person } = context
  const [voucher] = await db.select().from(vouchers).where(eq(vouchers.id, voucherId))
  if (!voucher) throw refuse('contentGone')
  await insertClaim(context, voucherId)
  const [[row], [now], days] = await Promise.all([
    db
      .select()
      .from(voucherClaims)
      .where(and(eq(voucherClaims.voucherId, voucherId), eq(voucherClaims.userId, person.id))),
    db.select().from(vouchers).where(eq(vouchers.id, voucherId)),
    daysOf(db),
  ])
  if (!row || !now) throw refuse('contentGone')
  return { ...toClaimedVoucher(row, days), left: now.total - now.claimed }
}

export const tourismHandlers = [
  handle(endpoints.season, (_, { db }) => readSeason(db)),
  handle(endpoints.mine, async (_, { db, person }) => {
    const [rows, days] = await Promise.all([
      db.select().from(voucherClaims).where(eq(voucherClaims.userId, person.id)),
      daysOf(db),
    ])
    return { list: rows.map((row) => toClaimedVoucher(row, days)) }
  }),
  handle(endpoints.claim, ({ params }, context) => claimVoucher(context, params.id)),
]
