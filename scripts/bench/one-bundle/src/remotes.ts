import type { PageResult } from '../../../../host/src/remotes/loading/page-result'
import type { RemotesDeps, Remotes as RemotesOfHost } from '../../../../host/src/remotes/remotes'
import type { Slot as SlotOfHost } from '../../../../host/src/remotes/slot'
import { startSite } from '../../../../host/src/site/site'
import account from '../../../../remote-account/src/remote'
import { routes as accountRoutes } from '../../../../remote-account/src/routes'
import community from '../../../../remote-community/src/remote'
import { routes as communityRoutes } from '../../../../remote-community/src/routes'
import media from '../../../../remote-media/src/remote'
import { routes as mediaRoutes } from '../../../../remote-media/src/routes'
import practice from '../../../../remote-practice/src/remote'
import { routes as practiceRoutes } from '../../../../remote-practice/src/routes'
import { matchRoutes } from '../../../../shared/src/router'
import { configured } from './first-calls'

const modules = { account, community, media, practice }
const routeTables = {
  account: accountRoutes,
  community: communityRoutes,
  media: mediaRoutes,
  practice: practiceRoutes,
}
type RemoteName = keyof typeof modules
const names = Object.keys(modules) as RemoteName[]

type Slot = Pick<SlotOfHost, 'peek' | 'load' | 'prepare' | 'problem' | 'running' | 'due'>
type Remotes = Pick<RemotesOfHost, 'begin' | 'complete' | 'rendered' | 'crashed'> & {
  slotOf(remote: string): Slot
  isPartial(): boolean
  retry(slot: Slot, page: string): Promise<PageResult>
  recovery(): Promise<{ refresh(): Promise<boolean> }>
}

/** The pages of one part of the app, loaded by the bundler's own `import()`. */
function createSlot(remote: RemoteName): Slot {
  const pages = new Map<string, PageResult>()
  const { pages: getters } = modules[remote]

  async function load(page: string): Promise<PageResult> {
    try {
      const loaded = { state: 'ready', Page: (await getters[page]?.())?.default } as PageResult
      pages.set(page, loaded)
      return loaded
    } catch (error) {
      return { state: 'failed', reason: String(error) }
    }
  }
  return {
    peek: (page) => pages.get(page),
    load: async (page) => pages.get(page) ?? load(page),
    prepare: (page) => (pages.has(page) ? undefined : load(page)),
    problem: () => null,
    running: () => null,
    due: () => 'running',
  }
}

/** Starts loading the page of the current address. */
function fetchShownPage(): void {
  const rows = names.flatMap((owner) =>
    Object.entries(routeTables[owner]).map(([id, { path }]) => ({ path, id, handle: owner })),
  )
  const route = matchRoutes(rows, location.pathname)?.at(-1)?.route
  if (route) void modules[route.handle].pages[route.id]?.()
}

/** Replaces `host/src/remotes`: there is no selection, all pages are in this build. */
export function createRemotes({ routes }: Pick<RemotesDeps, 'routes'>): Remotes {
  const slots = Object.fromEntries(names.map((name) => [name, createSlot(name)]))
  return {
    slotOf: (remote) => slots[remote] as Slot,
    async begin() {
      fetchShownPage()
      routes.follow(names.map((name) => ({ name, routes: routeTables[name] })))
      void configured.then(startSite)
    },
    complete: () => Promise.resolve(),
    isPartial: () => false,
    rendered: () => undefined,
    crashed: () => Promise.resolve(false),
    retry: (slot, page) => slot.load(page),
    recovery: () => Promise.resolve({ refresh: () => Promise.resolve(false) }),
  }
}

/** Replaces `host/src/remotes/loading/federation.ts`; never called. */
export const loadRemoteModule = (): Promise<never> => Promise.reject(new Error('There is no federation here.'))
