import { defineTexts } from '@plaza/shared/text'
import { fieldNames } from './field-names.text'
import { headingNames } from './heading-names.text'

const names = { ...headingNames, ...fieldNames }

const choices = defineTexts({
  right: { en: 'One small picture', zh: '右侧小图' },
  three: { en: 'Three pictures', zh: '三图' },
  large: { en: 'One large picture', zh: '大图' },
  daily: { en: 'Daily', zh: '每天' },
  weekly: { en: 'Weekly', zh: '每周' },
  media: { en: 'Media', zh: '媒体' },
  government: { en: 'Government', zh: '政务' },
  culture: { en: 'Culture', zh: '文化' },
  life: { en: 'Life', zh: '生活' },
  city: { en: 'City', zh: '城市' },
  district: { en: 'District', zh: '区县' },
  user: { en: 'People who logged in', zh: '已登录' },
  guest: { en: 'Guests', zh: '未登录' },
  h5: { en: 'Browser', zh: '浏览器' },
  wechat: { en: 'WeChat', zh: '微信' },
  ios: { en: 'iOS app', zh: 'iOS App' },
  android: { en: 'Android app', zh: '安卓 App' },
  'zh-CN': { en: 'Chinese', zh: '中文' },
  en: { en: 'English', zh: '英文' },
  gov: { en: 'Town hall', zh: '政务' },
  party: { en: 'Party', zh: '党建' },
  volunteer: { en: 'Volunteers', zh: '志愿' },
  circle: { en: 'Circles', zh: '圈子' },
})
const types = defineTexts({
  video: { en: 'Ordinary', zh: '普通视频' },
  short: { en: 'Short, upright', zh: '竖屏短视频' },
  radio: { en: 'Radio', zh: '广播' },
  tv: { en: 'TV', zh: '电视' },
  none: { en: 'No picture', zh: '无图' },
  page: { en: 'A page of the app', zh: '应用内页面' },
  address: { en: 'Another address', zh: '外部地址' },
  words: { en: 'Words', zh: '文字' },
  picture: { en: 'A picture', zh: '图片' },
})
/** What an item of the bottom menu opens. */
const menu = defineTexts({
  1: { en: 'Home page', zh: '首页' },
  2: { en: 'Own pages', zh: '我的' },
  3: { en: 'Government', zh: '政务' },
  4: { en: 'Interaction', zh: '互动' },
  5: { en: 'Guides', zh: '办事指南' },
  6: { en: 'Services', zh: '服务' },
  7: { en: 'Activities', zh: '活动' },
  8: { en: 'TV', zh: '电视' },
  9: { en: 'Radio', zh: '电台' },
  10: { en: 'The link below', zh: '下面的链接' },
  11: { en: 'A page (its id below)', zh: '配置页面（填写编号）' },
})
export const menuTypes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const
export const menuTypeName = (type: (typeof menuTypes)[number]): string => menu[type]()

/** Choices whose numbers mean something else in each field. */
const numbered: Readonly<Record<string, Readonly<Record<number, () => string>>>> = {
  type: { 1: types.radio, 4: () => `${types.tv()} / ${types.video()}`, 12: types.short },
  source_type: { 1: types.page, 2: types.address },
  top_paperwork_type: { 1: types.words, 2: types.picture },
}

const textOf = (table: object, key: string): string | undefined =>
  Object.hasOwn(table, key) ? (table as Record<string, () => string>)[key]?.() : undefined

const ENGLISH = '_en'
const english = defineTexts({
  of: { en: (name: string) => `${name}, in English`, zh: (name: string) => `${name}（英文）` },
})

/** Name of a field; a field that has none is called by its key. */
export function fieldName(key: string): string {
  const name = textOf(names, key)
  if (name !== undefined || !key.endsWith(ENGLISH)) return name ?? key
  const base = textOf(names, key.slice(0, -ENGLISH.length))
  return base === undefined ? key : english.of(base)
}

/** Name of the field at a path such as `tracks.0.title`. */
export const placeName = (path: string): string =>
  path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : fieldName(part)))
    .join(' · ')

/** Name of a choice of a field. */
export function choiceName(field: string, value: unknown): string {
  const words = typeof value === 'number' ? numbered[field]?.[value] : undefined
  if (words) return words()
  if (field === 'layout' && value === 'text') return types.none()
  return textOf(choices, String(value)) ?? String(value)
}
