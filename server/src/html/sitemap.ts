import { type ContentType, contentRoute, type RouteTable } from '@plaza/shared/routes'
import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { generatePath } from 'react-router'
import type { Database } from '../data/database'
import { contents } from '../data/schema/index'
import type { Deps } from '../transport/context'
import { sendRefusal } from '../transport/dispatch'
import { ownOrigin } from '../transport/origin'
import { refuse } from '../transport/refusal'

/** Contents of one file; a search engine takes 50,000. */
const FILE_SIZE = 10_000
const HEADERS = { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** Routes without a parameter at which a visit begins. */
const beginnings = ['index', 'specials', 'radios', 'tv', 'find', 'live-events']
/** What a search engine has nothing to find in. */
const closed = ['/api/', '/ucenter/', '/asc/', '/vms/', '/platform/', '/__dev/', '/ops', '/upload']

interface Entry {
  address: string
  changed?: Date
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const xmlOf = (list: 'urlset' | 'sitemapindex', item: 'url' | 'sitemap', entries: readonly Entry[]) => {
  const lines = entries.map(({ address, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
    return `<${item}><loc>${escaped(address)}</loc>${lastmod}</${item}>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}">\n${lines.join('\n')}\n</${list}>\n`
}

/** Contents that have an address of ours, by id. */
const indexed = and(eq(contents.hidden, 0), isNull(contents.linkAddress))

/** The first id of each file. */
async function filesOf(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (select ${contents.id} as id, row_number() over (order by ${contents.id}) as place
      from ${contents} where ${indexed}) numbered
    where (place - 1) % ${FILE_SIZE} = 0 order by id`)
  return rows.map(({ id }) => id)
}

/** Contents of one file, each with the path of its page; those whose page these routes lack are left out. */
async function contentsFrom(db: Database, first: string, routes: RouteTable): Promise<Entry[]> {
  const rows = await db
    .select({ id: contents.id, type: contents.type, changed: contents.updatedAt })
    .from(contents)
    .where(and(indexed, gte(contents.id, first)))
    .orderBy(asc(contents.id))
    .limit(FILE_SIZE)
  return rows.flatMap(({ id, type, changed }) => {
    const { id: route, param } = contentRoute(type as ContentType)
    const path = routes[route]?.path
    return path ? [{ address: generatePath(path, { [param]: id }), changed }] : []
  })
}

const pagesIn = (routes: RouteTable): Entry[] =>
  beginnings.flatMap((id) => (routes[id] ? [{ address: routes[id].path }] : []))

/** `/robots.txt`, `/sitemap.xml` and the files that it names: every page that a search engine may find, and no other. `routesOf`: what is live for who asks. */
export function mountSitemap(app: Hono, deps: Deps, routesOf: (c: Context) => Promise<RouteTable>): void {
  const origin = (c: Context) => ownOrigin(c, deps.environment)

  app.get('/robots.txt', (c) => {
    const rules = closed.map((path) => `Disallow: ${path}`).join('\n')
    return c.text(`User-agent: *\n${rules}\nSitemap: ${origin(c)}/sitemap.xml\n`)
  })
  app.get('/sitemap.xml', async (c) => {
    const files = ['pages', ...(await filesOf(deps.db)).map((id) => `contents-${encodeURIComponent(id)}`)]
    const entries = files.map((name) => ({ address: `${origin(c)}/sitemaps/${name}.xml` }))
    return c.body(xmlOf('sitemapindex', 'sitemap', entries), 200, HEADERS)
  })
  app.get('/sitemaps/:file{.+\\.xml}', async (c) => {
    const [, from] = /^contents-(.+)\.xml$/.exec(c.req.param('file')) ?? []
    if (!from && c.req.param('file') !== 'pages.xml') return sendRefusal(c as never, refuse('unknownAddress'))
    const routes = await routesOf(c)
    const found = from ? await contentsFrom(deps.db, from, routes) : pagesIn(routes)
    const entries = found.map((entry) => ({ ...entry, address: origin(c) + entry.address }))
    return c.body(xmlOf('urlset', 'url', entries), 200, HEADERS)
  })
}
