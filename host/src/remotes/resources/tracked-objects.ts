import { listening } from './listening'
import type { ResourceTable } from './resource-table'

/** Objects of the page that outlive every document part: whatever they lead to is tracked, too. */
const objects = ['navigator', 'screen', 'visualViewport', 'speechSynthesis'] as const

type Members = Record<string, unknown>
type Method = (...args: unknown[]) => unknown
/** A method that sets the only handler of a name, as `setActionHandler` does, or starts something with an id. */
const methodsOf: Record<string, (resources: ResourceTable, target: Members) => Members> = {
  MediaSession: (resources, target) => ({
    setActionHandler(action: string, handler: unknown) {
      const set = target.setActionHandler as Method
      set.call(target, action, handler)
      resources.remove('listener', action)
      if (handler) resources.add('listener', action, { free: () => set.call(target, action, null) })
    },
  }),
  Geolocation: (resources, target) => {
    const clear = (id: unknown) => {
      resources.remove('listener', id)
      ;(target.clearWatch as Method).call(target, id)
    }
    return {
      watchPosition(...args: unknown[]) {
        const id = (target.watchPosition as Method).apply(target, args)
        resources.add('listener', id, { free: () => clear(id) })
        return id
      },
      clearWatch: clear,
    }
  },
}

const kindOf = (value: object): string => Object.prototype.toString.call(value).slice(8, -1)
const isTarget = (value: object): value is EventTarget => 'addEventListener' in value && !('nodeType' in value)

/** Methods that are counted, in place of an object's own. */
function ownMethods(resources: ResourceTable, target: object): Members {
  const own = methodsOf[kindOf(target)]?.(resources, target as Members)
  if (own || !isTarget(target)) return own ?? {}
  const { addEventListener, removeEventListener } = listening(resources, target)
  return {
    addEventListener,
    removeEventListener,
    // What MediaQueryList had before it was an EventTarget.
    addListener: (listener: EventListener) => addEventListener('change', listener),
    removeListener: (listener: EventListener) => removeEventListener('change', listener),
  }
}

/** Returns the function that answers an object through which listeners are counted. */
function createTracker(resources: ResourceTable) {
  const proxies = new WeakMap<object, object>()
  function proxyOf(target: object): object {
    const own = ownMethods(resources, target)
    return new Proxy(target, {
      get(_, name) {
        const value = Reflect.get(target, name, target)
        if (typeof name === 'symbol' || value === undefined) return value
        if (typeof value === 'function') return own[name] ?? value.bind(target)
        return track(value)
      },
      set(_, name, value) {
        if (/^on/.test(String(name))) {
          resources.remove('listener', name)
          if (value) resources.add('listener', name, { free: () => Reflect.set(target, name, null, target) })
        }
        return Reflect.set(target, name, value, target)
      },
    })
  }
  function track<T>(value: T): T {
    if (typeof value !== 'object' || value === null) return value
    if (!isTarget(value) && !(kindOf(value) in methodsOf) && !/^(Navigator|Screen)$/.test(kindOf(value))) return value
    const proxy = proxies.get(value) ?? proxyOf(value)
    proxies.set(value, proxy)
    return proxy as T
  }
  return track
}

/** Objects of the page, and lists of media, whose listeners are counted. */
export function trackedObjects(resources: ResourceTable) {
  const track = createTracker(resources)
  const page = globalThis
  return {
    ...(Object.fromEntries(objects.map((name) => [name, track(page[name])])) as Pick<
      typeof globalThis,
      (typeof objects)[number]
    >),
    matchMedia: (query: string) => track(page.matchMedia(query)),
  }
}
