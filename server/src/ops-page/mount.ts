import type { Hono } from 'hono'
import type { Environment } from '../environment'
import { sendRefusal } from '../transport/dispatch'
import { serveFile } from '../transport/encoding/build-files'
import { compression } from '../transport/encoding/compression'
import { refuse } from '../transport/refusal'
import type { Env } from '../transport/request'
import { readBuiltPage } from './built'
import { ASSETS, headersOf, operationsDocument } from './document'

/** Mounts the operations page at `/ops`. It shows nothing before the login; its API is below `/ops/api`. */
export function mountOpsPage(
  app: Hono<Env>,
  { environment }: { environment: Pick<Environment, 'rootDir' | 'opsOrigin' | 'publicOrigin' | 'site' | 'sites'> },
): void {
  const page = readBuiltPage(environment.rootDir)
  if (page) {
    const { opsOrigin, publicOrigin } = environment
    const appOrigin = opsOrigin && publicOrigin && new URL(publicOrigin).origin
    const site = environment.site?.code ?? (environment.sites.length > 0 ? '' : undefined)
    const [html, headers] = [operationsDocument(page.files, { app: appOrigin, site }), headersOf(appOrigin)]
    const names = [...page.files.map(({ name }) => name), ...page.later]
    app.get('/ops', (c) => c.body(html, 200, { ...headers }))
    // Where a command sends a person with its code.
    app.get('/ops/device', (c) => c.redirect('/ops#device', 302))
    app.get('/ops/', (c) => c.redirect('/ops', 308))
    app.use(`${ASSETS}*`, compression)
    app.get(`${ASSETS}:file`, (c) => {
      const asset = names.find((name) => name === c.req.param('file'))
      return (asset ? serveFile(c, page.folder, asset) : null) ?? sendRefusal(c, refuse('unknownAddress'))
    })
  }
  for (const base of ['/ops', '/ops/*']) app.all(base, (c) => sendRefusal(c, refuse('unknownAddress')))
}
