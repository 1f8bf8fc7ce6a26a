import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { sleep } from '../browser/sleep'
import type { NewCall } from './early'
import { recordingOf } from './recording'
import type { StoredEntry } from './stored-entry'

export interface StoredPicture {
  key: string
  owner: string
  at: number
  blob: Blob
}

/** Entries and pictures of all users of this device. */
export interface OutboxStorage {
  /** In the order in which they were made. */
  entries(): Promise<StoredEntry[]>
  /** Keeps a call unless it is kept already; false if there is no room for it. */
  record(call: NewCall): Promise<boolean>
  /** Does nothing if the entry was removed meanwhile. */
  update(id: string, change: Partial<StoredEntry>): Promise<void>
  remove(id: string): Promise<void>
  pictures(): Promise<StoredPicture[]>
  putPicture(picture: StoredPicture): Promise<void>
  removePicture(key: string): Promise<void>
}

interface Schema extends DBSchema {
  entries: { key: string; value: StoredEntry }
  pictures: { key: string; value: StoredPicture }
}

const byTime = (a: { at: number }, b: { at: number }) => a.at - b.at

const NAME = 'plaza-outbox'
const VERSION = 1
/** Safari sometimes never answers the first opening: a tap must not wait for it. */
const OPEN_MS = 3_000
/** What was promised to the user must be on the disk, also if the browser is killed at once. */
const STRICT = { durability: 'strict' } as const

/** The storage in IndexedDB. Each call rejects where it is blocked. */
export function openStorage(): OutboxStorage {
  let opened: Promise<IDBPDatabase<Schema>> | null = null
  const forget = () => {
    opened = null
  }
  const open = () => {
    if (opened) return opened
    const database = openDB<Schema>(NAME, VERSION, {
      upgrade(db) {
        db.createObjectStore('entries', { keyPath: 'id' })
        db.createObjectStore('pictures', { keyPath: 'key' })
      },
      // The site's data are cleared, or a newer version opens.
      blocking(_, __, event) {
        forget()
        ;(event.target as IDBDatabase).close()
      },
      terminated: forget,
    })
    const late = sleep(OPEN_MS).then(() => Promise.reject(new Error('the database does not open')))
    opened = Promise.race([database, late])
    opened.catch(forget)
    return opened
  }
  const write = async (act: (db: IDBPDatabase<Schema>) => Promise<unknown>) => {
    await act(await open())
  }
  return {
    entries: async () => (await (await open()).getAll('entries')).sort(byTime),
    async record(call) {
      const tx = (await open()).transaction('entries', 'readwrite', STRICT)
      const all = await tx.store.getAll()
      const recording = all.some(({ id }) => id === call.id) ? 'known' : recordingOf(all, call)
      if (recording && recording !== 'known') {
        void tx.store.add(recording.entry)
        for (const id of recording.replaced) void tx.store.delete(id)
      }
      await tx.done
      return recording !== null
    },
    update: (id, change) =>
      write(async (db) => {
        const tx = db.transaction('entries', 'readwrite', STRICT)
        const entry = await tx.store.get(id)
        await Promise.all([entry && tx.store.put({ ...entry, ...change }), tx.done])
      }),
    remove: (id) => write((db) => db.delete('entries', id)),
    pictures: async () => (await open()).getAll('pictures'),
    putPicture: (picture) => write((db) => db.put('pictures', picture)),
    removePicture: (key) => write((db) => db.delete('pictures', key)),
  }
}
