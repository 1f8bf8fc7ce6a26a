import * as v from 'valibot'
import { Author } from '../core/content-entity'
import { get, group, post } from '../core/endpoint'
import { Count, Id, MediaUrl, Moment, Ok, PageQuery, pageOf } from '../core/fields'
import { MatchRanges, SearchText, ServiceTarget } from '../core/search'
import { FollowKind } from '../host/social'
import { Post, Topic } from './circles'

/** The public fields of a user: no phone, no name from an identity card. */
export const PublicUser = v.object({
  id: Id,
  name: v.string(),
  avatar: v.nullable(MediaUrl),
  intro: v.string(),
  district: v.string(),
  followers: Count,
  following: Count,
  posts: Count,
  followed: v.boolean(),
  own: v.boolean(),
})

export const people = group('people', {
  byIds: get('/user_infos', {
    summary: 'People by ids, fifty at most',
    domain: 'asc',
    query: v.object({ ids: v.pipe(v.string(), v.maxLength(4000)) }),
    data: v.object({ list: v.array(Author) }),
    planned: true,
  }),
  detail: get('/v1/users/:id', {
    summary: 'A person’s public page',
    data: PublicUser,
    missingPanel: true,
    planned: true,
  }),
  posts: get('/v1/users/:id/posts', {
    summary: 'A person’s posts, newest first',
    query: PageQuery,
    data: pageOf(Post),
    planned: true,
  }),
  following: get('/v1/my_follows', {
    summary: 'What the person follows of one kind, newest first',
    query: v.object({ ...PageQuery.entries, kind: v.optional(FollowKind) }),
    data: pageOf(
      v.object({ kind: FollowKind, id: Id, name: v.string(), image: v.nullable(MediaUrl), followed_at: Moment }),
    ),
    needsToken: true,
    planned: true,
  }),
  comments: get('/v1/my_comments', {
    summary: 'Own comments, newest first',
    query: PageQuery,
    data: pageOf(v.object({ id: Id, content: v.string(), created_at: Moment, title: v.string(), link: v.string() })),
    needsToken: true,
    planned: true,
  }),
})

/** Tabs of the search results; `source` covers channels, anchors and organisations. */
export const SearchTab = v.picklist(['article', 'video', 'audio', 'atlas', 'special', 'source', 'community', 'service'])
export type SearchTab = v.InferOutput<typeof SearchTab>

export const SearchResult = v.object({
  kind: v.picklist([
    'article',
    'video',
    'audio',
    'atlas',
    'special',
    'channel',
    'anchor',
    'organisation',
    'circle',
    'post',
    'guide',
    'service',
  ]),
  /** Type of the content or channel. */
  type: v.nullable(v.number()),
  id: Id,
  title: v.string(),
  title_marks: MatchRanges,
  summary: v.string(),
  summary_marks: MatchRanges,
  image: v.nullable(MediaUrl),
  /** The publisher, or where the result appears. */
  note: v.string(),
  at: v.nullable(Moment),
  /** Where an article or a service leads, if it has no page of its own. */
  link_address: v.nullable(ServiceTarget),
})
export type SearchResult = v.InferOutput<typeof SearchResult>

export const searches = group('searches', {
  search: get('/v1/search', {
    expensive: 'search',
    summary: 'Contents, channels, people, circles, posts, guides and services by words or pinyin, the best first',
    query: v.object({ ...PageQuery.entries, q: SearchText, kind: v.optional(SearchTab) }),
    data: pageOf(SearchResult),
    cacheable: true,
  }),
  hot: get('/v1/search/hot_words', {
    summary: 'What people search for these days',
    data: v.object({
      /** `word_en`: what readers of English search for in its place. */
      list: v.array(v.object({ word: v.string(), word_en: v.optional(v.string()), hot: v.boolean() })),
    }),
    cacheable: true,
  }),
  suggestions: get('/v1/search/suggestions', {
    expensive: 'search',
    summary: 'What people may mean by what they typed so far',
    query: v.object({ q: SearchText }),
    data: v.object({ list: v.array(v.string()) }),
    cacheable: true,
  }),
  posts: get('/v1/circles/:id/search', {
    expensive: 'search',
    summary: 'Posts and topics of a circle by words',
    query: v.object({ ...PageQuery.entries, q: SearchText }),
    data: v.object({ ...pageOf(Post).entries, topics: v.array(Topic) }),
    planned: true,
  }),
})

/** Reports of a page: loads, failures, times. They contain no user and no address with a query. */
export const telemetry = group('telemetry', {
  report: post('/v1/telemetry', {
    summary: 'Events of a page',
    body: v.object({
      events: v.pipe(
        v.array(
          v.object({
            name: v.pipe(v.string(), v.maxLength(60)),
            at: v.number(),
            data: v.optional(v.record(v.string(), v.unknown())),
          }),
        ),
        v.maxLength(50),
      ),
    }),
    data: Ok,
    planned: true,
  }),
})
