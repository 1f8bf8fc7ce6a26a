import { credits, SiteConfig, Skin, searches, voices } from '@plaza/shared/api'
import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Executor } from '../../data/database'
import { pages, vouchers } from '../../data/schema/index'
import type { Demo } from '../../seed/demo/read'
import { Words } from '../../seed/demo/schemas/references'
import {
  CityRow,
  FixedCategoryRow,
  JoinOfferRow,
  MenuRow,
  moduleOf,
  pageOf,
  qualificationOf,
} from '../../seed/demo/schemas/site'
import { tourismOf as tourismSchema } from '../../seed/demo/schemas/tourism'
import { modulesOf, qualificationsOf, tourismOf } from '../../seed/site'
import { putRow } from '../rows'
import type { ContentKind, KindIn } from './kind'
import { listSetting, optionalTexts, setting, writeSetting } from './settings'

/** Names of the seasons, and vouchers; of those that exist, what people have claimed stays. */
async function showTourism(db: Executor, demo: Demo): Promise<void> {
  const document = tourismOf(demo)
  for (const { id, total } of document.vouchers)
    await db
      .insert(vouchers)
      .values({ id, total })
      .onConflictDoUpdate({ target: vouchers.id, set: { total: sql`greatest(${vouchers.claimed}, ${total})` } })
  await writeSetting(db, 'tourism', document)
}

/** Configured pages and what the whole site shows. */
export const siteKinds = {
  page: {
    group: 'pages',
    id: 'text',
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
  modules: listSetting({
    ...{ group: 'modules', entry: moduleOf, address: '/index' },
    show: (db, modules, media) => writeSetting(db, 'modules', modulesOf({ modules, media })),
  }),
  qualifications: listSetting({
    ...{ group: 'qualifications', entry: qualificationOf, address: '/about' },
    show: (db, qualifications, media) =>
      writeSetting(db, 'qualifications', qualificationsOf({ qualifications, media })),
  }),
  'join-offers': setting('join_offers', v.array(JoinOfferRow), '/mine'),
  'app-guide': setting('consumer', optionalTexts(['guide_scheme', 'guide_banner'])),
  voice: setting('voice', v.strictObject(voices.config.data.entries)),
  'credit-rules': setting('credits', credits.system.data.entries.list, '/mine'),
  tourism: {
    group: 'tourism',
    id: 'single',
    schema: (refs) => {
      const { id: _, vouchers, ...entries } = tourismSchema(refs).entries
      const { taken: __, ...voucher } = vouchers.item.entries
      return v.strictObject({
        ...{ id: v.optional(Words, 'seasons'), ...entries },
        vouchers: v.array(v.strictObject({ ...voucher, taken: v.optional(v.number(), 0) })),
      })
    },
    show: showTourism,
    unchanged: async () => ({}),
    address: () => '/tourism/spring',
  },
} satisfies Record<KindIn<'site'>, ContentKind>
