/** What a container leaves under its global; the federation runtime initialises it. */
export interface Container {
  init(...scopes: never[]): unknown
  get(module: string): Promise<() => unknown>
}

/** Fetches the script of a container and takes the container from its global. */
export function loadContainer(address: string, globalName: string): Promise<Container> {
  const page = globalThis as unknown as Record<string, Container | undefined>
  delete page[globalName]
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const settle = (act: () => void) => {
      script.remove()
      act()
    }
    script.src = address
    script.async = true
    if (new URL(address, location.href).origin !== location.origin) script.crossOrigin = 'anonymous'
    script.onerror = () => settle(() => reject(new Error(`Cannot fetch ${address}`)))
    script.onload = () =>
      settle(() => {
        const container = page[globalName]
        if (typeof container?.get === 'function') resolve(container)
        else reject(new Error(`${address} is no container of ${globalName}`))
      })
    document.head.append(script)
  })
}
