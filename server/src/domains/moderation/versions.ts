import type { ModerationBody, ModerationRules, ModerationVersion } from '@plaza/shared/operations'
import { desc, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Database, Executor } from '../../data/database'
import { moderationVersions } from '../../data/schema/index'
import { refuse } from '../../transport/refusal'

const SHOWN = 30

const newestOf = (db: Executor, limit: number) =>
  db.select().from(moderationVersions).orderBy(desc(moderationVersions.id)).limit(limit)

/** Of a version with lists; older releases stored some without, of which the lists are the last ones stored. */
async function newestLists(db: Executor): Promise<ModerationRules['lists'] | undefined> {
  const [row] = await db
    .select({ rules: moderationVersions.rules })
    .from(moderationVersions)
    .where(sql`${moderationVersions.rules} ? 'lists'`)
    .orderBy(desc(moderationVersions.id))
    .limit(1)
  return row?.rules.lists
}

type StoredRules = (typeof moderationVersions.$inferSelect)['rules']

/** A stored version; a limit or list that was added since then is that of the deployment. */
const completed = (rules: StoredRules, { limits, lists }: ModerationRules): ModerationRules => ({
  ...rules,
  lists: { ...lists, ...rules.lists },
  limits: { ...limits, ...rules.limits },
})

/** The rules in force and their id: those of the deployment until operators change them. */
export async function newestRules(
  db: Executor,
  deployed: ModerationRules,
): Promise<Pick<ModerationVersion, 'id' | 'rules'>> {
  const [newest] = await newestOf(db, 1)
  if (!newest) return { id: 0, rules: deployed }
  const lists = newest.rules.lists ?? (await newestLists(db))
  return { id: newest.id, rules: completed({ ...newest.rules, ...(lists && { lists }) }, deployed) }
}

/** Versions, the newest first; the last is that of the deployment. */
export async function listVersions(db: Executor, deployed: ModerationRules): Promise<ModerationVersion[]> {
  const rows = await newestOf(db, SHOWN)
  const { rules: inForce } = await newestRules(db, deployed)
  return [
    ...rows.map(({ at, rules, ...row }, index) => ({
      ...row,
      rules: index === 0 ? inForce : completed(rules, deployed),
      at: at.getTime(),
    })),
    { id: 0, rules: deployed, who: '', why: '', at: 0 },
  ]
}

/** Adds a version, unless another operator added one after `version`. */
export async function addVersion(
  db: Database,
  who: string,
  {
    deployed,
    body: { rules, version, why },
  }: { deployed: ModerationRules; body: v.InferOutput<typeof ModerationBody> },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${moderationVersions} in share row exclusive mode`)
    const newest = await newestRules(tx, deployed)
    if (newest.id !== version) throw refuse('stateChanged')
    await tx.insert(moderationVersions).values({ rules: { lists: newest.rules.lists, ...rules }, who, why })
  })
}
