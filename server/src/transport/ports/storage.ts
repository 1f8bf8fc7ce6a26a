import type { Context } from 'hono'
import type { Env } from '../request'

interface SendOptions {
  type: string
  caching: string
}

/** Storage of uploaded files. Only the server generates keys. */
export interface StorageAdapter {
  /** Path of a local temporary file for an upload that is not accepted yet. */
  temporary(name: string): Promise<string>
  /** Removes temporary files that a killed process left behind. */
  sweep(): Promise<void>
  /** Stores an accepted upload; the temporary file may be gone afterwards. */
  keep(temporary: string, key: string, mime: string): Promise<void>
  /** Removes a file; succeeds if it does not exist. */
  remove(key: string): Promise<void>
  /** Throws if the store does not answer. */
  check(): Promise<void>
  /** Sends a file or the requested range; null if it does not exist. */
  send(c: Context<Env>, key: string, sending: SendOptions): Promise<Response | null>
}
