import { comments, events, posts } from '@plaza/shared/api'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../app'
import { noteEvent } from '../data/events'
import { oneTimeCodes } from '../data/schema/index'
import { type ListeningServer, listen } from '../process/serve'
import { perform } from '../registry/changes/perform'
import { openLine, type TestLine } from '../testing/event-line'
import { startTestServer, type TestPerson, type TestServer } from '../testing/test-server'
import { createOpenLines } from './open-lines'

let server: TestServer
let listening: ListeningServer
let address: string
const lines: TestLine[] = []

beforeAll(async () => {
  server = await startTestServer()
  listening = await listen(server.app, { host: '127.0.0.1', port: 0 })
  address = `http://127.0.0.1:${listening.port}`
}, 60_000)
afterEach(async () => {
  for (const line of lines.splice(0)) line.cut()
  await expect.poll(() => server.deps.events.size()).toBe(0)
})
afterAll(async () => {
  await listening.stop('now')
  await server.close()
})

async function open(topics: string, query: Record<string, string> = {}, headers?: Record<string, string>) {
  const line = await openLine(address, { topics, ...query }, headers)
  lines.push(line)
  if (line.headers.get('content-type') === 'text/event-stream')
    await expect.poll(() => line.received.some(({ event }) => event === 'begin')).toBe(true)
  return line
}

/** Resolves when everything noted so far has arrived at a line that hears of it. */
async function settled(): Promise<void> {
  const line = await open('live')
  await noteEvent(server.db, 'live')
  await expect.poll(line.changes).toEqual(['live'])
}

const say = async (channel: string, person: TestPerson, content = '大家好') =>
  server.data(comments.add, { body: { target: 'channel', target_id: channel, content } }, person)
const ticketOf = async (person: TestPerson) => (await server.data(events.ticket, { body: {} }, person)).ticket

describe('what is told', () => {
  it('a new line of a chat and its deletion, to those who listen to this chat', async () => {
    const person = await server.person()
    const [here, elsewhere] = [await open('chat:801'), await open('chat:802')]
    const line = await say('801', person)
    await expect.poll(here.changes).toEqual(['chat:801'])
    await server.data(comments.remove, { query: { id: line.id } }, person)
    await expect.poll(here.changes).toEqual(['chat:801', 'chat:801'])
    await settled()
    expect(elsewhere.changes()).toEqual([])
  })

  it('a post that is shown, not one that waits for review', async () => {
    const line = await open('posts:61')
    const publish = (person: TestPerson, content: string, key: string) =>
      server.data(
        posts.publish,
        {
          body: {
            circle_id: '61',
            content,
            images: [],
            key: `00000000-0000-4000-8000-00000000000${key}`,
          },
        },
        person,
      )
    const waiting = await publish(await server.person(), '加微信', '1')
    expect(waiting.state).toBe('pending')
    await settled()
    expect(line.changes()).toEqual([])
    const shown = await publish(await server.person(), '今天的江边', '2')
    expect(shown.state).toBe('shown')
    await expect.poll(line.changes).toEqual(['posts:61'])
  })

  it('nothing of a transaction that is taken back', async () => {
    const line = await open('chat:803')
    const broken = server.db.transaction(async (tx) => {
      await noteEvent(tx, 'chat:803')
      throw new Error('taken back')
    })
    await expect(broken).rejects.toThrow('taken back')
    await settled()
    expect(line.changes()).toEqual([])
  })

  it('a change of the registry, whose new serial this server then sends', async () => {
    const line = await open('registry')
    const serial = async () => (await fetch(`${address}/openapi.json`)).headers.get('registry-serial')
    const before = Number(await serial())
    await perform({ ...server.deps, registry: { ...server.deps.registry } }, 'mei', {
      action: 'reissue',
      body: { why: 'a test' },
    } as never)
    await expect.poll(line.changes).toEqual(['registry'])
    expect(Number(await serial())).toBe(before + 1)
  })
})

describe('where it goes on', () => {
  it('after a cut nothing is missing and nothing comes twice', async () => {
    const topics = 'chat:804,chat:805'
    const first = await open(topics)
    await noteEvent(server.db, 'chat:804')
    await expect.poll(first.changes).toHaveLength(1)
    first.cut()
    for (const channel of ['804', '805', '806', '804']) await noteEvent(server.db, `chat:${channel}`)
    // The server knows of them now; otherwise one may come after it began.
    await settled()
    const second = await open(topics, {}, { 'last-event-id': first.position() })
    expect(second.received.map(({ event }) => event)).toEqual(['changed', 'changed', 'begin'])
    expect(second.changes()).toEqual(['chat:805', 'chat:804'])
    expect(second.received.at(-1)?.data).toBe('complete')
    const third = await open(topics, { after: second.position() })
    expect(third.changes()).toEqual([])
  })

  it('a position that the log never had is said to be incomplete', async () => {
    const line = await open('chat:804', { after: '999999999' })
    expect(line.received).toMatchObject([{ event: 'begin', data: 'incomplete' }])
    await noteEvent(server.db, 'chat:804')
    await expect.poll(line.changes).toEqual(['chat:804'])
  })

  it('ids are visible in their order, whichever transaction commits first', async () => {
    const topics = Array.from({ length: 20 }, (_, at) => `chat:${900 + at}` as const)
    const line = await open(topics.join())
    const noting = topics.map((topic) =>
      server.db.transaction(async (tx) => {
        await noteEvent(tx, topic)
        await tx.execute(sql`select pg_sleep(${Math.random() / 100})`)
      }),
    )
    await Promise.all(noting)
    await settled()
    const changed = line.received.filter(({ event }) => event === 'changed')
    const ids = changed.map(({ id }) => Number(id))
    expect(changed.map(({ data }) => data).toSorted()).toEqual(topics)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    const again = await open(topics.join(), { after: String(ids[0]) })
    expect(again.changes()).toHaveLength(topics.length - 1)
  })
})

