import { releaseBase } from '@plaza/shared/remotes'
import { digestSurely } from '../registry/trust-surely'
import type { Release } from '../release'
import type { Context } from './context'
import { reasonOf } from './failure'
import { within } from './within'

const TRY_MS = 4000

async function read(address: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(address, { signal, credentials: 'same-origin' })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}

/** The `remote.json` of a folder. */
export async function fetchDocument(base: string, query: string, ms = TRY_MS): Promise<string> {
  const abort = new AbortController()
  try {
    return await within(ms, read(`${base}remote.json${query}`, abort.signal))
  } finally {
    abort.abort()
  }
}

/** Documents of the registry's releases, which must have the digest that was signed. */
export function createDocuments({ plan, slotOf, failed }: Pick<Context, 'plan' | 'slotOf' | 'failed'>) {
  let fresh = 0
  return {
    /** One attempt, over at `end`; null where the bytes do not come or are not the signed ones. */
    async release(
      remote: string,
      id: string,
      why: Release['why'],
      end = Number.POSITIVE_INFINITY,
    ): Promise<Release | null> {
      const here = plan.release(remote, id, why)
      const entry = plan.entryOf(remote)?.releases[id]
      const ms = Math.min(TRY_MS, end - performance.now())
      if (here || !entry || ms <= 0) return here
      try {
        const text = await fetchDocument(entry.base ?? releaseBase(remote, id), fresh > 0 ? `?retry=${fresh}` : '', ms)
        if ((await digestSurely(text)) !== entry.digest) throw new Error('its bytes are not the signed ones')
        plan.keep(entry.digest, text)
        return plan.release(remote, id, why)
      } catch (error) {
        fresh += 1
        failed(slotOf(remote), id, 'document', `remote.json: ${reasonOf(error)}`)
        return null
      }
    },
    /** The next attempt goes to a fresh address. */
    renew(): void {
      fresh += 1
    },
  }
}
