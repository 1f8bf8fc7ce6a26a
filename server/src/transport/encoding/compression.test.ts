import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { compression } from './compression'

const text = 'The last boat leaves the old pier at midnight. '.repeat(60)
const app = new Hono()
app.use('*', compression)
app.get('/page', (c) => c.html(text, 200, { etag: '"a"' }))
app.get('/short', (c) => c.text('short'))
app.get('/picture', (c) => c.body(Buffer.from(text), 200, { 'content-type': 'image/png' }))

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
])('sends a page to a browser that takes %s with %s', async (accepted, encoding, open) => {
  const response = await app.request('/page', { headers: { 'accept-encoding': accepted } })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(response.headers.get('vary')).toContain('Accept-Encoding')
  expect(response.headers.get('etag')).toBe('W/"a"')
  const body = Buffer.from(await response.arrayBuffer())
  expect(body.length).toBeLessThan(text.length / 4)
  expect(open(body).toString()).toBe(text)
})

it.each([
  ['/page', undefined],
  ['/short', 'br'],
  ['/picture', 'br'],
])('sends %s as it is where the browser says %s', async (path, accepted) => {
  const response = await app.request(path, { headers: accepted ? { 'accept-encoding': accepted } : {} })
  expect(response.headers.get('content-encoding')).toBeNull()
  expect((await response.text()).length).toBe(path === '/short' ? 5 : text.length)
})
