import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What the server reads from the process environment: here and nowhere else. */
export interface Environment {
  port: number
  host: string
  /** Where the embedded database, uploads and the generated secret lie. */
  dataDir: string
  /** PostgreSQL; the embedded database without it. */
  databaseUrl: string | undefined
  secret: string | undefined
  sms: 'inbox' | 'none'
  wechat: 'embedded' | 'none'
  storage: 'local'
  logLevel: string
  /** Exact origins that may call the API from elsewhere. */
  origins: readonly string[]
  /** The origin that people reach us by, for shared addresses; the request's own without it. */
  publicOrigin: string | undefined
  /** Takes the client's address from X-Forwarded-For, behind a proxy of ours. */
  trustsProxy: boolean
  /** Checks each answer against its declaration: tests and development. */
  checksAnswers: boolean
  /** Puts the demo's content into an empty database. */
  demo: boolean
  /** Folder that holds the packages. */
  rootDir: string
  assetsDir: string
  migrationsDir: string
}

type Variables = Readonly<Record<string, string | undefined>>

/** The folder of the package, seen from `src` and from `dist` alike. */
const here = dirname(fileURLToPath(import.meta.url))
const packageDir = resolve(here, '..')
const migrationsDirs = [join(here, 'migrations'), join(here, 'data/migrations')]

/** Reads the environment; throws one sentence for a value that cannot be meant. */
export function readEnvironment(variables: Variables = process.env): Environment {
  const port = Number(variables.PORT ?? 8080)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT must be a port number, not ${variables.PORT}.`)
  return {
    port,
    host: variables.HOST ?? '127.0.0.1',
    dataDir: resolve(variables.PLAZA_DATA ?? join(packageDir, '../.plaza')),
    databaseUrl: variables.DATABASE_URL || undefined,
    secret: variables.PLAZA_SECRET || undefined,
    sms: oneOf('PLAZA_SMS', variables.PLAZA_SMS, ['inbox', 'none']),
    wechat: oneOf('PLAZA_WECHAT', variables.PLAZA_WECHAT, ['embedded', 'none']),
    storage: oneOf('PLAZA_STORAGE', variables.PLAZA_STORAGE, ['local']),
    logLevel: variables.LOG_LEVEL ?? 'info',
    origins: (variables.PLAZA_ORIGINS ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    publicOrigin: variables.PLAZA_ORIGIN || undefined,
    trustsProxy: variables.PLAZA_TRUST_PROXY === '1',
    checksAnswers: variables.PLAZA_CHECK_ANSWERS === '1' || ['test', 'development'].includes(variables.NODE_ENV ?? ''),
    demo: variables.PLAZA_DEMO !== '0',
    rootDir: resolve(packageDir, '..'),
    assetsDir: join(packageDir, 'assets'),
    migrationsDir: migrationsDirs.find(existsSync) ?? '',
  }
}

function oneOf<const T extends string>(name: string, value: string | undefined, choices: readonly [T, ...T[]]): T {
  if (value === undefined || value === '') return choices[0]
  const found = choices.find((choice) => choice === value)
  if (!found) throw new Error(`${name} must be ${choices.join(' or ')}, not ${value}.`)
  return found
}
