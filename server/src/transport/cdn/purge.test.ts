import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { readEnvironment } from '../../environment'
import { createPurge } from './purge'

interface ReceivedPurge {
  keys: string
  tags: string[]
  token: string | undefined
}

const received: ReceivedPurge[] = []
/** Statuses with which the CDN answers next; then 200. */
const statuses: number[] = []
let cdn: Server
let purgeUrl: string
beforeAll(async () => {
  cdn = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const { 'surrogate-key': keys, 'fastly-key': token } = request.headers
    received.push({ keys: String(keys), tags: JSON.parse(body).tags, token: token as string | undefined })
    response.writeHead(statuses.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve))
  purgeUrl = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`
})
afterAll(() => cdn.close())
beforeEach(() => {
  received.length = 0
  statuses.length = 0
})

const log = () => ({ warn: vi.fn() })
const header = { 'Fastly-Key': 'a token' }

it('purges keys that are withdrawn together by one request, and once more for answers on their way', async () => {
  const purge = createPurge({ purgeUrl, header }, log())
  purge(['post:1', 'withdrawals'])
  purge(['post:2', 'withdrawals'])
  const whole = { keys: 'post:1 withdrawals post:2', tags: ['post:1', 'withdrawals', 'post:2'], token: 'a token' }
  await expect.poll(() => received, { timeout: 10_000 }).toEqual([whole, whole])
})

it('names thirty keys in a request at most', async () => {
  createPurge({ purgeUrl, header }, log())(Array.from({ length: 31 }, (_, at) => `post:${at}`))
  await expect.poll(() => received.map(({ tags }) => tags.length), { timeout: 20_000 }).toEqual([30, 30, 1, 1])
})

it('tries again where the CDN refuses', async () => {
  statuses.push(500, 429)
  createPurge({ purgeUrl, header: {} }, log(), [1, 1])(['site'])
  await expect.poll(() => received.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(3)
})

it('says in the log what could not be purged', async () => {
  statuses.push(500, 500)
  const said = log()
  createPurge({ purgeUrl, header: {} }, said, [1])(['site'])
  await expect
    .poll(() => said.warn.mock.calls)
    .toEqual([[{ failure: 'answered 500', keys: ['site'] }, 'CDN not purged']])
})

it('asks nobody without a CDN', async () => {
  createPurge(undefined, log())(['site'])
  await new Promise((done) => setTimeout(done, 100))
  expect(received).toEqual([])
})

it.each<[what: string, variables: Record<string, string>, refused: RegExp]>([
  ['no origin of ours', { PLAZA_CDN_PURGE_URL: 'https://cdn.example', PLAZA_ORIGIN: 'request' }, /needs PLAZA_ORIGIN/],
  ['another protocol', { PLAZA_CDN_PURGE_URL: 'ftp://cdn.example' }, /http or https/],
  ['no header', { PLAZA_CDN_PURGE_URL: 'https://cdn.example', PLAZA_CDN_PURGE_HEADER: 'secret' }, /must be a header/],
])('refuses %s', (_, variables, refused) => {
  expect(() => readEnvironment({ NODE_ENV: 'test', PLAZA_ORIGIN: 'http://plaza.example', ...variables })).toThrow(
    refused,
  )
})
