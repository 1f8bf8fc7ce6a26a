import { mkdir, rename } from 'node:fs/promises'
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

export const localStorage = (dir: string): StorageAdapter => ({
  temporary: (name) => incoming(dir, name),
  async keep(temporary, key) {
    const path = join(dir, key)
    await mkdir(dirname(path), { recursive: true })
    await rename(temporary, path)
  },
  send: (c, key, sending) => sendFile(c, { path: join(dir, key), ...sending }),
})
