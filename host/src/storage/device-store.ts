import * as v from 'valibot'

/** Storage on the device. Reading never throws; broken, expired or invalid values are dropped. */
interface DeviceStore {
  read<S extends v.GenericSchema>(key: string, schema: S, maxAgeMs?: number): v.InferOutput<S> | null
  /** False if the device could not store it; it then lasts as long as the page. */
  write(key: string, value: unknown): boolean
  drop(key: string): void
  /** Deletes our keys that `doomed` selects, by default all; returns whether there were any. */
  clear(doomed?: (key: string) => boolean): boolean
  /** Total characters of the selected keys. */
  size(counted: (key: string) => boolean): number
}

export const PREFIX = 'plaza.'
const VERSION = 1
const Entry = v.object({ v: v.literal(VERSION), at: v.number(), data: v.unknown() })

type StorageBackend = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Uses the storage of `open`, or memory if opening or using it throws (blocked, full, private mode). */
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

/** Survives visits. */
export const local = createDeviceStore(() => window.localStorage)
/** Lasts for the visit of this tab. */
export const visit = createDeviceStore(() => window.sessionStorage)
