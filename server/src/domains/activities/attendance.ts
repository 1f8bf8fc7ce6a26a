import {
  type Attendance,
  attendance as endpoints,
  leaderSignWindows,
  type Page,
  participationLifecycle,
  type SignedWay,
} from '@plaza/shared/api'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { activityJoins } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { type HandlerInput, handle } from '../../transport/handlers'
import { ascending, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { openCode, signedCode } from '../scans/signed-code'
import { requireLeader } from '../teams/roles'
import { appealHandlers } from './appeals'
import { attendanceCsv } from './attendance-csv'
import { attendanceRows, toAttendance } from './attendance-rows'
import { decidePresence } from './doubtful-presence'
import { creditParticipants } from './hours'
import { lockActivity, requireTime } from './participation'
import { readActivity, takesPart } from './rows'

/** Who came first stands first. */
const byJoining = ascending(activityJoins.joinedAt, activityJoins.userId)

const filters: Record<'all' | 'absent' | 'to-check' | 'waiting', SQL> = {
  all: takesPart,
  absent: eq(activityJoins.state, 'joined'),
  'to-check': eq(activityJoins.toCheck, true),
  waiting: eq(activityJoins.state, 'waiting'),
}

async function list(context: Context, input: HandlerInput<typeof endpoints.list>): Promise<Page<Attendance>> {
  const { params, query = {} } = input
  await requireLeader(context.db, params.id, context.person.id)
  const { rows, next } = await pageOf(context, query, byJoining, (after) =>
    attendanceRows(context.db, params.id, and(filters[query.of ?? 'all'], after)),
  )
  return { list: rows.map(toAttendance), next }
}

const stepOf = {
  'sign-in': { ...participationLifecycle.steps['sign-in'], set: { signedInAt: sql`now()` } },
  'sign-out': { ...participationLifecycle.steps['sign-out'], set: { signedOutAt: sql`now()` } },
}

/** Whom a manager signs in or out: those that were chosen, or whose own code was scanned. */
function peopleOf({ secret }: Context, { user_ids = [], code }: HandlerInput<typeof endpoints.sign>['body']): string[] {
  if (code === undefined) return user_ids
  const opened = openCode(secret, code, Date.now())
  if (opened?.kind !== 'volunteer' || !opened.valid) throw refuse('codeWrong')
  return [opened.id]
}

/** A manager signs people in or out; those in another state are left as they are. */
async function sign(context: Context, { params, body }: HandlerInput<typeof endpoints.sign>): Promise<number> {
  const { db, person } = context
  await requireLeader(db, params.id, person.id)
  const people = peopleOf(context, body)
  if (people.length === 0) throw refuse('badInput')
  // Nobody decides about their own hours: who leads signs in like everybody else.
  const userIds = people.filter((id) => id !== person.id)
  if (userIds.length === 0) throw refuse('notAllowed', { detail: 'appeal.own' })
  const { from, to, set } = stepOf[body.step]
  return db.transaction(async (tx) => {
    const row = await lockActivity(tx, params.id)
    requireTime('sign-out', row)
    const { startsAt, endsAt } = row.activity
    const windows = leaderSignWindows({ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() })
    if (row.now.getTime() < windows[body.step].from) throw refuse('tooEarly')
    const moved = await tx
      .update(activityJoins)
      .set({
        ...set,
        state: to as 'signed-in' | 'signed-out',
        ...(body.step === 'sign-in' && { way: 'leader' satisfies SignedWay }),
      })
      .where(
        and(
          eq(activityJoins.activityId, params.id),
          inArray(activityJoins.userId, userIds),
          inArray(activityJoins.state, [...from] as ('joined' | 'signed-in')[]),
        ),
      )
      .returning({ userId: activityJoins.userId, toCheck: activityJoins.toCheck })
    if (moved.length === 0) throw refuse('stateChanged')
    const credited = moved.filter(({ toCheck }) => !toCheck).map(({ userId }) => userId)
    if (body.step === 'sign-out') await creditParticipants(tx, row.activity, credited, person.id)
    return moved.length
  })
}

/** Confirms a sign-in that came late, with its hours if the person has signed out, or undoes it. */
async function check(context: Context, { params, body }: HandlerInput<typeof endpoints.check>): Promise<Attendance> {
  const { db, person } = context
  await requireLeader(db, params.id, person.id)
  const { user_id: userId, right } = body
  // Nobody decides about their own hours.
  if (userId === person.id) throw refuse('notAllowed', { detail: 'appeal.own' })
  return db.transaction(async (tx) => {
    const { activity } = await lockActivity(tx, params.id)
    await decidePresence(tx, activity, { userId, right, reviewer: person.id })
    const [row] = await attendanceRows(tx, params.id, eq(activityJoins.userId, userId))
    if (!row) throw refuse('contentGone')
    return toAttendance(row)
  })
}

export const attendanceHandlers = [
  ...appealHandlers,
  handle(endpoints.list, (input, context) => list(context, input)),
  handle(endpoints.csv, async ({ params }, context) => {
    await requireLeader(context.db, params.id, context.person.id)
    return attendanceCsv(context, params.id)
  }),
  handle(endpoints.code, async ({ params, query }, { db, person, secret }) => {
    await requireLeader(db, params.id, person.id)
    return signedCode(secret, { kind: query.step, id: params.id }, Date.now())
  }),
  handle(endpoints.sign, async (input, context) => ({
    done: await sign(context, input),
    activity: await readActivity(context, input.params.id),
  })),
  handle(endpoints.check, (input, context) => check(context, input)),
]
