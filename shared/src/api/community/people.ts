import * as v from 'valibot'
import { Author } from '../core/content-entity'
import { get, group, put } from '../core/endpoint'
import { Count, Id, MediaUrl, Moment, PageQuery, pageOf } from '../core/fields'
import { MatchRanges, SearchText, ServiceTarget } from '../core/search'
import { FollowKind } from '../host/social'
import { Post, Topic } from './circles'

/** The public fields of a user: no phone, no name from an identity card. */
export const PublicUser = v.object({
  ...Author.entries,
  intro: v.string(),
  district: v.string(),
  followers: Count,
  following: Count,
  posts: Count,
  /** May not write for now; the introduction is not shown either. */
  muted: v.boolean(),
  followed: v.boolean(),
  /** By the requesting user; whom this user blocked is told to nobody else. */
  blocked: v.boolean(),
  own: v.boolean(),
  /** The person does not show whom they follow; `following` is 0 then. */
  follows_hidden: v.optional(v.boolean()),
  /** The account is closed; nothing of it is left but nameless pieces. */
  closed: v.optional(v.boolean()),
})
export type PublicUser = v.InferOutput<typeof PublicUser>

/** A person in a list. */
export const PersonEntry = v.object({ ...Author.entries, intro: v.string(), followed: v.boolean(), own: v.boolean() })
export type PersonEntry = v.InferOutput<typeof PersonEntry>

/** What a person follows or subscribes to. */
export const FollowedItem = v.object({
  kind: FollowKind,
  id: Id,
  name: v.string(),
  image: v.nullable(MediaUrl),
  /** What it says of itself; of a channel what is on, of a letter how far it is. */
  note: v.string(),
  /** Type of a channel: 1 radio, 4 TV. */
  type: v.nullable(v.picklist([1, 4])),
  badge: Author.entries.badge,
  followed_at: Moment,
  /** Tracks of an album since the person last opened it. */
  news: Count,
  /** The person manages the circle, and so cannot leave it here. */
  leads: v.boolean(),
  /** Matches in the name. */
  marks: v.optional(MatchRanges),
})
export type FollowedItem = v.InferOutput<typeof FollowedItem>

/** An own comment with what it is on. */
export const OwnComment = v.object({
  id: Id,
  content: v.string(),
  created_at: Moment,
  likes: Count,
  /** Whom a reply answers. */
  reply_to: v.nullable(v.string()),
  state: v.picklist(['shown', 'pending', 'refused']),
  refusal: v.nullable(v.string()),
  /** Of what it is on; null if that is gone. */
  title: v.nullable(v.string()),
  /** Page that shows it. */
  link: v.nullable(v.string()),
})
export type OwnComment = v.InferOutput<typeof OwnComment>

export const people = group('people', {
  byIds: get('/user_infos', {
    summary: 'People by ids, fifty at most; unknown ids are left out',
    domain: 'asc',
    query: v.object({ ids: v.pipe(v.string(), v.maxLength(4000)) }),
    data: v.object({ list: v.array(Author) }),
  }),
  detail: get('/v1/users/:id', {
    summary: 'A person’s public page',
    data: PublicUser,
    missingPanel: true,
    cacheable: true,
  }),
  posts: get('/v1/users/:id/posts', {
    summary: 'A person’s posts, or those with a vote, newest first',
    query: v.object({ ...PageQuery.entries, tab: v.optional(v.picklist(['all', 'votes'])) }),
    data: pageOf(Post),
    cacheable: true,
  }),
  followers: get('/v1/users/:id/followers', {
    summary: 'Who follows a person, the latest first',
    query: PageQuery,
    data: pageOf(PersonEntry),
    cacheable: true,
  }),
  followed: get('/v1/users/:id/following', {
    summary: 'People whom a person follows, the latest first',
    query: PageQuery,
    data: pageOf(PersonEntry),
    cacheable: true,
  }),
  following: get('/v1/my_follows', {
    summary: 'What the person follows or subscribes to, newest first; `q` finds names by words or pinyin',
    query: v.object({
      ...PageQuery.entries,
      /** Albums and channels are subscriptions, everything else is followed; `follows` unless told. */
      shelf: v.optional(v.picklist(['follows', 'subscriptions'])),
      kind: v.optional(FollowKind),
      q: v.optional(SearchText),
    }),
    data: pageOf(FollowedItem),
    needsToken: true,
  }),
  comments: get('/v1/my_comments', {
    summary: 'Own comments and replies, newest first',
    query: PageQuery,
    data: pageOf(OwnComment),
    needsToken: true,
  }),
  suggestions: get('/v1/mentions', {
    expensive: 'search',
    summary: 'People to mention by the first signs of a name: followed ones, members of the circle, then others',
    query: v.object({ q: v.optional(v.pipe(v.string(), v.maxLength(30))), circle_id: v.optional(Id) }),
    data: v.object({ list: v.array(PersonEntry) }),
    needsToken: true,
  }),
})

