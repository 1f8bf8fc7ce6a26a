import * as v from 'valibot'
import { Author, Comment, CommentTarget, MentionedIds, Reply } from '../core/content-entity'
import { del, get, group, post, put } from '../core/endpoint'
import { Count, Flag, Id, MediaUrl, Ok, PageQuery, pageOf, text, UndoKey } from '../core/fields'

const TargetQuery = v.object({ ...PageQuery.entries, target: v.optional(CommentTarget) })

const NewComment = v.object({
  target: CommentTarget,
  target_id: Id,
  parent_id: v.optional(Id),
  content: text(500),
  mentions: v.optional(MentionedIds),
  /** Idempotency key, generated once per comment. Older releases send none. */
  key: v.optional(v.pipe(v.string(), v.uuid())),
})

/** Draft name of an unsent comment or reply. */
export const commentDraft = ({
  target,
  target_id,
  parent_id,
}: Pick<v.InferOutput<typeof NewComment>, 'target' | 'target_id' | 'parent_id'>) =>
  ['comment', target, target_id, ...(parent_id ? [parent_id] : [])].join(':')

export const comments = group('comments', {
  list: get('/post_comments/:id', {
    summary: 'Comments of a content, post, activity, practice record or channel, newest first unless told',
    query: v.object({ ...TargetQuery.entries, sort: v.optional(v.picklist(['hot', 'newest'])) }),
    data: pageOf(Comment),
    cacheable: 'live',
  }),
  one: get('/v1/comments/:id', {
    summary: 'One comment with its first replies; of the thing alone that is named',
    query: v.object({ target: v.optional(CommentTarget), target_id: v.optional(Id) }),
    data: Comment,
    missingPanel: true,
  }),
  replies: get('/v1/comments/:id/replies', {
    summary: 'Replies to a comment, oldest first',
    query: PageQuery,
    data: pageOf(Reply),
    cacheable: 'live',
  }),
  add: post('/v1/mobile/comment', {
    summary: 'Writes a comment or a reply',
    body: NewComment,
    data: Comment,
    needsPhone: true,
    afterLogin: true,
    outbox: 'text',
    draftOf: ({ body }) => commentDraft(body),
  }),
  remove: del('/v1/mobile/comment', {
    summary: 'Deletes an own comment with its replies, which can be undone for a moment',
    query: v.object({ id: Id }),
    data: Ok,
    needsToken: true,
  }),
  restore: put('/v1/comments/:id/restoration', {
    summary: 'Undoes the deletion of an own comment',
    body: v.object({}),
    data: Ok,
    needsToken: true,
  }),
})

const LikeTarget = v.picklist([...CommentTarget.options, 'comment', 'wish'])
export type LikeTarget = v.InferOutput<typeof LikeTarget>

export const likes = group('likes', {
  set: post('/v1/like', {
    summary: 'Likes or takes the like back; says the state asked for, so that a repeat changes nothing',
    body: v.object({
      target: LikeTarget,
      id: Id,
      on: v.boolean(),
    }),
    data: v.object({ liked: v.boolean(), likes: Count }),
    needsToken: true,
    afterLogin: true,
    outbox: 'mark',
  }),
  people: get('/post_likes/:id', { summary: 'Who liked', query: TargetQuery, data: pageOf(Author) }),
})

export const FollowKind = v.picklist(['organisation', 'anchor', 'user', 'album', 'circle', 'channel', 'advice'])
export type FollowKind = v.InferOutput<typeof FollowKind>

export const follows = group('follows', {
  set: post('/v1/follow/', {
    summary: 'Follows or unfollows; for an album: subscribes',
    body: v.object({ kind: FollowKind, id: Id, on: v.boolean() }),
    data: v.object({ followed: v.boolean(), followers: Count }),
    needsToken: true,
    afterLogin: true,
  }),
  state: get('/v1/my_follows/:kind/:id', {
    summary: 'Whether the person follows it',
    data: v.object({ followed: v.boolean(), followers: Count }),
    needsToken: true,
  }),
  remove: del('/v1/my_follows', {
    summary: 'Ends several follows or subscriptions, each as `kind:id`; `undo` lets them come back',
    query: v.object({ ids: v.pipe(v.string(), v.maxLength(4000)), undo: v.optional(UndoKey) }),
    data: Ok,
    needsToken: true,
  }),
})

export const shares = group('shares', {
  info: get('/v1/share/:id', {
    summary: 'Share info of a content',
    data: v.object({
      id: Id,
      is_share_custom: Flag,
      share_title: v.string(),
      share_cover: v.nullable(MediaUrl),
      share_des: v.string(),
    }),
    cacheable: true,
  }),
  record: post('/v2/share', {
    summary: 'Records a share; the person is taken from the session',
    body: v.object({
      post_id: Id,
      /**
       * Type of the thing that `post_id` names; a content by default. A page without such a thing uses its route id.
       */
      target: v.optional(v.picklist(['content', 'post', 'circle', 'activity', 'page'])),
      channel: v.pipe(v.string(), v.maxLength(20)),
      shard_url: v.pipe(v.string(), v.maxLength(1024)),
      type: v.picklist([1, 2]),
      source_type: v.number(),
      user_id: v.optional(Id),
    }),
    data: Ok,
  }),
  wechatSignature: post('/v1/consumer/wechat/jsapi', {
    summary: 'WeChat signature of an own address',
    body: v.object({ url: v.pipe(v.string(), v.maxLength(2048)) }),
    data: v.object({
      appid: v.string(),
      timestamp: v.number(),
      noncestr: v.string(),
      sign: v.string(),
      url: v.string(),
    }),
  }),
})