describe('who hears what', () => {
  it('a person hears of own unread marks, and nobody else does', async () => {
    const [mine, theirs] = [await server.person(), await server.person()]
    const own = await open('unread', { ticket: await ticketOf(mine) })
    const other = await open('unread', { ticket: await ticketOf(theirs) })
    await noteEvent(server.db, `unread:${mine.id}`)
    await expect.poll(own.changes).toEqual(['unread'])
    await settled()
    expect(other.changes()).toEqual([])
  })

  it.each<[what: string, topics: string, ticket: string, status: number]>([
    ['a guest who asks for unread marks', 'unread', '', 200],
    ['somebody who names another person', 'unread:501', '', 400],
    ['a ticket of nobody', 'live', 'made-up', 200],
    ['a kind that is none', 'secrets', '', 400],
    ['a kind of every object', 'constructor', '', 400],
    ['a chat without its channel', 'chat', '', 400],
    ['no topic', '', '', 400],
    ['too many topics', Array.from({ length: 51 }, (_, at) => `chat:${at}`).join(','), '', 400],
  ])('%s is refused', async (_, topics, ticket, status) => {
    const line = await openLine(address, { topics, ...(ticket && { ticket }) })
    expect(line.headers.get('content-type')).toContain('application/json')
    expect(line.status).toBe(status)
    expect(server.deps.events.size()).toBe(0)
  })

  it('a ticket opens one line, and none after half a minute', async () => {
    const person = await server.person()
    const ticket = await ticketOf(person)
    expect((await open('unread', { ticket })).headers.get('content-type')).toContain('event-stream')
    expect((await open('unread', { ticket })).headers.get('content-type')).toContain('json')
    const late = await ticketOf(person)
    await server.db.update(oneTimeCodes).set({ expiresAt: sql`now() - interval '1 second'` })
    expect((await open('unread', { ticket: late })).headers.get('content-type')).toContain('json')
  })

  it('a page of another site gets no line', async () => {
    const line = await openLine(address, { topics: 'live' }, { 'sec-fetch-site': 'cross-site' })
    expect(line.headers.get('content-type')).toContain('json')
  })
})

describe('how it is sent', () => {
  it('no proxy may hold it back, and the log counts it as a quick request', async () => {
    const line = await open('live', {}, { 'accept-encoding': 'gzip, br' })
    expect(Object.fromEntries(line.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    expect(line.headers.has('content-encoding')).toBe(false)
    const logged = () =>
      server
        .logged()
        .split('\n')
        .flatMap((row) => (row.includes('"/api/v1/events"') ? [JSON.parse(row) as { ms: number }] : []))
    await expect.poll(() => logged().length).toBeGreaterThan(0)
    expect(Math.max(...logged().map(({ ms }) => ms))).toBeLessThan(3_000)
  })

  it('an address gets its share of lines, and its place back when one ends', async () => {
    const all = createOpenLines({ perAddress: 2, perServer: 3 })
    const [leave] = [all.take('2001:db8::1'), all.take('2001:db8::1')]
    expect(() => all.take('2001:db8::1')).toThrow('tooMany')
    leave?.()
    leave?.()
    all.take('2001:db8::1')
    all.take('2001:db8::2')
    expect(() => all.take('2001:db8::3')).toThrow('tooMany')
  })

  it('an IPv6 network of 48 bits gets its share too, and leaves the rest to others', () => {
    const all = createOpenLines({ perAddress: 2, perNetwork: 3 })
    const leave = all.take('2001:db8:77:1')
    all.take('2001:db8:77:2')
    all.take('2001:db8:77:3')
    expect(() => all.take('2001:db8:77:4')).toThrow('tooMany')
    all.take('2001:db8:78:1')
    leave()
    all.take('2001:db8:77:4')
    expect(() => all.take('2001:db8:77:5')).toThrow('tooMany')
  })

  it('a line that is refused takes no place', async () => {
    const deps = { ...server.deps, environment: { ...server.deps.environment, trustsProxy: true } }
    const app = createApp(deps)
    const ask = (topics: string) =>
      app.request(`/api/v1/events?${new URLSearchParams({ topics })}`, {
        headers: { 'x-forwarded-for': '2001:db8:99::1' },
      })
    for (let at = 0; at < 300; at++) expect((await ask('unread')).headers.get('content-type')).toContain('json')
    const line = await ask('live')
    expect(line.headers.get('content-type')).toBe('text/event-stream')
    await line.body?.cancel()
  })

  it('a closing server ends its lines at once, says when to come back, and opens none', async () => {
    const closing = new AbortController()
    const other = await listen(createApp({ ...server.deps, closing }), { host: '127.0.0.1', port: 0 })
    const line = await openLine(`http://127.0.0.1:${other.port}`, { topics: 'live' })
    await expect.poll(() => line.received.length).toBe(1)
    closing.abort()
    await line.ended
    expect(line.received.at(-1)).toMatchObject({ event: 'end', data: expect.stringMatching(/^\d{1,4}$/) })
    expect((await openLine(`http://127.0.0.1:${other.port}`, { topics: 'live' })).status).toBe(503)
    await other.stop('now')
  })
})
