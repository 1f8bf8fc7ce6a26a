import { contracts } from '@plaza/shared/host'
import { type Boot, others } from '@plaza/shared/remotes'
import { onClearCache } from '../../site/settings'
import { visit } from '../../storage/kept'
import type { Held, Plan } from '../plan'
import { keepRegistry } from '../registry/kept'
import type { Release } from '../release'
import { running } from '../running.store'
import { serverNow, setServerTime } from '../visitor'
import { createCrashes } from './crashes'
import { createDocuments } from './documents'
import { dropGood, keepGood, readGood, wasGood } from './last-good'
import { overridesOf, releaseAt } from './overrides'
import { createRefresh, keepFresh } from './refresh'

/** Two besides the last good one: the time is short. */
const OTHERS_TRIED = 2
/** Files of a visit, for telling a refused one from one that did not come. */
const TIMINGS_KEPT = 2000

export interface CareParts {
  boot: Boot
  plan: Plan
  hasStandIn(remote: string, id: string): boolean
  failedDocument(remote: string, id: string, message: string): void
  report(name: string, message: string): void
  /** The registry was looked at: what is chosen may be otherwise than before. */
  looked(): void
}

/** What keeps remotes well after the first page: refreshing, standing in, remembering what was good and what threw. */
export function createCare({ boot, plan, hasStandIn, failedDocument, report, looked }: CareParts) {
  const { keys } = boot
  const lastGood = async (remote: string): Promise<Release | null> => {
    const good = await readGood(remote, { keys, offered: contracts })
    if (!good || !plan.isRevoked(remote, good.id)) return good
    dropGood(remote)
    return null
  }
  const documents = createDocuments({ plan, lastGood, failed: failedDocument })
  const crashes = createCrashes({ wasGood, hasStandIn })

  /** What is chosen and not here; true where something came. */
  async function complete(): Promise<boolean> {
    const came = await Promise.all(plan.missing().map((remote) => documents.bring(remote)))
    if (came.some(Boolean)) looked()
    return came.some(Boolean)
  }

  const refresh = createRefresh({
    keys,
    held: plan.held,
    accept(held: Held) {
      plan.choose(held)
      keepRegistry(held.signed)
      looked()
    },
    asked(serverTime) {
      if (serverTime !== null) setServerTime(serverTime)
      running.setState({ checkedAt: Date.now() })
      plan.choose()
      looked()
      void complete()
    },
    refused: (message) => report('registry-refused', message),
  })

  return {
    refresh,
    complete,
    document: documents.bring,
    crashed: crashes,
    keepGood: (release: Release) => keepGood(release, plan.held()),
    async standIns(remote: string): Promise<(() => Promise<Release | null>)[]> {
      const [entry, chosen] = [plan.entryOf(remote), plan.choiceOf(remote)?.release ?? '']
      const ids = entry ? others(entry, chosen).slice(0, OTHERS_TRIED) : []
      return [() => lastGood(remote), ...ids.map((id) => () => documents.once(remote, id, 'previous'))]
    },
    lift: (remote: string) => visit.drop(`resting.${remote}`),
    /** Takes over what a signed override leads to; without a document the registry decides. */
    async override(): Promise<void> {
      const overrides = await overridesOf(boot.override, { keys, now: serverNow() })
      await Promise.all(
        overrides.map(async (override) => {
          try {
            plan.override(releaseAt(override, await documents.fetchText(override.base, `?at=${Date.now()}`)))
          } catch (error) {
            report('override-failed', `${override.base}: ${error instanceof Error ? error.message : error}`)
          }
        }),
      )
    },
    /** From then on the registry is looked at again and again. */
    start(): void {
      performance.setResourceTimingBufferSize?.(TIMINGS_KEPT)
      const held = plan.held()
      if (held?.source === 'page') keepRegistry(held.signed)
      onClearCache(() => plan.remotes().forEach(dropGood))
      keepFresh(refresh)
    },
  }
}

export type Care = ReturnType<typeof createCare>
