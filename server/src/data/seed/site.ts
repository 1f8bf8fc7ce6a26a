import type { SettingDocuments } from '../../domains/config'
import type { Executor } from '../database'
import { pages, settings } from '../schema/index'
import { about, agreements, clauses, helpArticles, hotWords } from './content/brand'
import { cities, fixedCategories, menu, pages as seedPages, site, skins } from './content/home'
import { insertRows } from './insert'

/** Everything that the site says of itself, by key. */
const documents: SettingDocuments = {
  site,
  skin: skins.red,
  menu,
  fixed_categories: fixedCategories,
  consumer: { guide_scheme: 'starbay://open', guide_banner: '1' },
  cities,
  domains: {
    asc_c_domain: '',
    asc_h5_domain: '',
    cms_c_domain: '',
    cms_pc_domain: '',
    ucenter_api_domain: '/ucenter',
    ucenter_c_domain: '',
    vms_api_domain: '/vms',
    asc_api_domain: '/asc',
  },
  voice: { enabled: 1, speakers: [{ id: '1', name: '晚风' }], default_rate: 1 },
  agreements,
  clauses,
  about,
  help: helpArticles.map(({ key, title, html }) => ({ id: key, title, html, opened: 0 })),
  hot_words: hotWords,
}

export async function seedSite(db: Executor): Promise<void> {
  await insertRows(
    db,
    settings,
    Object.entries(documents).map(([key, value]) => ({ key, value })),
  )
  await insertRows(
    db,
    pages,
    seedPages.map((document) => ({ id: document.id, document: { ...document } })),
  )
}
