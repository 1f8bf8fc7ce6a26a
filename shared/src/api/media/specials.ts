import * as v from 'valibot'
import { Content } from '../core/content-entity'
import { get, group } from '../core/endpoint'
import { Count, Id, PageQuery, pageOf } from '../core/fields'

/** A section of a special with its first contents; `more` says whether there are others. */
export const SpecialSection = v.object({
  id: Id,
  title: v.string(),
  contents: v.array(Content),
  count: Count,
  more: v.boolean(),
})
export type SpecialSection = v.InferOutput<typeof SpecialSection>

export const Special = v.object({ ...Content.entries, sections: v.array(SpecialSection) })
export type Special = v.InferOutput<typeof Special>

export const specials = group('specials', {
  list: get('/v1/specials', {
    summary: 'Special topics, newest first',
    query: PageQuery,
    data: pageOf(Content),
    cacheable: true,
  }),
  detail: get('/v1/specials/:id', {
    summary: 'A special topic: its sections with their first contents',
    data: Special,
    missingPanel: true,
    cacheable: true,
  }),
  section: get('/v1/specials/:id/sections/:section', {
    summary: 'All contents of a section',
    query: PageQuery,
    data: pageOf(Content),
    cacheable: true,
    missingPanel: true,
  }),
})
