import type { HostApi } from '@plaza/shared/host'
import type { RemoteModule, SelectedRemote } from '@plaza/shared/remotes'
import type { ComponentType } from 'react'
import { tryWithin } from './budget'
import { missingContracts } from './contract'

/** What may become of a page of a remote. `blocked`: this host lacks a contract, so no code of it was run. */
export type Loaded =
  | { state: 'ready'; Page: ComponentType }
  | { state: 'failed'; reason: string }
  | { state: 'blocked'; reason: string }

interface Slot {
  remote: SelectedRemote
  /** Rises with every failure: files are then asked for under a fresh address. */
  generation: number
  module: Promise<RemoteModule> | null
  pages: Map<string, Extract<Loaded, { state: 'ready' }>>
  loading: Map<string, Promise<Loaded>>
}

export interface LoaderParts {
  load(remote: SelectedRemote, query: string): Promise<RemoteModule>
  host: HostApi
  report(name: string, detail: Record<string, string | number>): void
}

/** Loads pages of remotes: budgets, retries under fresh addresses, and no memory of a failure. */
export function createLoader(remotes: readonly SelectedRemote[], parts: LoaderParts) {
  const slots = new Map<string, Slot>(
    remotes.map((remote) => [
      remote.name,
      { remote, generation: 0, module: null, pages: new Map(), loading: new Map() },
    ]),
  )

  function moduleOf(slot: Slot): Promise<RemoteModule> {
    slot.module ??= parts.load(slot.remote, slot.generation === 0 ? '' : `?retry=${slot.generation}`).then((module) => {
      module.setup(parts.host)
      return module
    })
    return slot.module
  }

  async function attempt(slot: Slot, page: string): Promise<ComponentType> {
    const module = await moduleOf(slot)
    const load = module.pages[page]
    if (!load) throw new Error(`${slot.remote.name} ${slot.remote.version} has no page ${page}`)
    return (await load()).default as ComponentType
  }

  async function tries(slot: Slot, page: string): Promise<Loaded> {
    const missing = missingContracts(slot.remote.needs)
    if (missing.length > 0) return { state: 'blocked', reason: missing.join(', ') }
    const started = performance.now()
    let generation = slot.generation
    try {
      const Page = await tryWithin((number) => {
        if (number > 0) forget(slot, generation)
        generation = slot.generation
        return attempt(slot, page)
      })
      const ready = { state: 'ready', Page } as const
      slot.pages.set(page, ready)
      return ready
    } catch (error) {
      forget(slot, generation)
      const reason = error instanceof Error ? error.message : String(error)
      parts.report('remote-failed', {
        remote: slot.remote.name,
        page,
        reason,
        ms: Math.round(performance.now() - started),
      })
      return { state: 'failed', reason }
    }
  }

  return {
    /** A page that is already here, so that its navigation takes one frame. */
    peek: (remote: string, page: string): Loaded | undefined => slots.get(remote)?.pages.get(page),
    /** Never rejects. A later call after a failure tries anew. */
    load(remote: string, page: string): Promise<Loaded> {
      const slot = slots.get(remote)
      if (!slot) return Promise.resolve({ state: 'failed', reason: `No remote ${remote} was chosen` })
      const there = slot.pages.get(page)
      if (there) return Promise.resolve(there)
      const running = slot.loading.get(page)
      if (running) return running
      const loading = tries(slot, page).finally(() => slot.loading.delete(page))
      slot.loading.set(page, loading)
      return loading
    },
  }
}

export type Loader = ReturnType<typeof createLoader>

/** Only the first of several failures of one generation begins the next. */
function forget(slot: Slot, generation: number): void {
  if (slot.generation !== generation) return
  slot.generation += 1
  slot.module = null
}
