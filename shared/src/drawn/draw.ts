import { AsyncLocalStorage } from 'node:async_hooks'
import type { QueryClient } from '@plaza/shared/query'
import { renderToString } from 'react-dom/server'
import { vi } from 'vitest'
import { answerTo } from '../alone/samples/answers'
import { firstAnswers } from '../alone/samples/first-answers'
import { sampleAddress } from '../alone/samples/routes'
import { fillCache, type HostApi } from '../host'
import type { Language, Surroundings } from '../surroundings'
import type { FakeHost } from '../testing/fake-host'
import type { LivePage } from '../testing/live-pages'
import { person } from '../testing/people'
import { type Cached, drawingOf, newClient, standingHost } from './drawing'
import { numbering, type Said } from './numbered'

/** A guest gets what the first answers say; a person all that the page asks for. */
export type Who = 'guest' | 'person'

/** A page as it was drawn without a document. */
export interface Drawn {
  html: string
  cached: Cached
  /** What must be read in it. */
  said: readonly Said[]
}

/** The moment at which pages are drawn. */
export const drawnAt = Date.parse('2026-11-20T08:00:00Z')
export const origin = 'http://plaza.test'
/** Each drawing has its own surroundings in it. */
export const scope = new AsyncLocalStorage<Surroundings>()

/** Pages that are a person's own are drawn for a guest and for a person, the others for a guest. */
export const whoSees = ({ row }: LivePage): readonly Who[] =>
  row.requiresAuth || row.ownPage ? ['guest', 'person'] : ['guest']

export const userOf = (who: Who) => (who === 'person' ? person() : null)

const refused = (what: string) => () => {
  throw new Error(`${what} was asked while the page was drawn: useKept, useHydrated and effects come afterwards`)
}

/** What the device alone knows, and chance, are not there while a page is drawn. */
function drawingHost({ routes }: LivePage, language: Language, who: Who): FakeHost & Surroundings {
  const host = standingHost(drawnAt, { settings: { language }, user: userOf(who), routes })
  return {
    ...host,
    origin,
    drafts: { ...host.drafts, read: refused('drafts.read') },
    settings: { ...host.settings, cacheSize: refused('settings.cacheSize') },
  }
}

function withoutChance<T>(act: () => T): T {
  const spies = [
    vi.spyOn(Math, 'random').mockImplementation(refused('Math.random')),
    vi.spyOn(crypto, 'randomUUID').mockImplementation(refused('crypto.randomUUID')),
  ]
  try {
    return act()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/** Draws, and answers what the drawing asked for, until it asks for nothing new. */
async function answerAll(client: QueryClient, draw: () => string): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    draw()
    const cache = client.getQueryCache().getAll()
    const asked = cache.filter(
      ({ state, options }) => state.data === undefined && (options as { enabled?: boolean }).enabled !== false,
    )
    if (asked.length === 0) return
    await Promise.all(asked.map((query) => query.fetch()))
  }
}

/** Draws a page; its parts that come by themselves are there from the second drawing on. */
export async function draw(page: LivePage, language: Language, who: Who): Promise<Drawn> {
  const { said, number } = numbering(language)
  const host = drawingHost(page, language, who)
  const place = { own: {}, now: drawnAt, links: [sampleAddress(page.row.path)] }
  const request: HostApi['request'] = async (endpoint, input) =>
    number(endpoint.id, await answerTo(endpoint, input, place)) as never
  return scope.run(who === 'person' ? { ...host, request } : host, async () => {
    const client = newClient()
    const answers = await firstAnswers(page.row, drawnAt)
    fillCache(
      client,
      answers.map((answer) => ({ ...answer, data: number(answer.endpoint, answer.data) })),
    )
    const Page = await page.load()
    const drawing = () => withoutChance(() => renderToString(drawingOf(page, Page, client)))
    drawing()
    if (who === 'person') await answerAll(client, drawing)
    await vi.dynamicImportSettled()
    const html = drawing()
    const cached = client
      .getQueryCache()
      .getAll()
      .flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [[queryKey, state.data] as const]))
    return { html, cached, said }
  })
}
