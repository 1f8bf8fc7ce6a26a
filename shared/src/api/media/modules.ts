import * as v from 'valibot'
import { Content } from '../core/content-entity'
import { get, group } from '../core/endpoint'
import { Id, MediaUrl, PageQuery, pageOf } from '../core/fields'

export const Module = v.object({
  id: Id,
  name: v.string(),
  name_en: v.optional(v.string()),
  summary: v.string(),
  image: v.nullable(MediaUrl),
})
export type Module = v.InferOutput<typeof Module>

export const modules = group('modules', {
  detail: get('/v1/modules/:id', {
    summary: 'A module: a configured group of contents',
    data: Module,
    missingPanel: true,
    cacheable: true,
  }),
  contents: get('/v1/modules/:id/contents', {
    summary: 'Contents of a module: as its editors named them, else newest first',
    query: PageQuery,
    data: pageOf(Content),
    missingPanel: true,
    cacheable: true,
  }),
})
