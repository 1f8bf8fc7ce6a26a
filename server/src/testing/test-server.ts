import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { type AnyEndpoint, codes, type DataOf, type Envelope, type InputOf, pathOf } from '@plaza/shared/api'
import dayjs from 'dayjs'
import { type App, createApp } from '../app'
import type { Database, OpenDatabase } from '../data/database'
import { newId } from '../data/ids'
import type { Replica } from '../data/replica'
import { type StoredRole, users } from '../data/schema/index'
import { createDeps } from '../deps'
import { encryptIdentities } from '../domains/account/identity/identity'
import { beginSession } from '../domains/account/sessions'
import { type Environment, readEnvironment } from '../environment'
import { createPages } from '../html/pages'
import { createLog } from '../process/log'
import { refreshDemo } from '../seed/seed'
import type { Deps } from '../transport/context'
import { bases } from '../transport/dispatch'
import { openTestDatabase } from './test-database'

export interface TestPerson {
  id: string
  token: string
}

interface TestCallOptions {
  token?: string | undefined
  headers?: Record<string, string>
}

export interface TestServer {
  app: App
  db: Database
  deps: Deps
  pool: OpenDatabase['pool']
  /** The log so far. */
  logged(): string
  /** Calls an endpoint as a browser would; returns status, headers and envelope. */
  ask<E extends AnyEndpoint>(endpoint: E, input?: InputOf<E>, options?: TestCallOptions): Promise<TestAnswer<DataOf<E>>>
  /** The data of a call that must succeed. */
  data<E extends AnyEndpoint>(endpoint: E, input?: InputOf<E>, options?: TestCallOptions): Promise<DataOf<E>>
  /** A new logged-in user; without a phone if it is null. */
  person(about?: {
    phone?: string | null
    roles?: StoredRole[]
    nickname?: string
    /** Posts of new accounts wait for a review. */
    joinedDaysAgo?: number
  }): Promise<TestPerson>
  /** Logs in a demo account. */
  logInAs(userId: string): Promise<TestPerson>
  /** Another server on its database: a second one, or the same after a restart. To be closed before this one. */
  another(environment?: Partial<Environment>): Promise<TestServer>
  close(): Promise<void>
}

interface TestAnswer<T> {
  status: number
  headers: Headers
  code: number
  msg: string
  data: T
}

let phones = 0

interface TestServerOptions {
  /** Seeds the demo; the default. */
  demo?: boolean
  /** An open database, instead of a new one. */
  database?: OpenDatabase
  replica?: Replica
  environment?: Partial<Environment>
  /** Serves page addresses too; needs a host build (`environment.hostDir`). */
  pages?: boolean
}

/** Collects the lines of a log. */
function lineSink() {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  return { lines, sink }
}

/** Calls endpoints of an app without a socket. */
function askOf(app: App): TestServer['ask'] {
  return async function ask<E extends AnyEndpoint>(
    endpoint: E,
    input?: InputOf<E>,
    { token, headers = {} }: TestCallOptions = {},
  ): Promise<TestAnswer<DataOf<E>>> {
    const { params, query, body } = (input ?? {}) as {
      params?: Record<string, string>
      query?: Record<string, unknown>
      body?: unknown
    }
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value))
    const response = await app.request(
      `${bases[endpoint.domain]}${pathOf(endpoint, params)}${search.size > 0 ? `?${search}` : ''}`,
      {
        method: endpoint.method,
        headers: {
          authorization: token ?? 'guest',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
    )
    const envelope = (await response.json()) as Envelope<DataOf<E>>
    return { status: response.status, headers: response.headers, ...envelope }
  }
}

/** The complete server with its own database, by default with the demo; called without a socket. */
export async function startTestServer({
  demo = true,
  database: given,
  replica,
  environment: set = {},
  pages = false,
}: TestServerOptions = {}): Promise<TestServer> {
  const dir = mkdtempSync(join(tmpdir(), 'plaza-data-'))
  const environment = {
    ...readEnvironment({
      NODE_ENV: 'test',
      PLAZA_DATA: dir,
      PLAZA_RELEASES: join(dir, 'releases'),
      PLAZA_SECRET: 'a secret of the tests',
      PLAZA_ORIGINS: 'https://other.example',
      PLAZA_RELEASE_ORIGINS: 'https://cdn.example',
    }),
    ...set,
  }
  const database = given ?? (await openTestDatabase({ demo }))
  const { lines, sink } = lineSink()
  const deps = createDeps(environment, database, createLog('debug', sink), replica)
  await refreshDemo(deps.db, environment.demoDir)
  await encryptIdentities(deps)
  const app = createApp(deps, pages ? (answerAsGuest) => createPages(deps, answerAsGuest) : undefined)
  const { db } = database

  const ask = askOf(app)

  return {
    app,
    db,
    deps,
    pool: database.pool,
    logged: () => lines.join(''),
    ask,
    async data(endpoint, input, options) {
      const answered = await ask(endpoint, input, options)
      if (answered.code !== codes.success)
        throw new Error(`${endpoint.id} answered ${answered.code}: ${answered.msg}\n${lines.slice(-2).join('')}`)
      return answered.data
    },
    async person({
      phone = `139${String(++phones).padStart(8, '0')}`,
      roles = [],
      nickname = '测试的人',
      joinedDaysAgo = 0,
    } = {}) {
      const id = newId()
      await db
        .insert(users)
        .values({ id, phone, nickname, roles, createdAt: dayjs().subtract(joinedDaysAgo, 'day').toDate() })
      return { id, token: (await beginSession(db, { userId: id, device: 'Test' })).token }
    },
    logInAs: async (userId) => ({ id: userId, token: (await beginSession(db, { userId, device: 'Test' })).token }),
    another: (different = {}) =>
      startTestServer({
        database: { ...database, close: async () => undefined },
        environment: { ...set, dataDir: environment.dataDir, ...different },
      }),
    async close() {
      await deps.renderer.close()
      await deps.views.stop()
      await deps.tally.stop()
      await deps.events.close()
      await deps.queueNotices.close()
      await database.close()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
