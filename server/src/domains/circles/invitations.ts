import { randomBytes } from 'node:crypto'
import { invitations as endpoints, type Invitation } from '@plaza/shared/api'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../data/database'
import { circles, invitations, invitedMembers, posts, users } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { consumeRateLimit } from '../rate-limits'
import { isShown } from '../shown'
import { followersColumn } from '../social/follow-columns'

const CODE_BYTES = 9
const EXCERPT = 60
const AN_HOUR = 3600

const excerptOf = (text: string): string => [...text.replace(/\s+/g, ' ')].slice(0, EXCERPT).join('')

/** Reads an invitation while what it invites to is shown. */
async function read(db: Executor, where: SQL | undefined): Promise<Invitation> {
  const [row] = await db
    .select({
      invitation: invitations,
      inviter: { id: users.id, name: users.nickname, avatar: users.avatar },
      circle: circles,
      members: followersColumn('circle', sql`${circles.id}`),
      post: posts,
      author: sql<string | null>`(select nickname from users author where author.id = ${posts.userId})`,
      joined: sql<number>`(select count(*)::int from ${invitedMembers} m where m.code = ${invitations.code})`,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.userId))
    .innerJoin(circles, eq(circles.id, invitations.circleId))
    .leftJoin(
      posts,
      and(eq(invitations.target, 'post'), eq(posts.id, invitations.targetId), isNull(posts.deletedAt), isShown.post),
    )
    .where(where)
  if (!row || (row.invitation.target === 'post' && !row.post)) throw refuse('contentGone')
  const { invitation, inviter, circle, members, post, author, joined } = row
  return {
    code: invitation.code,
    inviter,
    target: invitation.target,
    target_id: invitation.targetId,
    title: post ? excerptOf(post.content) : circle.name,
    text: post ? (author ?? '') : circle.intro,
    image: post ? (post.images[0]?.url ?? post.video?.poster ?? null) : circle.image,
    circle: { id: circle.id, name: circle.name, members },
    joined,
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

async function create({ db, person }: Context, target: Invitation['target'], id: string): Promise<Invitation> {
  const circleId = await circleOf[target](db, id)
  if (!circleId) throw refuse('contentGone')
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(invitations)
      .values({
        code: randomBytes(CODE_BYTES).toString('base64url'),
        userId: person.id,
        target,
        targetId: id,
        circleId,
      })
      .onConflictDoNothing({ target: [invitations.userId, invitations.target, invitations.targetId] })
      .returning({ code: invitations.code })
    if (added.length > 0) await consumeRateLimit(tx, [{ key: `invite:${person.id}`, max: 60, seconds: AN_HOUR }])
  })
  return read(db, and(eq(invitations.userId, person.id), eq(invitations.target, target), eq(invitations.targetId, id)))
}

/** Notes by whose invitation somebody became a member: the first one for good, never one's own. */
export async function noteInvited(tx: Transaction, userId: string, circleId: string, code: string): Promise<void> {
  const [invitation] = await tx
    .select({ userId: invitations.userId })
    .from(invitations)
    .where(and(eq(invitations.code, code), eq(invitations.circleId, circleId)))
  if (!invitation || invitation.userId === userId) return
  await tx.insert(invitedMembers).values({ circleId, userId, code }).onConflictDoNothing()
}

export const invitationHandlers = [
  handle(endpoints.create, ({ body }, context) => create(context, body.target, body.id)),
  handle(endpoints.detail, ({ params }, { db }) => read(db, eq(invitations.code, params.code))),
]
