import * as v from 'valibot'
import { Content, DurationText } from '../core/content-entity'
import { get, group } from '../core/endpoint'
import { Id, MediaUrl } from '../core/fields'
import { Html } from '../core/html'
import { Picture } from './atlases'
import { SpecialSection } from './specials'
import { PreviewQuery } from './videos'

/** What can be heard in a preview: the audio itself, a track of the album, or the reading of the article. */
export const PreviewSound = v.object({ id: Id, title: v.string(), url: MediaUrl, duration: DurationText })
export type PreviewSound = v.InferOutput<typeof PreviewSound>

/** Content of any type, published or not: text, pictures, sounds and sections, as far as it has them. */
export const Preview = v.object({
  ...Content.entries,
  published: v.boolean(),
  author: v.string(),
  body: Html,
  pictures: v.array(Picture),
  sounds: v.array(PreviewSound),
  /** Videos of a collection that are published. */
  episodes: v.array(Content),
  sections: v.array(SpecialSection),
})
export type Preview = v.InferOutput<typeof Preview>

export const previews = group('previews', {
  detail: get('/v1/previews/:id', {
    summary: 'A content, published or not, by the query of a signed preview link',
    query: PreviewQuery,
    data: Preview,
    missingPanel: true,
  }),
})
