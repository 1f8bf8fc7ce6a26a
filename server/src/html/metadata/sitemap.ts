import { type ContentType, contentRoute, type RouteTable } from '@plaza/shared/routes'
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { and, asc, gte, isNull, lt, sql } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { generatePath } from 'react-router'
import type { Database } from '../../data/database'
import { anchors, categories, channels, contents, organisations } from '../../data/schema'
import { isShown } from '../../domains/shown'
import { SITE_TAG } from '../../transport/cache/changes'
import { ownOrigin } from '../../transport/client/origin'
import type { Deps } from '../../transport/context'
import { sendRefusal } from '../../transport/dispatch'
import { refuse } from '../../transport/refusal'
import { createDocumentCache } from './document-cache'

dayjs.extend(utc)

/** Contents per file; search engines accept 50,000. */
const FILE_SIZE = 10_000
const HEADERS = { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** Routes without a parameter at which a visit may begin. */
const entryRoutes = [
  'index',
  'specials',
  'radios',
  'tv',
  'find',
  'live-events',
  'anchors',
  'organisations',
  'video-collections',
  'seasonal-tourism',
]
/** File with everything that is not a content and has its own page. */
const DIRECTORY = 'directory'
/** A value of `ChannelType`. */
const TELEVISION = 4
/** Paths without anything to index. */
const disallowedPaths = ['/api/', '/ucenter/', '/asc/', '/vms/', '/platform/', '/__dev/', '/ops', '/upload']

/** Paths mounted here. */
export const SITEMAP_PATHS = ['/robots.txt', '/sitemap.xml', '/sitemaps/*']

interface SitemapEntry {
  address: string
  changed?: Date
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const xmlOf = (list: 'urlset' | 'sitemapindex', item: 'url' | 'sitemap', entries: readonly SitemapEntry[]) => {
  const lines = entries.map(({ address, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''
    return `<${item}><loc>${escaped(address)}</loc>${lastmod}</${item}>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${NAMESPACE}">\n${lines.join('\n')}\n</${list}>\n`
}

/** Contents with an address of ours. */
const isIndexed = and(isShown.content, isNull(contents.linkAddress))

/**
 * Names of the content files: each month has as many as it needs, oldest first. A new content changes only the last
 * file, and every server has the same files.
 */
async function filesOf(db: Database, size: number): Promise<string[]> {
  const { rows } = await db.execute<{ month: string; count: number }>(sql`
    select to_char(${contents.publishedAt} at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as count
    from ${contents} where ${isIndexed} group by 1 order by 1`)
  return rows.flatMap(({ month, count }) =>
    Array.from({ length: Math.ceil(count / size) }, (_, at) => `contents-${month}-${at + 1}`),
  )
}

/** Contents of one file with the path of their page; those without a live page are left out. */
async function contentsOf(db: Database, name: string, size: number, routes: RouteTable): Promise<SitemapEntry[]> {
  const [year, month, file] = name.split('-').slice(1)
  const start = dayjs.utc(`${year}-${month}`)
  const rows = await db
    .select({ id: contents.id, type: contents.type, changed: contents.updatedAt })
    .from(contents)
    .where(
      and(
        isIndexed,
        gte(contents.publishedAt, start.toDate()),
        lt(contents.publishedAt, start.add(1, 'month').toDate()),
      ),
    )
    .orderBy(asc(contents.publishedAt), asc(contents.id))
    .offset((Number(file) - 1) * size)
    .limit(size)
  return rows.flatMap(({ id, type, changed }) => {
    const { id: route, param } = contentRoute(type as ContentType)
    const path = routes[route]?.path
    return path ? [{ address: generatePath(path, { [param]: id }), changed }] : []
  })
}

/** Channels, organisations, anchors and categories with the path of their page. */
async function directoryOf(db: Database, routes: RouteTable): Promise<SitemapEntry[]> {
  const [channelRows, organisationRows, anchorRows, categoryRows] = await Promise.all([
    db.select({ id: channels.id, type: channels.type }).from(channels).orderBy(asc(channels.id)),
    db.select({ id: organisations.id }).from(organisations).orderBy(asc(organisations.id)),
    db.select({ id: anchors.id }).from(anchors).orderBy(asc(anchors.id)),
    db.select({ id: categories.id, parentId: categories.parentId }).from(categories).orderBy(asc(categories.id)),
  ])
  const pages = [
    ...channelRows.map(({ id, type }) => [type === TELEVISION ? 'tv-channel' : 'radio', id] as const),
    ...organisationRows.map(({ id }) => ['organisation', id] as const),
    ...anchorRows.map(({ id }) => ['anchor', id] as const),
    ...categoryRows.map(({ id, parentId }) => [parentId ? 'subcategory' : 'category', id] as const),
  ]
  return pages.flatMap(([route, id]) => {
    const path = routes[route]?.path
    return path ? [{ address: generatePath(path, { id }) }] : []
  })
}

const pagesIn = (routes: RouteTable): SitemapEntry[] =>
  entryRoutes.flatMap((id) => (routes[id] ? [{ address: routes[id].path }] : []))

/**
 * Mounts `/robots.txt`, `/sitemap.xml` and its files: exactly the pages that search engines may index. Equal for all
 * and without a cookie, so a shared cache may keep them. `routesOf`: live routes for visitors outside every share.
 */
export function mountSitemap(
  app: Hono,
  deps: Deps,
  routesOf: () => Promise<RouteTable>,
  { size = FILE_SIZE }: { size?: number } = {},
): void {
  const names = createDocumentCache<string[]>()
  const files = createDocumentCache<string>()
  /** What editors change is in the next answer. */
  const changedAt = () => deps.changes.lastOf(SITE_TAG)
  const namesNow = () =>
    names(`all ${changedAt()}`, async () => ['pages', DIRECTORY, ...(await filesOf(deps.db, size))])
  const entriesOf = async (name: string, routes: RouteTable) => {
    if (name === 'pages') return pagesIn(routes)
    return name === DIRECTORY ? directoryOf(deps.db, routes) : contentsOf(deps.db, name, size, routes)
  }
  const origin = (c: Context) => ownOrigin(c, deps.environment)
  /** The cache holds paths only; the request determines the host. */
  const send = (c: Context, xml: string) =>
    c.body(
      xml.replaceAll('<loc>', () => `<loc>${escaped(origin(c))}`),
      200,
      HEADERS,
    )

  app.get('/robots.txt', (c) => {
    const rules = disallowedPaths.map((path) => `Disallow: ${path}`).join('\n')
    return c.text(`User-agent: *\n${rules}\nSitemap: ${origin(c)}/sitemap.xml\n`)
  })
  app.get('/sitemap.xml', async (c) => {
    const entries = (await namesNow()).map((name) => ({ address: `/sitemaps/${name}.xml` }))
    return send(c, xmlOf('sitemapindex', 'sitemap', entries))
  })
  app.get('/sitemaps/:file{.+\\.xml}', async (c) => {
    const name = c.req.param('file').slice(0, -'.xml'.length)
    if (!(await namesNow()).includes(name)) return sendRefusal(c as never, refuse('unknownAddress'))
    const xml = await files(`${name} ${changedAt()}`, async () => {
      const routes = await routesOf()
      return xmlOf('urlset', 'url', await entriesOf(name, routes))
    })
    return send(c, xml)
  })
}
