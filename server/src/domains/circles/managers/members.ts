import type { CircleMember, managers as endpoints, Page } from '@plaza/shared/api'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import {
  circleRestrictions,
  follows,
  invitations,
  invitedMembers,
  searchEntries,
  users,
} from '../../../data/schema/index'
import type { Context } from '../../../transport/context'
import type { HandlerInput } from '../../../transport/handlers'
import { descending, pageOf } from '../../../transport/paging'
import { pageByWords } from '../../search/by-words'
import { INDEXED_PER_SEARCH, indexPending } from '../../search/entries'
import { isInForce } from '../restrictions'
import { isAbove, type ManagerRole, managerRole, requireManager } from '../roles'

type MembersInput = HandlerInput<typeof endpoints.members>

interface MemberRow {
  id: string
  name: string
  avatar: string | null
  since: Date
  kind: 'muted' | 'removed' | null
  until: Date | null
  /** Of a member alone. */
  invitedBy?: string | null
}

const latestJoined = descending(follows.createdAt, follows.userId)
const latestRestricted = descending(circleRestrictions.createdAt, circleRestrictions.userId)
const person = { id: users.id, name: users.nickname, avatar: users.avatar }
const restriction = { kind: circleRestrictions.kind, until: circleRestrictions.until }

/** A page of those with a name, as typed or as pinyin; of all without one. */
async function named<Row>(
  { db }: Context,
  q: string | undefined,
  page: (isNamed: SQL | undefined) => Promise<{ rows: Row[]; next: string | null }>,
) {
  if (!q?.trim()) return page(undefined)
  await indexPending(db, INDEXED_PER_SEARCH)
  return pageByWords(searchEntries.tokens, q, (words) =>
    page(
      inArray(
        users.id,
        db
          .select({ id: searchEntries.id })
          .from(searchEntries)
          .where(and(eq(searchEntries.source, 'person'), words)),
      ),
    ),
  )
}

const ofPerson = (circleId: string, userId: SQL) =>
  and(eq(circleRestrictions.circleId, circleId), sql`${circleRestrictions.userId} = ${userId}`, isInForce)

/** By whose invitation a member came. */
const inviterName = sql<string | null>`(select inviter.nickname from ${invitedMembers} m
  join ${invitations} i on i.code = m.code join ${users} inviter on inviter.id = i.user_id
  where m.circle_id = ${follows.targetId} and m.user_id = ${follows.userId})`

const joinedRows = (context: Context, { params, query = {} }: MembersInput, isNamed: SQL | undefined) =>
  pageOf(context, query, latestJoined, (after) =>
    context.db
      .select({
        ...person,
        since: follows.createdAt,
        ...restriction,
        invitedBy: inviterName,
        createdAt: follows.createdAt,
        userId: follows.userId,
      })
      .from(follows)
      .innerJoin(users, eq(users.id, follows.userId))
      .leftJoin(circleRestrictions, ofPerson(params.id, sql`${follows.userId}`))
      .where(and(eq(follows.kind, 'circle'), eq(follows.targetId, params.id), isNamed, after))
      .$dynamic(),
  )

const restrictedRows = (
  context: Context,
  kind: 'muted' | 'removed',
  { params, query = {} }: MembersInput,
  isNamed: SQL | undefined,
) =>
  pageOf(context, query, latestRestricted, (after) =>
    context.db
      .select({
        ...person,
        since: circleRestrictions.createdAt,
        ...restriction,
        createdAt: circleRestrictions.createdAt,
        userId: circleRestrictions.userId,
      })
      .from(circleRestrictions)
      .innerJoin(users, eq(users.id, circleRestrictions.userId))
      .where(
        and(eq(circleRestrictions.circleId, params.id), eq(circleRestrictions.kind, kind), isInForce, isNamed, after),
      )
      .$dynamic(),
  )

function actionsOn(row: MemberRow, role: ManagerRole, other: ManagerRole | null): CircleMember['actions'] {
  if (!isAbove(role, other)) return []
  if (row.kind === 'removed') return ['admit']
  const actions: CircleMember['actions'] = [row.kind === 'muted' ? 'unmute' : 'mute', 'remove']
  if (role === 'owner') actions.push(other ? 'dismiss' : 'appoint')
  return actions
}

/** Members of a circle, or those who are muted or removed, as its managers see them. */
export async function listMembers(context: Context, input: MembersInput): Promise<Page<CircleMember>> {
  const { db, person: asking } = context
  const { circle, role } = await requireManager(db, input.params.id, asking.id)
  const of = input.query?.of ?? 'members'
  const { rows, next } = await named<MemberRow>(context, input.query?.q, (isNamed) =>
    of === 'members' ? joinedRows(context, input, isNamed) : restrictedRows(context, of, input, isNamed),
  )
  return {
    list: rows.map((row) => {
      const other = managerRole(circle, row.id)
      return {
        id: row.id,
        name: row.name,
        avatar: row.avatar,
        role: other ?? 'member',
        since: row.since.toISOString(),
        invited_by: row.invitedBy ?? null,
        muted_until: row.kind === 'muted' ? (row.until?.toISOString() ?? null) : null,
        removed: row.kind === 'removed',
        actions: actionsOn(row, role, other),
      }
    }),
    next,
  }
}
