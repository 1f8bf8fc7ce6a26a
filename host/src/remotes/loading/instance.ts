import type { HostApi, PartProps } from '@plaza/shared/host'
import type { RemoteModule } from '@plaza/shared/remotes'
import type { ComponentType } from 'react'
import { createScopedHost, type ScopedHost } from '../../contracts/scoped-host'
import type { Release } from '../release'
import { LoadError } from './load-error'
import type { ReadyPage } from './page-result'

export interface InstanceDeps {
  /** Fetches the module of a release; `query` is appended to the URLs of its files. */
  load(release: Release, query: string): Promise<RemoteModule>
  /** Called when a module is set up. */
  host(): HostApi
  /** Reports the load time of a release's first page, in milliseconds. */
  onLoaded(release: Release, ms: number): void
}

/** One attempt to load a page of a release, running since `started`. */
export interface LoadAttempt {
  instance: ReleaseInstance
  page: string
  generation: number
  started: number
  work: Promise<ComponentType>
}

/** A script that throws while it starts is a failure of its release, not an error of the page. */
async function catchStartErrors<T>(base: string, work: () => Promise<T>): Promise<T> {
  const folder = new URL(base, location.href).href
  let thrown: string | undefined
  const listen = (event: ErrorEvent) => {
    if (!event.filename?.startsWith(folder)) return
    event.preventDefault()
    thrown = event.message
  }
  addEventListener('error', listen)
  try {
    return await work()
  } catch (error) {
    throw thrown ? new LoadError('start-threw', thrown) : error
  } finally {
    removeEventListener('error', listen)
  }
}

/** Public state of a release in this page. */
export interface ReleaseInstance {
  readonly release: Release
  /** Distinguishes the pages of one release from those of another. */
  readonly instanceId: number
  readonly pages: ReadonlyMap<string, ReadyPage>
  /** When its code first arrived, and the load time in milliseconds. */
  readonly loadedAt: number | null
  readonly ms: number | null
  /** Whether its module is set up and not ended. */
  isSetUp(): boolean
  /** Whether another place draws a part of it. */
  hasParts(): boolean
  /** Loads a part that another place draws. */
  part(release: Release, part: string): Promise<ComponentType<PartProps>>
  /** Starts loading a page from the release as it is chosen now. */
  attempt(release: Release, page: string): LoadAttempt
  /** Stores the page that an attempt loaded. */
  keep(attempt: LoadAttempt, Page: ComponentType): ReadyPage
  /** Later requests use a new query; of several failures with one query only the first counts. */
  renew(failed?: number): void
  /** Forgets the loaded pages, so that they load again. */
  forgetPages(): void
  /** Revokes its host API and drops its module and pages. */
  end(): void
}

/** null: not loaded yet. */
type Milliseconds = number | null

let instanceIds = 0

/** A release in this page: its module, its host API, and its loaded pages. */
export function createInstance(first: Release, { load, host, onLoaded: loaded }: InstanceDeps): ReleaseInstance {
  let generation = 0
  let module: Promise<RemoteModule> | null = null
  let handed: ScopedHost | null = null
  let drawn = false
  const pages = new Map<string, ReadyPage>()
  const state = { release: first, instanceId: ++instanceIds, loadedAt: null as Milliseconds, ms: null as Milliseconds }

  async function moduleOf(release: Release): Promise<RemoteModule> {
    const fetched = await load(release, generation ? `?retry=${generation}` : '')
    handed ??= createScopedHost(host(), release.document)
    fetched.setup(handed.api)
    return fetched
  }

  const pageOf = (release: Release, page: string) =>
    catchStartErrors(release.base, async () => {
      module ??= moduleOf(release)
      const get = (await module).pages[page]
      if (!get) throw new LoadError('no-page', `${release.remote} ${release.id} has no page ${page}`)
      return (await get()).default as ComponentType
    })

  const partOf = (release: Release, part: string) =>
    catchStartErrors(release.base, async () => {
      const asked = generation
      module ??= moduleOf(release)
      drawn = true
      // Nothing else asks again for a part: the next attempt is a new request.
      module.catch(() => instance.renew(asked))
      const get = (await module).parts?.[part]
      if (!get) throw new LoadError('no-page', `${release.remote} ${release.id} has no part ${part}`)
      return (await get()).default
    })

  const instance: ReleaseInstance = Object.assign(state, {
    pages,
    isSetUp: () => handed !== null,
    part: partOf,
    hasParts: () => drawn,
    attempt(release: Release, page: string): LoadAttempt {
      state.release = release
      return { instance, page, generation, started: performance.now(), work: pageOf(release, page) }
    },
    keep({ page, started }: LoadAttempt, Page: ComponentType): ReadyPage {
      const ready: ReadyPage = { state: 'ready', Page, release: state.release.id }
      pages.set(page, ready)
      if (state.ms === null) {
        state.loadedAt = Date.now()
        state.ms = Math.round(performance.now() - started)
        loaded(state.release, state.ms)
      }
      return ready
    },
    renew(failed = generation): void {
      if (failed !== generation) return
      generation += 1
      module = null
    },
    forgetPages: () => pages.clear(),
    end(): void {
      handed?.revoke()
      handed = null
      drawn = false
      module = null
      pages.clear()
    },
  })
  return instance
}
