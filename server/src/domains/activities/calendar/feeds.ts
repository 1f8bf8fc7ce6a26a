import { createHash } from 'node:crypto'
import { calendarFeeds as endpoints } from '@plaza/shared/api'
import { HOUR_SECONDS } from '@plaza/shared/format'
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { activities, activityJoins, calendarFeeds, teams } from '../../../data/schema/index'
import { hashOf, isSame, makeSecret, type Secret } from '../../../secret'
import { refusalOf } from '../../../transport/answer'
import { ownOrigin } from '../../../transport/client/origin'
import type { Deps } from '../../../transport/context'
import { sendRefusal } from '../../../transport/dispatch'
import { handle } from '../../../transport/handlers'
import type { Language } from '../../../transport/messages'
import { refuse } from '../../../transport/refusal'
import type { Env } from '../../../transport/request'
import { consumeRateLimit } from '../../rate-limits'
import { activityColumns } from '../rows'
import { type CalendarEntry, originOf, toCalendar } from './file'

/** A calendar asks every few hours, from each of a person's devices. */
const READS_PER_HOUR = 60
const MADE_PER_HOUR = 10
/** What is older than this is left to the person's record. */
const DAYS_BACK = 90
/** The newest ones. */
const MAX_ENTRIES = 300
const SIGNATURE_LENGTH = 16

const words: Record<Language, { name: string; waiting: string }> = {
  zh: { name: '我的志愿活动', waiting: '［候补］' },
  en: { name: 'My volunteering', waiting: '[Waiting list]' },
}

/** Signed, so that a guessed address is refused without a look into the database. */
const signatureOf = (secret: Secret, token: string): string =>
  secret.sign('calendar-feed', token).slice(0, SIGNATURE_LENGTH)

async function entriesOf({ db }: Pick<Deps, 'db'>, userId: string, waiting: string): Promise<CalendarEntry[]> {
  const rows = await db
    .select({ ...activityColumns, state: activityJoins.state })
    .from(activityJoins)
    .innerJoin(activities, eq(activities.id, activityJoins.activityId))
    .innerJoin(teams, eq(teams.id, activities.teamId))
    .where(
      and(
        eq(activityJoins.userId, userId),
        inArray(activityJoins.state, ['joined', 'waiting', 'signed-in', 'signed-out']),
        gt(activities.endsAt, sql`now() - make_interval(days => ${DAYS_BACK})`),
      ),
    )
    .orderBy(desc(activities.startsAt), desc(activities.id))
    .limit(MAX_ENTRIES)
  return rows.reverse().map(({ state, ...row }) => ({ ...row, mark: state === 'waiting' ? waiting : undefined }))
}

/** The time of the answer is in it, so that two with the same tag differ in that alone. */
const tagOf = (ics: string): string =>
  `W/"${createHash('sha256')
    .update(ics.replace(/^DTSTAMP:.*$/gm, ''))
    .digest('base64url')
    .slice(0, 22)}"`

async function feedOf(deps: Deps, token: string, signature: string, origin: string): Promise<string> {
  if (!isSame(signature, signatureOf(deps.secret, token))) throw refuse('unknownAddress')
  const tokenHash = hashOf(token)
  const [feed] = await deps.db.select().from(calendarFeeds).where(eq(calendarFeeds.tokenHash, tokenHash))
  if (!feed) throw refuse('unknownAddress')
  await consumeRateLimit(deps.db, [{ key: `calendar:${feed.userId}`, max: READS_PER_HOUR, seconds: HOUR_SECONDS }])
  const { name, waiting } = words[feed.language]
  return toCalendar(await entriesOf(deps, feed.userId, waiting), origin, name)
}

/** Own activities for a calendar that subscribes to them, without a login: the address is the key. */
export function mountCalendarFeeds(app: Hono<Env>, deps: Deps): void {
  app.get('/asc/calendar/:file{[\\w-]+\\.[\\w-]+\\.ics}', async (c) => {
    const [token = '', signature = ''] = c.req.param('file').split('.')
    try {
      const ics = await feedOf(deps, token, signature, ownOrigin(c, deps.environment))
      const headers = {
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'private, no-cache',
        etag: tagOf(ics),
        'x-robots-tag': 'noindex',
      }
      return c.req.header('if-none-match') === headers.etag ? c.body(null, 304, headers) : c.body(ics, 200, headers)
    } catch (error) {
      return sendRefusal(c, refusalOf(error, { log: deps.log, errors: deps.errors, requestId: c.get('requestId') }))
    }
  })
}

export const calendarFeedHandlers = [
  handle(endpoints.own, async (_, { db, person }) => {
    const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, person.id))
    return { made_at: feed?.madeAt.toISOString() ?? null }
  }),
  handle(endpoints.make, async (_, context) => {
    const { db, person, secret, language } = context
    await consumeRateLimit(db, [{ key: `calendar-made:${person.id}`, max: MADE_PER_HOUR, seconds: HOUR_SECONDS }])
    const token = makeSecret()
    const values = { tokenHash: hashOf(token), language, madeAt: new Date() }
    await db
      .insert(calendarFeeds)
      .values({ userId: person.id, ...values })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: values })
    return {
      address: `${originOf(context)}/asc/calendar/${token}.${signatureOf(secret, token)}.ics`,
      made_at: values.madeAt.toISOString(),
    }
  }),
  handle(endpoints.revoke, async (_, { db, person }) => {
    await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, person.id))
    return { ok: true }
  }),
]
