import { codes } from '@plaza/shared/api'
import type { NewToken, OperationsLog, OperatorToken } from '@plaza/shared/operations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addOperator, operations } from '../../testing/operators'
import { startTestServer, type TestServer } from '../../testing/test-server'

let server: TestServer
let office: ReturnType<typeof operations>
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  office = operations(server)
  await addOperator(server, 'ops', { role: 'releaser' })
  await addOperator(server, 'ed', { role: 'editor' })
})
afterAll(() => server.close())

const why = 'a content system'
const as = async (token: string, path: string, body?: object) => {
  const response = await server.app.request(`http://plaza.example/ops/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return ((await response.json()) as { code: number }).code
}

it('a program works in its role alone, until its token is removed', async () => {
  const { token, name } = (
    await office.call<NewToken>('ops', 'add-token', { name: 'cms', role: 'editor', days: 30, why })
  ).data
  expect([name, await as(token, 'newsroom/article'), await as(token, 'status')]).toEqual([
    'cms',
    codes.success,
    codes.notAllowed,
  ])
  expect(JSON.stringify((await office.call('ops', 'tokens')).data)).not.toContain(token)
  await office.call('ops', 'remove-token', { name, why })
  expect(await as(token, 'newsroom/article')).toBe(codes.loginExpired)
  const { list } = (await office.call<OperationsLog>('ops', 'log')).data
  expect(list.map(({ action }) => action)).toEqual(['remove-token', 'add-token'])
})

it('a token may be for some kinds alone, and tells when it was used', async () => {
  const body = { name: 'pages', role: 'editor', kinds: ['page'], days: 30, why }
  const { token, lastUsedAt } = (await office.call<NewToken>('ops', 'add-token', body)).data
  expect(lastUsedAt).toBeNull()
  expect(await as(token, 'newsroom/page')).toBe(codes.success)
  for (const path of ['newsroom/article', 'newsroom/article/1', 'newsroom-files'])
    expect(await as(token, path)).toBe(codes.notAllowed)
  const { list } = (await office.call<{ list: OperatorToken[] }>('ops', 'tokens')).data
  const used = list.find(({ name }) => name === 'pages')
  expect(used).toMatchObject({ kinds: ['page'], lastUsedAt: expect.any(Number) })
})

it('a token for some kinds writes nothing of the others, and neither imports nor previews it', async () => {
  const body = { name: 'categories', role: 'editor', kinds: ['category'], days: 30, why }
  const { token } = (await office.call<NewToken>('ops', 'add-token', body)).data
  const document = { id: '1', name: '要闻', nameEn: 'News' }
  expect(await as(token, 'newsroom/category/create', { document })).toBe(codes.success)
  const named = { id: '1', version: 1 }
  const changes = { create: { document }, change: { ...named, document }, publish: named, 'take-back': named }
  for (const [change, what] of Object.entries({ ...changes, restore: { ...named, to: 1 } }))
    expect(await as(token, `newsroom/organisation/${change}`, what), change).toBe(codes.notAllowed)
  expect(await as(token, 'newsroom/organisation/1/1')).toBe(codes.notAllowed)
  expect(await as(token, 'newsroom-import', { files: {} })).toBe(codes.notAllowed)
  expect(await as(token, 'newsroom-preview', { kind: 'article', id: '1' })).toBe(codes.notAllowed)
})

it('only a releaser makes one, with a name of its own and a role for programs', async () => {
  const body = { name: 'other', role: 'editor', days: 30, why }
  expect((await office.call('ed', 'add-token', body)).code).toBe(codes.notAllowed)
  for (const more of [{ name: 'ed' }, { name: 'clock' }, { role: 'finance' }])
    expect((await office.call('ops', 'add-token', { ...body, ...more })).code).not.toBe(codes.success)
})
