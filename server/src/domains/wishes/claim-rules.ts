import { CLAIM_REMINDER_DAYS, wishLimits } from '@plaza/shared/api'
import type { ClaimRules, ClaimRulesBody, ClaimRulesVersions } from '@plaza/shared/operations'
import { desc, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Database, Executor } from '../../data/database'
import { claimRulesVersions } from '../../data/schema/index'
import { refuse } from '../../transport/refusal'

const SHOWN = 30

/** What holds until the practice centre changes it. */
const first: ClaimRules = {
  wish: wishLimits.wish.claimDays,
  micro: wishLimits.micro.claimDays,
  reminder: CLAIM_REMINDER_DAYS,
}

const newestOf = (db: Executor, limit: number) =>
  db.select().from(claimRulesVersions).orderBy(desc(claimRulesVersions.id)).limit(limit)

/** The rules in force. A claim keeps the end that it had when it was made. */
export async function readClaimRules(db: Executor): Promise<ClaimRules> {
  const [newest] = await newestOf(db, 1)
  return newest?.rules ?? first
}

export async function listClaimRules(db: Executor): Promise<ClaimRulesVersions> {
  const rows = await newestOf(db, SHOWN)
  const versions = rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() }))
  return { list: [...versions, { id: 0, rules: first, who: '', why: '', at: 0 }] }
}

/** Adds a version, unless somebody else added one after `version`. */
export const addClaimRules = (
  db: Database,
  who: string,
  { rules, version, why }: InferOutput<typeof ClaimRulesBody>,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${claimRulesVersions} in share row exclusive mode`)
    const [newest] = await newestOf(tx, 1)
    if ((newest?.id ?? 0) !== version) throw refuse('stateChanged')
    await tx.insert(claimRulesVersions).values({ rules, who, why })
  })
