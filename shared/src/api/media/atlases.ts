import * as v from 'valibot'
import { Author, Content } from '../core/content-entity'
import { get, group } from '../core/endpoint'
import { Count, MediaUrl } from '../core/fields'

export const Picture = v.object({ url: MediaUrl, caption: v.string(), width: Count, height: Count })
export type Picture = v.InferOutput<typeof Picture>

export const Atlas = v.object({
  ...Content.entries,
  author: v.string(),
  organisation: v.nullable(Author),
  pictures: v.array(Picture),
})
export type Atlas = v.InferOutput<typeof Atlas>

export const atlases = group('atlases', {
  detail: get('/v1/atlases/:id', { summary: 'A photo set', data: Atlas, missingPanel: true, cacheable: true }),
})
