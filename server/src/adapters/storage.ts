import { access, chmod, constants, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { HOUR_MS } from '@plaza/shared/format'
import { sendFile } from '../media/files'
import type { StorageAdapter } from '../transport/ports/storage'

/** Only the server reads the files, because it checks who may see them. */
const OWNER_ONLY = 0o700

/** Path of a temporary file for an upload. */
export async function incoming(dir: string, name: string): Promise<string> {
  await mkdir(join(dir, 'incoming'), { recursive: true, mode: OWNER_ONLY })
  await chmod(dir, OWNER_ONLY)
  return join(dir, 'incoming', name)
}

/** An upload without writes for this long has been abandoned. */
const ABANDONED_AFTER_MS = HOUR_MS

export async function sweepIncoming(dir: string): Promise<void> {
  const names = await readdir(join(dir, 'incoming')).catch(() => [])
  for (const name of names) {
    const path = join(dir, 'incoming', name)
    const touched = await stat(path).catch(() => null)
    if (touched && touched.mtimeMs < Date.now() - ABANDONED_AFTER_MS) await rm(path, { force: true })
  }
}

export const localStorage = (dir: string): StorageAdapter => ({
  temporary: (name) => incoming(dir, name),
  sweep: () => sweepIncoming(dir),
  async keep(temporary, key) {
    const path = join(dir, key)
    await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY })
    await rename(temporary, path)
  },
  remove: (key) => rm(join(dir, key), { force: true }),
  async check() {
    await mkdir(dir, { recursive: true, mode: OWNER_ONLY })
    await access(dir, constants.W_OK)
  },
  send: (c, key, sending) => sendFile(c, { path: join(dir, key), ...sending }),
})
