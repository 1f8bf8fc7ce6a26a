import {
  type volunteers as endpoints,
  type OwnVolunteer,
  stateAfter,
  type VolunteerState,
  volunteerLifecycle,
} from '@plaza/shared/api'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../data/database'
import { newId } from '../../data/ids'
import { practiceStreets, teams, users, volunteers } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import type { HandlerInput } from '../../transport/handlers'
import { refuse } from '../../transport/refusal'
import { refuseBanned } from '../bans'
import { readSettings } from '../config'
import { isRealNameRequired } from './real-name-rules'
import { readOwnVolunteer, type VolunteerRow } from './rows'

type Application = HandlerInput<typeof endpoints.register>['body']
type Step = keyof typeof volunteerLifecycle.steps
type Role = 'self' | 'reviewer'

/** The state after a step; null where it is not open. */
const after = (row: Pick<VolunteerRow, 'state'>, step: Step, role: Role): VolunteerState | null => {
  const state = stateAfter(volunteerLifecycle, row.state, step, [role])
  return state === 'gone' ? null : state
}

/** Writes a step of a locked row; null where it is not open. */
export async function takeStep(
  tx: Transaction,
  row: VolunteerRow,
  { step, role, ...changes }: { step: Step; role: Role } & Partial<VolunteerRow>,
): Promise<VolunteerState | null> {
  const state = after(row, step, role)
  if (state)
    await tx
      .update(volunteers)
      .set({ ...changes, state })
      .where(eq(volunteers.id, row.id))
  return state
}

export async function lockVolunteer(tx: Transaction, which: ReturnType<typeof eq>): Promise<VolunteerRow | undefined> {
  const [row] = await tx.select().from(volunteers).where(which).for('update')
  return row
}

/** What the user is shown as: a role that the session knows. */
export const setRole = (tx: Transaction, userId: string, isVolunteer: boolean) =>
  tx
    .update(users)
    .set({
      roles: isVolunteer
        ? sql`(${users.roles} - 'volunteer') || '["volunteer"]'::jsonb`
        : sql`${users.roles} - 'volunteer'`,
    })
    .where(eq(users.id, userId))

type Offer = HandlerInput<typeof endpoints.change>['body']

async function requirePlaces(
  tx: Transaction,
  { street_id: street, team_id: team, district }: Offer & { team_id?: string | undefined },
) {
  if (street) {
    const known = and(eq(practiceStreets.id, street), eq(practiceStreets.district, district))
    if ((await tx.$count(practiceStreets, known)) === 0) throw refuse('badInput')
  }
  if (team && (await tx.$count(teams, eq(teams.id, team))) === 0) throw refuse('badInput')
}

const offerOf = ({ district, street_id: street, skills, availability }: Offer) => ({
  district,
  streetId: street ?? null,
  skills: [...new Set(skills)],
  availability: [...new Set(availability)],
})

const ownRecord = async (tx: Transaction, userId: string): Promise<OwnVolunteer> => {
  const own = await readOwnVolunteer(tx, userId)
  if (!own) throw refuse('contentGone')
  return own
}

export async function apply({ db, person }: Context, body: Application): Promise<OwnVolunteer> {
  await refuseBanned(db, person.id)
  const { volunteering } = await readSettings(db, 'volunteering')
  if (volunteering.open === 0) throw refuse('notAllowed', { detail: 'volunteering.closed' })
  return db.transaction(async (tx) => {
    await tx
      .insert(volunteers)
      .values({ id: newId(), userId: person.id, state: 'none', district: body.district })
      .onConflictDoNothing()
    const row = await lockVolunteer(tx, eq(volunteers.userId, person.id))
    if (!row) throw new Error('no row of the volunteer')
    const [user] = await tx.select({ verified: users.verified }).from(users).where(eq(users.id, person.id))
    if (user?.verified !== 1 && (await isRealNameRequired(tx))) throw refuse('realNameNeeded')
    await requirePlaces(tx, body)
    const state = await takeStep(tx, row, {
      ...({ step: 'apply', role: 'self' } as const),
      ...offerOf(body),
      teamId: body.team_id ?? null,
      refusal: null,
      appliedAt: new Date(),
    })
    if (!state) throw refuse('stateChanged')
    return ownRecord(tx, person.id)
  })
}

/** Changes what an active volunteer offers; nobody has to accept that. */
export const change = ({ db, person }: Context, body: Offer): Promise<OwnVolunteer> =>
  db.transaction(async (tx) => {
    const row = await lockVolunteer(tx, eq(volunteers.userId, person.id))
    if (row?.state !== 'active') throw refuse('stateChanged')
    await requirePlaces(tx, body)
    await tx.update(volunteers).set(offerOf(body)).where(eq(volunteers.id, row.id))
    return ownRecord(tx, person.id)
  })

export const withdraw = ({ db, person }: Context): Promise<OwnVolunteer> =>
  db.transaction(async (tx) => {
    const row = await lockVolunteer(tx, eq(volunteers.userId, person.id))
    if (!row || !(await takeStep(tx, row, { step: 'withdraw', role: 'self' }))) throw refuse('stateChanged')
    return ownRecord(tx, person.id)
  })

export const leave = ({ db, person }: Context, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockVolunteer(tx, eq(volunteers.id, id))
    if (row?.userId !== person.id) throw refuse('contentGone')
    if (!(await takeStep(tx, row, { step: 'leave', role: 'self', leftAt: new Date() }))) throw refuse('stateChanged')
    await setRole(tx, person.id, false)
  })
