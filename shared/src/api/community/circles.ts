import * as v from 'valibot'
import { Author, Mention, MentionedIds } from '../core/content-entity'
import { del, get, group, post, put } from '../core/endpoint'
import { Count, Id, MediaUrl, Moment, Ok, PageQuery, pageOf, text } from '../core/fields'
import { SearchText } from '../core/search'
import { NewVideo } from '../host/uploads'
import { InvitationCode } from './invitations'

export const Circle = v.object({
  id: Id,
  name: v.string(),
  image: MediaUrl,
  intro: v.string(),
  notice: v.string(),
  rules: v.array(v.string()),
  members: Count,
  posts: Count,
  joined: v.boolean(),
  /** Whether only members may write in it, and only an invitation makes somebody a member. */
  members_only: v.boolean(),
  newest_members: v.array(Author),
  /** What the user manages it as. */
  role: v.nullable(v.picklist(['owner', 'manager'])),
  /** Why the user may not write in it. `until` is null until a manager ends it. */
  restriction: v.nullable(
    v.object({ kind: v.picklist(['muted', 'removed']), until: v.nullable(Moment), reason: v.string() }),
  ),
})
export type Circle = v.InferOutput<typeof Circle>

export const Topic = v.object({
  id: Id,
  circle_id: Id,
  name: v.string(),
  intro: v.string(),
  image: v.nullable(MediaUrl),
  posts: Count,
  participants: Count,
})
export type Topic = v.InferOutput<typeof Topic>

export const TopicDetail = v.object({ ...Topic.entries, circle: v.object({ id: Id, name: v.string() }) })
export type TopicDetail = v.InferOutput<typeof TopicDetail>

export const Vote = v.object({
  id: Id,
  title: v.string(),
  multiple: v.boolean(),
  /** How many options a person may choose; null without a limit. */
  max_choices: v.nullable(Count),
  options: v.array(v.object({ id: Id, text: v.string(), image: v.nullable(MediaUrl), votes: v.nullable(Count) })),
  ends_at: Moment,
  closed: v.boolean(),
  voters: Count,
  /** Ids of the user's chosen options. Counts are null until the user may see them. */
  chosen: v.array(Id),
  result: v.picklist(['always', 'after-voting', 'after-end']),
})
export type Vote = v.InferOutput<typeof Vote>

export const Post = v.object({
  id: Id,
  circle: v.object({ id: Id, name: v.string() }),
  user: v.object({ ...Author.entries, role: v.picklist(['member', 'manager', 'owner']) }),
  content: v.string(),
  mentions: v.optional(v.array(Mention)),
  images: v.array(v.object({ url: MediaUrl, width: Count, height: Count })),
  /** Width and height are the poster's, 0 without one. A post has pictures or a video. */
  video: v.nullable(
    v.object({ url: MediaUrl, poster: v.nullable(MediaUrl), seconds: Count, width: Count, height: Count }),
  ),
  topic: v.nullable(v.object({ id: Id, name: v.string() })),
  vote: v.nullable(Vote),
  place: v.nullable(v.string()),
  created_at: Moment,
  views: Count,
  likes: Count,
  comments: Count,
  liked: v.boolean(),
  own: v.boolean(),
  pinned: v.boolean(),
  state: v.picklist(['shown', 'pending', 'refused']),
  refusal: v.nullable(v.string()),
  /** Hidden by a manager of the circle; otherwise a reviewer refused it. */
  hidden: v.boolean(),
  edited_at: v.nullable(Moment),
  /** What the user may do with it as its author or as a manager of its circle. */
  actions: v.array(v.picklist(['edit', 'remove', 'pin', 'unpin', 'hide', 'mute'])),
  /** Whether the user may invite to it: not from outside a circle of members, nor where a manager removed the user. */
  can_invite: v.boolean(),
})
export type Post = v.InferOutput<typeof Post>

export const NewVote = v.object({
  title: text(60),
  multiple: v.boolean(),
  /** How many options a person may choose, if `multiple` and not all. */
  max_choices: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(9))),
  /** `image`: key of an own upload. */
  options: v.pipe(
    v.array(v.object({ text: text(40), image: v.optional(v.string()) })),
    v.minLength(2),
    v.maxLength(10),
  ),
  ends_at: Moment,
  result: v.picklist(['always', 'after-voting', 'after-end']),
})
export type NewVote = v.InferOutput<typeof NewVote>

