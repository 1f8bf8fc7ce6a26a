import { join } from 'node:path'
import {
  REGISTRY_ADDRESS,
  type RegistryDocument,
  ROUTES_ADDRESS,
  SERIAL_HEADER,
  type SignedText,
} from '@plaza/shared/remotes'
import type { Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Deps } from '../transport/context'
import { sendRefusal } from '../transport/dispatch'
import { serveFile } from '../transport/encoding/build-files'
import { compression } from '../transport/encoding/compression'
import { refuse } from '../transport/refusal'
import { clientAddressOf, type Env } from '../transport/request'
import { pageRegistry } from './chosen-releases'
import { HOST_BASE } from './host-build'
import { folderOf } from './published/files'
import { currentRegistry, type RegistryDeps } from './registry'
import { signedRouteIndex } from './route-index'

/** Files never change, and health checks must not need the database. */
const SILENT = /^\/((media|assets|remotes)\/|healthz$|readyz$)/

/**
 * Sends the registry's serial with every response except files and health checks, so that an open page learns of a
 * change with its next call.
 */
export const sayRegistrySerial = (deps: RegistryDeps) =>
  createMiddleware<Env>(async (c, next) => {
    await next()
    if (SILENT.test(c.req.path)) return
    const current = await currentRegistry(deps).catch(() => null)
    if (current) c.res.headers.set(SERIAL_HEADER, String(current.serial))
  })

const REMOTE = ':remote{[a-z][a-z0-9-]{1,29}}'
const RELEASE = ':release{\\d{1,4}\\.\\d{1,4}\\.\\d{1,4}-[0-9a-z]{3,20}}'

/** Serves the signed registry, the files of every release and those of every host build. */
export function mountRegistry(app: Hono<Env>, deps: Deps): void {
  const { releasesDir, hostDir } = deps.environment

  const served = (c: Context<Env>, remote: string, release: string) =>
    deps.tally.note(clientAddressOf(c, deps.environment.trustsProxy), { remote, release }, { served: true })

  app.use(REGISTRY_ADDRESS, compression)
  app.get(REGISTRY_ADDRESS, async (c) => {
    const { signed, document } = await pageRegistry(deps)
    for (const [remote, { releases }] of Object.entries(document.remotes))
      for (const release of Object.keys(releases)) served(c, remote, release)
    return sendSigned(c, signed, document)
  })
  app.use(ROUTES_ADDRESS, compression)
  app.get(ROUTES_ADDRESS, async (c) => {
    const current = await pageRegistry(deps)
    return sendSigned(c, await signedRouteIndex(deps, current), current.document)
  })

  app.use(`/remotes/${REMOTE}/${RELEASE}/remote.json`, compression)
  app.get(`/remotes/${REMOTE}/${RELEASE}/:file`, async (c) => {
    const { remote, release, file } = c.req.param()
    if (deps.registry.kept?.document.remotes[remote]?.releases?.[release]) served(c, remote, release)
    const sent = serveFile(c, folderOf(releasesDir, remote, release), file)
    if (sent || !(await deps.releaseFiles.fetch(remote, release))) return sent ?? unknown(c)
    return serveFile(c, folderOf(releasesDir, remote, release), file) ?? unknown(c)
  })
  app.get(`${HOST_BASE}:file`, async (c) => {
    const { file } = c.req.param()
    const sent = serveFile(c, join(releasesDir, 'host'), file) ?? serveFile(c, hostDir, file)
    if (sent) return sent
    await deps.releaseFiles.fetchHost(file)
    return serveFile(c, join(releasesDir, 'host'), file) ?? unknown(c)
  })
  for (const path of ['/remotes/*', '/assets/*']) app.all(path, unknown)
}

/** The serial identifies the text, so it serves as the ETag. */
function sendSigned(c: Context<Env>, signed: SignedText, { serial, issuedAt }: RegistryDocument): Response {
  const etag = `"${serial}-${issuedAt.toString(36)}-${signed.key}"`
  const headers = {
    'cache-control': 'no-cache',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': SERIAL_HEADER,
    etag,
  }
  const known = c.req.header('if-none-match')?.replace(/^W\//, '') === etag
  return known ? c.body(null, 304, headers) : c.json(signed, 200, headers)
}

const unknown = (c: Context<Env>) => sendRefusal(c, refuse('unknownAddress'))
