/** Called too often to be useful in a log. */
const quiet = new Set(['getState', 'subscribe', 'href', 'prefetch', 'read', 'cacheSize', 'onReselect'])

export type CallLogger = (what: string, args: readonly unknown[]) => void

const isPart = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Wraps an object, and the objects in it, so that each method call is logged by its path (`ui.toast`) and arguments.
 */
export function withCallLog<T extends object>(target: T, log: CallLogger, name = ''): T {
  const parts = Object.entries(target).map(([key, value]) => {
    const path = name + key
    if (isPart(value)) return [key, withCallLog(value, log, `${path}.`)]
    if (typeof value !== 'function' || quiet.has(key)) return [key, value]
    const logged = (...args: unknown[]) => {
      log(path, args)
      return value(...args)
    }
    return [key, logged]
  })
  return Object.fromEntries(parts)
}
