import { eq } from 'drizzle-orm'
import type { Database } from '../database'
import { settings } from '../schema/index'
import { seedArticles } from './articles'
import { seedBroadcast } from './channels'
import { seedCommunity } from './circles'
import { seedDiscussion } from './comments'
import { seedPeople } from './people'
import { anchorActivities, seedPractice } from './practice'
import { seedSite } from './site'
import { seedSounds } from './sounds'
import { seedVisuals } from './visuals'

const MARK = 'seed'
const VERSION = 1

/** Puts the demo in once; a second time changes nothing. Says whether it did. */
export async function seedDemo(db: Database, at = new Date()): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [mark] = await tx
      .insert(settings)
      .values({ key: MARK, value: { version: VERSION, at: at.toISOString() } })
      .onConflictDoNothing()
      .returning()
    if (!mark) return false
    await seedPeople(tx, at)
    await seedBroadcast(tx)
    await seedArticles(tx, at)
    await seedSounds(tx, at)
    await seedVisuals(tx, at)
    await seedCommunity(tx, at)
    await seedPractice(tx, at)
    await seedDiscussion(tx, at)
    await seedSite(tx)
    return true
  })
}

/** What a demo needs at each start: its activities in every state again. */
export async function refreshDemo(db: Database): Promise<void> {
  const [mark] = await db.select().from(settings).where(eq(settings.key, MARK))
  if (mark) await anchorActivities(db)
}
