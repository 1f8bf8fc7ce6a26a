import type { Logger } from 'pino'
import type { Database } from '../data/database'
import type { Environment } from '../environment'
import type { Secret } from '../secret'
import type { Changes } from './cache/changes'
import type { LoadLimits } from './load/load-limits'
import type { Language } from './messages'
import type { Moderation } from './ports/moderation'
import type { Person } from './ports/person'
import type { RegistryView } from './ports/registry'
import type { Renderer } from './ports/rendering'
import type { SmsAdapter } from './ports/sms'
import type { StorageAdapter } from './ports/storage'
import type { Tally } from './ports/tally'
import type { ViewCounter } from './ports/views'
import type { WechatAdapter } from './ports/wechat'
import { refuse } from './refusal'

/** What the process has once. */
export interface Deps {
  environment: Environment
  db: Database
  /** Requests that wait for a database connection. */
  waiting(): number
  load: LoadLimits
  /** Aborted when the process has been told to stop; it goes on answering for a while. */
  stopping: AbortController
  log: Logger
  secret: Secret
  registry: RegistryView
  sms: SmsAdapter
  wechat: WechatAdapter
  storage: StorageAdapter
  moderation: Moderation
  views: ViewCounter
  changes: Changes
  tally: Tally
  renderer: Renderer
}

/** What a handler knows about the request beside its input. */
export interface Context extends Deps {
  /** Who asks; null for a guest. */
  user: Person | null
  /** Who asks; refuses a guest with the code that logs in again. */
  readonly person: Person
  /** Why a guest who sent a token is one. */
  refusedAs?: 'loginExpired' | 'loginReplaced'
  /** The token of the session, to end it or to keep it. */
  token: string | null
  language: Language
  ip: string
  device: string
  /** The random id by which the host keeps this device in its share of a roll-out. */
  visitor?: string | undefined
  /** Host that the request named, to know own addresses by. */
  host: string
  requestId: string
}

type Caller = Omit<Context, keyof Deps | 'person'>

export function createContext(deps: Deps, caller: Caller): Context {
  return {
    ...deps,
    ...caller,
    get person() {
      if (!caller.user) throw refuse(caller.refusedAs ?? 'loginExpired')
      return caller.user
    },
  }
}
