import { activities, teams } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { settings } from '../../data/schema/index'
import { handle } from '../../transport/handlers'
import type { SettingDocuments } from '../setting-documents'

type Key = 'practice_titles' | 'practice_config'

/** A map of the practice config; empty in a database that was set up before there was one. */
async function readMap(db: Executor, key: Key): Promise<SettingDocuments[Key]> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  return (row?.value as SettingDocuments[Key] | undefined) ?? {}
}

export const practiceConfigHandlers = [
  handle(teams.config, (_, { db }) => readMap(db, 'practice_titles')),
  handle(activities.config, (_, { db }) => readMap(db, 'practice_config')),
]
