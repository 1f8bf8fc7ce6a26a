// @vitest-environment node
import { AsyncLocalStorage } from 'node:async_hooks'
import { type ReactNode, Suspense, use } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Language, provideWithin, type Surroundings } from '../surroundings'
import { firstAnswers } from '../testing/first-answers'
import { drawingOf, standingHost } from './drawing'
import { type LiveRoute, liveRoutes, pageOf } from './routes'
import { wordsOf } from './words'

vi.unmock('virtua')

const now = Date.parse('2026-11-20T08:00:00Z')
const scope = new AsyncLocalStorage<Surroundings>()
beforeAll(() => provideWithin(scope))
afterAll(() => provideWithin(null))

const languages = ['en', 'zh-CN'] as const
const routes = liveRoutes.map((route) => [route.id, route] as const)
/** Draws nothing by itself: it leads on. */
const leadsOn = ['root']
/** For a person who comes from WeChat, and who is not known yet. */
const waits = ['wx-bind-phone']
const isOwn = ({ id, row }: LiveRoute) => Boolean(row.requiresAuth || row.ownPage) || waits.includes(id)

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'")

/** The page as HTML. Parts of its code that come by themselves are there from the second drawing on. */
async function drawn(route: LiveRoute, language: Language) {
  const answers = await firstAnswers(route.row, now)
  const Page = await pageOf(route)
  const host = standingHost(now, { settings: { language } })
  const draw = () => scope.run(host, () => renderToString(drawingOf(route, Page, answers)))
  draw()
  await vi.dynamicImportSettled()
  return { html: draw(), words: answers.flatMap(({ data }) => wordsOf(data)) }
}

describe.each(languages)('in %s, without a document', (language) => {
  it.each(routes)('%s is drawn with what its first answers say', async (id, route) => {
    const { html, words } = await drawn(route, language)
    if (leadsOn.includes(id)) return expect(html).toBe('')
    if (route.row.first) expect(words).not.toEqual([])
    if (isOwn(route)) return expect(html).toMatch(/<(header|h1)\b/)
    expect(html).not.toMatch(/<(?!button)\w+[^>]* aria-busy="true"/)
    if (!route.row.frame) expect(html).toMatch(/<h1\b/)
    const text = textOf(html)
    expect(words.filter((word) => !text.includes(word))).toEqual([])
  })
})

/** Suspends until the gate opens, so that another drawing takes its turn in between. */
function Behind({ gate, children }: { gate: Promise<void>; children: ReactNode }) {
  use(gate)
  return children
}

it('two pages that are drawn by turns do not mix', async () => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const begin = async (id: string, language: Language, paths: Surroundings['paths']) => {
    const route = liveRoutes.find((one) => one.id === id) as LiveRoute
    const drawing = drawingOf(route, await pageOf(route), await firstAnswers(route.row, now))
    const host = { ...standingHost(now, { settings: { language } }), paths }
    const inTurns = (
      <>
        {drawing}
        <Suspense>
          <Behind gate={gate}>{drawing}</Behind>
        </Suspense>
      </>
    )
    const stream = await scope.run(host, () => renderToReadableStream(inTurns))
    return async () => {
      await stream.allReady
      return new Response(stream).text()
    }
  }
  const live = standingHost(now, {}).paths
  const ends = [await begin('article', 'en', { ...live, article: '/a/:aid' }), await begin('circle', 'zh-CN', live)]
  open()
  const [article = '', circle = ''] = await Promise.all(ends.map((end) => end()))
  expect(article.split('Comments').length).toBeGreaterThan(2)
  expect(article).not.toMatch(/评论|\/posts\/1/)
  expect(circle.split('成员').length).toBeGreaterThan(2)
  expect(circle).not.toMatch(/members|Comments/)
})
