import { site } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { settings, users } from '../data/schema/index'
import { handle } from '../transport/handlers'
import { refuse } from '../transport/refusal'
import { noteAgreed } from './account/agreements'

/** undefined while the site has no agreements: then nothing is due. */
async function currentVersion(db: Executor): Promise<string | undefined> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, 'agreements'))
  return (row?.value as { version?: string } | undefined)?.version
}

async function acceptedBy(db: Executor, userId: string) {
  const [row] = await db
    .select({ version: users.agreedVersion, at: users.agreedAt })
    .from(users)
    .where(eq(users.id, userId))
  return row
}

/** Version of the agreements that this person has not accepted; undefined if there is none. */
export async function agreementsDue(db: Executor, userId: string): Promise<string | undefined> {
  const [version, accepted] = [await currentVersion(db), await acceptedBy(db, userId)]
  return accepted?.version === version ? undefined : version
}

export const agreementHandlers = [
  handle(site.accept, async ({ body: { version } }, { db, person }) => {
    // Whoever was shown an older version has not accepted what is there now.
    if (version !== (await currentVersion(db))) throw refuse('stateChanged')
    const before = await acceptedBy(db, person.id)
    if (before?.version !== version) await noteAgreed(db, person.id, version)
    const at = (await acceptedBy(db, person.id))?.at
    if (!at) throw new Error('the acceptance was not stored')
    return { version, accepted_at: at.toISOString() }
  }),
]
