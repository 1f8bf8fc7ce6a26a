import * as v from 'valibot'
import { del, get, group, post } from '../core/endpoint'
import { Count, Id, MediaUrl, Moment, Ok, PageQuery, pageOf, text } from '../core/fields'
import { NewVideo } from '../host/uploads'

/** `pending`: visible only to its author until the review. */
export const PublicationState = v.picklist(['pending', 'shown', 'refused'])
export type PublicationState = v.InferOutput<typeof PublicationState>

const NamedRef = v.object({ id: Id, name: v.string() })
const Category = v.object({ ...NamedRef.entries, name_en: v.optional(v.string()) })
const Picture = v.object({ key: v.string(), url: MediaUrl })

/** A user's publication, as its author sees it. */
export const Publication = v.object({
  id: Id,
  title: v.string(),
  content: v.string(),
  images: v.array(Picture),
  video: v.nullable(v.object({ ...Picture.entries, seconds: Count, poster: v.nullable(Picture) })),
  category: NamedRef,
  topic: v.nullable(NamedRef),
  place: v.nullable(v.string()),
  state: PublicationState,
  /** Why it was refused. */
  refusal: v.nullable(v.string()),
  created_at: Moment,
})
export type Publication = v.InferOutput<typeof Publication>

/** Draft name of an unsent publication: with media, or text only. */
export const publicationDraft = (of: 'media' | 'text') => `publish.${of}`

const NewPublication = v.object({
  category_id: Id,
  topic_id: v.optional(Id),
  title: text(40),
  content: text(5000, 0),
  images: v.pipe(v.array(v.string()), v.maxLength(9)),
  video: v.optional(NewVideo),
  place: v.optional(text(60)),
  /** Idempotency key, generated once per draft. */
  key: v.pipe(v.string(), v.uuid()),
})
export type NewPublication = v.InferOutput<typeof NewPublication>

export const publishing = group('publishing', {
  categories: get('/v1/api/post_cassify/:type', {
    summary: 'Categories for publishing, with their topics, by content type (3 text and pictures, 4 video)',
    data: v.object({
      list: v.array(v.object({ ...Category.entries, topics: v.array(Category) })),
    }),
    cacheable: true,
  }),
  publish: post('/v1/user_posts', {
    summary: 'Sends a text, pictures or a clip to the editors',
    body: NewPublication,
    data: Publication,
    needsPhone: true,
    afterLogin: true,
    draftOf: ({ body }) => publicationDraft(body.images.length > 0 || body.video ? 'media' : 'text'),
  }),
  mine: get('/v1/user_posts', {
    summary: 'Own publications with their state of review, newest first',
    query: PageQuery,
    data: pageOf(Publication),
    needsToken: true,
  }),
  remove: del('/v1/user_posts/:id', { summary: 'Takes an own publication back', data: Ok, needsToken: true }),
})
