/** Asked all the time, and nothing that a person would look for in a log. */
const quiet = new Set(['getState', 'subscribe', 'href', 'prefetch', 'read', 'cacheSize', 'onReselect'])

export type Tell = (what: string, given: readonly unknown[]) => void

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same, telling of each thing that is asked of it or of a part of it: `ui.toast`, with what was given. */
export function told<T extends object>(asked: T, tell: Tell, name = ''): T {
  const parts = Object.entries(asked).map(([key, value]) => {
    const path = name + key
    if (isPart(value)) return [key, told(value, tell, `${path}.`)]
    if (typeof value !== 'function' || quiet.has(key)) return [key, value]
    const telling = (...given: unknown[]) => {
      tell(path, given)
      return value(...given)
    }
    return [key, telling]
  })
  return Object.fromEntries(parts)
}
