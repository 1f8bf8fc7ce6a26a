import type { Logger } from 'pino'
import type { Database } from '../data/database'
import type { Replica } from '../data/replica'
import type { Environment } from '../environment'
import type { Secret } from '../secret'
import type { Changes } from './cache/changes'
import type { LoadLimits } from './load/load-limits'
import type { Language } from './messages'
import type { ErrorLog, SourceMaps } from './ports/errors'
import type { EventFeed } from './ports/events'
import type { Moderation } from './ports/moderation'
import type { Monitoring } from './ports/monitoring'
import type { Notices } from './ports/notices'
import type { PayoutProviders } from './ports/payouts'
import type { Person } from './ports/person'
import type { RealNameAdapter } from './ports/real-names'
import type { RegistryView } from './ports/registry'
import type { ReleaseFiles } from './ports/release-files'
import type { Renderer } from './ports/rendering'
import type { SmsAdapter } from './ports/sms'
import type { StorageAdapter } from './ports/storage'
import type { Tally } from './ports/tally'
import type { ViewCounter } from './ports/views'
import type { VoiceAdapter } from './ports/voice'
import type { WechatAdapter } from './ports/wechat'
import { refuse } from './refusal'

/** Dependencies that exist once per process. */
export interface Deps {
  environment: Environment
  db: Database
  /** Read replica for guests' answers; null without one. */
  replica: Replica | null
  /** Copies the files of the embedded database while it is in use; undefined for a PostgreSQL. */
  copyDatabase: ((folder: string) => Promise<void>) | undefined
  /** Number of requests that wait for a database connection. */
  waiting(): number
  load: LoadLimits
  /** Aborted when the process is told to stop; it still answers for a while. */
  stopping: AbortController
  /** Aborted when it accepts no more connections: lines of events end, to go on at another server. */
  closing: AbortController
  log: Logger
  secret: Secret
  /** Encrypts real names and identity numbers at rest. */
  identity: Secret
  registry: RegistryView
  sms: SmsAdapter
  wechat: WechatAdapter
  realNames: RealNameAdapter
  payouts: PayoutProviders
  storage: StorageAdapter
  /** Reads articles aloud; undefined: nobody does. */
  voice: VoiceAdapter | undefined
  moderation: Moderation
  views: ViewCounter
  changes: Changes
  events: EventFeed
  /** Changes of the back office's queues. */
  queueNotices: Notices
  tally: Tally
  errors: ErrorLog
  maps: SourceMaps
  renderer: Renderer
  releaseFiles: ReleaseFiles
  monitoring: Monitoring
}

/** What a handler knows about a request besides its input. */
export interface Context extends Deps {
  /** The user; null for a guest. */
  user: Person | null
  /** The user; refuses a guest with the code that starts a login. */
  readonly person: Person
  /** Why a request with a token is a guest's. */
  refusedAs?: 'loginExpired' | 'loginReplaced'
  /** Token of the session, to end or to keep it. */
  token: string | null
  language: Language
  ip: string
  device: string
  /** Random device id of the host's cookie, used for rollout shares. */
  visitor?: string | undefined
  /** Host header of the request, used to recognize own addresses. */
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
