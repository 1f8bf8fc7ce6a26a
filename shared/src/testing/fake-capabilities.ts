import type { ComponentType } from 'react'
import type { AnyEndpoint, EventTopic } from '../api'
import type { LiveExtensions } from '../extensions'
import type {
  HostApi,
  OutboxEntry,
  PartProps,
  PlayerProgress,
  PlayerState,
  SessionState,
  Settings,
  SiteState,
} from '../host'
import type { FakeLog } from './fake-log'
import { guest, type TestStore } from './stores'

/** State of a fake host that a test may change while its page is shown. */
export interface FakeStores {
  player: TestStore<PlayerState>
  progress: TestStore<PlayerProgress>
  session: TestStore<SessionState>
  settings: TestStore<Settings>
  site: TestStore<SiteState>
  slots: TestStore<LiveExtensions>
  outbox: TestStore<readonly OutboxEntry[]>
}

export const fakePlayer = ({ player, progress }: FakeStores, log: FakeLog): HostApi['player'] => ({
  ...player,
  progress,
  send: (request) => void log.played.push(request),
  attach: async (element, url, { signal, onFailed }) => {
    const stream = { url, element, chosen: [] as (number | null)[], fail: onFailed, gone: () => signal.aborted }
    log.streams.push(stream)
    return { choose: (level) => void stream.chosen.push(level) }
  },
  anticipate: (what) => void log.anticipated.push(what),
})

export const fakeSession = ({ session }: FakeStores, log: FakeLog): HostApi['session'] => ({
  ...session,
  logIn: () => void log.logins.push('log-in'),
  requirePhone: () => {
    const bound = Boolean(session.getState().user?.phone)
    if (!bound) log.logins.push('phone')
    return bound
  },
  accept: ({ user }) => session.set({ status: 'user', user }),
  update: (user) => session.set({ status: 'user', user }),
  logOut: async () => session.set(guest),
  resume: (redirect) => void log.navigations.push(redirect ?? '/mine'),
  check: async () => void log.logins.push('check'),
})

type Navigation = Pick<HostApi, 'navigate' | 'back' | 'openExternal' | 'prefetch' | 'href' | 'openOverlay'>

export const fakeNavigation = (log: FakeLog): Navigation => ({
  navigate: (address) => void log.navigations.push(address),
  back: () => void log.backs.push('back'),
  openExternal(address, { by } = {}) {
    log.external.push(address)
    if (by === 'editor') log.trusted.push(address)
  },
  prefetch: () => {},
  href: (address) => address,
  openOverlay: (close, address) => {
    log.overlays.push(close)
    if (address) log.overlayAddresses.push(address)
    return () => void log.overlays.splice(log.overlays.indexOf(close), 1)
  },
})

export function fakeReselection() {
  const listeners = new Set<() => void>()
  return {
    onReselect(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    reselect() {
      for (const listener of listeners) listener()
    },
  }
}

export function fakeSettings({ settings }: FakeStores, cachedChars: number): HostApi['settings'] {
  let cached = cachedChars
  return {
    ...settings,
    change: settings.set,
    cacheSize: () => cached,
    clearCache: async () => {
      cached = 0
    },
  }
}

export const fakeUi = (log: FakeLog, confirms: boolean): HostApi['ui'] => ({
  toast: (text, action) => {
    log.toasts.push(text)
    if (action) log.offers.push(action)
  },
  confirm: async () => confirms,
  viewImages: (images, start = 0, captions) => void log.viewed.push({ images, start, ...(captions && { captions }) }),
  share: (request) => void log.shared.push(request),
})

export function fakeDrafts(initial: Readonly<Record<string, unknown>>): HostApi['drafts'] {
  const drafts = new Map(Object.entries(initial).map(([name, value]) => [name, JSON.stringify(value)]))
  return {
    read: (key) => JSON.parse(drafts.get(key) ?? 'null'),
    keep: (key, value) => void drafts.set(key, JSON.stringify(value)),
    drop: (key) => void drafts.delete(key),
  }
}

/** Events that a test makes happen with `happen`. */
export function fakeEvents() {
  const subscriptions = new Set<{ topic: EventTopic; listener: () => unknown }>()
  return {
    events: {
      listen(topic: EventTopic, listener: () => unknown) {
        const one = { topic, listener }
        subscriptions.add(one)
        return () => void subscriptions.delete(one)
      },
    },
    happen(topic: EventTopic) {
      for (const one of subscriptions) if (one.topic === topic) one.listener()
    },
    answersAfter: (topic: EventTopic) =>
      Promise.all([...subscriptions].filter((one) => one.topic === topic).map(({ listener }) => listener())),
  }
}

/** Sends at once; a call whose answer fails for want of a network waits. */
export function fakeOutbox(
  { outbox }: FakeStores,
  log: FakeLog,
  answer: (endpoint: AnyEndpoint, input: object) => Promise<unknown>,
): HostApi['outbox'] {
  return {
    ...outbox,
    async send(endpoint, input, { shown = null } = {}) {
      log.calls.push({ id: endpoint.id, input })
      try {
        return { state: 'sent', data: (await answer(endpoint, input)) as never }
      } catch (failure) {
        if ((failure as { kind?: string }).kind !== 'network') throw failure
        const id = `waiting-${outbox.getState().length + 1}`
        const made = { id, endpoint: endpoint.id, input: input as OutboxEntry['input'], shown, at: Date.now() }
        outbox.set([...outbox.getState(), { ...made, state: 'waiting', reason: '' }])
        return { state: 'waiting' }
      }
    },
    discard: (id) => outbox.set(outbox.getState().filter((entry) => entry.id !== id)),
    keepPicture: async () => ({ key: 'kept:1', url: '/kept.webp' }),
    pictureUrl: async () => '/kept.webp',
  }
}

/** Parts that a test declares; others cannot be loaded. */
export const fakeSlots = (
  { slots }: FakeStores,
  log: FakeLog,
  parts: Readonly<Record<string, ComponentType<PartProps>>>,
): HostApi['slots'] => ({
  ...slots,
  load: (owner, part) => {
    const Part = parts[`${owner}/${part}`]
    return Part ? Promise.resolve(Part) : Promise.reject(new Error(`${owner} has no part ${part}`))
  },
  failed: (owner, _, reason) => void log.reported.push(['failed', `part of ${owner}`, reason]),
})
