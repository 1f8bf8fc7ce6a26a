import type { Page, Post } from '@plaza/shared/api'
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { circles, follows, posts, topics, users } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { descending, type PageInput, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { notBlocked } from '../blocked'
import { toAuthor } from '../people/entries'
import { namesIn, withPresentNames } from '../people/mentions'
import { followedColumn } from '../social/follow-columns'
import { isEditable } from './editable'
import { isRemoved } from './restrictions'
import { isAbove, managerRole } from './roles'
import { votesOf } from './votes'

type ReadContext = Pick<Context, 'db' | 'user' | 'secret' | 'environment'>

/** Published posts are visible to all but those who blocked their author, pending and refused ones to their author. */
const visibleTo = (userId: string | undefined): SQL | undefined =>
  and(
    isNull(posts.deletedAt),
    userId ? or(eq(posts.state, 'shown'), eq(posts.userId, userId)) : eq(posts.state, 'shown'),
    notBlocked(userId, posts.userId),
  )

/** Whether a user may invite to the post of a row; a guest to those of circles that anybody may join. */
const canInvite = (userId = '') =>
  sql<boolean>`${posts.state} = 'shown'
    and (not ${circles.membersOnly} or ${followedColumn(userId, 'circle', sql`${circles.id}`)})
    and not ${isRemoved(userId)}`

const selectPosts = (db: Executor, userId: string | undefined, where: SQL | undefined) =>
  db
    .select({
      post: posts,
      circleName: circles.name,
      ownerId: circles.ownerId,
      managerIds: circles.managerIds,
      topicName: topics.name,
      nickname: users.nickname,
      avatar: users.avatar,
      badge: users.badge,
      canInvite: canInvite(userId),
      liked: sql<boolean>`exists (select 1 from likes l where l.target = 'post' and l.target_id = ${posts.id} and l.user_id = ${userId ?? ''})`,
    })
    .from(posts)
    .innerJoin(circles, eq(circles.id, posts.circleId))
    .innerJoin(users, eq(users.id, posts.userId))
    .leftJoin(topics, eq(topics.id, posts.topicId))
    .where(and(visibleTo(userId), where))
    .$dynamic()

type PostRow = Awaited<ReturnType<typeof selectPosts>>[number]

/** What a user may do with a post as its author or as a manager of its circle. */
function actionsOn({ post, ...circle }: PostRow, { user, environment }: ReadContext): Post['actions'] {
  if (!user) return []
  const own = post.userId === user.id
  const role = managerRole(circle, user.id)
  const isShownPost = post.state === 'shown'
  const decides = isShownPost && isAbove(role, managerRole(circle, post.userId))
  return [
    ...(own && isEditable(post, environment.editMinutes) ? ['edit' as const] : []),
    ...(role && isShownPost ? [post.pin > 0 ? ('unpin' as const) : ('pin' as const)] : []),
    ...(decides ? (['hide', 'mute'] as const) : []),
    ...(own ? ['remove' as const] : []),
  ]
}

async function toPosts(context: ReadContext, rows: PostRow[]): Promise<Post[]> {
  const { db, user } = context
  const userId = user?.id
  const votes = await votesOf(
    db,
    userId,
    rows.filter(({ post }) => post.hasVote).map(({ post }) => post.id),
  )
  const names = await namesIn(
    db,
    rows.map(({ post }) => post),
  )
  return rows.map((row) => ({
    id: row.post.id,
    circle: { id: row.post.circleId, name: row.circleName },
    user: {
      ...toAuthor({ id: row.post.userId, name: row.nickname, avatar: row.avatar, badge: row.badge }),
      role: managerRole(row, row.post.userId) ?? 'member',
    },
    ...withPresentNames(row.post.content, row.post.mentions, names),
    images: row.post.images,
    video: row.post.video,
    topic: row.post.topicId && row.topicName ? { id: row.post.topicId, name: row.topicName } : null,
    vote: votes.get(row.post.id) ?? null,
    place: row.post.place,
    created_at: row.post.createdAt.toISOString(),
    views: row.post.views,
    likes: row.post.likes,
    comments: row.post.comments,
    liked: row.liked,
    own: row.post.userId === userId,
    pinned: row.post.pin > 0,
    state: row.post.state,
    refusal: row.post.userId === userId ? row.post.refusal : null,
    hidden: row.post.hiddenBy !== null,
    edited_at: row.post.editedAt?.toISOString() ?? null,
    actions: actionsOn(row, context),
    can_invite: row.canInvite,
  }))
}

export async function readPost(context: ReadContext, id: string): Promise<Post> {
  const { db, user } = context
  const [post] = await toPosts(context, await selectPosts(db, user?.id, eq(posts.id, id)))
  if (!post) throw refuse('contentGone')
  return post
}

/** Posts by id in the given order; those that the user may not see are left out. */
export async function postsByIds(context: ReadContext, ids: readonly string[]): Promise<Post[]> {
  if (ids.length === 0) return []
  const { db, user } = context
  const found = await toPosts(context, await selectPosts(db, user?.id, inArray(posts.id, [...ids])))
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

const newest = descending(posts.createdAt, posts.id)

const tabs = {
  all: { order: descending(posts.pin, posts.createdAt, posts.id), where: undefined },
  hot: { order: descending(posts.likes, posts.id), where: undefined },
  pictures: { order: newest, where: eq(posts.hasImages, true) },
  votes: { order: newest, where: eq(posts.hasVote, true) },
}

const topicOrders = { new: newest, hot: tabs.hot.order }

type PostsQuery = PageInput & { tab?: keyof typeof tabs | undefined }

/** Posts of a circle in one of its orders. */
export async function circlePosts(context: ReadContext, circleId: string, query: PostsQuery): Promise<Page<Post>> {
  const { db, user } = context
  const { order, where } = tabs[query.tab ?? 'all']
  const { rows, next } = await pageOf(context, query, order, (after) =>
    selectPosts(db, user?.id, and(eq(posts.circleId, circleId), where, after)),
  )
  return { list: await toPosts(context, rows), next }
}

/** Posts of a topic, newest or most liked first. */
export async function topicPosts(
  context: ReadContext,
  topicId: string,
  query: PageInput & { tab?: keyof typeof topicOrders | undefined },
): Promise<Page<Post>> {
  const { db, user } = context
  const { rows, next } = await pageOf(context, query, topicOrders[query.tab ?? 'new'], (after) =>
    selectPosts(db, user?.id, and(eq(posts.topicId, topicId), after)),
  )
  return { list: await toPosts(context, rows), next }
}

/** Posts of a person, or those with a vote, newest first. */
export async function personPosts(
  context: ReadContext,
  authorId: string,
  query: PageInput & { tab?: 'all' | 'votes' | undefined },
): Promise<Page<Post>> {
  const { db, user } = context
  const where = and(eq(posts.userId, authorId), query.tab === 'votes' ? posts.hasVote : undefined)
  const { rows, next } = await pageOf(context, query, newest, (after) => selectPosts(db, user?.id, and(where, after)))
  return { list: await toPosts(context, rows), next }
}

const circlesOf = async (db: Executor, userId: string | undefined): Promise<string[]> => {
  if (!userId) return []
  const rows = await db
    .select({ id: follows.targetId })
    .from(follows)
    .where(and(eq(follows.userId, userId), eq(follows.kind, 'circle')))
  return rows.map(({ id }) => id)
}

/** The newest posts of the circles that a user has joined, or of all; see docs/decisions/0033. */
export async function postFeed(context: ReadContext, query: PageInput): Promise<Page<Post>> {
  const { db, user } = context
  const joined = await circlesOf(db, user?.id)
  const where = and(eq(posts.state, 'shown'), joined.length > 0 ? inArray(posts.circleId, joined) : undefined)
  const { rows, next } = await pageOf(context, query, newest, (after) => selectPosts(db, user?.id, and(where, after)))
  return { list: await toPosts(context, rows), next }
}
