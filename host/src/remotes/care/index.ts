import type { Boot, FailureKind } from '@plaza/shared/remotes'
import { sleep } from '../../browser/sleep'
import { onSerial } from '../../request/registry-serial'
import { running } from '../../running.store'
import { onClearCache } from '../../site/settings'
import { site } from '../../site/site'
import { stage } from '../../stage/stage.store'
import { record } from '../../telemetry/record'
import { telemetry } from '../../telemetry/telemetry'
import type { Loader } from '../loading/loader'
import type { Away, Seat } from '../loading/seat'
import type { Held, Plan } from '../plan'
import { keepRegistry, newestOf } from '../registry/kept'
import { isSigned } from '../registry/trust'
import { serverNow, setServerTime } from '../visitor'
import { createBring } from './bring'
import { createCrashes, liftResting, restingOf } from './crashes'
import { createDocuments } from './documents'
import { noteError } from './failure'
import { dropGood, goodId, keepGood } from './last-good'
import { overridesOf, releaseAt } from './overrides'
import { createCatchUp, createRefresh, keepFresh } from './refresh'
import { createSeats, turnOf } from './seats'
import { createStandIns } from './stand-ins'

/** Files of a visit, for telling a refused one from one that did not come. */
const TIMINGS_KEPT = 2000
/** A person who asks again waits no longer for the registry. */
const PATIENCE_MS = 600

export interface CareParts {
  boot: Boot
  plan: Plan
  loader: Loader
  /** The registry is being asked, or has answered. */
  asking(isAsking: boolean): void
  /** Writes down how each remote stands. */
  note(): void
  /** Routes go by what is chosen and what runs. */
  follow(): void
  /** Looks at the shown address anew where the page must not stay, and lets hidden pages of such remotes go. */
  renew(): void
}

const byHand = () => import('../registry/trust-by-hand')

/** What keeps remotes well: refreshing, standing in, remembering what was good and what threw, taking another release. */
export function createCare({ boot, plan, loader, asking, note, follow, renew }: CareParts) {
  const { keys } = boot
  const report = (name: string, message: string) =>
    telemetry.report({ kind: 'error', name, detail: { message: message.slice(0, 200) } })
  const seats = () => plan.remotes().map(loader.seatOf)

  /** What is chosen, or what runs, may be otherwise than before: what must not be shown any more is left at once. */
  function looked(): void {
    for (const seat of seats()) seat.turn = turnOf(seat, plan)
    follow()
    note()
    renew()
  }

  function leave(seat: Seat, id: string, away: Away): void {
    seat.away.set(id, away)
    setTimeout(looked, away.until - Date.now() + 1)
    looked()
  }

  function failed(seat: Seat, id: string, kind: FailureKind, message: string): void {
    noteError(seat, id, kind, message)
    // What threw was counted where it was caught, before this code was there.
    if (kind !== 'page-threw') {
      record.failure(seat.remote, id, kind)
      report('remote-failed', `${seat.remote} ${id} ${kind}: ${message}`)
    }
    note()
    if (kind !== 'document') void refresh()
  }

  const { lastGood, hasStandIn, standIns } = createStandIns({
    plan,
    keys,
    report,
    once: (...asked) => documents.once(...asked),
  })
  const documents = createDocuments({
    plan,
    lastGood,
    failed: (remote, id, message) => failed(loader.seatOf(remote), id, 'document', message),
  })
  const bring = createBring({
    loader,
    failed,
    leave,
    hasStandIn,
    wanted: plan.wanted,
    document: documents.bring,
    standIns,
  })

  const { retry, ...inSeats } = createSeats({
    plan,
    loader,
    seats,
    failed,
    leave,
    afterCrash: createCrashes({ wasGood: ({ remote, id }) => goodId(remote) === id, hasStandIn }),
    lift: liftResting,
    good: (release) => keepGood(release, plan.held()),
  })

  const refresh = createRefresh({
    keys,
    held: plan.held,
    asking,
    accept(held: Held) {
      plan.choose(held)
      keepRegistry(held.signed)
    },
    asked(serverTime) {
      if (serverTime !== null) setServerTime(serverTime)
      running.setState({ checkedAt: Date.now() })
      choose()
    },
    refused: (message) => report('registry-refused', message),
  })

  /** Chooses anew, and fetches what is chosen and not here. */
  function choose(): void {
    plan.choose()
    looked()
    void fetchMissing()
  }

  /** Until all has come that can, or what has come is enough. */
  function fetchMissing(isEnough?: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const each = plan.missing().map(async (remote) => {
        if (await documents.bring(remote, { urgent: isEnough !== undefined })) looked()
        if (isEnough?.()) resolve()
      })
      void Promise.all(each).then(() => resolve())
    })
  }

  function start(): void {
    performance.setResourceTimingBufferSize?.(TIMINGS_KEPT)
    const held = plan.held()
    if (held?.source === 'page') keepRegistry(held.signed)
    onClearCache(() => plan.remotes().forEach(dropGood))
    keepFresh(refresh)
    onSerial(createCatchUp(refresh, () => plan.held()?.document.serial ?? 0))
    site.subscribe(({ city }, before) => city.adcode !== before.city.adcode && choose())
    stage.subscribe(({ pages }) => inSeats.sweep(pages))
    void isSigned(boot.registry, keys).then((known) => (known === null ? byHand() : null))
    looked()
  }

  return {
    ...inSeats,
    bring(...asked: Parameters<typeof bring>): ReturnType<typeof bring> {
      note()
      // Its seat is no longer loading once those who asked have been told.
      return bring(...asked).finally(() => setTimeout(note))
    },
    refresh,
    looked,
    /** From then on the registry is looked at again and again. */
    start,
    /** The document to begin with, where the page's own is not ours or not the newest. */
    newest(own: Held | null): Promise<Held | null> {
      if (!own) report('registry-refused', 'the page brought none that is signed by a key of ours')
      return newestOf(own, keys)
    },
    /**
     * Takes over what was begun in this visit: releases that are left alone, and what a signed override leads to; where
     * that has no document the registry decides.
     */
    async recall(): Promise<void> {
      for (const seat of seats()) seat.away = restingOf(seat.remote)
      const overrides = await overridesOf(boot.override, { keys, now: serverNow() })
      const taking = overrides.map(async (override) => {
        plan.override(releaseAt(override, await documents.fetchText(override.base, `?at=${Date.now()}`)))
      })
      for (const { status } of await Promise.allSettled(taking)) {
        if (status === 'rejected') report('override-failed', 'its remote.json could not be had')
      }
    },
    /** Tries to get at everything that is chosen and not here; for a person who waits, until that is enough. */
    async complete(isEnough?: () => boolean): Promise<void> {
      if (!plan.held() || refresh.isAsking()) await refresh({ urgent: true })
      if (!isEnough?.()) await fetchMissing(isEnough)
    },
    /** For a person who asks again: the registry first, then the files anew. */
    async retry(remote: string, page: string) {
      await Promise.race([refresh({ urgent: true }), sleep(PATIENCE_MS)])
      return retry(remote, page)
    },
  }
}

export type Care = ReturnType<typeof createCare>
