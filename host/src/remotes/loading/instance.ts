import type { HostApi } from '@plaza/shared/host'
import type { RemoteModule } from '@plaza/shared/remotes'
import type { ComponentType } from 'react'
import { createScopedHost, type ScopedHost } from '../../contracts/scoped-host'
import type { Release } from '../release'
import { LoadError } from './load-error'
import type { ReadyPage } from './page-result'

export interface InstanceDeps {
  /** Fetches the module of a release; `query` makes the addresses of its files fresh. */
  load(release: Release, query: string): Promise<RemoteModule>
  /** Asked when a module is set up. */
  host(): HostApi
  /** A release's first page was here after so many ms. */
  onLoaded(release: Release, ms: number): void
}

/** One attempt to get a page of a release, under way since `started`. */
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

/** A release in this page, as others see it. */
export interface ReleaseInstance {
  readonly release: Release
  /** Tells the pages of one release from those of another. */
  readonly instanceId: number
  readonly pages: ReadonlyMap<string, ReadyPage>
  /** When its code was first here, and after how many ms. */
  readonly loadedAt: number | null
  readonly ms: number | null
  /** Whether its module was set up, and not ended since. */
  isSetUp(): boolean
  /** Begins to get a page, of the release as it is chosen now. */
  attempt(release: Release, page: string): LoadAttempt
  /** A page came of an attempt. */
  keep(attempt: LoadAttempt, Page: ComponentType): ReadyPage
  /** From now on files are asked for under a fresh address; of several failures of one generation only the first counts. */
  renew(failed?: number): void
  /** The pages that came so far are asked for anew. */
  forgetPages(): void
  /** Nothing of it is left. */
  end(): void
}

let instanceIds = 0

/** A release in this page: its module, what was handed to it, and the pages that came of it. */
export function createInstance(first: Release, { load, host, onLoaded: loaded }: InstanceDeps): ReleaseInstance {
  let generation = 0
  let module: Promise<RemoteModule> | null = null
  let handed: ScopedHost | null = null
  const pages = new Map<string, ReadyPage>()
  const state = {
    release: first,
    instanceId: ++instanceIds,
    loadedAt: null as number | null,
    ms: null as number | null,
  }

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

  const instance: ReleaseInstance = Object.assign(state, {
    pages,
    isSetUp: () => handed !== null,
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
      module = null
      pages.clear()
    },
  })
  return instance
}
