import { recordingOf } from '../recording'
import type { OutboxStorage, StoredPicture } from '../storage'
import type { StoredEntry } from '../stored-entry'

/** The storage of a device, in memory; tabs may share it. */
export function memoryStorage(): OutboxStorage {
  const entries = new Map<string, StoredEntry>()
  const pictures = new Map<string, StoredPicture>()
  return {
    entries: async () => [...entries.values()].sort((a, b) => a.at - b.at),
    async record(call) {
      if (entries.has(call.id)) return true
      const recording = recordingOf([...entries.values()], call)
      if (!recording) return false
      entries.set(recording.entry.id, recording.entry)
      for (const id of recording.replaced) entries.delete(id)
      return true
    },
    async update(id, change) {
      const entry = entries.get(id)
      if (entry) entries.set(id, { ...entry, ...change })
    },
    remove: async (id) => void entries.delete(id),
    pictures: async () => [...pictures.values()],
    putPicture: async (picture) => void pictures.set(picture.key, picture),
    removePicture: async (key) => void pictures.delete(key),
  }
}
