// @vitest-environment node
import { AsyncLocalStorage } from 'node:async_hooks'
import { act, type ReactNode, useLayoutEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'
import type { InlinedAnswer } from '../remotes/boot'
import { provide, provideWithin, type Surroundings } from '../surroundings'
import { type FakeHost, takeComplaints } from '../testing/fake-host'
import { firstAnswers } from '../testing/first-answers'
import { standInForLayout } from '../testing/layout'
import { drawingOf, standingHost } from './drawing'
import { type LiveRoute, liveRoutes, pageOf } from './routes'

vi.unmock('virtua')

const now = Date.parse('2026-11-20T08:00:00Z')
/** What the device says, whose clock goes wrong. */
const deviceNow = Date.parse('2031-03-02T20:30:00Z')

const drawn = new Map<string, { html: string; answers: readonly InlinedAnswer[] }>()
let leaveDocument = async () => {}

async function drawWithoutDocument(route: LiveRoute, scope: AsyncLocalStorage<Surroundings>) {
  const answers = await firstAnswers(route.row, now)
  const Page = await pageOf(route)
  const draw = () => scope.run(standingHost(now, {}), () => renderToString(drawingOf(route, Page, answers)))
  draw()
  await vi.dynamicImportSettled()
  drawn.set(route.id, { html: draw(), answers })
}

/** Draws every page without a document. From then on there is one, on a device with a clock of its own. */
beforeAll(async () => {
  const scope = new AsyncLocalStorage<Surroundings>()
  provideWithin(scope)
  for (const route of liveRoutes) await drawWithoutDocument(route, scope)
  provideWithin(null)
  const { jsdom } = builtinEnvironments
  const { teardown } = await jsdom.setup(globalThis, { jsdom: { url: 'http://plaza.test/' } })
  leaveDocument = async () => teardown(globalThis)
  standInForLayout()
  vi.useFakeTimers({ now: deviceNow, toFake: ['Date'] })
  ;(globalThis as unknown as { IS_REACT_ACT_ENVIRONMENT: boolean }).IS_REACT_ACT_ENVIRONMENT = true
}, 60_000)
afterAll(() => leaveDocument())

/** The person looks at it dark and large; a token is kept, and something was typed. */
function deviceHost(): FakeHost {
  const host = standingHost(now, { settings: { theme: 'dark', multiple: 1.5 } })
  host.stores.session.set({ status: 'checking' })
  for (const name of ['login', 'phone-bind']) host.drafts.keep(name, { phone: '13900000000', way: 'password' })
  return host
}

/** Tells when the page stands as it was hydrated, before it takes over what the device says. */
function Standing({ tell, children }: { tell: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(tell, [])
  return children
}

it.each(liveRoutes.map((route) => [route.id, route] as const))('%s is hydrated as it was drawn', async (id, route) => {
  const { hydrateRoot } = await import('react-dom/client')
  const { html = '', answers = [] } = drawn.get(id) ?? {}
  provide(deviceHost())
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = html
  const text = container.textContent
  const hydrated: (string | null)[] = []
  const mended: unknown[] = []
  const page = (
    <Standing tell={() => void hydrated.push(container.textContent)}>
      {drawingOf(route, await pageOf(route), answers)}
    </Standing>
  )
  const root = await act(async () =>
    hydrateRoot(container, page, { onRecoverableError: (error) => mended.push(error) }),
  )
  expect(mended).toEqual([])
  expect(hydrated).toEqual([text])
  await act(async () => root.unmount())
  container.remove()
  takeComplaints()
})
