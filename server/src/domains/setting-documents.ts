import type {
  City,
  Configurations,
  config,
  credits,
  DataOf,
  DomainConfig,
  guides,
  JoinOffer,
  Module,
  Qualification,
  SiteConfig,
  SiteDocument,
  Skin,
  searches,
  services,
  site,
} from '@plaza/shared/api'
import type { StoredGuidePlace } from '../data/schema/community/guides'
import type { CityMap } from '../map/city-map'
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
  /** What agreements, clauses, the page about the site and help are made of. */
  site_texts: { documents: SiteText[]; help: SiteText[] }
  qualifications: Qualification[]
  join_offers: JoinOffer[]
  credits: DataOf<typeof credits.system>['list']
  volunteering: Volunteering
  tourism: TourismDocument
  work_calendar: WorkCalendar
  hot_words: DataOf<typeof searches.hot>['list']
  modules: StoredModule[]
  guide_topics: GuideTopics
  /** Departments of the guides with their phones. */
  guide_departments: (GuideTopics['departments'][number] & { phone: string })[]
  guide_places: StoredGuidePlace[]
  /** Kinds of teams and activities. */
  practice_kinds: { id: number; name: string; nameEn: string; icon: string }[]
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

/** A text in HTML; `service.en` is `service` in English. */
export interface SiteText {
  slug: string
  title: string
  body: string
}

interface Agreements {
  version: string
  list: SiteDocument[]
}
