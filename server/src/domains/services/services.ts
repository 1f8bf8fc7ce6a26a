import { config, type DataOf, services as endpoints, type ListedService } from '@plaza/shared/api'
import { asc } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { services } from '../../data/schema/index'
import { handle } from '../../transport/handlers'
import { readSettings } from '../config'
import { syllablesOf } from '../search/pinyin'

type Groups = DataOf<typeof endpoints.groups>
const toItem = ({ id, title, note, document }: typeof services.$inferSelect): ListedService => ({
  ...document,
  id,
  title,
  note,
  pinyin: syllablesOf(title),
})

async function readGroups(db: Executor): Promise<Groups> {
  const [{ service_groups }, rows] = await Promise.all([
    readSettings(db, 'service_groups'),
    db.select().from(services).orderBy(asc(services.sort), asc(services.id)),
  ])
  const groups = service_groups.map((group) => ({
    ...group,
    items: rows.filter(({ groupId }) => groupId === group.id).map(toItem),
  }))
  return { list: groups.filter(({ items }) => items.length > 0) }
}

export const serviceHandlers = [
  handle(endpoints.groups, (_, { db }) => readGroups(db)),
  handle(config.modules, async (_, { db }) => ({ list: (await readSettings(db, 'app_modules')).app_modules })),
]