export const blocks = group('blocks', {
  set: put('/v1/users/:id/block', {
    summary: 'Blocks a person or takes the block back; a block ends follows in both directions',
    body: v.object({ on: v.boolean() }),
    data: v.object({ blocked: v.boolean(), followers: Count }),
    needsToken: true,
    afterLogin: true,
  }),
  list: get('/v1/my_blocks', {
    summary: 'People whom the person blocked, the latest first',
    query: PageQuery,
    data: pageOf(PersonEntry),
    needsToken: true,
  }),
})

/** Tabs of the search results; `source` covers channels, anchors and organisations. */
export const SearchTab = v.picklist([
  'article',
  'video',
  'audio',
  'atlas',
  'special',
  'source',
  'community',
  'service',
  'practice',
])
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
    'topic',
    'person',
    'guide',
    'service',
    'team',
    'wish',
    'team-service',
    'venue',
    'project',
  ]),
  /** Type of the content or channel. */
  type: v.nullable(v.number()),
  id: Id,
  title: v.string(),
  title_marks: MatchRanges,
  /** What readers of English see in place of title, summary and note: where it is written in English. */
  title_en: v.optional(v.string()),
  title_en_marks: v.optional(MatchRanges),
  summary_en: v.optional(v.string()),
  note_en: v.optional(v.string()),
  summary: v.string(),
  summary_marks: MatchRanges,
  image: v.nullable(MediaUrl),
  /** Where in the recording the summary is heard: a sentence of it that matches, where title and summary do not. */
  seconds: v.optional(Count),
  /** The publisher, or where the result appears. */
  note: v.string(),
  at: v.nullable(Moment),
  badge: Author.entries.badge,
  /** Where an article, a service or anything of practice leads. */
  link_address: v.nullable(ServiceTarget),
})
export type SearchResult = v.InferOutput<typeof SearchResult>

export const searches = group('searches', {
  search: get('/v1/search', {
    expensive: 'search',
    summary:
      'Contents, channels, people, circles, posts, guides, services and what volunteers give, by words or pinyin, the best first',
    query: v.object({ ...PageQuery.entries, q: SearchText, kind: v.optional(SearchTab) }),
    data: pageOf(SearchResult),
    // Shared caches would keep what was hidden since.
    cacheable: 'live',
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
    cacheable: 'live',
  }),
  posts: get('/v1/circles/:id/search', {
    expensive: 'search',
    summary:
      'Posts of a circle by words or pinyin; with the first page its topics and members. `marks` are of a post’s text, of a name',
    query: v.object({ ...PageQuery.entries, q: SearchText }),
    data: v.object({
      ...pageOf(v.object({ ...Post.entries, marks: MatchRanges })).entries,
      topics: v.array(v.object({ ...Topic.entries, marks: MatchRanges })),
      people: v.array(v.object({ ...PersonEntry.entries, marks: MatchRanges })),
    }),
    cacheable: 'live',
  }),
})
