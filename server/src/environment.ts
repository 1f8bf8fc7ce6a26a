import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AutoRollbackLimits } from '@plaza/shared/operations'
import { type Cdn, cdnOf } from './cdn-account'
import { type DatabaseSettings, databasesOf } from './database-variables'
import { isExposed, refuseImplicitDefaults } from './exposure'
import { listOf, opsPlaceOf, portOf, publicOriginOf } from './origins'
import {
  type AlipayAccount,
  type AliyunSmsAccount,
  alipayOf,
  aliyunSmsOf,
  type Bucket,
  bucketOf,
  type MapTiles,
  mapTilesOf,
  miniProgramOf,
  type Variables,
  type VoiceAccount,
  voiceOf,
  type Webhook,
  type WechatAccount,
  type WechatPayAccount,
  webhookOf,
  wechatAccountOf,
  wechatPayOf,
} from './provider-accounts'
import { type Site, sitesOf } from './site-list'

/** Everything that the server reads from the process environment; only this module reads it. */
export interface Environment extends DatabaseSettings {
  /** Further sites of the installation; none in the environment of a site. */
  sites: readonly Site[]
  /** The site for which this environment is; undefined for the main one. */
  site?: Site
  port: number
  host: string
  /** Folder of the embedded database, uploads and the generated secret. */
  dataDir: string
  /** Whether the embedded database waits for the disk at each commit, so that a power cut loses nothing. */
  fsync: boolean
  secret: string | undefined
  /** Key that encrypts real names and identity numbers; generated and stored in `dataDir` if undefined. */
  identityKey: string | undefined
  sms: 'inbox' | 'none' | 'aliyun'
  /** Account with which `aliyun` sends. */
  aliyunSms: AliyunSmsAccount | undefined
  /** Who compares names and identity numbers with the record. */
  realNames: 'embedded' | 'none'
  /** Captchas per hour for strangers, who are not known to own the phone. */
  captchasPerHour: number
  wechat: 'embedded' | 'none' | 'official'
  /** Account with which `official` logs in and signs shares. */
  wechatAccount: WechatAccount | undefined
  /** Who pays what persons withdraw from their wallets. */
  payouts: 'embedded' | 'none' | 'official'
  /** Merchant that pays with `official`. */
  wechatPay: WechatPayAccount | undefined
  /** Application that pays with `official`. */
  alipay: AlipayAccount | undefined
  /** Mini program whose button shares the phone number that WeChat knows. */
  miniProgram: WechatAccount | undefined
  /** Service that reads published articles aloud; undefined for `PLAZA_VOICE=none`. */
  voiceAccount: VoiceAccount | undefined
  storage: 'local' | 's3'
  /** Bucket of the `s3` storage. */
  bucket: Bucket | undefined
  logLevel: string
  /** Other origins that may call the API. */
  origins: readonly string[]
  /** Origins of page builders: they may embed our frame pages, and post pages to `/mobile-renovation`. */
  builders: readonly string[]
  /** Other origins whose pictures, sounds and films pages may show. */
  mediaOrigins: readonly string[]
  /** Map tiles of another provider; undefined for those that the server draws. */
  mapTiles: MapTiles | undefined
  /** Our public origin, for shared addresses; the request's origin if undefined. */
  publicOrigin: string | undefined
  /** Origin of `/ops` alone, apart from the code of remotes (docs/decisions/0545); undefined: it shares the app's. */
  opsOrigin: string | undefined
  /** Another port on which the server listens, for `opsOrigin`. */
  opsPort: number | undefined
  /** How long a stopping server reports that at `/readyz` and still accepts requests. */
  stopDelaySeconds: number
  /** Upload quota per day for all users together. */
  uploadBytesADay: number
  /** How long an author may edit a published post. */
  editMinutes: number
  /** Takes the client's address from X-Forwarded-For, set by a proxy of ours. */
  trustsProxy: boolean
  /** Whether the environment says what to make of a proxy; otherwise one on this machine is refused. */
  saysProxy: boolean
  /** Validates each answer by its declaration, in tests and development. */
  checksAnswers: boolean
  /** Seeds an empty database with the demo. */
  demo: boolean
  /** Folder that contains the packages. */
  rootDir: string
  /**
   * Folder of the immutable releases, `remotes/<name>/<version>-<build>/`, and of the files of all host builds,
   * `host/`.
   */
  releasesDir: string
  /** Days after which an unused release is removed; 0: never. */
  releaseDays: number
  /** Other origins than ours from which releases may be published: the server fetches them. */
  releaseOrigins: readonly string[]
  /** Folder of the served host build with its host.json. */
  hostDir: string
  /** Whether a start publishes and promotes local builds; `empty`: only while the registry is empty. */
  adoption: 'always' | 'empty' | 'never'
  /** Development servers by package: `PLAZA_DEV=host=http://127.0.0.1:9100/,media=http://127.0.0.1:9101/`. */
  devServers: Readonly<Record<string, string>>
  /** Ed25519 key (PKCS#8 PEM) that signs the registry; generated and stored with the data if undefined. */
  registryKey: string | undefined
  /** Additional public keys that pages trust, `id=base64` separated by commas, for a key rotation. */
  trustedKeys: string | undefined
  /** Password of the operator `ops`; generated and stored with the data if undefined. */
  opsPassword: string | undefined
  /** Bearer token of the command; generated and stored with the data if undefined. */
  opsToken: string | undefined
  /** Bearer token of `/metrics`; without one only this machine may read them. */
  metricsToken: string | undefined
  /** Told of new errors and automatic rollbacks; undefined: nobody. */
  webhook: Webhook | undefined
  /** CDN that is purged of what was withdrawn; undefined: none. */
  cdn: Cdn | undefined
  autoRollback: AutoRollbackLimits
  /** `off`: every page is rendered only in the browser. */
  rendering: 'on' | 'off'
  assetsDir: string
  /** Lists of words and names for moderation. */
  moderationFile: string
  /** Folder of the demo's files. */
  demoDir: string
  migrationsDir: string
}

