import * as v from 'valibot'

/** Something kept on the device. Reading never throws; what is broken, old or of another shape is dropped. */
interface DeviceStore {
  read<S extends v.GenericSchema>(key: string, schema: S, maxAgeMs?: number): v.InferOutput<S> | null
  /** False where the device could not keep it; it then lives as long as the page. */
  write(key: string, value: unknown): boolean
  drop(key: string): void
  /** Drops what is ours and named by `doomed`, all unless told, and says whether there was anything. */
  clear(doomed?: (key: string) => boolean): boolean
  /** Characters that are kept under the keys named by `counted`. */
  size(counted: (key: string) => boolean): number
}

export const PREFIX = 'plaza.'
const VERSION = 1
const Entry = v.object({ v: v.literal(VERSION), at: v.number(), data: v.unknown() })

type StorageBackend = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The storage of `open`, or memory where opening or using it throws (blocked, full, private mode). */
export function createDeviceStore(open: () => StorageBackend, now: () => number = Date.now): DeviceStore {
  const memory = new Map<string, string>()
  const attempt = <T>(use: (backing: StorageBackend) => T, otherwise: T): T => {
    try {
      return use(open())
    } catch {
      return otherwise
    }
  }
  const rawOf = (key: string) => memory.get(key) ?? attempt((backing) => backing.getItem(PREFIX + key), null)
  const keys = () => [...new Set([...attempt((backing) => ownKeys(backing), []), ...memory.keys()])]
  const drop = (key: string) => {
    memory.delete(key)
    attempt((backing) => backing.removeItem(PREFIX + key), undefined)
  }
  return {
    drop,
    read(key, schema, maxAgeMs) {
      const raw = rawOf(key)
      if (raw === null) return null
      const entry = parsed(raw)
      const age = entry ? now() - entry.at : Number.NaN
      const isFresh = maxAgeMs === undefined || (age >= 0 && age <= maxAgeMs)
      const checked = entry && isFresh ? v.safeParse(schema, entry.data) : null
      if (checked?.success) return checked.output
      drop(key)
      return null
    },
    write(key, value) {
      const raw = JSON.stringify({ v: VERSION, at: now(), data: value })
      const written = attempt((backing) => {
        backing.setItem(PREFIX + key, raw)
        return true
      }, false)
      if (written) memory.delete(key)
      else memory.set(key, raw)
      return written
    },
    clear(isDoomed = () => true) {
      const doomed = keys().filter(isDoomed)
      doomed.forEach(drop)
      return doomed.length > 0
    },
    size: (isCounted) =>
      keys()
        .filter(isCounted)
        .reduce((sum, key) => sum + (rawOf(key)?.length ?? 0), 0),
  }
}

function parsed(raw: string): v.InferOutput<typeof Entry> | null {
  try {
    const entry = v.safeParse(Entry, JSON.parse(raw))
    return entry.success ? entry.output : null
  } catch {
    return null
  }
}

function ownKeys(backing: StorageBackend): string[] {
  const keys = Array.from({ length: backing.length }, (_, index) => backing.key(index) ?? '')
  return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length))
}

/** Kept across visits. */
export const local = createDeviceStore(() => window.localStorage)
/** Kept for this tab's visit. */
export const visit = createDeviceStore(() => window.sessionStorage)
