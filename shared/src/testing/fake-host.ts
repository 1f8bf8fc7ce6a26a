import type { ComponentType } from 'react'
import * as v from 'valibot'
import type { AnyEndpoint, DataOf, EventTopic, InputOf, User } from '../api'
import { type LiveExtensions, liveExtensions } from '../extensions'
import {
  contracts,
  type Deployment,
  type HostApi,
  type OutboxEntry,
  type PartProps,
  type PlayerProgress,
  type PlayerState,
  type SessionState,
  type Settings,
  type ShellKind,
  type SiteState,
} from '../host'
import { pathsOf, type RouteTable } from '../routes'
import { type Answers, FailingAnswer, pending } from './answers'
import {
  type FakeStores,
  fakeDrafts,
  fakeEvents,
  fakeNavigation,
  fakeOutbox,
  fakePlayer,
  fakeReselection,
  fakeSession,
  fakeSettings,
  fakeSlots,
  fakeUi,
} from './fake-capabilities'
import { emptyLog, type FakeLog } from './fake-log'
import { remoteExtensions, routeTables } from './route-tables'
import { guest, idlePlayer, noProgress, plainSettings, plainSite, testStore } from './stores'

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
  /** Parts of remotes, by `<remote>/<part>`. */
  parts?: Readonly<Record<string, ComponentType<PartProps>>>
  /** Versions of an older host, where they differ from today's. */
  contracts?: Partial<HostApi['contracts']>
  /** The running host and releases. */
  deployment?: Partial<Deployment>
  /** Stored drafts by name. */
  drafts?: Readonly<Record<string, unknown>>
  /** Calls that wait on the device. */
  outbox?: readonly OutboxEntry[]
  /** Size of the cache in characters. */
  cached?: number
  /** The user's answer to confirmations; yes by default. */
  confirms?: boolean
}

/** A host that answers only declared calls and records all requests. */
export interface FakeHost extends HostApi, Readonly<FakeLog> {
  /** Inputs of the calls to one endpoint, in order. */
  callsOf(id: string): unknown[]
  /** Simulates a second tap on the current tab. */
  reselect(): void
  /** Simulates a change of a topic. */
  happen(topic: EventTopic): void
  /** Simulates a change too; resolves to what the listeners return: false where no answer came. */
  answersAfter(topic: EventTopic): Promise<unknown[]>
  readonly answers: Answers
  readonly stores: FakeStores
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

/** Extensions of the remotes that are not off. */
const extensionsWithout = (off: readonly string[]) =>
  liveExtensions(
    Object.entries(remoteExtensions).flatMap(([name, extensions]) =>
      off.includes(name) ? [] : [{ remote: name, release: '1.0.0-test', extensions }],
    ),
  )

/** Route tables without those of remotes that are off. */
const tablesWithout = (off: readonly string[]) =>
  Object.entries(routeTables).flatMap(([owner, table]) => (off.includes(owner) ? [] : [table]))

function pathsBuilt(ids: readonly string[], off: readonly string[]) {
  const rows: RouteTable = Object.assign({}, ...tablesWithout(off))
  return Object.fromEntries(ids.flatMap((id) => (rows[id] ? [[id, rows[id].path]] : [])))
}

const storesOf = (options: FakeHostOptions): FakeStores => {
  const settings = { ...plainSettings, ...options.settings }
  return {
    player: testStore<PlayerState>({ ...idlePlayer, ...options.player }, idlePlayer),
    progress: testStore<PlayerProgress>(noProgress),
    session: testStore<SessionState>(options.user ? { status: 'user', user: options.user } : guest, guest),
    settings: testStore<Settings>(settings, { ...plainSettings, language: settings.language }),
    site: testStore<SiteState>({ ...plainSite, ...options.site }),
    slots: testStore<LiveExtensions>(extensionsWithout(options.off ?? [])),
    outbox: testStore<readonly OutboxEntry[]>(options.outbox ?? [], []),
  }
}

export function fakeHost(options: FakeHostOptions = {}): FakeHost {
  const answers = options.answers ?? {}
  const stores = storesOf(options)
  const log = emptyLog()
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
    request: (endpoint, input) => {
      log.calls.push({ id: endpoint.id, input })
      return answer(answers, endpoint, input)
    },
    upload: async ({ name = 'file' }) => ({ key: name, url: `/uploads/${name}`, width: null, height: null }),
    player: fakePlayer(stores, log),
    session: fakeSession(stores, log),
    ...fakeNavigation(log),
    ...fakeReselection(),
    ...fakeEvents(),
    outbox: fakeOutbox(stores, log, (endpoint, input) => answer(answers, endpoint, input as never)),
    slots: fakeSlots(stores, log, options.parts ?? {}),
    shell: options.shell ?? { kind: 'h5', inApp: false },
    site: { ...stores.site, choose: (city) => stores.site.set({ city }) },
    now: Date.now,
    deployment: { host: '', releases: [], smsInbox: false, ...options.deployment },
    settings: fakeSettings(stores, options.cached ?? 0),
    ui: fakeUi(log, options.confirms ?? true),
    drafts: fakeDrafts(options.drafts ?? {}),
    telemetry: {
      failed: (name, reason) => void log.reported.push(['failed', name, reason]),
      timed: (name, ms) => void log.reported.push(['timed', name, ms]),
      seen: (name) => void log.reported.push(['seen', name]),
    },
  }
}