/** The package's folder; works from `src` and from `dist`. */
const moduleDir = dirname(fileURLToPath(import.meta.url))
const packageDir = resolve(moduleDir, '..')
const migrationsDirs = [join(moduleDir, 'migrations'), join(moduleDir, 'data/migrations')]
const moderationFiles = [join(moduleDir, 'config/moderation.yaml'), join(packageDir, 'config/moderation.yaml')]
const demoDirs = [join(moduleDir, 'demo'), join(packageDir, 'demo')]

/** The embedded authority believes what it is told, so it is not the default where others can reach the server. */
const realNamesOf = (variables: Variables): Environment['realNames'] =>
  oneOf('PLAZA_REAL_NAMES', variables.PLAZA_REAL_NAMES ?? (isExposed(variables) ? 'none' : undefined), [
    'embedded',
    'none',
  ])

const accountsOf = (variables: Variables) => ({
  aliyunSms: aliyunSmsOf(variables),
  wechatPay: wechatPayOf(variables),
  alipay: alipayOf(variables),
  wechatAccount: wechatAccountOf(variables),
  miniProgram: miniProgramOf(variables),
  bucket: bucketOf(variables),
  webhook: webhookOf(variables),
  cdn: cdnOf(variables),
  voiceAccount:
    oneOf('PLAZA_VOICE', variables.PLAZA_VOICE, ['none', 'http']) === 'http' ? voiceOf(variables) : undefined,
})

