import { monthOf, siteDate } from '@plaza/shared/format'
import { BoardQuery, CreditHoursBody, HoursQuery, ReverseHoursBody } from '@plaza/shared/operations'
import type { Context, Hono } from 'hono'
import { boardCsv, readBoard } from '../domains/centre/board'
import { creditByHand, readVolunteerHours, reverseByHand } from '../domains/centre/hours'
import { type OperationsEnv, requireOperator } from '../registry/operations/access'
import { readBody, succeed } from '../registry/operations/answers'
import type { Deps } from '../transport/context'
import { readQuery } from './query'

const whoAt = (c: Context<OperationsEnv>): string => requireOperator(c, 'centre').name

/** Calls of the practice centre besides its queue: the board of a month, and corrections of hours. */
export function mountCentre(calls: Hono<OperationsEnv>, { db }: Deps): void {
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
