import {
  type City,
  type Configurations,
  config,
  credits,
  type DataOf,
  type DomainConfig,
  type guides,
  type JoinOffer,
  type Module,
  type Qualification,
  type SiteConfig,
  type SiteDocument,
  type Skin,
  type searches,
  type services,
  type site,
  voices,
} from '@plaza/shared/api'
import { inArray } from 'drizzle-orm'
import type { Executor } from '../data/database'
import { settings } from '../data/schema/index'
import type { CityMap } from '../map/city-map'
import { mapOf } from '../map/tiles'
import { handle } from '../transport/handlers'
import type { TourismDocument } from './tourism/document'
import type { WorkCalendar } from './work-calendar'

/** A module as stored: a list of contents, or the contents of a category or a type. */
export interface StoredModule extends Module {
  of: { category?: string | undefined; type?: number | undefined; contents?: string[] | undefined }
}

type GuideCategories = DataOf<typeof guides.categories>
/** Topics of the guides as stored; their guides are counted. */
interface GuideTopics {
  themes: Omit<GuideCategories['themes'][number], 'count'>[]
  events: Omit<GuideCategories['events'][number], 'count'>[]
  departments: Omit<GuideCategories['departments'][number], 'count'>[]
}

/** Groups of services as stored; their services are rows. */
type StoredServiceGroup = Omit<DataOf<typeof services.groups>['list'][number], 'items'>

/** Documents of the `settings` table by key. */
export interface SettingDocuments {
  site: SiteConfig
  skin: Skin
  menu: Configurations['menu']
  fixed_categories: Configurations['fixed_categories']
  consumer: Record<string, string>
  cities: City[]
  domains: DomainConfig
  voice: { enabled: 0 | 1; speakers: { id: string; name: string }[]; default_rate: number }
  agreements: Agreements
  clauses: Agreements
  about: DataOf<typeof site.about>
  help: DataOf<typeof site.help>
  qualifications: Qualification[]
  join_offers: JoinOffer[]
  credits: DataOf<typeof credits.system>['list']
  volunteering: Volunteering
  tourism: TourismDocument
  work_calendar: WorkCalendar
  hot_words: DataOf<typeof searches.hot>['list']
  modules: StoredModule[]
  guide_topics: GuideTopics
  service_groups: StoredServiceGroup[]
  app_modules: DataOf<typeof config.modules>['list']
  city_map: CityMap
  practice_titles: Record<string, string>
  practice_config: Record<string, string>
  matrix_groups: DataOf<typeof services.matrix>['groups']
}

/** How volunteering is offered, and who signs its certificates. */
interface Volunteering {
  open: 0 | 1
  issuer: string
}

interface Agreements {
  version: string
  list: SiteDocument[]
}

/** Reads documents in one query. */
export async function readSettings<K extends keyof SettingDocuments>(
  db: Executor,
  ...keys: K[]
): Promise<Pick<SettingDocuments, K>> {
  const rows = await db.select().from(settings).where(inArray(settings.key, keys))
  const documents = Object.fromEntries(rows.map(({ key, value }) => [key, value])) as Pick<SettingDocuments, K>
  for (const key of keys) if (!(key in documents)) throw new Error(`the setting ${key} is missing`)
  return documents
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
