// @vitest-environment node
import { type ReactNode, Suspense, use } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { firstAnswers } from '../alone/samples/first-answers'
import { fillCache } from '../host'
import { type Language, type PageContext, providePageContextWithin } from '../page-context'
import { type LivePage, livePages } from '../testing/live-pages'
import { coverageFailures } from './omitted-fields'
import { frozenHost, newClient, pageElement } from './page-element'
import { draw, renderTime, scope, viewersOf } from './render-static'

vi.unmock('virtua')

beforeAll(() => providePageContextWithin(scope))
afterAll(() => providePageContextWithin(null))

const languages = ['en', 'zh-CN'] as const
const rows = livePages.flatMap((page) => viewersOf(page).map((who) => [page.id, who, page] as const))
/** Renders nothing: it redirects. */
const leadsOn = ['root']
/** Shows nothing until a user has returned from WeChat. */
const waits = ['wx-bind-phone']
const isFrame = (who: string, { id, row }: LivePage) =>
  waits.includes(id) || (who === 'guest' && Boolean(row.requiresAuth || row.ownPage))

const plain = (html: string) =>
  html.replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  )
/** What is read: texts, and the alternative texts of pictures. */
const textOf = (html: string) =>
  plain(html.replace(/<[^>]*?\b(?:alt|aria-label)="([^"]*)"[^>]*>/g, ' $1 ').replace(/<[^>]*>/g, ''))

describe.each(languages)('in %s, without a document', (language) => {
  it.each(rows)('%s renders its answers, for a %s', async (id, who, page) => {
    const { html, said } = await draw(page, language, who)
    if (leadsOn.includes(id)) return expect(html).toBe('')
    if (page.row.first) expect(said).not.toEqual([])
    if (isFrame(who, page)) return expect(html).toMatch(/<(header|h1)\b/)
    expect(html).not.toMatch(/<(?!button)\w+[^>]* aria-busy="true"/)
    if (!page.row.frame) expect(html).toMatch(/<h1\b/)
    expect(coverageFailures(id, said, textOf(html))).toEqual([])
  })
})

/** Suspends until the gate opens, so that another render runs in between. */
function Behind({ gate, children }: { gate: Promise<void>; children: ReactNode }) {
  use(gate)
  return children
}

it('two interleaved renders do not mix', async () => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const begin = async (id: string, language: Language, paths: PageContext['paths']) => {
    const page = livePages.find((one) => one.id === id) as LivePage
    const client = newClient()
    fillCache(client, await firstAnswers(page.row, renderTime))
    const drawing = pageElement(page, await page.load(), client)
    const host = { ...frozenHost(renderTime, { settings: { language } }), paths }
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
  const live = frozenHost(renderTime, {}).paths
  const ends = [await begin('article', 'en', { ...live, article: '/a/:aid' }), await begin('circle', 'zh-CN', live)]
  open()
  const [article = '', circle = ''] = await Promise.all(ends.map((end) => end()))
  expect(article.split('Comments').length).toBeGreaterThan(2)
  expect(article).not.toMatch(/评论|\/posts\/1/)
  expect(circle.split('成员').length).toBeGreaterThan(2)
  expect(circle).not.toMatch(/members|Comments/)
})
