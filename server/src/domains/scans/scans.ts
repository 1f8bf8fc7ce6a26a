import { createHash } from 'node:crypto'
import { certificateIn, scans as endpoints, type Scan } from '@plaza/shared/api'
import { MINUTE_MS, MINUTE_SECONDS, siteDate } from '@plaza/shared/format'
import { and, eq, getTableColumns, gt, inArray, lt, sql } from 'drizzle-orm'
import { newId } from '../../data/ids'
import { activities, activityJoins, practiceScans, teams, users, volunteers } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { descending, pageOf } from '../../transport/paging'
import { signCode } from '../activities/presence'
import { consumeRateLimit } from '../rate-limits'
import { type CodeSubject, openCode, signedCode } from './signed-code'

/** A page that is opened again reads its code again; that is not another scan. */
const onceKeyOf = (code: string): string =>
  `${siteDate(Date.now())} ${createHash('sha256').update(code).digest('base64url')}`

const latest = descending(practiceScans.scannedAt, practiceScans.id)
/** Typed digits could be guessed. */
const TRIES = 20
/** Each code adds a row a day to the person's record of scans. */
const SCANS = 60
const SIX_DIGITS = /^\d{6}$/
const UNKNOWN: Scan = { kind: 'unknown', id: null, title: '', valid: false }

const titlesOf = {
  volunteer: { table: users, title: users.nickname },
  team: { table: teams, title: teams.name },
  'sign-in': { table: activities, title: activities.title },
  'sign-out': { table: activities, title: activities.title },
} as const

async function titleOf({ db }: Context, { kind, id }: CodeSubject): Promise<string | undefined> {
  const { table, title } = titlesOf[kind]
  const [row] = await db.select({ title }).from(table).where(eq(table.id, id))
  return row?.title
}

/** The activity of the person whose six digits these are: one that they take part in now. */
async function byDigits({ db, person, secret }: Context, digits: string): Promise<Scan | null> {
  await consumeRateLimit(db, [{ key: `scan-digits:${person.id}`, max: TRIES, seconds: 5 * MINUTE_SECONDS }])
  const rows = await db
    .select({ id: activities.id, title: activities.title, state: activityJoins.state })
    .from(activityJoins)
    .innerJoin(activities, eq(activities.id, activityJoins.activityId))
    .where(
      and(
        eq(activityJoins.userId, person.id),
        inArray(activityJoins.state, ['joined', 'signed-in']),
        lt(activities.startsAt, sql`now() + interval '1 hour'`),
        gt(activities.endsAt, sql`now() - interval '1 day'`),
      ),
    )
    .limit(20)
  const now = Date.now()
  const found = rows.find(({ id }) => [now, now - MINUTE_MS].some((at) => signCode(secret, id, at) === digits))
  if (!found) return null
  return { kind: found.state === 'joined' ? 'sign-in' : 'sign-out', id: found.id, title: found.title, valid: true }
}

async function read(context: Context, code: string): Promise<Scan> {
  if (SIX_DIGITS.test(code)) return (await byDigits(context, code)) ?? UNKNOWN
  // Whether it is a true one is said on the page that verifies, to anybody and for any number (decision 350).
  const certificate = certificateIn(code)
  if (certificate)
    return { kind: 'certificate', id: certificate, title: certificate.split('-', 1)[0] ?? '', valid: true }
  const opened = openCode(context.secret, code, Date.now())
  // An old picture of a person's code does not tell whose it is.
  if (opened?.kind === 'volunteer' && !opened.valid) return { ...UNKNOWN, kind: 'volunteer' }
  const title = opened && (await titleOf(context, opened))
  return opened && title !== undefined && title !== null
    ? { kind: opened.kind, id: opened.id, title, valid: opened.valid }
    : UNKNOWN
}

/** The public page of a person who is a volunteer. */
async function publicPageOf({ db }: Context, userId: string | null): Promise<{ volunteer_id?: string }> {
  if (userId === null) return {}
  const [row] = await db
    .select({ id: volunteers.id })
    .from(volunteers)
    .where(and(eq(volunteers.userId, userId), eq(volunteers.state, 'active')))
  return row ? { volunteer_id: row.id } : {}
}

export const scanHandlers = [
  handle(endpoints.code, async (_, { person, secret }) =>
    signedCode(secret, { kind: 'volunteer', id: person.id }, Date.now()),
  ),
  handle(endpoints.read, async ({ body }, context) => {
    const { db, person } = context
    await consumeRateLimit(db, [{ key: `scan:${person.id}`, max: SCANS, seconds: 5 * MINUTE_SECONDS }])
    const scan = await read(context, body.code)
    const { kind, id: subjectId, title, valid } = scan
    await db
      .insert(practiceScans)
      .values({ id: newId(), userId: person.id, kind, subjectId, title, valid, onceKey: onceKeyOf(body.code) })
      .onConflictDoNothing()
    return { ...scan, ...(kind === 'volunteer' && valid && (await publicPageOf(context, subjectId))) }
  }),
  handle(endpoints.mine, async ({ query = {} }, context) => {
    const { rows, next } = await pageOf(context, query, latest, (after) =>
      context.db
        .select({ ...getTableColumns(practiceScans), volunteerId: volunteers.id })
        .from(practiceScans)
        .leftJoin(
          volunteers,
          and(
            eq(practiceScans.kind, 'volunteer'),
            eq(volunteers.userId, practiceScans.subjectId),
            eq(volunteers.state, 'active'),
          ),
        )
        .where(and(eq(practiceScans.userId, context.person.id), after)),
    )
    const list = rows.map(({ id, kind, subjectId, title, valid, scannedAt, volunteerId }) => ({
      ...{ scan_id: id, kind, id: subjectId, title, valid },
      ...(volunteerId && { volunteer_id: volunteerId }),
      scanned_at: scannedAt.toISOString(),
    }))
    return { list, next }
  }),
]
