import { eq } from 'drizzle-orm'
import type { Database, Executor } from '../data/database'
import { settings } from '../data/schema/index'
import { seedLibrary } from './account/library'
import { seedSupport } from './account/support'
import { seedWallets } from './account/wallets'
import { seedAdvices } from './advices'
import { seedArticles } from './articles'
import { seedBroadcast } from './channels'
import { seedCivic } from './civic'
import { seedCircleLog } from './community/circle-log'
import { seedCommunity } from './community/circles'
import { seedDiscussion } from './community/comments'
import { seedPieces } from './community/pieces'
import { seedReports } from './community/reports'
import { type Demo, demoAt } from './demo/read'
import { seedGuides } from './guides'
import { seedMessages } from './messages'
import { seedPeople } from './people'
import { seedPlaces } from './places'
import { seedPractice } from './practice'
import { seedDeeds } from './practice/deeds'
import { seedCourses, seedProjects } from './practice/learning'
import { seedPlaceUse, seedPositions } from './practice/places'
import { addMissing } from './refresh/missing'
import { bringToNow } from './refresh/refresh'
import { seedSite } from './site'
import { seedSounds } from './sounds'
import { seedTranscripts } from './transcripts'
import { seedVisuals } from './visuals'
import { seedStreets, seedVolunteers } from './volunteers'

const MARK = 'seed'
/** Raised with each addition to `addMissing`. */
const VERSION = 2

/** In this order, because rows refer to those of earlier seeds. */
const seeds: readonly ((db: Executor, demo: Demo, at: Date) => Promise<void>)[] = [
  seedPeople,
  seedBroadcast,
  seedArticles,
  seedSounds,
  seedTranscripts,
  seedVisuals,
  seedCommunity,
  seedCircleLog,
  seedPieces,
  seedAdvices,
  seedStreets,
  seedPositions,
  seedPractice,
  seedVolunteers,
  seedDeeds,
  seedPlaceUse,
  seedCourses,
  seedProjects,
  seedPlaces,
  seedDiscussion,
  seedSupport,
  seedMessages,
  seedReports,
  seedGuides,
  seedCivic,
  seedSite,
  seedLibrary,
  seedWallets,
]

/** Inserts the demo from the files in `demoDir` once; does nothing the second time. Returns whether it inserted. */
export async function seedDemo(db: Database, demoDir: string, at = new Date()): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [mark] = await tx
      .insert(settings)
      .values({ key: MARK, value: { version: VERSION, at: at.toISOString() } })
      .onConflictDoNothing()
      .returning()
    if (!mark) return false
    const demo = demoAt(demoDir)
    for (const seed of seeds) await seed(tx, demo, at)
    return true
  })
}

/**
 * Refreshes the demo at each start and while the server runs: activities recur, and news are today's. One process at a
 * time.
 */
export async function refreshDemo(db: Database, demoDir: string, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    const [mark] = await tx.select().from(settings).where(eq(settings.key, MARK)).for('update')
    if (!mark) return
    const demo = demoAt(demoDir)
    const { version, at } = mark.value as { version: number; at: string }
    if (version < VERSION) {
      await addMissing(tx, demo, now)
      await tx
        .update(settings)
        .set({ value: { version: VERSION, at } })
        .where(eq(settings.key, MARK))
    }
    await bringToNow(tx, demo, now)
  })
}
