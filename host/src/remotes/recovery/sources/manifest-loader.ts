import { type RegistryRelease, releaseBase } from '@plaza/shared/remotes'
import { createSingleFlight } from '../../../browser/single-flight'
import type { FullManifest } from '../../manifests'
import { digestOfText } from '../../registry/signature'
import { allowFiles, type Release } from '../../release'
import type { RecoveryContext } from '../context'
import { reasonOf } from '../failure'
import { parseManifest } from '../manifest'
import { withTimeout } from '../with-timeout'

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
const MAX_AHEAD = 12

/** Fetches manifests, verifies them by their signed digest, and adds them to the plan. */
function createManifestFetch({ plan }: Pick<RecoveryContext, 'plan'>) {
  let generation = 0
  const fetching = createSingleFlight<string>()
  return {
    /** The next attempt uses a new URL. */
    renew(): void {
      generation += 1
    },
    async fetch(remote: string, id: string, { digest, base }: RegistryRelease, ms?: number): Promise<void> {
      const folder = base ?? releaseBase(remote, id)
      const query = generation > 0 ? `?retry=${generation}` : ''
      const text = await fetching.share(folder + query, () => fetchManifest(folder, query, ms))
      if ((await digestOfText(text)) !== digest) throw new Error('its bytes are not the signed ones')
      const manifest = parseManifest(text)
      plan.keep(digest, manifest)
      allowOtherFiles(manifest)
    },
  }
}

/** Loads the manifests of the registry's releases. */
export function createManifestLoader({ plan, slotOf, failed }: Pick<RecoveryContext, 'plan' | 'slotOf' | 'failed'>) {
  const { fetch, renew } = createManifestFetch({ plan })

  return {
    renew,
    /**
     * Completes the partial manifests of the page before more of their pages are requested; a failure is retried on
     * demand. Resolves to true if one was completed.
     */
    async ahead(): Promise<boolean> {
      const fetches = plan
        .lacking()
        .filter(plan.isCarried)
        .slice(0, MAX_AHEAD)
        .map(async (remote) => {
          const id = plan.choiceOf(remote)?.release ?? ''
          const entry = plan.entryOf(remote)?.releases[id]
          if (entry) await fetch(remote, id, entry)
        })
      return (await Promise.allSettled(fetches)).some(({ status }) => status === 'fulfilled')
    },
    /** One attempt, until `end`; null if the manifest does not arrive or does not match the signed digest. */
    async release(
      remote: string,
      id: string,
      why: Release['why'],
      end = Number.POSITIVE_INFINITY,
    ): Promise<Release | null> {
      const known = plan.release(remote, id, why)
      const complete = known?.text == null ? null : known
      const entry = plan.entryOf(remote)?.releases[id]
      const ms = Math.min(TRY_MS, end - performance.now())
      if (complete || !entry || ms <= 0) return complete
      try {
        await withTimeout(ms, fetch(remote, id, entry, ms))
        return plan.release(remote, id, why)
      } catch (error) {
        renew()
        failed(slotOf(remote), id, 'document', `remote.json: ${reasonOf(error)}`)
        return null
      }
    },
  }
}

export type ManifestLoader = ReturnType<typeof createManifestLoader>
