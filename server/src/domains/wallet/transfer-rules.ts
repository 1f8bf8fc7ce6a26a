import { type Transfer, type TransferConfig, transferFee } from '@plaza/shared/api'
import { HOUR_MS } from '@plaza/shared/format'
import { and, eq, gte, notInArray, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { settings, transfers } from '../../data/schema/index'
import { refuse } from '../../transport/refusal'
import { startOfSiteDay } from './site-time'

/** The limits that everybody reads, and those of the house. */
export interface TransferRules extends Omit<TransferConfig, 'note'> {
  note: string
  note_en: string
  /** A larger sum waits for an operator. */
  review_above_cents: number
  /** So does what makes the sum of a day larger than this: many small transfers are one large one. */
  review_day_cents: number
  /** A larger sum needs two of them. */
  two_above_cents: number
}

/** Used unless the site has its own, in the setting `transfers`. */
export const defaults: TransferRules = {
  min_cents: 100,
  max_cents: 200_000,
  day_cents: 500_000,
  day_times: 10,
  fee_rate: 10,
  min_fee_cents: 10,
  needs_real_name: 1,
  captcha_above_cents: 20_000,
  cool_down_hours: 24,
  review_above_cents: 50_000,
  review_day_cents: 100_000,
  two_above_cents: 100_000,
  note: '一般几分钟内到账，节假日可能延后。未到账的款项会自动退回钱包。',
  note_en: 'Money usually arrives within minutes, on holidays later. What cannot be paid returns to the wallet.',
}

export async function readRules(db: Executor): Promise<TransferRules> {
  const [row] = await db.select().from(settings).where(eq(settings.key, 'transfers'))
  return { ...defaults, ...(row?.value as Partial<TransferRules> | undefined) }
}

/** States of transfers that count against the limits of a day: money that left, or may. */
const NOT_COUNTED = ['failed', 'expired', 'refused', 'reversed'] as const satisfies readonly Transfer['state'][]

interface DayUse {
  cents: number
  times: number
}

/** What a person withdrew today, by the site's clock. */
export async function withdrawnToday(db: Executor, userId: string): Promise<DayUse> {
  const [row] = await db
    .select({
      cents: sql<number>`coalesce(sum(${transfers.cents}), 0)::bigint`.mapWith(Number),
      times: sql<number>`count(*)::int`,
    })
    .from(transfers)
    .where(
      and(
        eq(transfers.userId, userId),
        gte(transfers.createdAt, startOfSiteDay()),
        notInArray(transfers.state, [...NOT_COUNTED]),
      ),
    )
  return row ?? { cents: 0, times: 0 }
}

/** Refuses a sum that the limits of one transfer do not allow, or a fee that the person did not see. */
export function checkSum(rules: TransferRules, { cents, fee_cents }: { cents: number; fee_cents: number }): void {
  if (cents < rules.min_cents || transferFee(rules, cents) >= cents) throw refuse('amountLow')
  if (cents > rules.max_cents) throw refuse('amountHigh')
  if (transferFee(rules, cents) !== fee_cents) throw refuse('stateChanged')
}

/** Refuses what is more than a day allows; returns the day's use before. Right only while the wallet is locked. */
export async function checkDay(db: Executor, rules: TransferRules, userId: string, cents: number): Promise<DayUse> {
  const used = await withdrawnToday(db, userId)
  if (used.times >= rules.day_times || used.cents + cents > rules.day_cents) throw refuse('dayLimit')
  return used
}

/** Whether an operator has to look at a sum, after what was withdrawn on the same day. */
export const needsReview = (rules: TransferRules, cents: number, today: DayUse): boolean =>
  cents > rules.review_above_cents || today.cents + cents > rules.review_day_cents

/** Refuses persons who may not withdraw: without a verified name, or with a phone that has just been changed. */
export function checkPerson(rules: TransferRules, user: { verified: number; phoneChangedAt: Date | null }): void {
  if (rules.needs_real_name && user.verified !== 1) throw refuse('realNameNeeded')
  checkPhoneAge(rules, user)
}

export function checkPhoneAge(
  { cool_down_hours }: TransferRules,
  { phoneChangedAt }: { phoneChangedAt: Date | null },
): void {
  if (phoneChangedAt && Date.now() - phoneChangedAt.getTime() < cool_down_hours * HOUR_MS) throw refuse('phoneTooNew')
}
