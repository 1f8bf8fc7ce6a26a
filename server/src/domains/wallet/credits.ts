import { type CreditType, credits as endpoints } from '@plaza/shared/api'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../data/database'
import { creditEntries } from '../../data/schema/index'
import { handle } from '../../transport/handlers'
import type { Language } from '../../transport/messages'
import { descending, pageOf } from '../../transport/paging'
import { readSettings } from '../config'

/** Codes of the credit config (product spec, section 3). */
export const creditCodes = { publish: 5, volunteer: 6, order: 7, realName: 8, faceRealName: 9 } as const
type CreditCode = (typeof creditCodes)[keyof typeof creditCodes]

const words: Readonly<Record<CreditCode, Readonly<Record<Language, string>>>> = {
  5: { zh: '发布作品', en: 'Published a piece' },
  6: { zh: '志愿服务', en: 'Volunteered' },
  7: { zh: '完成点单', en: 'Completed an order' },
  8: { zh: '实名认证', en: 'Verified the real name' },
  9: { zh: '人脸认证', en: 'Verified by face' },
}

const takenBack: Readonly<Record<Language, (earned: string) => string>> = {
  zh: (earned) => `收回：${earned}`,
  en: (earned) => `Taken back: ${earned}`,
}

interface EarnedCredits {
  userId: string
  code: CreditCode
  /** What they are earned for; once for each: `piece:<id>`. */
  reason: string
  /** Title of it, as it was written. */
  note?: string
}

/** Gives what the credit config says for a code, once for each reason. Nothing where the config has no such code. */
export async function earnCredits(tx: Transaction, { userId, code, reason, note = '' }: EarnedCredits): Promise<void> {
  const amount = await creditsFor(tx, code)
  if (amount === 0) return
  await tx
    .insert(creditEntries)
    .values({ userId, code, credits: amount, reason, note })
    .onConflictDoNothing({ target: [creditEntries.userId, creditEntries.reason] })
}

/** Takes back what was earned for a reason, once, by a counter-entry. */
export const takeCreditsBack = (tx: Transaction, userId: string, reason: string): Promise<unknown> =>
  tx.execute(sql`
    insert into ${creditEntries} (user_id, code, credits, reason, note)
    select user_id, code, -credits, 'reversal:' || reason, note from ${creditEntries}
    where user_id = ${userId} and reason = ${reason} on conflict (user_id, reason) do nothing`)

/** What the credit config gives for a code; 0 where it has none. */
export async function creditsFor(db: Executor, code: CreditCode): Promise<number> {
  // A site without a credit config gives none.
  const config = await readSettings(db, 'credits').catch(() => null)
  const value = Number(config?.credits.find((row) => row.code === code)?.config_value)
  return Number.isSafeInteger(value) && value > 0 ? value : 0
}

async function sumsOf(db: Executor, userId: string) {
  const rows = await db
    .select({
      code: creditEntries.code,
      credits: sql<number>`sum(${creditEntries.credits})::int`,
      times: sql<number>`count(*) filter (where ${creditEntries.credits} > 0)::int`,
    })
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
    .groupBy(creditEntries.code)
    .orderBy(creditEntries.code)
  return rows.map(({ code, credits, times }) => ({ type: String(code) as CreditType, credits, times }))
}

function titleOf({ code, credits, note }: typeof creditEntries.$inferSelect, language: Language): string {
  const earned = words[code as CreditCode][language]
  const title = credits > 0 ? earned : takenBack[language](earned)
  if (!note) return title
  return language === 'en' ? `${title}: ${note}` : `${title}：${note}`
}

const newestFirst = descending(creditEntries.createdAt, creditEntries.id)

export const creditHandlers = [
  handle(endpoints.mine, async ({ query = {} }, context) => {
    const { db, person, language } = context
    const ofType = query.type && eq(creditEntries.code, Number(query.type))
    const [types, { rows, next }] = await Promise.all([
      sumsOf(db, person.id),
      pageOf(context, query, newestFirst, (after) =>
        db
          .select()
          .from(creditEntries)
          .where(and(eq(creditEntries.userId, person.id), ofType, after)),
      ),
    ])
    const list = rows.map((row) => ({
      id: String(row.id),
      type: String(row.code) as CreditType,
      title: titleOf(row, language),
      credits: row.credits,
      created_at: row.createdAt.toISOString(),
    }))
    return { list, next, balance: types.reduce((sum, { credits }) => sum + credits, 0), types }
  }),
]
