import type { ResourceTable } from './resource-table'

export type Listening = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

const isCapturing = (options?: AddEventListenerOptions | boolean | null): boolean =>
  typeof options === 'object' ? Boolean(options?.capture) : Boolean(options)

/** `addEventListener` and `removeEventListener` of an object that outlives every page. */
export function listening(resources: ResourceTable, target: EventTarget): Listening {
  const keys = new WeakMap<object, Map<string, object>>()
  /** One key for the type, listener and phase by which browsers tell listeners apart. */
  function keyOf(type: string, listener: object, options?: AddEventListenerOptions | boolean): object {
    const own = keys.get(listener) ?? new Map<string, object>()
    keys.set(listener, own)
    const name = `${type} ${isCapturing(options)}`
    const key = own.get(name) ?? {}
    own.set(name, key)
    return key
  }
  return {
    addEventListener(...[type, listener, options]: Parameters<EventTarget['addEventListener']>): void {
      target.addEventListener(type, listener, options)
      const { once, signal } = (typeof options === 'object' && options) || ({} as AddEventListenerOptions)
      if (!listener || signal?.aborted) return
      const key = keyOf(type, listener, options)
      const forget = () => resources.remove('listener', key)
      resources.add('listener', key, { free: () => target.removeEventListener(type, listener, options) })
      if (once) target.addEventListener(type, forget, { once, capture: isCapturing(options) })
      signal?.addEventListener('abort', forget, { once: true })
    },
    removeEventListener(...[type, listener, options]: Parameters<EventTarget['removeEventListener']>): void {
      if (listener) resources.remove('listener', keyOf(type, listener, options))
      target.removeEventListener(type, listener, options)
    },
  }
}
