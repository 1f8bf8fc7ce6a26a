import { randomBytes } from 'node:crypto'
import { invitations as endpoints, type Invitation } from '@plaza/shared/api'
import { HOUR_SECONDS } from '@plaza/shared/format'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../data/database'
import { circles, invitations, invitedMembers, posts, users } from '../../../data/schema/index'
import { ofAllWithdrawals } from '../../../transport/cache/changes'
import type { Context } from '../../../transport/context'
import { handle, tagged } from '../../../transport/handlers'
import { refuse } from '../../../transport/refusal'
import { notBlocked } from '../../blocked'
import { excerptOf } from '../../excerpt'
import { consumeRateLimit } from '../../rate-limits'
import { isShown } from '../../shown'
import { followedColumn, followersColumn } from '../../social/follow-columns'
import { isMember } from '../membership'
import { refuseRemoved } from '../restrictions'
import { invitationState, validUntil } from './invitation-state'

const CODE_BYTES = 9

/** Reads an invitation while what it invites to is shown, unless the reader blocked its inviter or the post's author. */
async function read(db: Executor, userId: string | undefined, where: SQL | undefined): Promise<Invitation> {
  const [row] = await db
    .select({
      invitation: invitations,
      inviter: { id: users.id, name: users.nickname, avatar: users.avatar },
      circle: circles,
      state: invitationState,
      validUntil: sql<Date>`${validUntil}`.mapWith(invitations.startsAt),
      joined: followedColumn(userId, 'circle', sql`${circles.id}`),
      members: followersColumn('circle', sql`${circles.id}`),
      post: posts,
      author: sql<string | null>`(select nickname from users author where author.id = ${posts.userId})`,
      people: sql<number>`(select count(*)::int from ${invitedMembers} m where m.code = ${invitations.code})`,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.userId))
    .innerJoin(circles, eq(circles.id, invitations.circleId))
    .leftJoin(
      posts,
      and(
        eq(invitations.target, 'post'),
        eq(posts.id, invitations.targetId),
        isNull(posts.deletedAt),
        isShown.post,
        notBlocked(userId, posts.userId),
      ),
    )
    .where(and(where, notBlocked(userId, invitations.userId)))
  if (!row || (row.invitation.target === 'post' && !row.post)) throw refuse('contentGone')
  const { invitation, inviter, circle, members, joined, post, author, people } = row
  return {
    code: invitation.code,
    inviter,
    own: invitation.userId === userId,
    state: row.state,
    valid_until: circle.membersOnly ? row.validUntil.toISOString() : null,
    target: invitation.target,
    target_id: invitation.targetId,
    title: post ? excerptOf(post.content) : circle.name,
    text: post ? (author ?? '') : circle.intro,
    image: post ? (post.images[0]?.url ?? post.video?.poster ?? null) : circle.image,
    circle: {
      ...{ id: circle.id, name: circle.name, image: circle.image },
      ...{ members, members_only: circle.membersOnly, joined },
    },
    joined: people,
  }
}

const circleOf = {
  async circle(db: Executor, id: string) {
    const [row] = await db.select({ id: circles.id }).from(circles).where(eq(circles.id, id))
    return row?.id
  },
  async post(db: Executor, id: string) {
    const [row] = await db
      .select({ id: posts.circleId })
      .from(posts)
      .where(and(eq(posts.id, id), isNull(posts.deletedAt), isShown.post))
    return row?.id
  },
}

/** Refuses who was removed from a circle; to a circle of members, only members invite. */
async function refuseInviter(db: Executor, circleId: string, userId: string): Promise<void> {
  await refuseRemoved(db, circleId, userId)
  const [circle] = await db.select({ membersOnly: circles.membersOnly }).from(circles).where(eq(circles.id, circleId))
  if (circle?.membersOnly && !(await isMember(db, userId, circleId)))
    throw refuse('notAllowed', { detail: 'circle.invites' })
}

const limited = (tx: Executor, userId: string) =>
  consumeRateLimit(tx, [{ key: `invite:${userId}`, max: 60, seconds: HOUR_SECONDS }])

async function create({ db, person }: Context, target: Invitation['target'], id: string): Promise<Invitation> {
  const circleId = await circleOf[target](db, id)
  if (!circleId) throw refuse('contentGone')
  await refuseInviter(db, circleId, person.id)
  const own = and(eq(invitations.userId, person.id), eq(invitations.target, target), eq(invitations.targetId, id))
  const code = randomBytes(CODE_BYTES).toString('base64url')
  return db.transaction(async (tx) => {
    const added = await tx
      .insert(invitations)
      .values({ code, userId: person.id, target, targetId: id, circleId })
      .onConflictDoNothing({ target: [invitations.userId, invitations.target, invitations.targetId] })
      .returning({ code: invitations.code })
    if (added.length > 0) await limited(tx, person.id)
    const invitation = await read(tx, person.id, own)
    if (invitation.state === 'open') return invitation
    await limited(tx, person.id)
    await tx.update(invitations).set({ startsAt: sql`now()` }).where(own)
    return read(tx, person.id, own)
  })
}

export const invitationHandlers = [
  handle(endpoints.create, ({ body }, context) => create(context, body.target, body.id)),
  tagged(endpoints.detail, ofAllWithdrawals, ({ params }, { db, user }) =>
    read(db, user?.id, eq(invitations.code, params.code)),
  ),
]
