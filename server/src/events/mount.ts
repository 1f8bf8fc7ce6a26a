import { EVENTS_ADDRESS, eventKindOf, eventKinds, MAX_EVENT_TOPICS } from '@plaza/shared/api'
import type { Context, Hono } from 'hono'
import { redeemTicket } from '../domains/event-tickets'
import type { Deps } from '../transport/context'
import { sendRefusal } from '../transport/dispatch'
import { Refusal, refuse } from '../transport/refusal'
import { clientAddressOf, type Env } from '../transport/request'
import { streamLine } from './line'
import { createOpenLines } from './open-lines'

/** Serves lines of server-sent events: `?topics=chat:801,unread&ticket=…&after=17` (docs/decisions/0137). */
export function mountEvents(app: Hono<Env>, deps: Deps): void {
  const { environment, events: feed, closing } = deps
  const lines = createOpenLines()

  app.get(EVENTS_ADDRESS, async (c) => {
    let leave = () => {}
    try {
      if (closing.signal.aborted) throw refuse('busy', { retryAfter: 1 })
      refuseForeign(c, environment.origins)
      leave = lines.take(clientAddressOf(c, environment.trustsProxy))
      const line = { feed, closing: closing.signal, topics: await topicsOf(c, deps), after: positionOf(c) }
      await feed.ready()
      return streamLine(c, line, leave)
    } catch (error) {
      leave()
      if (error instanceof Refusal) return sendRefusal(c, error)
      throw error
    }
  })
  app.all(EVENTS_ADDRESS, (c) => sendRefusal(c, refuse('wrongMethod', { allow: 'GET' })))
}

/** Refuses a line that a page of another site opens. */
function refuseForeign(c: Context<Env>, origins: readonly string[]): void {
  const site = c.req.header('sec-fetch-site')
  const isForeign = site === 'cross-site' || site === 'same-site'
  if (isForeign && !origins.includes(c.req.header('origin') ?? '')) throw refuse('notAllowed')
}

/** The requested topics by what is noted. Those of a person are of the person whose ticket came along. */
async function topicsOf(c: Context<Env>, { db }: Deps): Promise<ReadonlyMap<string, string>> {
  const requested = [...new Set((c.req.query('topics') ?? '').split(',').filter(Boolean))]
  if (requested.length === 0 || requested.length > MAX_EVENT_TOPICS) throw refuse('badInput')
  const ticket = c.req.query('ticket')
  const userId = ticket ? await redeemTicket(db, ticket) : null
  if (ticket && !userId) throw refuse('loginExpired')
  return new Map(
    requested.map((topic) => {
      const kind = eventKindOf(topic)
      if (!kind) throw refuse('badInput')
      if (eventKinds[kind] !== 'own') return [topic, topic]
      if (!userId) throw refuse('loginExpired')
      return [`${topic}:${userId}`, topic]
    }),
  )
}

/** The event after which the line goes on: of a page that comes back, or of a browser that does by itself. */
function positionOf(c: Context<Env>): number | undefined {
  const given = c.req.header('last-event-id') || c.req.query('after')
  if (!given) return undefined
  if (!/^\d{1,15}$/.test(given)) throw refuse('badInput')
  return Number(given)
}
