import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where uploaded files lie. Keys are made by the server alone. */
export interface StorageAdapter {
  /** A place beside the files to write an upload to before it is accepted. */
  temporary(name: string): Promise<string>
  keep(temporary: string, key: string): Promise<void>
  path(key: string): string
}

export const localStorage = (dir: string): StorageAdapter => ({
  async temporary(name) {
    await mkdir(join(dir, 'incoming'), { recursive: true })
    return join(dir, 'incoming', name)
  },
  async keep(temporary, key) {
    const path = join(dir, key)
    await mkdir(dirname(path), { recursive: true })
    await rename(temporary, path)
  },
  path: (key) => join(dir, key),
})
