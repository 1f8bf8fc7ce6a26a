import type { HostApi } from '@plaza/shared/host'
import { others, type RemoteDocument } from '@plaza/shared/remotes'
import * as v from 'valibot'
import { boot } from '../boot'
import { site } from '../site/site'
import { local, visit } from '../storage/kept'
import { record } from '../telemetry/record'
import { telemetry } from '../telemetry/telemetry'
import type { Care } from './care'
import { describe } from './describe'
import { sleep } from './loading/budget'
import { loadRemoteModule } from './loading/federation'
import { createLoader } from './loading/loader'
import { noteError } from './loading/seat'
import { createPlan, isRelease } from './plan'
import { firstHeld } from './registry/kept'
import { digestOf } from './registry/trust'
import { running } from './running.store'
import { onSerial } from './serial'
import { visitorNow } from './visitor'

const STALE_MS = 60_000
/** A person who asks again waits no longer for the registry. */
const PATIENCE_MS = 600

export interface RemotesParts {
  host: HostApi
  /** What is live is otherwise than before: documents of the remotes, what is chosen first. */
  follow(remotes: readonly Pick<RemoteDocument, 'name' | 'routes'>[]): void
  /** Looks at the shown address anew where the page must not stay, and lets hidden pages of such remotes go. */
  renew(): void
}

const report = (name: string, message: string) =>
  telemetry.report({ kind: 'error', name, detail: { message: message.slice(0, 200) } })

/** Chooses, loads and looks after the remotes of this page. */
export function createRemotes({ host, follow, renew }: RemotesParts) {
  const plan = createPlan(visitorNow)
  let care: Promise<Care> | null = null

  const hasStandIn = (remote: string, id: string) => {
    const good = local.read('good', v.record(v.string(), v.string()))?.[remote]
    const entry = plan.entryOf(remote)
    return Boolean((good && good !== id && !plan.isRevoked(remote, good)) || (entry && others(entry, id).length > 0))
  }

  function bringCare(): Promise<Care> {
    care ??= import('./care').then(
      ({ createCare }) => {
        const made = createCare({ boot, plan, hasStandIn, report, looked, failedDocument })
        made.start()
        return made
      },
      (error) => {
        care = null
        throw error
      },
    )
    return care
  }
  const withCare = <T>(use: (care: Care) => T | Promise<T>, otherwise: T): Promise<T> =>
    bringCare()
      .then(use)
      .catch(() => otherwise)
  const refresh = (options?: { urgent: boolean }) => withCare((made) => made.refresh(options), false)

  const loader = createLoader({
    host,
    load: (release, query) => loadRemoteModule(release, query, boot.hostFiles !== null),
    wanted: plan.wanted,
    isRevoked: plan.isRevoked,
    hasStandIn,
    document: (remote) => withCare((made) => made.document(remote), null),
    standIns: (remote) => withCare((made) => made.standIns(remote), []),
    afterCrash: (release) => withCare((made) => made.crashed(release), new Map()),
    resting: (remote) => {
      const kept = visit.read(`resting.${remote}`, v.record(v.string(), v.number())) ?? {}
      return new Map(Object.entries(kept).map(([id, until]) => [id, { until, resting: true }]))
    },
    lift: (remote) => void withCare((made) => made.lift(remote), undefined),
    loaded: ({ remote, id }, ms) => record.load(remote, id, ms),
    failed(remote, id, kind, message) {
      record.failure(remote, id, kind)
      telemetry.report({
        kind: 'error',
        name: 'remote-failed',
        detail: { remote, kind, reason: message.slice(0, 200) },
      })
      void refresh()
    },
    good: (release) => void withCare((made) => made.keepGood(release), undefined),
    changed: note,
    swapped: looked,
  })

  function failedDocument(remote: string, id: string, message: string): void {
    record.failure(remote, id, 'document')
    noteError(loader.seatOf(remote), id, 'document', message)
    report('remote-failed', `${remote}: ${message}`)
  }

  function note(): void {
    const held = plan.held()
    running.setState({
      serial: held?.document.serial ?? 0,
      source: held?.source ?? 'page',
      remotes: plan.remotes().map((remote) => describe(plan, loader.seatOf(remote))),
    })
  }

  /** The routes of what is chosen; of what runs, those that the chosen one lacks. */
  function followNow(): void {
    follow(
      plan.remotes().flatMap((remote) => {
        const wanted = plan.wanted(remote)
        if (wanted === 'off') return []
        const first = wanted && 'blocked' in wanted ? plan.release(remote, wanted.blocked, 'rule') : wanted
        return [first, loader.seatOf(remote).current?.release].flatMap((one) => (one ? [one.document] : []))
      }),
    )
    note()
  }

  /** What must not be shown any more is left at once; all else at the next entering. */
  function looked(): void {
    followNow()
    renew()
  }

  async function begin(): Promise<void> {
    plan.choose(
      await firstHeld(boot, () => report('registry-refused', 'the page’s own is not signed by a key of ours')),
    )
    for (const [key, text] of Object.entries(boot.documents)) {
      const [remote = '', id = ''] = key.split('/')
      const digest = plan.entryOf(remote)?.releases[id]?.digest
      if (digest && ((await digestOf(text)) ?? digest) === digest) plan.keep(digest, text)
    }
    if (boot.override || visit.size((key) => key === 'overrides') > 0) {
      await withCare((made) => made.override(), undefined)
    }
    followNow()
    onSerial((serial) => serial > (plan.held()?.document.serial ?? 0) && void refresh())
    site.subscribe(({ city }, before) => {
      if (city.adcode === before.city.adcode) return
      plan.choose()
      looked()
    })
    if (Math.abs(Date.now() - boot.now) > STALE_MS) void refresh()
    if (plan.missing().length > 0) void complete()
  }

  /** Fetches what is chosen and not here. */
  async function complete(): Promise<void> {
    if (!plan.held()) await refresh({ urgent: true })
    await withCare((made) => made.complete(), false)
  }

  return {
    loader,
    begin,
    refresh,
    complete,
    /** Whether an address that nobody claims may belong to a remote that could not be looked at. */
    isPartial: () => !plan.held() || plan.missing().some((remote) => !isRelease(plan.wanted(remote))),
    /** For a person who asks again: the registry first, then the files anew. */
    async retry(remote: string, page: string) {
      await Promise.race([refresh({ urgent: true }), sleep(PATIENCE_MS)])
      return loader.retry(remote, page)
    },
    /** What is needed when something fails, fetched while the network is there. */
    warm: () => withCare(() => import('./care/trust-by-hand').then(() => {}), undefined),
  }
}

export type Remotes = ReturnType<typeof createRemotes>
