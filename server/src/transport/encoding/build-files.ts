import { createReadStream, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Context } from 'hono'

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
}
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const
const NAME = /^([\w-]+(\.[\w-]+)*\.(js|css)|remote\.json|mf-manifest\.json)$/

/** Serves an immutable file of a build, from its compressed copy if accepted; null if it does not exist. */
export function serveFile(c: Context, folder: string, name: string): Response | null {
  const type = types[name.split('.').at(-1) ?? '']
  const file = join(folder, name)
  if (!type || !NAME.test(name) || !existsSync(file)) return null
  const accepted = c.req.header('accept-encoding') ?? ''
  const chosen = encodings.find(([encoding, end]) => accepted.includes(encoding) && existsSync(file + end))
  const path = chosen ? file + chosen[1] : file
  const headers = new Headers({
    'content-type': type,
    'content-length': String(statSync(path).size),
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  })
  if (chosen) headers.set('content-encoding', chosen[0])
  const body = c.req.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(path)) as ReadableStream)
  return new Response(body, { headers })
}
