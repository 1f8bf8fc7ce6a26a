import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Context } from 'hono'
import { sendFile } from '../media/files'
import type { Env } from '../transport/request'

export interface Sending {
  type: string
  caching: string
}

/** Where uploaded files lie. Keys are made by the server alone. */
export interface StorageAdapter {
  /** A place on this machine to write an upload to before it is accepted. */
  temporary(name: string): Promise<string>
  /** Removes what a process that was killed left in these places. */
  sweep(): Promise<void>
  /** Takes an accepted upload; the temporary file may be gone after it. */
  keep(temporary: string, key: string, mime: string): Promise<void>
  /** Sends a file as the request's headers ask, whole or in part; null where there is none. */
  send(c: Context<Env>, key: string, sending: Sending): Promise<Response | null>
}

/** Where each adapter lets an upload be written first. */
export async function incoming(dir: string, name: string): Promise<string> {
  await mkdir(join(dir, 'incoming'), { recursive: true })
  return join(dir, 'incoming', name)
}

/** Nothing is written to for so long and still comes. */
const OLD_MS = 3_600_000

export async function sweepIncoming(dir: string): Promise<void> {
  const names = await readdir(join(dir, 'incoming')).catch(() => [])
  for (const name of names) {
    const path = join(dir, 'incoming', name)
    const touched = await stat(path).catch(() => null)
    if (touched && touched.mtimeMs < Date.now() - OLD_MS) await rm(path, { force: true })
  }
}

export const localStorage = (dir: string): StorageAdapter => ({
  temporary: (name) => incoming(dir, name),
  sweep: () => sweepIncoming(dir),
  async keep(temporary, key) {
    const path = join(dir, key)
    await mkdir(dirname(path), { recursive: true })
    await rename(temporary, path)
  },
  send: (c, key, sending) => sendFile(c, { path: join(dir, key), ...sending }),
})