export const circles = group('circles', {
  list: get('/v1/circles', {
    summary: 'Circles, or those that fit words or pinyin, the best first',
    query: v.object({ ...PageQuery.entries, q: v.optional(SearchText) }),
    data: pageOf(Circle),
    cacheable: true,
  }),
  mine: get('/v1/my_circles', {
    summary: 'Circles that the person has joined, the latest first',
    query: PageQuery,
    data: pageOf(Circle),
    needsToken: true,
  }),
  detail: get('/v1/circles/:id', { summary: 'A circle', data: Circle, missingPanel: true, cacheable: true }),
  join: put('/v1/circles/:id/membership', {
    summary: 'Joins or leaves a circle',
    body: v.object({ on: v.boolean(), invitation: v.optional(InvitationCode) }),
    data: v.object({ joined: v.boolean(), members: Count }),
    needsToken: true,
    afterLogin: true,
  }),
  posts: get('/v1/circles/:id/posts', {
    summary: 'Posts of a circle: all, hot, with pictures or with votes',
    query: v.object({ ...PageQuery.entries, tab: v.optional(v.picklist(['all', 'hot', 'pictures', 'votes'])) }),
    data: pageOf(Post),
    cacheable: 'live',
  }),
  topics: get('/v1/circles/:id/topics', {
    summary: 'Topics of a circle',
    query: PageQuery,
    data: pageOf(Topic),
    cacheable: true,
  }),
})

/** How long a person is offered to undo a deletion. */
export const UNDO_SECONDS = 8

/** Draft name of an unsent post. */
export const postDraft = (circle: string) => `post-publish.${circle}`

export const posts = group('posts', {
  feed: get('/v1/circle_posts', {
    summary: 'Newest posts of the circles that the person has joined; of all circles for guests and those in none',
    query: PageQuery,
    data: pageOf(Post),
    cacheable: 'live',
  }),
  detail: get('/v1/circle_posts/:id', {
    summary: 'A post; counts a view',
    data: Post,
    missingPanel: true,
    cacheable: 'live',
  }),
  publish: post('/v1/circle_posts', {
    summary: 'Writes a post in a circle',
    body: v.object({
      circle_id: Id,
      content: text(2000),
      images: v.pipe(v.array(v.string()), v.maxLength(9)),
      video: v.optional(NewVideo),
      topic_id: v.optional(Id),
      vote: v.optional(NewVote),
      place: v.optional(text(60)),
      mentions: v.optional(MentionedIds),
      /** Idempotency key, generated once per draft. */
      key: v.pipe(v.string(), v.uuid()),
    }),
    data: Post,
    needsPhone: true,
    afterLogin: true,
    outbox: 'text',
    draftOf: ({ body }) => postDraft(body.circle_id),
  }),
  edit: put('/v1/circle_posts/:id', {
    summary: 'Changes an own post within some minutes of its publication; its video and vote stay',
    body: v.object({
      content: text(2000),
      images: v.pipe(v.array(v.string()), v.maxLength(9)),
      topic_id: v.optional(Id),
      place: v.optional(text(60)),
      mentions: v.optional(MentionedIds),
    }),
    data: Post,
    needsPhone: true,
  }),
  remove: del('/v1/circle_posts/:id', {
    summary: 'Deletes an own post, which can be undone for a moment',
    data: Ok,
    needsToken: true,
  }),
  restore: put('/v1/circle_posts/:id/restoration', {
    summary: 'Undoes the deletion of an own post',
    body: v.object({}),
    data: Ok,
    needsToken: true,
  }),
  vote: put('/v1/votes/:id/choice', {
    summary: 'Votes once; the choice is final',
    body: v.object({ options: v.pipe(v.array(Id), v.minLength(1), v.maxLength(10)) }),
    data: Vote,
    needsToken: true,
    afterLogin: true,
    outbox: 'mark',
  }),
})

export const votes = group('votes', {
  change: put('/v1/votes/:id', {
    summary: 'Changes the vote of an own post that nobody has voted in',
    body: NewVote,
    data: Post,
    needsPhone: true,
    afterLogin: true,
  }),
})

export const topics = group('topics', {
  detail: get('/v1/topics/:id', {
    summary: 'A topic',
    data: TopicDetail,
    missingPanel: true,
    cacheable: true,
  }),
  posts: get('/v1/topics/:id/posts', {
    summary: 'Posts of a topic, newest or most liked first',
    query: v.object({ ...PageQuery.entries, tab: v.optional(v.picklist(['new', 'hot'])) }),
    data: pageOf(Post),
    cacheable: 'live',
  }),
})
