import { act, cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { pathsOf } from '../routes'
import { takeConsoleMessages, watchConsole } from './console'
import { resetDocument } from './document'
import { takeComplaints } from './fake-host'
import { stubLayout } from './layout'
import { provideRoutes } from './provide-routes'
import { remotes } from './remotes'
import { addRouteTables, routeTables } from './route-tables'

vi.mock('virtua', () => import('./whole-list'))

// A busy machine takes its time to fetch a lazy part: how long is not what a test of a page is about.
const { asyncWrapper } = getConfig()
configure({
  asyncUtilTimeout: 10_000,
  // What was found may be drawn and not yet listen to its stores: React subscribes after it has drawn.
  asyncWrapper: async (work) => {
    const result = await asyncWrapper(work)
    await act(async () => {})
    return result
  },
})

addRouteTables(Object.fromEntries(remotes.map(({ name, routes }) => [name, routes])))
const paths = pathsOf(Object.values(routeTables))

if (typeof window !== 'undefined') stubLayout()

/** Sentences of the tests are checked in English; a test of Chinese sets the document's language itself. */
beforeEach(() => {
  watchConsole()
  provideRoutes(paths)
  if (typeof document !== 'undefined') document.documentElement.lang = 'en'
})

/** Runs after all other hooks: what React says of a page while it is taken away counts too. */
afterEach(() => {
  expect(takeConsoleMessages(), 'errors and warnings of the console').toEqual([])
})

afterEach(() => {
  if (typeof document === 'undefined') return
  cleanup()
  window.sessionStorage.clear()
  window.localStorage.clear()
  expect(takeComplaints(), 'what the fake host was not told about').toEqual([])
})

provideRoutes(paths)

/** Files share a jsdom, which takes longer to make than most files take to run: each begins as if it were its first. */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.resetModules()
  if (typeof document !== 'undefined') resetDocument()
})
