import type { OutboxEntry } from '@plaza/shared/host'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** An entry as the device keeps it. */
export interface StoredEntry extends Omit<OutboxEntry, 'state' | 'answer'> {
  /** Id of the user who made it. */
  owner: string
  state: 'waiting' | 'refused'
  /** What it replaces, and is replaced by. */
  slot: string | null
  refreshes: readonly string[]
  /** Keys of the uploaded pictures by those of the kept ones. */
  uploads?: Readonly<Record<string, string>>
  /** How often the server failed on it. */
  errors?: number
}

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
  add(entry: StoredEntry): Promise<void>
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

const NAME = 'plaza-outbox'
const VERSION = 1
/** What was promised to the user must be on the disk, also if the browser is killed at once. */
const STRICT = { durability: 'strict' } as const

const byTime = (a: { at: number }, b: { at: number }) => a.at - b.at

/** The storage in IndexedDB. Each call rejects where it is blocked. */
export function openStorage(): OutboxStorage {
  let opened: Promise<IDBPDatabase<Schema>> | null = null
  const open = () => {
    opened ??= openDB<Schema>(NAME, VERSION, {
      upgrade(db) {
        db.createObjectStore('entries', { keyPath: 'id' })
        db.createObjectStore('pictures', { keyPath: 'key' })
      },
      terminated() {
        opened = null
      },
    })
    return opened
  }
  const write = async (act: (db: IDBPDatabase<Schema>) => Promise<unknown>) => {
    await act(await open())
  }
  return {
    entries: async () => (await (await open()).getAll('entries')).sort(byTime),
    add: (entry) =>
      write(async (db) => {
        const tx = db.transaction('entries', 'readwrite', STRICT)
        await Promise.all([tx.store.add(entry), tx.done])
      }),
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
