import type { ModerationBody, ModerationRules, ModerationVersion } from '@plaza/shared/operations'
import { desc, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Database, Executor } from '../../data/database'
import { moderationVersions } from '../../data/schema/index'
import { refuse } from '../../transport/refusal'

const SHOWN = 30

const newestOf = (db: Executor, limit: number) =>
  db.select().from(moderationVersions).orderBy(desc(moderationVersions.id)).limit(limit)

/** A stored version; a limit that was added since then is that of the deployment. */
const withNewLimits = (rules: ModerationRules, { limits }: ModerationRules): ModerationRules => ({
  ...rules,
  limits: { ...limits, ...rules.limits },
})

/** The rules in force: those of the deployment until operators change them. */
export async function readRules(db: Executor, deployed: ModerationRules): Promise<ModerationRules> {
  const [newest] = await newestOf(db, 1)
  return newest ? withNewLimits(newest.rules, deployed) : deployed
}

/** Versions, the newest first; the last is that of the deployment. */
export async function listVersions(db: Executor, deployed: ModerationRules): Promise<ModerationVersion[]> {
  const rows = await newestOf(db, SHOWN)
  return [
    ...rows.map(({ at, rules, ...row }) => ({ ...row, rules: withNewLimits(rules, deployed), at: at.getTime() })),
    { id: 0, rules: deployed, who: '', why: '', at: 0 },
  ]
}

/** Adds a version, unless another operator added one after `version`. */
export async function addVersion(
  db: Database,
  who: string,
  { rules, version, why }: v.InferOutput<typeof ModerationBody>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${moderationVersions} in share row exclusive mode`)
    const [newest] = await newestOf(tx, 1)
    if ((newest?.id ?? 0) !== version) throw refuse('stateChanged')
    await tx.insert(moderationVersions).values({ rules, who, why })
  })
}
