// @vitest-environment node
import { env } from 'node:process'
import { act, type ReactNode, useLayoutEffect } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'
import { type Language, type PageContext, providePageContext, providePageContextWithin } from '../page-context'
import { type FakeHost, takeComplaints } from '../testing/fake-host'
import { stubLayout } from '../testing/layout'
import { type LivePage, livePages } from '../testing/live-pages'
import { long, turn } from '../testing/sampling'
import { clientOf, frozenHost, pageElement } from './page-element'
import { draw, origin, renderTime, type StaticPage, scope, userOf, type Viewer, viewersOf } from './render-static'

vi.unmock('virtua')

/** The device's clock, which is wrong. */
const deviceNow = Date.parse('2031-03-02T20:30:00Z')
const zone = env.TZ

const languages: readonly Language[] = ['en', 'zh-CN']
const viewers = livePages.flatMap((page) => viewersOf(page).map((who) => [page.id, who, page] as const))
/** Each page and viewer in one language, the other one with the next commit; in the long run in both. */
const rowsIn = (language: Language) =>
  viewers.filter((_, index) => long || (index + turn) % languages.length === languages.indexOf(language))
const drawn = new Map<string, StaticPage>()
let leaveDocument = async () => {}

/**
 * Renders every page without a document, then hydrates it in one: on a device in another time zone and with another
 * clock.
 */
beforeAll(async () => {
  env.TZ = 'Asia/Shanghai'
  providePageContextWithin(scope)
  for (const language of languages)
    for (const [id, who, page] of rowsIn(language))
      drawn.set(`${id} ${who} ${language}`, await draw(page, language, who))
  providePageContextWithin(null)
  env.TZ = 'America/New_York'
  const { jsdom } = builtinEnvironments
  const { teardown } = await jsdom.setup(globalThis, { jsdom: { url: 'http://elsewhere.test/' } })
  leaveDocument = async () => teardown(globalThis)
  stubLayout()
  vi.useFakeTimers({ now: deviceNow, toFake: ['Date'] })
  ;(globalThis as unknown as { IS_REACT_ACT_ENVIRONMENT: boolean }).IS_REACT_ACT_ENVIRONMENT = true
}, 120_000)
afterAll(async () => {
  if (zone === undefined) delete env.TZ
  else env.TZ = zone
  await leaveDocument()
})

/** Dark theme and large text, a stored token, a draft, and a filled cache. */
function deviceHost({ routes }: LivePage, language: Language, who: Viewer): FakeHost & PageContext {
  const host = frozenHost(renderTime, {
    settings: { language, theme: 'dark', multiple: 1.5 },
    user: userOf(who),
    routes,
    cached: 5000,
    drafts: { login: { phone: '13900000000', way: 'password' }, 'phone-bind': '13900000000' },
  })
  if (who === 'guest') host.stores.session.set({ status: 'checking' })
  return { ...host, origin, now: Date.now, renderedAt: renderTime }
}

/** Calls back once the page is hydrated, before it uses device state. */
function Standing({ tell, children }: { tell: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(tell, [])
  return children
}

/** React only logs attribute mismatches. */
const mismatches: string[] = []
afterEach(() => void mismatches.splice(0))
const noteMismatch = (...said: unknown[]) => {
  const text = said.map(String).join(' ')
  if (/hydrat|did(n't| not) match/i.test(text)) mismatches.push(text)
}

describe.each(languages)('in %s', (language) => {
  it.each(rowsIn(language))('%s hydrates without a mismatch, for a %s', async (id, who, page) => {
    const { hydrateRoot } = await import('react-dom/client')
    const errors = vi.spyOn(console, 'error').mockImplementation(noteMismatch)
    const { html, cached } = drawn.get(`${id} ${who} ${language}`) as StaticPage
    providePageContext(deviceHost(page, language, who))
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = html
    const text = container.textContent
    const hydrated: (string | null)[] = []
    const tree = (
      <Standing tell={() => void hydrated.push(container.textContent)}>
        {pageElement(page, await page.load(), clientOf(cached))}
      </Standing>
    )
    const root = await act(async () =>
      hydrateRoot(container, tree, { onRecoverableError: (error) => mismatches.push(String(error)) }),
    )
    expect(mismatches).toEqual([])
    expect(hydrated).toEqual([text])
    await act(async () => root.unmount())
    errors.mockRestore()
    container.remove()
    takeComplaints()
  })
})
