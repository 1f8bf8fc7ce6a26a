import type { ActivityPlan } from '@plaza/shared/api'
import { DAY_MS } from '@plaza/shared/format'
import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { activities } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { refuse } from '../../transport/refusal'
import { htmlOfText } from '../html-text'
import { requirePosition } from '../positions/rows'
import { ownPictures } from '../uploads/own-uploads'
import { begunHours } from './hours'

/** How far ahead an activity can be planned. */
const MAX_DAYS_AHEAD = 366

/** English name of a kind, as the site's other activities of it have it. */
async function kindEnOf(db: Executor, kind: string): Promise<string | null> {
  const [row] = await db
    .select({ kindEn: activities.kindEn })
    .from(activities)
    .where(eq(activities.kind, kind))
    .limit(1)
  return row?.kindEn ?? null
}

/** An own upload, or a picture that an activity of the team has already. */
async function imageOf({ db, person }: Context, teamId: string, image: string): Promise<string> {
  const [used] = await db
    .select({ id: activities.id })
    .from(activities)
    .where(and(eq(activities.teamId, teamId), eq(activities.image, image)))
    .limit(1)
  if (used) return image
  const [picture] = await ownPictures(db, person.id, [image])
  if (!picture) throw refuse('badInput')
  return picture.url
}

function requireTimes({ starts_at, ends_at, hours }: Pick<ActivityPlan, 'starts_at' | 'ends_at' | 'hours'>): void {
  const [starts, ends] = [Date.parse(starts_at), Date.parse(ends_at)]
  if (starts <= Date.now()) throw refuse('badInput', { detail: 'activity.past' })
  if (starts > Date.now() + MAX_DAYS_AHEAD * DAY_MS) throw refuse('tooEarly', { detail: 'activity.far' })
  if (ends <= starts || ends - starts > DAY_MS) throw refuse('badInput', { detail: 'activity.times' })
  if (hours > begunHours(ends - starts)) throw refuse('badInput', { detail: 'activity.hours' })
}

/** Where it is: at a place of practice, or at the point that was chosen. An earlier release does not know of places. */
async function whereaboutsOf(db: Executor, { position_id: id, place, district, lat, lng }: ActivityPlan) {
  if (id === undefined) return { district, lat, lng }
  if (id === null) return { district, lat, lng, positionId: null }
  const position = await requirePosition(db, id)
  const placeEn = place === position.name ? position.nameEn : null
  return { placeEn, district: position.district, lat: position.lat, lng: position.lng, positionId: id }
}

/** Columns of a plan. Sign-up ends with the start. */
export async function columnsOf(context: Context, teamId: string, plan: ActivityPlan) {
  const { title, kind, place, contact, capacity, hours } = plan
  requireTimes(plan)
  return {
    ...{ title, kind, place, contact, capacity, hours },
    ...(await whereaboutsOf(context.db, plan)),
    skills: [...new Set(plan.skills)],
    kindEn: await kindEnOf(context.db, kind),
    image: await imageOf(context, teamId, plan.image),
    body: htmlOfText(plan.body),
    signBy: plan.sign_by,
    startsAt: new Date(plan.starts_at),
    endsAt: new Date(plan.ends_at),
    signupClosesAt: new Date(plan.starts_at),
  }
}
