import type { ResourceCounts, TrackedGlobals } from '@plaza/shared/remotes'
import { listening } from './listening'
import { createResourceTable, type ResourceTable } from './resource-table'
import { trackedObjects } from './tracked-objects'

const page = globalThis

type Handler = (...args: unknown[]) => void
type Schedule = (handler: Handler, ...rest: unknown[]) => number

/** A function that schedules one call, and the one that cancels it. */
function oneCall<F>(resources: ResourceTable, schedule: F, cancel: (id: number) => void, keyOf = (id: number) => id) {
  return {
    schedule: ((handler: Handler, ...rest: unknown[]) => {
      const id = (schedule as Schedule)(
        (...args) => {
          resources.remove('timer', keyOf(id))
          handler(...args)
        },
        ...rest,
      )
      resources.add('timer', keyOf(id), { free: () => cancel(id) })
      return id
    }) as F,
    cancel(id = 0): void {
      resources.remove('timer', keyOf(id))
      cancel(id)
    },
  }
}

function timers(resources: ResourceTable) {
  const timeout = oneCall(resources, page.setTimeout, (id) => page.clearTimeout(id))
  // Frames have ids of their own, which may equal those of timers.
  const frame = oneCall(
    resources,
    page.requestAnimationFrame,
    (id) => page.cancelAnimationFrame(id),
    (id) => -id,
  )
  const setInterval = (...args: Parameters<typeof page.setInterval>) => {
    const id = page.setInterval(...args)
    resources.add('timer', id, { free: () => page.clearInterval(id) })
    return id
  }
  return {
    setTimeout: timeout.schedule,
    setInterval: setInterval as typeof page.setInterval,
    // Timeouts and intervals share their ids.
    clearTimeout: timeout.cancel as typeof page.clearTimeout,
    clearInterval: timeout.cancel as typeof page.clearInterval,
    requestAnimationFrame: frame.schedule,
    cancelAnimationFrame: frame.cancel,
  }
}

/** A reference that keeps nothing alive; undefined in browsers without weak references, which track nothing by it. */
const weakly = <T extends object>(value: T) => (page.WeakRef ? new page.WeakRef(value) : undefined)

interface Observing {
  observe(...args: never[]): void
  disconnect(): void
}

/** An observer counts from `observe` to `disconnect`, unless it was collected with what it observes. */
const observing = <C>(resources: ResourceTable, Observer: C): C =>
  class extends (Observer as new (...args: never[]) => Observing) {
    private readonly own = weakly(this)
    override observe(...args: never[]) {
      super.observe(...args)
      const { own } = this
      if (!own) return
      resources.add('observer', own, {
        isLeft: () => own.deref() !== undefined,
        free: () => own.deref()?.disconnect(),
      })
    }
    override disconnect() {
      resources.remove('observer', this.own)
      super.disconnect()
    }
  } as C

interface Closable {
  close(): void
}

/** A connection counts until it is closed. */
const connecting = <C>(resources: ResourceTable, Connection: C): C =>
  class extends (Connection as new (...args: never[]) => Closable) {
    constructor(...args: never[]) {
      super(...args)
      resources.add('connection', this, { free: () => this.close() })
    }
    override close() {
      resources.remove('connection', this)
      super.close()
    }
  } as C

interface Stoppable {
  terminate(): void
}

/** A worker counts until it is terminated. */
const working = <C>(resources: ResourceTable, WorkerClass: C): C =>
  class extends (WorkerClass as new (...args: never[]) => Stoppable) {
    constructor(...args: never[]) {
      super(...args)
      resources.add('connection', this, { free: () => this.terminate() })
    }
    override terminate() {
      resources.remove('connection', this)
      super.terminate()
    }
  } as C

/** A channel counts until its ports were collected. */
const channelling = <C>(resources: ResourceTable, Channel: C): C =>
  class extends (Channel as new () => MessageChannel) {
    constructor() {
      super()
      const ports = [this.port1, this.port2].map(weakly)
      const open = () => ports.flatMap((port) => port?.deref() ?? [])
      resources.add('connection', ports, {
        isLeft: () => open().length > 0,
        free: () => {
          for (const port of open()) port.close()
        },
      })
    }
  } as C

/** Classes by their names; a browser may lack some. */
const classes = (resources: ResourceTable) => ({
  ...ifPresent(observing, resources, [
    'MutationObserver',
    'IntersectionObserver',
    'ResizeObserver',
    'PerformanceObserver',
  ]),
  ...ifPresent(connecting, resources, ['EventSource', 'WebSocket', 'BroadcastChannel']),
  ...ifPresent(working, resources, ['Worker']),
  ...ifPresent(channelling, resources, ['MessageChannel']),
})

const ifPresent = <K extends keyof typeof globalThis>(
  track: <C>(resources: ResourceTable, Class: C) => C,
  resources: ResourceTable,
  names: readonly K[],
) =>
  Object.fromEntries(names.map((name) => [name, page[name] && track(resources, page[name])])) as Pick<
    typeof globalThis,
    K
  >

/** An element that React did not make counts while it is in the document. */
const creating = (resources: ResourceTable) =>
  ((...args: Parameters<Document['createElement']>) => {
    const element = page.document.createElement(...args)
    const own = weakly(element)
    if (own)
      resources.add('element', own, {
        isLeft: () => own.deref()?.isConnected === true,
        free: () => own.deref()?.remove(),
      })
    return element
  }) as Document['createElement']

/** The browser's functions that start something, counted in a table. */
export const createTrackedGlobals = (resources: ResourceTable): TrackedGlobals => ({
  ...timers(resources),
  ...classes(resources),
  ...listening(resources, page),
  ...trackedObjects(resources),
  document: { ...listening(resources, page.document), createElement: creating(resources) },
})

const tables = new Map<string, ResourceTable>()

/** Offers them to the builds of remotes, by which each release has its own (docs/decisions/0510). */
export function offerTrackedGlobals(): void {
  self.plazaGlobals = (uniqueName) => {
    const table = tables.get(uniqueName) ?? createResourceTable()
    tables.set(uniqueName, table)
    return createTrackedGlobals(table)
  }
}

/** Frees all that a build has started and not ended, and returns the counts. */
export function freeResources(uniqueName: string): ResourceCounts {
  const left = tables.get(uniqueName)?.freeAll() ?? {}
  tables.delete(uniqueName)
  return left
}
