import { people as endpoints, type Page, type PersonEntry, type PublicUser } from '@plaza/shared/api'
import { and, eq, or, sql } from 'drizzle-orm'
import { bans, blocks, follows, personCounts, users } from '../../data/schema/index'
import { ofAllWithdrawals } from '../../transport/cache/changes'
import type { Context } from '../../transport/context'
import { handle, tagged } from '../../transport/handlers'
import { descending, type PageInput, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { showsFollows } from '../account/choices/preferences'
import { notBlocked } from '../blocked'
import { personPosts } from '../circles/posts'
import { followersColumn } from '../social/follow-columns'
import { requirePerson } from '../social/targets'
import { peopleByIds, personColumns, toAuthor, toPerson } from './entries'
import { suggestPeople } from './suggestions'

const MAX_IDS = 50

async function readPerson({ db, user }: Pick<Context, 'db' | 'user'>, id: string): Promise<PublicUser> {
  const [row] = await db
    .select({
      ...personColumns(user?.id),
      district: users.district,
      followers: followersColumn('user', sql`${users.id}`),
      following: sql<number>`coalesce(${personCounts.following}, 0)`,
      posts: sql<number>`coalesce(${personCounts.posts}, 0)`,
      muted: sql<boolean>`exists (select 1 from ${bans} where ${bans.userId} = ${users.id} and ${bans.until} > now())`,
      closedAt: users.closedAt,
      showsFollows: sql<boolean>`${showsFollows(users.id, user?.id)}`,
      blocked: sql<boolean>`exists (select 1 from ${blocks} where ${blocks.userId} = ${user?.id ?? ''} and ${blocks.blockedId} = ${users.id})`,
    })
    .from(users)
    .leftJoin(personCounts, eq(personCounts.userId, users.id))
    .where(eq(users.id, id))
  if (!row) throw refuse('contentGone')
  const { district, followers, following, posts, muted, blocked, showsFollows: isShowing } = row
  return {
    ...toPerson(row, user?.id),
    ...{ district, followers, posts, muted, blocked },
    following: isShowing ? following : 0,
    ...(row.closedAt && { closed: true }),
    ...(!isShowing && { follows_hidden: true }),
  }
}

const latestFollower = descending(follows.createdAt, follows.userId)
const latestFollowed = descending(follows.createdAt, follows.targetId)

/** Whether a follow is told: its follower shows follows, or it is the reader who is followed. */
const isToldOf = (readerId: string | undefined, id: string) =>
  or(showsFollows(follows.userId, readerId), sql`${follows.targetId} = ${id} and ${id} = ${readerId ?? ''}`)

/** Followers of a person, or people whom a person follows; without those whom the reader blocked. */
async function followList(
  context: Context,
  id: string,
  query: PageInput,
  of: 'followers' | 'followed',
): Promise<Page<PersonEntry>> {
  const { db, user } = context
  await requirePerson(db, id)
  const [order, whose, listed] =
    of === 'followers'
      ? ([latestFollower, follows.targetId, follows.userId] as const)
      : ([latestFollowed, follows.userId, follows.targetId] as const)
  const { rows, next } = await pageOf(context, query, order, (after) =>
    db
      .select({
        ...personColumns(user?.id),
        at: { createdAt: follows.createdAt, userId: follows.userId, targetId: follows.targetId },
      })
      .from(follows)
      .innerJoin(users, eq(users.id, listed))
      .where(and(eq(follows.kind, 'user'), eq(whose, id), notBlocked(user?.id, listed), isToldOf(user?.id, id), after)),
  )
  return { list: rows.map((row) => toPerson(row, user?.id)), next }
}

export const peopleHandlers = [
  handle(endpoints.byIds, async ({ query }, { db, user }) => {
    const ids = query.ids.split(',').filter(Boolean).slice(0, MAX_IDS)
    return {
      list: (await peopleByIds(db, user?.id, ids)).map(({ badge, ...row }) =>
        toAuthor({ ...row, badge: badge ?? null }),
      ),
    }
  }),
  tagged(endpoints.detail, ofAllWithdrawals, ({ params }, context) => readPerson(context, params.id)),
  tagged(endpoints.posts, ofAllWithdrawals, async ({ params, query = {} }, context) => {
    await requirePerson(context.db, params.id)
    return personPosts(context, params.id, query)
  }),
  handle(endpoints.followers, ({ params, query = {} }, context) => followList(context, params.id, query, 'followers')),
  handle(endpoints.followed, ({ params, query = {} }, context) => followList(context, params.id, query, 'followed')),
  handle(endpoints.suggestions, async ({ query = {} }, context) => ({ list: await suggestPeople(context, query) })),
]
