import { AsyncLocalStorage } from 'node:async_hooks'
import type { QueryClient } from '@plaza/shared/query'
import { renderToString } from 'react-dom/server'
import { vi } from 'vitest'
import { answerTo } from '../alone/samples/answers'
import { firstAnswers } from '../alone/samples/first-answers'
import { sampleAddress } from '../alone/samples/routes'
import { fillCache, type HostApi } from '../host'
import type { Language, PageContext } from '../page-context'
import type { FakeHost } from '../testing/fake-host'
import type { LivePage } from '../testing/live-pages'
import { person } from '../testing/people'
import { createNumbering, type RequiredText } from './numbering'
import { type CacheEntries, frozenHost, newClient, pageElement } from './page-element'

/** A guest gets only the first answers; a user gets all answers. */
export type Viewer = 'guest' | 'person'

/** A page rendered without a document. */
export interface StaticPage {
  html: string
  cached: CacheEntries
  /** Texts that must be in it. */
  said: readonly RequiredText[]
}

/** The time used for all renders. */
export const renderTime = Date.parse('2026-11-20T08:00:00Z')
export const origin = 'http://plaza.test'
/** Each render has its own page context. */
export const scope = new AsyncLocalStorage<PageContext>()

/** A user's own pages are rendered for both viewers, the others for a guest. */
export const viewersOf = ({ row }: LivePage): readonly Viewer[] =>
  row.requiresAuth || row.ownPage ? ['guest', 'person'] : ['guest']

export const userOf = (who: Viewer) => (who === 'person' ? person() : null)

const refuse = (what: string) => () => {
  throw new Error(`${what} was asked while the page was drawn: useKept, useHydrated and effects come afterwards`)
}

/** Device state and random values must not be read during render. */
function staticHost({ routes }: LivePage, language: Language, who: Viewer): FakeHost & PageContext {
  const host = frozenHost(renderTime, { settings: { language }, user: userOf(who), routes })
  return {
    ...host,
    origin,
    drafts: { ...host.drafts, read: refuse('drafts.read') },
    settings: { ...host.settings, cacheSize: refuse('settings.cacheSize') },
  }
}

function withoutChance<T>(act: () => T): T {
  const spies = [
    vi.spyOn(Math, 'random').mockImplementation(refuse('Math.random')),
    vi.spyOn(crypto, 'randomUUID').mockImplementation(refuse('crypto.randomUUID')),
  ]
  try {
    return act()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/** Renders and answers the queries of the render, until it makes no new ones. */
async function answerAllQueries(client: QueryClient, renderStatic: () => string): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    renderStatic()
    const cache = client.getQueryCache().getAll()
    const asked = cache.filter(
      ({ state, options }) => state.data === undefined && (options as { enabled?: boolean }).enabled !== false,
    )
    if (asked.length === 0) return
    await Promise.all(asked.map((query) => query.fetch()))
  }
}

/** Renders a page; its lazy parts are loaded from the second render on. */
export async function draw(page: LivePage, language: Language, who: Viewer): Promise<StaticPage> {
  const { said, number } = createNumbering(language)
  const host = staticHost(page, language, who)
  const place = { own: {}, now: renderTime, links: [sampleAddress(page.row.path)] }
  const request: HostApi['request'] = async (endpoint, input) =>
    number(endpoint.id, await answerTo(endpoint, input, place)) as never
  return scope.run(who === 'person' ? { ...host, request } : host, async () => {
    const client = newClient()
    const answers = await firstAnswers(page.row, renderTime)
    fillCache(
      client,
      answers.map((answer) => ({ ...answer, data: number(answer.endpoint, answer.data) })),
    )
    const Page = await page.load()
    const drawing = () => withoutChance(() => renderToString(pageElement(page, Page, client)))
    drawing()
    if (who === 'person') await answerAllQueries(client, drawing)
    await vi.dynamicImportSettled()
    const html = drawing()
    const cached = client
      .getQueryCache()
      .getAll()
      .flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [[queryKey, state.data] as const]))
    return { html, cached, said }
  })
}
