import * as v from 'valibot'
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

export const services = group('services', {
  groups: get('/v1/platform/merchant_groups', {
    summary: 'Service groups and what stands in them',
    data: v.object({
      list: v.array(
        v.object({ id: Id, name: v.string(), name_en: v.optional(v.string()), items: v.array(ServiceItem) }),
      ),
    }),
    cacheable: true,
  }),
  matrix: get('/v1/matrix_accounts', {
    summary: 'WeChat accounts of the matrix',
    query: v.object({ ...PageQuery.entries, kind: v.optional(v.string()) }),
    data: pageOf(
      v.object({ id: Id, name: v.string(), image: v.nullable(MediaUrl), intro: v.string(), kind: v.string() }),
    ),
    cacheable: true,
    planned: true,
  }),
  matrixAccount: get('/v1/matrix_accounts/:id', {
    summary: 'One account of the matrix',
    data: v.object({
      id: Id,
      name: v.string(),
      image: v.nullable(MediaUrl),
      intro: v.string(),
      qr: v.nullable(MediaUrl),
    }),
    missingPanel: true,
    cacheable: true,
    planned: true,
  }),
})
