import * as v from 'valibot'
import { Content } from '../core/content-entity'
import { get, group } from '../core/endpoint'
import { Html } from '../core/html'
import { Picture } from './atlases'
import { SpecialSection } from './specials'
import { PreviewQuery } from './videos'

/** Unpublished content of any type: text, pictures and sections, as far as it has them. */
export const Preview = v.object({
  ...Content.entries,
  author: v.string(),
  body: Html,
  pictures: v.array(Picture),
  sections: v.array(SpecialSection),
})
export type Preview = v.InferOutput<typeof Preview>

export const previews = group('previews', {
  detail: get('/v1/previews/:id', {
    summary: 'A content that is not published yet, by the query of a signed preview link',
    query: PreviewQuery,
    data: Preview,
    missingPanel: true,
  }),
})
