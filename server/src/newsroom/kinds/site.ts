import { SiteConfig, Skin, searches } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { pages, settings } from '../../data/schema/index'
import type { SettingDocuments } from '../../domains/setting-documents'
import { CityRow, FixedCategoryRow, MenuRow, pageOf } from '../../seed/demo/schemas/site'
import { putRow } from '../rows'
import type { ContentKind } from './kind'

/** Settings that are documents of editors. */
export const settingOf = {
  'home-categories': 'fixed_categories',
  menu: 'menu',
  site: 'site',
  skin: 'skin',
  'hot-words': 'hot_words',
  cities: 'cities',
} as const satisfies Record<string, keyof SettingDocuments>

/** A document of the settings; the only kinds of which `demo` has it as a list of one. */
const setting = (key: keyof SettingDocuments, schema: v.GenericSchema): ContentKind => ({
  group: 'site',
  id: 'single',
  previews: false,
  schema: () => schema,
  async show(db, { site: [value] }) {
    await db.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } })
  },
  address: () => '/index',
})

/** Configured pages and what the whole site shows. */
export const siteKinds = {
  page: {
    group: 'pages',
    id: 'text',
    previews: false,
    schema: (refs) => pageOf(refs),
    async show(db, { pages: [page] }) {
      if (!page) return
      const { broken: _, ...document } = page
      await putRow(db, pages, { id: document.id, document })
    },
    hide: async (db, id) => void (await db.delete(pages).where(eq(pages.id, id))),
    address: ({ id }) => (id === 'home' ? '/index' : `/page/${id}`),
  },
  'home-categories': setting('fixed_categories', v.array(FixedCategoryRow)),
  menu: setting('menu', v.array(MenuRow)),
  site: setting('site', v.strictObject(SiteConfig.entries)),
  skin: setting('skin', v.strictObject(Skin.entries)),
  'hot-words': setting('hot_words', searches.hot.data.entries.list),
  cities: setting('cities', v.array(CityRow)),
} satisfies Record<string, ContentKind>
