import * as v from 'valibot'
import { Content } from '../core/content-entity'
import { get, group } from '../core/endpoint'
import { Id, MediaUrl, PageQuery, pageOf } from '../core/fields'
import { ServiceTarget } from '../core/search'

export const ServiceItem = v.object({
  id: Id,
  title: v.string(),
  title_en: v.optional(v.string()),
  icon: v.string(),
  note: v.string(),
  note_en: v.optional(v.string()),
  link: ServiceTarget,
  /** Key of the module of the app without which there is no such service. */
  module: v.optional(v.string()),
})
export type ServiceItem = v.InferOutput<typeof ServiceItem>

const ListedService = v.object({
  ...ServiceItem.entries,
  /** The syllables of its Chinese title, for the search on the page: `gong ji jin`. */
  pinyin: v.optional(v.string()),
})
export type ListedService = v.InferOutput<typeof ListedService>

/** Words of a search within a list; none for the whole list. */
const ListSearch = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)))
const Named = { id: Id, name: v.string(), name_en: v.optional(v.string()) }

const MatrixAccountSummary = v.object({
  ...Named,
  /** What people search for in WeChat. */
  wechat_id: v.string(),
  image: v.nullable(MediaUrl),
  slogan: v.string(),
  slogan_en: v.optional(v.string()),
  /** Its latest article; null without one. */
  latest: v.nullable(Content),
})
export type MatrixAccountSummary = v.InferOutput<typeof MatrixAccountSummary>

export const MatrixAccount = v.object({
  ...MatrixAccountSummary.entries,
  group: v.object(Named),
  intro: v.string(),
  intro_en: v.optional(v.string()),
  /** What its QR code says; null for the address of its page here. */
  code: v.nullable(v.string()),
})
export type MatrixAccount = v.InferOutput<typeof MatrixAccount>

export const services = group('services', {
  groups: get('/v1/platform/merchant_groups', {
    summary: 'Service groups and what stands in them',
    data: v.object({
      list: v.array(
        v.object({ id: Id, name: v.string(), name_en: v.optional(v.string()), items: v.array(ListedService) }),
      ),
    }),
    cacheable: true,
  }),
  matrix: get('/v1/matrix_accounts', {
    summary: 'WeChat accounts of the matrix, of one group or by words or pinyin; and all groups',
    query: v.object({ ...PageQuery.entries, group: v.optional(Id), q: ListSearch }),
    data: v.object({ ...pageOf(MatrixAccountSummary).entries, groups: v.array(v.object(Named)) }),
    cacheable: true,
  }),
  matrixAccount: get('/v1/matrix_accounts/:id', {
    summary: 'One account of the matrix',
    data: MatrixAccount,
    missingPanel: true,
    cacheable: true,
  }),
  matrixArticles: get('/v1/matrix_accounts/:id/contents', {
    summary: 'What an account of the matrix has published, newest first',
    query: PageQuery,
    data: pageOf(Content),
    cacheable: true,
  }),
})
