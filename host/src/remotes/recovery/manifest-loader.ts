import { type RegistryRelease, releaseBase } from '@plaza/shared/remotes'
import { digestOfText } from '../registry/signature'
import { allowFiles, type Release } from '../release'
import type { RecoveryContext } from './context'
import { reasonOf } from './failure'
import { parseManifest } from './manifest'
import { withTimeout } from './with-timeout'

type FullManifest = ReturnType<typeof parseManifest>

const TRY_MS = 4000

async function read(address: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(address, { signal, credentials: 'same-origin' })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}

export async function fetchManifest(base: string, query: string, ms = TRY_MS): Promise<string> {
  const abort = new AbortController()
  try {
    return await withTimeout(ms, read(`${base}remote.json${query}`, abort.signal))
  } finally {
    abort.abort()
  }
}

/** Allows the remaining files of a release that started with those of its first page. */
function allowOtherFiles({ document: { global, entry }, files }: FullManifest): void {
  const { [entry]: _, ...others } = files
  const begun = self.plazaFiles?.[global]
  if (begun) allowFiles(global, { ...others, ...begun })
}

/** Maximum number of remotes whose manifests are completed ahead. */
const MOST_AHEAD = 12

/** Fetches manifests of the registry's releases and verifies them by their signed digest. */
export function createManifestLoader({ plan, slotOf, failed }: Pick<RecoveryContext, 'plan' | 'slotOf' | 'failed'>) {
  let fresh = 0
  const underWay = new Map<string, Promise<string>>()

  /** Concurrent requests for the same manifest share one answer. */
  function fetched(base: string, ms?: number): Promise<string> {
    const query = fresh > 0 ? `?retry=${fresh}` : ''
    const known = underWay.get(base + query)
    const answer = known ?? fetchManifest(base, query, ms).finally(() => underWay.delete(base + query))
    underWay.set(base + query, answer)
    return answer
  }

  async function take(remote: string, id: string, { digest, base }: RegistryRelease, ms?: number): Promise<void> {
    const text = await fetched(base ?? releaseBase(remote, id), ms)
    if ((await digestOfText(text)) !== digest) throw new Error('its bytes are not the signed ones')
    const whole = parseManifest(text)
    plan.keep(digest, whole)
    allowOtherFiles(whole)
  }

  return {
    /**
     * Completes the partial manifests of chosen releases before more of their pages are requested; a failure is retried
     * on demand. Resolves to true if one was completed.
     */
    async ahead(): Promise<boolean> {
      const each = plan
        .lacking()
        .filter(plan.isCarried)
        .slice(0, MOST_AHEAD)
        .map(async (remote) => {
          const id = plan.choiceOf(remote)?.release ?? ''
          const entry = plan.entryOf(remote)?.releases[id]
          if (entry) await take(remote, id, entry)
        })
      return (await Promise.allSettled(each)).some(({ status }) => status === 'fulfilled')
    },
    /** One attempt, until `end`; null if the bytes do not arrive or do not match the signed digest. */
    async release(
      remote: string,
      id: string,
      why: Release['why'],
      end = Number.POSITIVE_INFINITY,
    ): Promise<Release | null> {
      const known = plan.release(remote, id, why)
      const here = known?.text == null ? null : known
      const entry = plan.entryOf(remote)?.releases[id]
      const ms = Math.min(TRY_MS, end - performance.now())
      if (here || !entry || ms <= 0) return here
      try {
        await withTimeout(ms, take(remote, id, entry, ms))
        return plan.release(remote, id, why)
      } catch (error) {
        fresh += 1
        failed(slotOf(remote), id, 'document', `remote.json: ${reasonOf(error)}`)
        return null
      }
    },
    /** The next attempt uses a new URL. */
    renew(): void {
      fresh += 1
    },
  }
}
