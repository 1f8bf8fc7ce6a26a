import type { DOMWindow } from 'jsdom'
import type { TrackedGlobals } from '../../../shared/src/remotes/tracked-names'
import type { SentPage } from './documents'
import { settle } from './hydrate-page'
import { type FileLookup, openPage } from './window'

/** A release whose modules are to be read. */
export interface ModuleJob {
  /** A page of the host. */
  page: SentPage
  global: string
  entry: string
  /** Hashes of its files. */
  files: Readonly<Record<string, string>>
}

/** What a release's modules do as soon as they are read, without a page that is shown. */
export interface ModuleResult {
  /** `setInterval`, `addEventListener storage`… */
  started: readonly string[]
  /** Members of the page that are others than before: `fetch`, `Array.prototype.at`… */
  changed: readonly string[]
  broken?: string
}

interface RemotePages {
  default: { pages: Readonly<Record<string, () => Promise<unknown>>> }
}
interface Federation {
  registerRemotes(remotes: readonly object[], options: object): void
  loadRemote(name: string): Promise<RemotePages>
}
type OpenedWindow = DOMWindow & {
  __FEDERATION__: { __INSTANCES__: (Federation & { name: string })[] }
  plazaFiles?: Record<string, object>
  plazaGlobals: (name: string) => TrackedGlobals
}

const timers = ['setTimeout', 'setInterval', 'requestAnimationFrame'] as const
const classes = ['MutationObserver', 'IntersectionObserver', 'ResizeObserver', 'PerformanceObserver'] as const
const connections = ['EventSource', 'WebSocket', 'BroadcastChannel', 'Worker'] as const
/** Given as they are. */
const objects = ['navigator', 'screen', 'visualViewport', 'speechSynthesis', 'MessageChannel', 'matchMedia'] as const

type AnyFunction = (...args: never[]) => unknown

/** The browser's own functions, each of which notes that it was called. */
function notingGlobals(window: DOMWindow, note: (what: string) => void): TrackedGlobals {
  const own = window as unknown as Record<string, AnyFunction>
  const noting =
    (of: object, name: string, what: (...args: never[]) => string = () => name): AnyFunction =>
    (...args) => {
      note(what(...args))
      return (Reflect.get(of, name) as AnyFunction).apply(of, args)
    }
  const typed = (type: string) => `addEventListener ${type}`
  const observers = classes.map((name) => {
    const Observer = own[name] as unknown as new (...args: unknown[]) => { observe(...args: unknown[]): void }
    class Noting extends Observer {
      override observe(...args: unknown[]) {
        note(name)
        super.observe(...args)
      }
    }
    return [name, Noting]
  })
  const connecting = connections.map((name) => {
    const Connection = own[name] as unknown as (new (...args: unknown[]) => object) | undefined
    if (!Connection) return [name, undefined]
    class Noting extends Connection {
      constructor(...args: unknown[]) {
        super(...args)
        note(name)
      }
    }
    return [name, Noting]
  })
  const plain = (of: object, name: string) => (Reflect.get(of, name) as AnyFunction).bind(of)
  return {
    ...Object.fromEntries(timers.map((name) => [name, noting(window, name)])),
    ...Object.fromEntries([...observers, ...connecting]),
    ...Object.fromEntries(objects.map((name) => [name, own[name]])),
    ...Object.fromEntries(
      ['clearTimeout', 'clearInterval', 'cancelAnimationFrame', 'removeEventListener'].map((name) => [
        name,
        plain(window, name),
      ]),
    ),
    addEventListener: noting(window, 'addEventListener', typed),
    document: {
      addEventListener: noting(window.document, 'addEventListener', typed),
      removeEventListener: plain(window.document, 'removeEventListener'),
      createElement: plain(window.document, 'createElement'),
    },
  } as unknown as TrackedGlobals
}

/** The members of the page and of its classes, by name. */
function membersOf(window: DOMWindow): ReadonlyMap<string, unknown> {
  const members = new Map<string, unknown>()
  const add = (of: object, before: string) => {
    for (const [name, { value, get, set }] of Object.entries(Object.getOwnPropertyDescriptors(of)))
      members.set(before + name, value ?? get ?? set)
  }
  add(window, '')
  for (const [name, value] of [...members]) {
    if (typeof value !== 'function') continue
    const { prototype } = value as { prototype?: object }
    if (prototype) add(prototype, `${name}.prototype.`)
  }
  for (const name of ['history', 'document', 'navigator', 'console', 'JSON', 'Math'] as const)
    add(window[name], `${name}.`)
  return members
}

/** Elements that stand in the document by themselves, without the scripts and styles of chunks. */
const elementsOf = ({ document }: DOMWindow): Element[] => [
  ...document.querySelectorAll('body > :not(script), head > :not(script, link)'),
]

/** What the loaders themselves add: containers and lists of chunks. */
const ofLoaders = /^(plaza|rspackChunk|webpackChunk|__FEDERATION__|document\.|event$)|\.constructor$/

/** Reads all modules of a release in a document that shows another page. */
export async function readModules(job: ModuleJob, fileOf: FileLookup): Promise<ModuleResult> {
  const page = openPage(job.page, fileOf)
  const window = page.window as OpenedWindow
  try {
    if (!(await settle(page))) return { started: [], changed: [], broken: page.errors[0] ?? 'it does not come up' }
    const started: string[] = []
    const federation = window.__FEDERATION__.__INSTANCES__.find(({ name }) => name === 'plaza_host')
    if (!federation) return { started, changed: [], broken: 'the host has no federation' }
    const before = membersOf(window)
    const elements = new Set(elementsOf(window))
    window.plazaGlobals = () => notingGlobals(window, (what) => void started.push(what))
    window.plazaFiles = { ...window.plazaFiles, [job.global]: job.files }
    const { global: name, entry } = job
    federation.registerRemotes([{ name, entry, entryGlobalName: name, type: 'var' }], { force: true })
    const loaded = await federation.loadRemote(`${name}/remote`)
    await Promise.all(Object.values(loaded.default.pages).map((load) => load()))
    for (const element of elementsOf(window))
      if (!elements.has(element)) started.push(`<${element.localName}> in the document`)
    const after = membersOf(window)
    const changed = [...after].filter(
      ([member, value]) => !ofLoaders.test(member) && !Object.is(before.get(member), value),
    )
    return { started: [...new Set(started)], changed: changed.map(([member]) => member) }
  } catch (error) {
    return { started: [], changed: [], broken: String(error) }
  } finally {
    window.close()
  }
}
