import { type Comment, comments, type Page } from '@plaza/shared/api'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createApp } from '../../app'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { withResponseCache } from './response-cache'

const CHAT = '/api/post_comments/801?target=channel'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 60_000)
afterAll(() => server.close())

/** The server as in production, with empty caches. */
let ask: (path: string) => Promise<Response>
beforeEach(() => {
  const app = createApp(server.deps)
  const answer = withResponseCache(server.deps, (request, env) => app.fetch(request, env))
  ask = async (path) => {
    const incoming = {
      method: 'GET',
      url: path,
      headers: { authorization: 'guest' },
      socket: { remoteAddress: '192.0.2.1' },
    }
    const request = new Request(`http://plaza.example${path}`, { headers: { authorization: 'guest' } })
    return answer(request, { incoming: incoming as never })
  }
})
const list = async (path: string) => ((await (await ask(path)).json()) as { data: Page<Comment> }).data.list

async function say(
  content: string,
  target: 'channel' | 'content' = 'channel',
  id = '801',
  parent?: string,
): Promise<Comment> {
  const person = await server.person()
  const body = { target, target_id: id, content, ...(parent && { parent_id: parent }) }
  return server.data(comments.add, { body }, person)
}

it('a guest gets a new chat message at once, although answers are cached', async () => {
  const query = vi.spyOn(server.pool, 'query')
  await list(CHAT)
  const asked = query.mock.calls.length
  expect(asked).toBeGreaterThan(0)
  for (let poll = 0; poll < 20; poll++) await ask(CHAT)
  expect(query.mock.calls.length).toBe(asked)
  query.mockRestore()
  const line = await say('第一句')
  expect((await list(CHAT))[0]?.id).toBe(line.id)
})

it('a deleted message is gone at once', async () => {
  const person = await server.person()
  const line = await server.data(
    comments.add,
    { body: { target: 'channel', target_id: '802', content: '说错了' } },
    person,
  )
  expect((await list('/api/post_comments/802?target=channel'))[0]?.id).toBe(line.id)
  await server.data(comments.remove, { query: { id: line.id } }, person)
  expect((await list('/api/post_comments/802?target=channel')).map(({ id }) => id)).not.toContain(line.id)
})

it('a reply is shown at once among the replies and below its comment', async () => {
  const comment = await say('好文章', 'content', '3001')
  const replies = `/api/v1/comments/${comment.id}/replies`
  const below = async () => (await list('/api/post_comments/3001')).find(({ id }) => id === comment.id)?.replies
  expect([await list(replies), await below()]).toEqual([[], []])
  const reply = await say('同意', 'content', '3001', comment.id)
  expect((await list(replies)).map(({ id }) => id)).toEqual([reply.id])
  expect((await below())?.map(({ id }) => id)).toEqual([reply.id])
})

it('an answer that was begun before a comment was written is given to nobody after it', async () => {
  const CHAT = '/api/post_comments/807?target=channel'
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const query = server.pool.query.bind(server.pool)
  const slow = vi.spyOn(server.pool, 'query').mockImplementationOnce((async (...args: unknown[]) => {
    const result = await (query as (...all: unknown[]) => Promise<unknown>)(...args)
    await held
    return result
  }) as never)
  const before = list(CHAT)
  await vi.waitFor(() => expect(slow).toHaveBeenCalled())
  slow.mockRestore()
  const line = await say('在路上', 'channel', '807')
  const after = list(CHAT)
  expect((await after)[0]?.id).toBe(line.id)
  release()
  await before
  expect((await list(CHAT))[0]?.id).toBe(line.id)
})

it('guests get cached comments while the database is down', async () => {
  const kept = await list(CHAT)
  expect(kept.length).toBeGreaterThan(0)
  const away = vi.spyOn(server.pool, 'query').mockImplementation((async () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  }) as never)
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 90_000)
  try {
    expect(await list(CHAT)).toEqual(kept)
  } finally {
    away.mockRestore()
    later.mockRestore()
  }
})

it('browsers ask for the chat each time, by what they have', async () => {
  const response = await ask(CHAT)
  expect(response.headers.get('cache-control')).toBe('public, no-cache')
  expect(response.headers.get('etag')).toBeTruthy()
})
