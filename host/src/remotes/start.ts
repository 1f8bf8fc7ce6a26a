import type { HostApi } from '@plaza/shared/host'
import type { RemoteDocument } from '@plaza/shared/remotes'
import { boot } from '../boot'
import { running } from '../running.store'
import { visit } from '../storage/kept'
import { record } from '../telemetry/record'
import type { Care } from './care'
import { describe } from './describe'
import { createLoader, type LoaderParts } from './loading/loader'
import { createPlan, isRelease } from './plan'
import { firstHeld } from './registry/first'
import { digestOf } from './registry/trust'
import { visitorNow } from './visitor'

/** A page that is older was kept somewhere on its way: what is chosen may be otherwise by now. */
const STALE_MS = 60_000

export interface RemotesParts {
  /** Asked when a remote is set up. */
  host(): HostApi
  load: LoaderParts['load']
  /** What is live is otherwise than before: documents of the remotes, what is chosen first. */
  follow(remotes: readonly Pick<RemoteDocument, 'name' | 'routes'>[]): void
  /** Looks at the shown address anew where the page must not stay, and lets hidden pages of such remotes go. */
  renew(): void
}

/** Chooses and loads the remotes of this page. What is needed when something fails comes as code of its own (`care`). */
export function createRemotes({ host, load, follow, renew }: RemotesParts) {
  const plan = createPlan(visitorNow)
  let bringing: Promise<Care> | null = null
  let chosen = () => {}
  const isChosen = new Promise<void>((resolve) => {
    chosen = resolve
  })

  let isAsking = false
  const asking = (now: boolean) => {
    isAsking = now
  }

  const care = (): Promise<Care> => {
    bringing ??= import('./care').then(
      ({ createCare }) => {
        const made = createCare({ boot, plan, loader, asking, note, follow: followNow, renew })
        void isChosen.then(made.start)
        return made
      },
      (error) => {
        bringing = null
        throw error
      },
    )
    return bringing
  }
  const withCare = <T>(use: (care: Care) => T | Promise<T>) =>
    care()
      .then(use)
      .catch(() => undefined)

  const loader = createLoader({
    host,
    load,
    care,
    wanted: plan.wanted,
    loaded: ({ remote, id }, ms) => record.load(remote, id, ms),
    taken() {
      note()
      if (bringing) void withCare(({ looked }) => looked())
    },
  })

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
    const documents = plan.remotes().flatMap((remote) => {
      const wanted = plan.wanted(remote)
      if (wanted === 'off') return []
      const first = wanted && 'blocked' in wanted ? plan.release(remote, wanted.blocked, 'rule') : wanted
      return [first, loader.seatOf(remote).current?.release].flatMap((one) => one?.document ?? [])
    })
    follow(documents)
  }

  const complete = (isEnough?: () => boolean) => withCare((made) => made.complete(isEnough))

  return {
    loader,
    async begin(): Promise<void> {
      plan.choose(await firstHeld(boot, async (own) => (await care()).newest(own)))
      for (const [key, text] of Object.entries(boot.documents)) {
        const [remote = '', id = ''] = key.split('/')
        const digest = plan.entryOf(remote)?.releases[id]?.digest
        if (digest && ((await digestOf(text)) ?? digest) === digest) plan.keep(digest, text)
      }
      const isBegun = visit.size((key) => /^(overrides$|resting\.)/.test(key)) > 0
      if (boot.override || isBegun) await withCare((made) => made.recall())
      chosen()
      followNow()
      note()
      if (Math.abs(Date.now() - boot.now) > STALE_MS) void withCare((made) => made.refresh())
      if (plan.missing().length > 0) void complete()
    },
    care,
    complete,
    /** Whether an address that nobody claims may belong to a remote that could not be looked at, or is by now. */
    isPartial: () => isAsking || !plan.held() || plan.missing().some((remote) => !isRelease(plan.wanted(remote))),
  }
}

export type Remotes = ReturnType<typeof createRemotes>
