import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { errorGroups, registryLog, webhookMessages } from '../../data/schema/index'
import type { Environment } from '../../environment'
import type { GroupNews } from '../store'

/** How far back rollbacks are looked for: after a longer outage they are in the log only. */
const HALTS_WITHIN = '1 hour'

type OutboxEnvironment = Pick<Environment, 'webhook' | 'publicOrigin' | 'opsOrigin'>

function linkTo({ publicOrigin, opsOrigin = publicOrigin }: OutboxEnvironment, place: string) {
  return opsOrigin === undefined ? {} : { link: `${opsOrigin}/ops#${place}` }
}

/** Notes a message for the webhook once, if one is configured; a job sends it. */
async function note(db: Executor, key: string, body: Record<string, unknown>): Promise<void> {
  await db.insert(webhookMessages).values({ key, body }).onConflictDoNothing()
}

/** Notes that a group of errors is new or has returned. */
export async function noteErrorNews(tx: Executor, environment: OutboxEnvironment, { id, news }: GroupNews) {
  if (!environment.webhook) return
  const [group] = await tx.select().from(errorGroups).where(eq(errorGroups.id, id))
  if (!group) return
  const { owner, kind, message, place, within, n, lastRelease: release } = group
  const at = (group.returnedAt ?? group.firstSeenAt).getTime()
  await note(tx, `error:${id}:${at}`, {
    ...{ event: `error.${news}`, at },
    error: { id, owner, kind, message, place, within, release, n },
    ...linkTo(environment, `errors/${id}`),
  })
}

/** Notes automatic rollbacks of the registry's log. */
export async function noteHalts(db: Executor, environment: OutboxEnvironment): Promise<void> {
  if (!environment.webhook) return
  const halts = await db
    .select()
    .from(registryLog)
    .where(sql`${registryLog.action} = 'halt' and ${registryLog.at} > now() - ${HALTS_WITHIN}::interval`)
  for (const { id, at, remote, why, detail } of halts)
    await note(db, `log:${id}`, {
      ...{ event: 'release.halted', at: at.getTime(), remote, release: detail.release ?? null, why },
      ...linkTo(environment, 'log'),
    })
}
