import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { errorGroups, registryLog, webhookMessages } from '../../data/schema/index'
import type { Environment } from '../../environment'
import { readEnvironment } from '../../environment'
import { runJobs } from '../../testing/run-jobs'
import { startTestServer, type TestServer } from '../../testing/test-server'
import type { ErrorOccurrence } from '../../transport/ports/errors'
import { noteErrorNews } from './outbox'

const SECRET = 'a secret of the webhook'

interface ReceivedMessage {
  body: string
  signature: string
}

const received: ReceivedMessage[] = []
/** Statuses with which the receiver answers next; then 200. */
const statuses: number[] = []
let receiver: Server
let server: TestServer
let environment: Environment
beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    received.push({ body, signature: String(request.headers['plaza-signature']) })
    response.writeHead(statuses.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  server = await startTestServer({
    demo: false,
    environment: { webhook: { url, secret: SECRET }, publicOrigin: 'https://plaza.example' },
  })
  environment = server.deps.environment
})
afterAll(async () => {
  receiver.close()
  await server.close()
})
afterEach(async () => {
  received.length = 0
  await server.db.delete(webhookMessages)
  await server.db.delete(errorGroups)
})

const occurrence = (about: Partial<ErrorOccurrence> = {}): ErrorOccurrence => ({
  ...{ at: Date.now(), owner: 'host', release: 'host1', host: 'host1', kind: 'uncaught', route: 'home' },
  ...{ shell: 'h5', browser: 'Chrome 120', language: 'en', message: 'no title', frames: [], trail: [], n: 1 },
  ...about,
})
async function happens(about: Partial<ErrorOccurrence> = {}): Promise<void> {
  server.deps.errors.add(occurrence(about))
  await server.deps.errors.flush()
}
const deliver = (about: Partial<Environment> = {}) =>
  runJobs({ ...server.deps, environment: { ...environment, ...about } }, /^deliver-webhooks$/)
const makeDue = () => server.db.update(webhookMessages).set({ dueAt: new Date() }).where(sql`due_at is not null`)
const bodies = () => received.map(({ body }) => JSON.parse(body))

it('names the site', async () => {
  await happens()
  await deliver({ site: { code: 'harbour', hosts: ['harbour.example'] } })
  expect(bodies()).toMatchObject([{ id: expect.any(Number), site: 'harbour', event: 'error.new' }])
})

it('tells of a new error, signed, once', async () => {
  await happens()
  await happens()
  await deliver()
  await deliver()
  expect(bodies()).toMatchObject([
    {
      site: null,
      event: 'error.new',
      error: { owner: 'host', kind: 'uncaught', message: 'no title', release: 'host1' },
      link: expect.stringMatching(/^https:\/\/plaza\.example\/ops#errors\/\d+$/),
    },
  ])
  const { body = '', signature = '' } = received[0] ?? {}
  const [, seconds, given] = /^t=(\d+),v1=([\da-f]{64})$/.exec(signature) ?? []
  expect(given).toBe(createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex'))
})

it('tells of an error once that two processes saw first', async () => {
  await happens()
  const [group] = await server.db.select().from(errorGroups)
  await noteErrorNews(server.db, environment, { id: group?.id ?? 0, news: 'new' })
  await deliver()
  expect(bodies()).toMatchObject([{ event: 'error.new' }])
})

it('tries again what the receiver refuses, later each time', async () => {
  statuses.push(500, 503)
  await happens()
  await deliver()
  await deliver()
  expect(received).toHaveLength(1)
  await makeDue()
  await deliver()
  const [message] = await server.db.select().from(webhookMessages)
  expect([message?.attempts, message?.failure]).toEqual([2, 'answered 503'])
  expect((message?.dueAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(100_000)
  await makeDue()
  await deliver()
  await makeDue()
  await deliver()
  expect(received).toHaveLength(3)
  expect(new Set(bodies().map(({ id }) => id)).size).toBe(1)
})

it('gives a message up after ten attempts', async () => {
  statuses.push(...Array<number>(12).fill(500))
  await happens()
  for (let n = 0; n < 12; n++) {
    await deliver()
    await makeDue()
  }
  statuses.length = 0
  expect(received).toHaveLength(10)
})

it('tells of an error that returns', async () => {
  await happens()
  await server.db.update(errorGroups).set({ state: 'resolved', resolvedIn: 'host1' })
  await happens()
  await happens({ release: 'host2', host: 'host2' })
  await deliver()
  expect(bodies().map(({ event }) => event)).toEqual(['error.new', 'error.returned'])
})

it('tells of an automatic rollback, once', async () => {
  await server.db.insert(registryLog).values({
    ...{ serial: 9, who: 'plaza', action: 'halt', remote: 'media', why: '31 of 62 loads failed' },
    detail: { release: '1.0.0-aaa' },
  })
  await deliver()
  await deliver()
  expect(bodies()).toMatchObject([{ event: 'release.halted', remote: 'media', release: '1.0.0-aaa' }])
  await server.db.delete(webhookMessages)
})

it('notes nothing without a webhook', async () => {
  const silent = await server.another()
  Object.assign(silent.deps.environment, { webhook: undefined })
  silent.deps.errors.add(occurrence({ message: 'another' }))
  await silent.deps.errors.flush()
  expect(await silent.db.select().from(webhookMessages).where(eq(webhookMessages.attempts, 0))).toEqual([])
  await silent.close()
})

it.each<[what: string, variables: Record<string, string>, refused: RegExp]>([
  ['another protocol', { PLAZA_WEBHOOK_URL: 'http://hooks.example/a' }, /https address/],
  ['a password in it', { PLAZA_WEBHOOK_URL: 'https://a:b@hooks.example/a' }, /no password/],
  ['no secret', { PLAZA_WEBHOOK_URL: 'https://hooks.example/a' }, /PLAZA_WEBHOOK_SECRET/],
  ['a short secret', { PLAZA_WEBHOOK_URL: 'https://hooks.example/a', PLAZA_WEBHOOK_SECRET: 'short' }, /at least 16/],
])('refuses a webhook with %s', (_, variables, refused) =>
  expect(() => readEnvironment({ NODE_ENV: 'test', ...variables })).toThrow(refused),
)
