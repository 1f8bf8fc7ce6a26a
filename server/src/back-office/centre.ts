import { monthOf, siteDate } from '@plaza/shared/format'
import {
  AskableTeamsQuery,
  BoardQuery,
  CentreBookingsQuery,
  ClaimRulesBody,
  CreditHoursBody,
  DecidePresenceBody,
  DeedsQuery,
  DispatchBody,
  HoursQuery,
  ReleaseBookingBody,
  ReverseHoursBody,
  WithdrawDispatchBody,
} from '@plaza/shared/operations'
import type { Context, Hono } from 'hono'
import { readAskableTeams } from '../domains/centre/askable-teams'
import { boardCsv, readBoard } from '../domains/centre/board'
import { readBooking, readBookings } from '../domains/centre/bookings'
import { decideAsCentre, readChecks } from '../domains/centre/checks'
import { readDeed, readDeeds } from '../domains/centre/deeds'
import { creditByHand, readVolunteerHours, reverseByHand } from '../domains/centre/hours'
import { ask, withdraw } from '../domains/dispatches/steps'
import { releaseBooking } from '../domains/positions/booking-steps'
import { addClaimRules, listClaimRules } from '../domains/wishes/claim-rules'
import { wishTag } from '../domains/wishes/rows'
import { type OperationsEnv, requireOperator } from '../registry/operations/access'
import { readBody, succeed } from '../registry/operations/answers'
import type { Deps } from '../transport/context'
import { readQuery } from './query'

const whoAt = (c: Context<OperationsEnv>): string => requireOperator(c, 'centre').name

/** What the centre asks teams to do. */
function mountDispatches(calls: Hono<OperationsEnv>, { db, changes }: Deps): void {
  calls.get('/centre/deeds', async (c) => {
    whoAt(c)
    return succeed(c, await readDeeds(db, readQuery(DeedsQuery, c.req.query())))
  })
  calls.get('/centre/teams', async (c) => {
    whoAt(c)
    return succeed(c, await readAskableTeams(db, readQuery(AskableTeamsQuery, c.req.query())))
  })
  calls.post('/centre/dispatch', async (c) => {
    const who = whoAt(c)
    const { kind, id, team: teamId, note, instead } = await readBody(c, DispatchBody)
    const deed = kind === 'order' ? { wishId: null, orderId: id } : { wishId: id, orderId: null }
    const open = await db.transaction(async (tx) => {
      await ask(tx, { deed, teamId, note, who, instead })
      return readDeed(tx, kind, id)
    })
    if (deed.wishId) changes.note(wishTag(id))
    return succeed(c, open)
  })
  calls.post('/centre/withdraw-dispatch', async (c) => {
    const who = whoAt(c)
    const { kind, id, dispatch } = await readBody(c, WithdrawDispatchBody)
    // Read while the deed is locked: claimed right afterwards, it would look as if nothing had been taken back.
    const open = await db.transaction(async (tx) => {
      await withdraw(tx, dispatch, who)
      return readDeed(tx, kind, id)
    })
    if (kind !== 'order') changes.note(wishTag(id))
    return succeed(c, open)
  })
}

/** What is booked in all venues. */
function mountBookings(calls: Hono<OperationsEnv>, { db }: Deps): void {
  calls.get('/centre/bookings', async (c) => {
    whoAt(c)
    return succeed(c, await readBookings(db, readQuery(CentreBookingsQuery, c.req.query())))
  })
  calls.post('/centre/release-booking', async (c) => {
    const who = whoAt(c)
    const { id, why } = await readBody(c, ReleaseBookingBody)
    await releaseBooking(db, id, why, who)
    return succeed(c, await readBooking(db, id))
  })
}

/** How long claims of wishes hold: see `ClaimRulesVersions`. */
function mountClaimRules(calls: Hono<OperationsEnv>, { db }: Deps): void {
  calls.get('/centre/claim-rules', async (c) => {
    whoAt(c)
    return succeed(c, await listClaimRules(db))
  })
  calls.post('/centre/claim-rules', async (c) => {
    const who = whoAt(c)
    await addClaimRules(db, who, await readBody(c, ClaimRulesBody))
    return succeed(c, await listClaimRules(db))
  })
}

/** Presences that no manager has looked at, and hours of managers. */
function mountChecks(calls: Hono<OperationsEnv>, { db }: Deps): void {
  calls.get('/centre/checks', async (c) => {
    whoAt(c)
    return succeed(c, await readChecks(db))
  })
  calls.post('/centre/decide-presence', async (c) => {
    const who = whoAt(c)
    await decideAsCentre(db, { ...(await readBody(c, DecidePresenceBody)), who })
    return succeed(c, await readChecks(db))
  })
}

/** Calls of the practice centre besides its queue: the board of a month, corrections of hours, dispatches, bookings. */
export function mountCentre(calls: Hono<OperationsEnv>, deps: Deps): void {
  const { db } = deps
  mountDispatches(calls, deps)
  mountBookings(calls, deps)
  mountClaimRules(calls, deps)
  mountChecks(calls, deps)
  const boardOf = (month: string | undefined) => readBoard(db, month ?? monthOf(siteDate(Date.now())))
  calls.get('/centre/board', async (c) => {
    whoAt(c)
    return succeed(c, await boardOf(readQuery(BoardQuery, c.req.query()).month))
  })
  calls.get('/centre/board.csv', async (c) => {
    whoAt(c)
    const { month, language } = readQuery(BoardQuery, c.req.query())
    const board = await boardOf(month)
    return c.body(boardCsv(board, language), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="practice-${board.month}.csv"`,
      'cache-control': 'no-store',
    })
  })
  calls.get('/centre/hours', async (c) => {
    whoAt(c)
    return succeed(c, await readVolunteerHours(db, readQuery(HoursQuery, c.req.query()).number))
  })
  calls.post('/centre/credit-hours', async (c) => {
    const who = whoAt(c)
    const body = await readBody(c, CreditHoursBody)
    await creditByHand(db, { ...body, who })
    return succeed(c, await readVolunteerHours(db, body.number))
  })
  calls.post('/centre/reverse-hours', async (c) => {
    const who = whoAt(c)
    const body = await readBody(c, ReverseHoursBody)
    await reverseByHand(db, { ...body, who })
    return succeed(c, await readVolunteerHours(db, body.number))
  })
}
