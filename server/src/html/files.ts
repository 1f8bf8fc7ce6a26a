import { createReadStream, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { Artifacts } from './artifacts'

const types: Readonly<Record<string, string>> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const
const NAME = /^[\w-]+(\.[\w-]+)*\.(js|css)$/

/** Serves a hashed script or style, the compressed one that lies beside it where the browser takes it; null for none. */
export function serveHashed(c: Context, folder: string, name: string): Response | null {
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

/** Folder of a served address: `/assets/host/x.js` or `/remotes/<name>/<release>/x.js`. */
export function folderOf(artifacts: Artifacts, path: string): { folder: string; name: string } | null {
  const slash = path.lastIndexOf('/') + 1
  const base = path.slice(0, slash)
  const name = path.slice(slash)
  if (artifacts.hostFolder && base === artifacts.hostBase) return { folder: artifacts.hostFolder, name }
  const release = artifacts.releases.find((one) => one.base === base)
  return release?.folder ? { folder: release.folder, name } : null
}
