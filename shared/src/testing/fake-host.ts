import * as v from 'valibot'
import type { AnyEndpoint, DataOf, InputOf, User } from '../api'
import {
  contracts,
  type Deployment,
  type HostApi,
  type PlayerItem,
  type PlayerProgress,
  type PlayerRequest,
  type PlayerState,
  type SessionState,
  type Settings,
  type ShareRequest,
  type ShellKind,
  type SiteState,
} from '../host'
import { pathsOf, type RouteTable } from '../routes'
import { type Answers, FailingAnswer, pending } from './answers'
import { routeTables } from './route-tables'
import { guest, idlePlayer, noProgress, plainSettings, plainSite, type TestStore, testStore } from './stores'

let complaints: string[] = []
/** Violations of the declarations since the last test; the set-up reads them after each test. */
export function takeComplaints(): string[] {
  const taken = complaints
  complaints = []
  return taken
}

export interface FakeHostOptions {
  answers?: Answers
  user?: User | null
  site?: Partial<SiteState>
  settings?: Partial<Settings>
  player?: Partial<PlayerState>
  shell?: { kind: ShellKind; inApp: boolean }
  /** The remote's own route table: its routes are live too. */
  routes?: RouteTable
  /** Planned routes to treat as live. */
  built?: readonly string[]
  /** Remotes that are off for this visitor. */
  off?: readonly string[]
  /** Versions of an older host, where they differ from today's. */
  contracts?: Partial<HostApi['contracts']>
  /** The running host and releases. */
  deployment?: Partial<Deployment>
  /** Stored drafts by name. */
  drafts?: Readonly<Record<string, unknown>>
  /** Size of the cache in characters. */
  cached?: number
  /** The user's answer to confirmations; yes by default. */
  confirms?: boolean
}

export interface Call {
  id: string
  input: unknown
}

/** A telemetry call: `['failed', 'card-skipped', 'unknown banner']`. */
type Report = [word: keyof HostApi['telemetry'], name: string, rest?: string | number]

interface FakeStream {
  url: string
  element: HTMLVideoElement
  /** Qualities chosen so far. */
  chosen: (number | null)[]
  /** Makes the stream fail. */
  fail: () => void
  /** Whether it was detached. */
  gone: () => boolean
}

const emptyLog = () => ({
  calls: [] as Call[],
  navigations: [] as string[],
  external: [] as string[],
  /** Those opened with the author `editor`. */
  trusted: [] as string[],
  backs: [] as string[],
  /** Close functions of the open overlays, the topmost last. */
  overlays: [] as (() => void)[],
  /** Addresses of overlays. */
  overlayAddresses: [] as string[],
  toasts: [] as string[],
  shared: [] as ShareRequest[],
  viewed: [] as { images: readonly string[]; start: number; captions?: readonly string[] }[],
  played: [] as PlayerRequest[],
  /** Items that the player was told to prepare. */
  anticipated: [] as (PlayerItem | 'live')[],
  /** Streams attached to the page's elements. */
  streams: [] as FakeStream[],
  reported: [] as Report[],
  /** Logins and phone bindings that were started. */
  logins: [] as ('log-in' | 'phone')[],
})

/** A host that answers only declared calls and records all requests. */
export interface FakeHost extends HostApi, Readonly<ReturnType<typeof emptyLog>> {
  /** Inputs of the calls to one endpoint, in order. */
  callsOf(id: string): unknown[]
  /** Simulates a second tap on the current tab. */
  reselect(): void
  readonly answers: Answers
  readonly stores: {
    player: TestStore<PlayerState>
    progress: TestStore<PlayerProgress>
    session: TestStore<SessionState>
    settings: TestStore<Settings>
    site: TestStore<SiteState>
  }
}

async function answer<E extends AnyEndpoint>(answers: Answers, endpoint: E, input: InputOf<E>): Promise<DataOf<E>> {
  const declared = answers[endpoint.id as keyof Answers] as unknown
  if (declared === undefined) {
    complaints.push(`${endpoint.id} was called and not declared: ${JSON.stringify(input)}`)
    throw { kind: 'malformed', msg: endpoint.id }
  }
  const said = await (typeof declared === 'function' ? declared(input) : declared)
  if (said === pending) return new Promise(() => {})
  if (said instanceof FailingAnswer) throw said.failure
  const checked = v.safeParse(endpoint.data, said)
  if (!checked.success) complaints.push(`${endpoint.id} was declared with a wrong answer: ${checked.issues[0].message}`)
  return said as DataOf<E>
}

/** Route tables without those of remotes that are off. */
const tablesWithout = (off: readonly string[]) =>
  Object.entries(routeTables).flatMap(([owner, table]) => (off.includes(owner) ? [] : [table]))

