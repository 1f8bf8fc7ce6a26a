import * as v from 'valibot'
import { get, group } from '../core/endpoint'
import { Id } from '../core/fields'

const named = { id: Id, name: v.string(), name_en: v.optional(v.string()) }
/** A channel of contents with its sub-channels. */
export const Category = v.object({ ...named, children: v.array(v.object(named)) })
export type Category = v.InferOutput<typeof Category>

export const categories = group('categories', {
  list: get('/v1/categories', {
    summary: 'Every category with its sub-categories',
    data: v.object({ list: v.array(Category) }),
    cacheable: true,
  }),
  detail: get('/v1/categories/:id', {
    summary: 'A category and its sub-categories',
    data: v.object({
      ...Category.entries,
      /** Only for a sub-category. */
      parent: v.optional(v.object(named)),
    }),
    missingPanel: true,
    cacheable: true,
  }),
})
