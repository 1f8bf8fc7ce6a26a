import type { MenuItem, PageDocument } from '@plaza/shared/api'
import { emptyMap } from '../map/city-map'
import type { SettingDocuments } from './setting-documents'

const menuItem = (id: string, item: Pick<MenuItem, 'name' | 'name_en' | 'type' | 'image'>): MenuItem => ({
  ...{ id, ...item, link: '', show_type: 1, display: 1, sort: Number(id), source_type: 1, is_url_effect: 0 },
})

const nothing = { version: '1', list: [] }

/** Settings of an installation that nobody has configured: a home page, a footer, and no content. Of tourism there is none. */
export const defaultSettings: Omit<SettingDocuments, 'tourism'> = {
  site: {
    ...{ name: 'Plaza', image: '/media/brand/plaza.svg', logo2: '/media/brand/plaza-white.svg' },
    ...{ h5_logo: '/media/brand/mark.svg', share_image: '/media/brand/share.png', show_picture: 1, category: 1 },
    ...{ city: '', city_info: { name: '本市', name_en: 'Our city' }, province_info: null },
    ...{ is_league: 0, is_global_grey: 0, is_drainage: 0 },
    ...{ top_paperwork: '', top_paperwork_type: 1 },
  },
  skin: { background_image: null, background_color: '#c8161d', cate_col_font_color: '#ffffff', icon1: null },
  menu: [
    menuItem('1', { name: '首页', name_en: 'Home', type: 1, image: 'home' }),
    menuItem('2', { name: '我的', name_en: 'Mine', type: 2, image: 'user' }),
  ],
  fixed_categories: [{ id: 'all', name: '推荐', name_en: 'For you', page_id: 'home' }],
  consumer: {},
  cities: [],
  domains: {
    ...{ asc_c_domain: '', asc_h5_domain: '', cms_c_domain: '', cms_pc_domain: '', ucenter_c_domain: '' },
    ...{ ucenter_api_domain: '/ucenter', vms_api_domain: '/vms', asc_api_domain: '/asc' },
  },
  voice: { enabled: 0, speakers: [], default_rate: 1 },
  agreements: nothing,
  clauses: nothing,
  about: { version: '1', copyright: '', copyright_en: '', contacts: [], html: '' },
  help: { topics: [], list: [] },
  site_texts: { documents: [], help: [] },
  qualifications: [],
  join_offers: [],
  credits: [],
  volunteering: { open: 0, issuer: '' },
  work_calendar: { holidays: [], working_weekends: [] },
  hot_words: [],
  modules: [],
  guide_topics: { themes: [], events: [], departments: [] },
  guide_departments: [],
  guide_places: [],
  practice_kinds: [],
  service_groups: [],
  app_modules: [],
  city_map: emptyMap,
  practice_titles: {},
  practice_config: {},
  matrix_groups: [],
}

/** The home page until an editor has made one: all news. */
export const defaultPage: PageDocument = {
  id: 'home',
  title: '首页',
  title_en: 'Home',
  cards: [],
  feed_category: 'all',
}
