import { act, cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { pathsOf } from '../routes'
import { takeConsoleMessages, watchConsole } from './console'
import { resetDocument } from './document'
import { takeComplaints } from './fake-host'
import { stubLayout } from './layout'
import { provideRoutes } from './provide-routes'
import { remotes } from './remotes'
import { addExtensions, addRouteTables, agreedTables, routeTables } from './route-tables'

vi.mock('virtua', () => import('./whole-list'))

// Lazy parts take long to load on a busy machine; page tests do not test that time.
const { asyncWrapper } = getConfig()
configure({
  asyncUtilTimeout: 10_000,
  // React subscribes to stores after it rendered, so what a query found may not listen yet.
  asyncWrapper: async (work) => {
    const result = await asyncWrapper(work)
    await act(async () => {})
    return result
  },
})

addRouteTables(agreedTables(remotes.map(({ name }) => name)))
addRouteTables(Object.fromEntries(remotes.map(({ name, routes }) => [name, routes])))
addExtensions(Object.fromEntries(remotes.map(({ name, extensions }) => [name, extensions])))
const paths = pathsOf(Object.values(routeTables))

if (typeof window !== 'undefined') stubLayout()

/** Tests check English texts; a test of Chinese sets the document's language itself. */
beforeEach(() => {
  watchConsole()
  provideRoutes(paths)
  if (typeof document !== 'undefined') document.documentElement.lang = 'en'
})

/** Runs after all other hooks: React's messages during unmount count too. */
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

/** Test files share a jsdom, which takes longer to create than most files take to run, so each file resets it. */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.resetModules()
  if (typeof document !== 'undefined') resetDocument()
})
