import { config, credits, voices } from '@plaza/shared/api'
import { inArray } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { settings } from '../data/schema/index'
import { mapOf } from '../map/tiles'
import { handle } from '../transport/handlers'
import { refuse } from '../transport/refusal'
import { defaultSettings } from './default-settings'
import type { SettingDocuments } from './setting-documents'

/** Reads documents in one query; those that nobody has written are the defaults. */
export async function readSettings<K extends keyof SettingDocuments>(
  db: Executor,
  ...keys: K[]
): Promise<Pick<SettingDocuments, K>> {
  const rows = await db.select().from(settings).where(inArray(settings.key, keys))
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  const documents: Partial<SettingDocuments> = { ...defaultSettings, ...stored }
  for (const key of keys) if (documents[key] === undefined) throw refuse('contentGone')
  return documents as Pick<SettingDocuments, K>
}

export const configHandlers = [
  handle(config.basicInfo, async (_, { db }) => (await readSettings(db, 'site')).site),
  handle(config.configurations, async (_, { db }) => {
    const { site, skin, menu, fixed_categories } = await readSettings(db, 'site', 'skin', 'menu', 'fixed_categories')
    return { skin, config: site, menu, fixed_categories }
  }),
  handle(config.consumer, async (_, { db, environment: { builders } }) => ({
    ...(await readSettings(db, 'consumer')).consumer,
    ...(builders.length > 0 && { page_builders: builders.join(' ') }),
  })),
  handle(config.cities, async (_, { db }) => ({ list: (await readSettings(db, 'cities')).cities })),
  handle(config.map, async (_, { db, environment }) => {
    const { cities, site } = await readSettings(db, 'cities', 'site')
    return mapOf(
      environment.mapTiles,
      cities.find(({ adcode }) => adcode === site.city),
    )
  }),
  handle(config.domains, async (_, { db }) => (await readSettings(db, 'domains')).domains),
  handle(credits.system, async (_, { db }) => ({ list: (await readSettings(db, 'credits')).credits })),
  handle(voices.config, async (_, { db }) => (await readSettings(db, 'voice')).voice),
]
