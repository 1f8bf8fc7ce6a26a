import type { SettingDocuments } from '../../domains/config'
import type { Executor } from '../database'
import { pages, settings } from '../schema/index'
import { articles } from './content/articles'
import { channels } from './content/channels'
import { circles } from './content/circles'
import { activities } from './content/practice'
import { insertRows } from './insert'

const item = (id: number, name: string, name_en: string, type: number, image: string, source_id?: string) => ({
  id: String(id),
  name,
  name_en,
  type,
  link: '',
  image,
  show_type: 1,
  display: 1,
  sort: id,
  source_type: 1 as const,
  ...(source_id && { source_id }),
  is_url_effect: 0 as const,
})

const documents: SettingDocuments = {
  site: {
    name: '星湾融媒',
    image: '/media/brand/logo.svg',
    logo2: '/media/brand/logo-white.svg',
    h5_logo: '/media/brand/logo.svg',
    show_picture: 1,
    category: 1,
    city: '999000',
    city_info: { name: '星湾市' },
    province_info: { name: '海东省' },
    is_league: 0,
    is_global_grey: 0,
    is_drainage: 1,
    top_paperwork: '打开星湾融媒 App,看得更全',
    top_paperwork_type: 1,
  },
  skin: { background_image: null, background_color: '#ffffff', cate_col_font_color: '#1f2329', icon1: null },
  menu: [
    item(1, '首页', 'Home', 1, 'home'),
    item(2, '广播', 'Radio', 9, 'radio'),
    item(3, '志愿', 'Volunteer', 11, 'heart', 'volunteer'),
    item(4, '我的', 'Mine', 2, 'user'),
  ],
  fixed_categories: [],
  consumer: { guide_scheme: 'starbay://open', guide_banner: '1' },
  cities: [{ adcode: '999000', name: '星湾市', pinyin: 'xingwan', level: 'city', hot: 1 }],
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
  agreements: {
    version: '1',
    list: [
      { key: 'service', title: '用户协议', html: '<p>演示站点的用户协议。</p>' },
      { key: 'privacy', title: '隐私政策', html: '<p>演示站点的隐私政策。</p>' },
    ],
  },
  clauses: { version: '1', list: [{ key: 'service', title: '用户协议', html: '<p>演示站点的用户协议。</p>' }] },
}

const home = {
  id: 'home',
  title: '首页',
  accent: 'media',
  feed_category: 'all',
  cards: [
    { id: 'live', v: 1, type: 'live_strip', items: channels.slice(0, 4).map(({ id }) => id) },
    { id: 'top', v: 1, type: 'article_list', title: '要闻', items: articles.slice(0, 6).map(({ id }) => id) },
    {
      id: 'activities',
      v: 1,
      type: 'activity_list',
      title: '志愿活动',
      items: activities.slice(0, 3).map(({ id }) => id),
    },
    { id: 'circles', v: 1, type: 'circle_row', title: '圈子', items: circles.map(({ id }) => id) },
  ],
}

export async function seedSite(db: Executor): Promise<void> {
  await insertRows(
    db,
    settings,
    Object.entries(documents).map(([key, value]) => ({ key, value })),
  )
  await insertRows(db, pages, [{ id: home.id, document: home }])
}
