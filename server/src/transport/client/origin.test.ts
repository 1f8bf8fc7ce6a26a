import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { ownOrigin } from './origin'

it.each<
  [what: string, environment: { publicOrigin?: string; trustsProxy?: boolean }, forwarded: string, origin: string]
>([
  ['the request names it', {}, '', 'http://plaza.example'],
  ['anybody may say https', {}, 'https', 'http://plaza.example'],
  ['a proxy of ours says https', { trustsProxy: true }, 'http, https', 'https://plaza.example'],
  ['it is set', { publicOrigin: 'https://www.plaza.example/' }, '', 'https://www.plaza.example'],
])('%s', async (_, { publicOrigin, trustsProxy = false }, forwarded, origin) => {
  const app = new Hono().get('/', (c) => c.text(ownOrigin(c, { publicOrigin, trustsProxy })))
  const response = await app.request('http://plaza.example/', { headers: { 'x-forwarded-proto': forwarded } })
  expect(await response.text()).toBe(origin)
})
