import * as v from 'valibot'
import { local, visit } from '../../storage/device-store'
import { markOf } from '../token-keeper'

const REFUSED_MS = 30_000
const Refusals = v.record(v.string(), v.number())

/** Remembers by their marks which offered tokens were exchanged and which were refused. */
export const offers = {
  isTraded: (token: string) => local.read('traded', v.string()) === markOf(token),
  traded: (token: string) => void local.write('traded', markOf(token)),
  isRefused(token: string, now = Date.now()): boolean {
    const until = visit.read('refused', Refusals)?.[markOf(token)]
    return until !== undefined && now < until
  },
  /** The server did not know it: not tried again for 30 seconds. */
  refused: (token: string, now = Date.now()) => refuseUntil(token, now + REFUSED_MS),
  /** The user declined: not offered again in this visit. */
  declined: (token: string) => refuseUntil(token, Number.MAX_SAFE_INTEGER),
}

function refuseUntil(token: string, until: number): void {
  visit.write('refused', { ...visit.read('refused', Refusals), [markOf(token)]: until })
}
