import * as v from 'valibot'
import { Content } from '../core/content-entity'
import { get, group, post } from '../core/endpoint'
import { Count, Id, Ok, PageQuery, pageOf } from '../core/fields'

/** What a feed learns about: the field and the publisher of contents. */
export const InterestKind = v.picklist(['category', 'organisation'])
export type InterestKind = v.InferOutput<typeof InterestKind>

const FeedSubject = v.object({ id: Id, name: v.string(), name_en: v.optional(v.string()) })

/**
 * Why a content stands where it does. `newest`: among the first ones, which are the same for everybody. `follows`,
 * `category`, `organisation`: by the person's own interests. `explore`: of a field that they do not know.
 */
export const FeedReason = v.picklist(['newest', 'follows', 'category', 'organisation', 'explore', 'plain'])
export type FeedReason = v.InferOutput<typeof FeedReason>

export const FeedContent = v.object({
  ...Content.entries,
  why: FeedReason,
  category: v.nullable(FeedSubject),
  organisation: v.nullable(FeedSubject),
})
export type FeedContent = v.InferOutput<typeof FeedContent>

/** What a person wants to see less of. */
export const LessOf = v.object({ kind: v.picklist(['content', ...InterestKind.options]), id: Id })
export type LessOf = v.InferOutput<typeof LessOf>

export const Interest = v.object({
  kind: InterestKind,
  ...FeedSubject.entries,
  /** Share of all that was learned, in percent. */
  share: Count,
  /** Contents that were opened, and of these read, seen or heard to the end. */
  opened: Count,
  finished: Count,
  followed: v.boolean(),
})
export type Interest = v.InferOutput<typeof Interest>

export const Interests = v.object({
  /** Whether the feed follows them: see `preferences.learns_feed`. */
  learns: v.boolean(),
  /** Strongest first. */
  list: v.array(Interest),
  less: v.array(v.object({ ...LessOf.entries, name: v.string(), name_en: v.optional(v.string()) })),
})
export type Interests = v.InferOutput<typeof Interests>

/** Contents at the top that are the same for everybody. */
export const FEED_FIXED = 5

export const feeds = group('feeds', {
  own: get('/v1/my_feed', {
    summary: 'Contents of a channel in the person’s own order, each with its reason; in the plain one if they chose so',
    query: v.object({ ...PageQuery.entries, channel: Id }),
    data: pageOf(FeedContent),
    needsToken: true,
  }),
  less: post('/v1/my_feed/less', {
    summary: 'Shows less of a content, its category or its organisation',
    body: LessOf,
    data: Ok,
    needsToken: true,
  }),
  undoLess: post('/v1/my_feed/undo_less', {
    summary: 'Takes back that there should be less of something',
    body: LessOf,
    data: Ok,
    needsToken: true,
  }),
  interests: get('/v1/my_interests', {
    summary: 'What the feed has learned of the person, and what they want less of',
    data: Interests,
    needsToken: true,
  }),
  forget: post('/v1/my_interests/forget', {
    summary: 'Forgets what was learned until now: about a category, an organisation, or all',
    body: v.variant('kind', [
      v.object({ kind: InterestKind, id: Id }),
      v.object({ kind: v.literal('all'), id: v.optional(v.literal('')) }),
    ]),
    data: Ok,
    needsToken: true,
  }),
})
