import { type Application, joins as endpoints } from '@plaza/shared/api'
import { DAY_SECONDS } from '@plaza/shared/format'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { isDuplicate } from '../../data/failures'
import { newId } from '../../data/ids'
import { joinApplications } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { type HandlerInput, handle } from '../../transport/handlers'
import { descending, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { maskText } from '../account/users'
import { readSettings } from '../config'
import { consumeRateLimit } from '../rate-limits'
import { ownPictures } from '../uploads/own-uploads'
import { UNDECIDED } from './application-decisions'

/** Applications of a person a day. */
const A_DAY = 5

const newest = descending(joinApplications.createdAt, joinApplications.id)

const toApplication = (row: typeof joinApplications.$inferSelect): Application => ({
  id: row.id,
  role: row.role,
  name: row.name,
  organisation: row.organisation,
  phone: maskText(row.phone, 3, 4),
  note: row.note,
  portfolio: row.portfolio,
  images: row.images.map(({ url }) => url),
  state: row.state,
  answer: row.answer,
  created_at: row.createdAt.toISOString(),
  reviewing_at: row.reviewingAt?.toISOString() ?? null,
  decided_at: row.decidedAt?.toISOString() ?? null,
})

const ofPerson = ({ person }: Context, more: SQL | undefined) => and(eq(joinApplications.userId, person.id), more)

async function readApplication(context: Context, which: SQL | undefined): Promise<Application | undefined> {
  const [row] = await context.db.select().from(joinApplications).where(ofPerson(context, which))
  return row && toApplication(row)
}

type NewApplication = HandlerInput<typeof endpoints.apply>['body']

async function requireOffer(
  db: Executor,
  { role, organisation }: Pick<NewApplication, 'role' | 'organisation'>,
): Promise<void> {
  const { join_offers: offers } = await readSettings(db, 'join_offers')
  const isOffered = offers.some((offer) => offer.role === role)
  if (!isOffered || (role === 'organisation' && !organisation)) throw refuse('badInput')
}

/** Adds an application. A repeated key answers the one that it added before. */
async function apply(context: Context, { key, ...body }: NewApplication): Promise<Application> {
  const { db, person } = context
  const before = await readApplication(context, eq(joinApplications.publishKey, key))
  if (before) return before
  await requireOffer(db, body)
  const images = await ownPictures(db, person.id, body.images)
  try {
    return await db.transaction(async (tx) => {
      const values = { ...body, id: newId(), userId: person.id, images, publishKey: key }
      const [row] = await tx.insert(joinApplications).values(values).returning()
      if (!row) throw new Error('no row of the application')
      await consumeRateLimit(tx, [{ key: `join:${person.id}`, max: A_DAY, seconds: DAY_SECONDS, detail: 'day.full' }])
      return toApplication(row)
    })
  } catch (error) {
    // Sent twice at the same time, it breaks both constraints; the database names either.
    const same = isDuplicate(error) && (await readApplication(context, eq(joinApplications.publishKey, key)))
    if (same) return same
    throw isDuplicate(error, 'join_applications_open') ? refuse('repeated', { detail: 'join.waits' }) : error
  }
}

async function withdraw(context: Context, id: string): Promise<Application> {
  const [row] = await context.db
    .update(joinApplications)
    .set({ state: 'withdrawn' })
    .where(ofPerson(context, and(eq(joinApplications.id, id), inArray(joinApplications.state, [...UNDECIDED]))))
    .returning()
  if (row) return toApplication(row)
  throw refuse((await readApplication(context, eq(joinApplications.id, id))) ? 'stateChanged' : 'contentGone')
}

export const applicationHandlers = [
  handle(endpoints.offers, async (_, { db }) => ({ list: (await readSettings(db, 'join_offers')).join_offers })),
  handle(endpoints.list, async ({ query = {} }, context) => {
    const { rows, next } = await pageOf(context, query, newest, (after) =>
      context.db.select().from(joinApplications).where(ofPerson(context, after)).$dynamic(),
    )
    return { list: rows.map(toApplication), next }
  }),
  handle(endpoints.detail, async ({ params }, context) => {
    const found = await readApplication(context, eq(joinApplications.id, params.id))
    if (!found) throw refuse('contentGone')
    return found
  }),
  handle(endpoints.apply, ({ body }, context) => apply(context, body)),
  handle(endpoints.withdraw, ({ params }, context) => withdraw(context, params.id)),
]
