import { type Configurations, codes, type DomainConfig, type Envelope } from '@plaza/shared/api'
import type { Boot, InlinedAnswer } from '@plaza/shared/remotes'
import { hostRoutes, type RouteRow, type RouteTable } from '@plaza/shared/routes'
import type { Language } from '@plaza/shared/text'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { matchRoutes } from 'react-router'
import { type Artifacts, devServers, type Release, readArtifacts } from './artifacts'
import { pageDocument } from './document'
import { folderOf, serveHashed } from './files'
import { firstAnswers } from './first-answers'
import { pageHeaders } from './headers'
import { shareMeta } from './share-meta'

export interface PagesOptions {
  /** Folder that holds the packages. */
  root: string
  answer: (endpoint: string, input: object, language: Language) => Promise<Envelope>
  smsInbox: boolean
  allowedOrigins: readonly string[]
  /** Origin that people reach us by, for share addresses; the request's own where there is none. */
  publicOrigin?: string
}

interface Found {
  row: RouteRow
  id: string
  owner: string
  params: Readonly<Record<string, string | undefined>>
}

const rows = (owner: string, table: RouteTable) =>
  Object.entries(table)
    .filter(([, row]) => row.path !== '*')
    .map(([id, row]) => ({ path: row.path, handle: { owner, id, row } }))

function routeFinder(releases: readonly Release[]) {
  const routes = [
    ...rows('host', hostRoutes),
    ...releases.flatMap(({ document }) => rows(document.name, document.routes)),
  ]
  return (path: string): Found | null => {
    const match = matchRoutes(routes, path)?.at(-1)
    return match ? { ...(match.route.handle as Omit<Found, 'params'>), params: match.params } : null
  }
}

/** The language that the browser asks for; a choice made in the app is kept on the device and applied there. */
export const languageOf = (header: string | undefined): Language => (/^\s*en\b/i.test(header ?? '') ? 'en' : 'zh-CN')

function filesOf(artifacts: Artifacts, found: Found | null): string[] {
  const release = artifacts.releases.find(({ document }) => document.name === found?.owner)
  if (!release || !found || found.row.planned) return []
  const { entry, preload, start } = release.document
  return [entry, ...(preload[found.id] ?? start)].map((file) => release.base + file)
}

const selectionOf = ({ releases }: Artifacts): Boot['selection'] => ({
  serial: 1,
  remotes: releases.map(({ document: { files, preload, start, ...rest }, base }) => ({
    ...rest,
    base,
    integrity: Object.fromEntries(Object.entries(files).map(([file, { integrity }]) => [file, integrity])),
  })),
})

const DOMAINS = { query: { page: 1, page_size: 1000, source: 'h5', sys_type: 2 } }

/** Answers every page address with the HTML that starts the host, and the files of host and remotes. */
export function createPages(options: PagesOptions): Hono {
  const dev = Object.keys(devServers()).length > 0
  let artifacts = readArtifacts(options.root)
  let find = routeFinder(artifacts.releases)
  const app = new Hono()

  const serve = (path: string) => folderOf(artifacts, path)
  app.get('/assets/*', (c) => file(c) ?? c.notFound())
  app.get('/remotes/*', (c) => file(c) ?? c.notFound())
  function file(c: Parameters<typeof serveHashed>[0]) {
    const found = serve(c.req.path)
    return found ? serveHashed(c, found.folder, found.name) : null
  }

  async function data<T>(endpoint: string, input: object, language: Language): Promise<T> {
    const envelope = await options.answer(endpoint, input, language)
    if (envelope.code !== codes.success) throw new Error(`${endpoint} answered ${envelope.code}: ${envelope.msg}`)
    return envelope.data as T
  }

  app.get('/favicon.ico', (c) => c.redirect('/media/brand/mark.svg', 301))
  app.use('*', compress())
  app.get('*', async (c) => {
    if (dev) {
      artifacts = readArtifacts(options.root)
      find = routeFinder(artifacts.releases)
    }
    const url = new URL(c.req.url)
    const language = languageOf(c.req.header('accept-language'))
    const found = find(url.pathname === '/' ? '/index' : url.pathname)
    const ask = (endpoint: string, input: InlinedAnswer['input']) => options.answer(endpoint, input, language)
    const [configurations, domains, answers] = await Promise.all([
      data<Configurations>('config.configurations', {}, language),
      data<DomainConfig>('config.domains', DOMAINS, language),
      firstAnswers(found?.row.planned ? [] : (found?.row.first ?? []), found?.params ?? {}, ask),
    ])
    const boot: Boot = {
      language,
      now: Date.now(),
      selection: selectionOf(artifacts),
      configurations,
      domains,
      answers,
      hostBuild: artifacts.host.build,
      smsInbox: options.smsInbox,
      allowedOrigins: options.allowedOrigins,
    }
    const origin = options.publicOrigin ?? url.origin
    const site = {
      title: configurations.config.name,
      description: configurations.config.top_paperwork,
      image: configurations.config.image,
    }
    const html = pageDocument({
      boot,
      meta: shareMeta(answers, site),
      address: origin + url.pathname,
      scripts: artifacts.host.files.filter((name) => name.endsWith('.js')).map((name) => artifacts.hostBase + name),
      styles: artifacts.host.files.filter((name) => name.endsWith('.css')).map((name) => artifacts.hostBase + name),
      preload: filesOf(artifacts, found),
      dev,
      footer: Boolean(found?.row.showFooter && !found.row.frame),
    })
    return c.body(html, found ? 200 : 404, pageHeaders({ framed: Boolean(found?.row.frame), dev, builders: [] }))
  })
  return app
}
