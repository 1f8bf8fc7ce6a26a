import type { Context } from 'hono'
import type { Env } from '../request'

interface SendOptions {
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
  /** Removes a file; one that is not there is removed. */
  remove(key: string): Promise<void>
  /** Sends a file as the request's headers ask, whole or in part; null where there is none. */
  send(c: Context<Env>, key: string, sending: SendOptions): Promise<Response | null>
}
