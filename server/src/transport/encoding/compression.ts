import { createMiddleware } from 'hono/factory'
import { encode, encodingFor } from './packed'

const TEXT = /^(text\/|application\/json\b)/

/** Compresses text responses with brotli if accepted, otherwise with gzip. */
export const compression = createMiddleware(async (c, next) => {
  await next()
  const { body, headers } = c.res
  if (!body || headers.has('content-encoding') || !TEXT.test(headers.get('content-type') ?? '')) return
  const plain = Buffer.from(await c.res.arrayBuffer())
  const encoding = encodingFor(c.req.header('accept-encoding'), plain.length)
  c.res = new Response(new Uint8Array(encoding ? await encode(encoding, plain) : plain), c.res)
  c.res.headers.append('vary', 'Accept-Encoding')
  c.res.headers.delete('content-length')
  if (!encoding) return
  c.res.headers.set('content-encoding', encoding)
  const etag = c.res.headers.get('etag')
  if (etag?.startsWith('"')) c.res.headers.set('etag', `W/${etag}`)
})