/** Reads and validates the environment; throws one sentence for an invalid value. */
export function readEnvironment(variables: Variables = process.env): Environment {
  refuseImplicitDefaults(variables)
  return {
    port: portOf('PORT', variables.PORT ?? '8080'),
    host: variables.HOST ?? '127.0.0.1',
    ...databasesOf(variables),
    sites: sitesOf(variables),
    dataDir: resolve(variables.PLAZA_DATA ?? join(packageDir, '../.plaza')),
    fsync: variables.PLAZA_FSYNC ? variables.PLAZA_FSYNC !== '0' : !isTestOrDevelopment(variables),
    secret: variables.PLAZA_SECRET || undefined,
    identityKey: variables.PLAZA_IDENTITY_KEY || undefined,
    sms: oneOf('PLAZA_SMS', variables.PLAZA_SMS, ['inbox', 'none', 'aliyun']),
    ...accountsOf(variables),
    realNames: realNamesOf(variables),
    uploadBytesADay: nonNegative('PLAZA_UPLOAD_GB_A_DAY', variables.PLAZA_UPLOAD_GB_A_DAY, 50) * 1_000_000_000,
    editMinutes: nonNegative('PLAZA_EDIT_MINUTES', variables.PLAZA_EDIT_MINUTES, 30),
    captchasPerHour: nonNegative('PLAZA_CAPTCHAS_PER_HOUR', variables.PLAZA_CAPTCHAS_PER_HOUR, 1_000),
    wechat: oneOf('PLAZA_WECHAT', variables.PLAZA_WECHAT, ['embedded', 'none', 'official']),
    payouts: oneOf('PLAZA_PAYOUTS', variables.PLAZA_PAYOUTS, ['embedded', 'none', 'official']),
    storage: oneOf('PLAZA_STORAGE', variables.PLAZA_STORAGE, ['local', 's3']),
    logLevel: variables.LOG_LEVEL ?? 'info',
    origins: listOf(variables.PLAZA_ORIGINS),
    ...opsPlaceOf(variables),
    mediaOrigins: listOf(variables.PLAZA_MEDIA_ORIGINS),
    mapTiles: mapTilesOf(variables),
    publicOrigin: publicOriginOf(variables),
    stopDelaySeconds: nonNegative('PLAZA_STOP_DELAY', variables.PLAZA_STOP_DELAY, isExposed(variables) ? 5 : 0),
    trustsProxy: oneOf('PLAZA_TRUST_PROXY', variables.PLAZA_TRUST_PROXY, ['0', '1']) === '1',
    saysProxy: Boolean(variables.PLAZA_TRUST_PROXY),
    releaseOrigins: listOf(variables.PLAZA_RELEASE_ORIGINS),
    checksAnswers: variables.PLAZA_CHECK_ANSWERS === '1' || isTestOrDevelopment(variables),
    demo: variables.PLAZA_DEMO !== '0',
    rootDir: resolve(packageDir, '..'),
    releaseDays: nonNegative('PLAZA_RELEASE_DAYS', variables.PLAZA_RELEASE_DAYS, 0),
    releasesDir: resolve(variables.PLAZA_RELEASES ?? join(packageDir, '../releases')),
    hostDir: resolve(variables.PLAZA_HOST_DIR ?? join(packageDir, '../host/dist')),
    adoption: adoptionOf(variables),
    devServers: Object.fromEntries(
      (variables.PLAZA_DEV ?? '').split(',').flatMap((pair) => (pair.includes('=') ? [pair.split('=', 2)] : [])),
    ),
    registryKey: variables.PLAZA_REGISTRY_KEY || undefined,
    trustedKeys: variables.PLAZA_TRUSTED_KEYS || undefined,
    opsPassword: variables.PLAZA_OPS_PASSWORD || undefined,
    opsToken: variables.PLAZA_OPS_TOKEN || undefined,
    metricsToken: variables.PLAZA_METRICS_TOKEN || undefined,
    autoRollback: {
      minLoads: nonNegative('PLAZA_AUTO_ROLLBACK_MIN_LOADS', variables.PLAZA_AUTO_ROLLBACK_MIN_LOADS, 50),
      minAddresses: nonNegative('PLAZA_AUTO_ROLLBACK_MIN_ADDRESSES', variables.PLAZA_AUTO_ROLLBACK_MIN_ADDRESSES, 10),
      errorMargin: nonNegative('PLAZA_AUTO_ROLLBACK_ERROR_MARGIN', variables.PLAZA_AUTO_ROLLBACK_ERROR_MARGIN, 0.05),
      slowFactor: nonNegative('PLAZA_AUTO_ROLLBACK_SLOW_FACTOR', variables.PLAZA_AUTO_ROLLBACK_SLOW_FACTOR, 1.5),
      slowMs: nonNegative('PLAZA_AUTO_ROLLBACK_SLOW_MS', variables.PLAZA_AUTO_ROLLBACK_SLOW_MS, 500),
    },
    rendering: oneOf('PLAZA_RENDERING', variables.PLAZA_RENDERING, ['on', 'off']),
    assetsDir: join(packageDir, 'assets'),
    moderationFile: resolve(variables.PLAZA_MODERATION || (moderationFiles.find(existsSync) ?? '')),
    demoDir: demoDirs.find(existsSync) ?? '',
    migrationsDir: migrationsDirs.find(existsSync) ?? '',
  }
}

/** In production a build goes live only by an operator's decision, never by a server start. */
function adoptionOf(variables: Variables): Environment['adoption'] {
  if (variables.PLAZA_ADOPT === '0') return 'never'
  if (variables.PLAZA_ADOPT === '1') return 'always'
  return variables.NODE_ENV === 'production' || isExposed(variables) ? 'empty' : 'always'
}

const isTestOrDevelopment = ({ NODE_ENV = '' }: Variables) => ['test', 'development'].includes(NODE_ENV)

function nonNegative(name: string, value: string | undefined, otherwise: number): number {
  const given = value === undefined || value === '' ? otherwise : Number(value)
  if (!Number.isFinite(given) || given < 0) throw new Error(`${name} must be a number from 0 on, not ${value}.`)
  return given
}

function oneOf<const T extends string>(name: string, value: string | undefined, choices: readonly [T, ...T[]]): T {
  if (value === undefined || value === '') return choices[0]
  const found = choices.find((choice) => choice === value)
  if (!found) throw new Error(`${name} must be ${choices.join(' or ')}, not ${value}.`)
  return found
}