function pathsBuilt(ids: readonly string[], off: readonly string[]) {
  const rows: RouteTable = Object.assign({}, ...tablesWithout(off))
  return Object.fromEntries(ids.flatMap((id) => (rows[id] ? [[id, rows[id].path]] : [])))
}

export function fakeHost(options: FakeHostOptions = {}): FakeHost {
  const answers = options.answers ?? {}
  const settings = { ...plainSettings, ...options.settings }
  const stores = {
    player: testStore<PlayerState>({ ...idlePlayer, ...options.player }, idlePlayer),
    progress: testStore<PlayerProgress>(noProgress),
    session: testStore<SessionState>(options.user ? { status: 'user', user: options.user } : guest, guest),
    settings: testStore<Settings>(settings, { ...plainSettings, language: settings.language }),
    site: testStore<SiteState>({ ...plainSite, ...options.site }),
  }
  const log = emptyLog()
  const drafts = new Map(Object.entries(options.drafts ?? {}).map(([name, value]) => [name, JSON.stringify(value)]))
  const reselections = new Set<() => void>()
  let cached = options.cached ?? 0
  return {
    ...log,
    answers,
    stores,
    contracts: { ...contracts, ...options.contracts },
    paths: {
      ...pathsOf(tablesWithout(options.off ?? [])),
      ...pathsBuilt(options.built ?? [], options.off ?? []),
      ...pathsOf(options.routes ? [options.routes] : []),
    },
    callsOf: (id) => log.calls.filter((call) => call.id === id).map((call) => call.input),
    player: {
      ...stores.player,
      progress: stores.progress,
      send: (request) => void log.played.push(request),
      attach: async (element, url, { signal, onFailed }) => {
        const stream = { url, element, chosen: [] as (number | null)[], fail: onFailed, gone: () => signal.aborted }
        log.streams.push(stream)
        return { choose: (level) => void stream.chosen.push(level) }
      },
      anticipate: (what) => void log.anticipated.push(what),
    },
    session: {
      ...stores.session,
      logIn: () => void log.logins.push('log-in'),
      requirePhone: () => {
        const bound = Boolean(stores.session.getState().user?.phone)
        if (!bound) log.logins.push('phone')
        return bound
      },
      accept: ({ user }) => stores.session.set({ status: 'user', user }),
      update: (user) => stores.session.set({ status: 'user', user }),
      logOut: async () => stores.session.set(guest),
      resume: (redirect) => void log.navigations.push(redirect ?? '/mine'),
    },
    request: (endpoint, input) => {
      log.calls.push({ id: endpoint.id, input })
      return answer(answers, endpoint, input)
    },
    upload: async ({ name = 'file' }) => ({ key: name, url: `/uploads/${name}`, width: null, height: null }),
    navigate: (address) => void log.navigations.push(address),
    back: () => void log.backs.push('back'),
    openExternal(address, { by } = {}) {
      log.external.push(address)
      if (by === 'editor') log.trusted.push(address)
    },
    prefetch: () => {},
    href: (address) => address,
    onReselect: (listener) => {
      reselections.add(listener)
      return () => reselections.delete(listener)
    },
    openOverlay: (close, address) => {
      log.overlays.push(close)
      if (address) log.overlayAddresses.push(address)
      return () => void log.overlays.splice(log.overlays.indexOf(close), 1)
    },
    reselect: () => {
      for (const listener of reselections) listener()
    },
    shell: options.shell ?? { kind: 'h5', inApp: false },
    site: { ...stores.site, choose: (city) => stores.site.set({ city }) },
    now: Date.now,
    deployment: { host: '', releases: [], smsInbox: false, ...options.deployment },
    settings: {
      ...stores.settings,
      change: stores.settings.set,
      cacheSize: () => cached,
      clearCache: async () => {
        cached = 0
      },
    },
    ui: {
      toast: (text) => void log.toasts.push(text),
      confirm: async () => options.confirms ?? true,
      viewImages: (images, start = 0, captions) =>
        void log.viewed.push({ images, start, ...(captions && { captions }) }),
      share: (request) => void log.shared.push(request),
    },
    drafts: {
      read: (key) => JSON.parse(drafts.get(key) ?? 'null'),
      keep: (key, value) => void drafts.set(key, JSON.stringify(value)),
      drop: (key) => void drafts.delete(key),
    },
    telemetry: {
      failed: (name, reason) => void log.reported.push(['failed', name, reason]),
      timed: (name, ms) => void log.reported.push(['timed', name, ms]),
      seen: (name) => void log.reported.push(['seen', name]),
    },
  }
}
