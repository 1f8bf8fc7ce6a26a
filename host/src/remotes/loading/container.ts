import { LoadError } from './load-error'

/** The object that a container assigns to its global; the federation runtime initialises it. */
interface Container {
  init(...scopes: never[]): unknown
  get(module: string): Promise<() => unknown>
}

/** Loads the script of a container, verified by its hash, and returns the container from its global. */
export function loadContainer(address: string, globalName: string, integrity?: string): Promise<Container> {
  const page = globalThis as unknown as Record<string, Container | undefined>
  page[globalName] = undefined
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const settle = (act: () => void) => {
      script.remove()
      act()
    }
    script.src = address
    script.async = true
    if (integrity) script.integrity = integrity
    // Integrity-Policy accepts a script only if it is requested with CORS, even from our own origin.
    script.crossOrigin = 'anonymous'
    script.onerror = () =>
      settle(() => reject(Object.assign(new Error(`Cannot take ${address}`), { request: address })))
    script.onload = () =>
      settle(() => {
        const container = page[globalName]
        if (typeof container?.get === 'function') resolve(container)
        else reject(new LoadError('no-container', `${address} is no container of ${globalName}`))
      })
    document.head.append(script)
  })
}
