import { expect, it } from 'vitest'
import type { Match } from '../../stage/match'
import { type PageSearchDeps, type Resolution, searchPage } from './page-search'

const match = (id: string) => ({ route: { id, owner: 'media', row: { path: `/${id}` } }, params: {} }) as Match
const home = match('home')
const show = (one: Match): Resolution => ({ do: 'show', match: one })

/** Searches an address; each pause is resumed with the next answer. */
function search(deps: Partial<PageSearchDeps>, answers: unknown[] = []) {
  const steps = searchPage(new URL('/start', location.origin), {
    resolve: () => show(home),
    prepare: () => undefined,
    ...deps,
  })
  const pauses: string[] = []
  let step = steps.next()
  while (!step.done) {
    pauses.push(`${step.value.target.pathname} ${step.value.match?.route.id ?? 'unknown'}`)
    step = steps.next(answers.shift())
  }
  return { pauses, path: step.value.target.pathname, id: step.value.match.route.id }
}
const over = Promise.resolve()

it('finds a page whose code is loaded without a pause', () => {
  expect(search({})).toEqual({ pauses: [], path: '/start', id: 'home' })
})

it('follows redirects', () => {
  const resolve = ({ pathname }: URL): Resolution =>
    pathname === '/end' ? show(home) : { do: 'go', address: pathname === '/start' ? '/middle' : '/end' }
  expect(search({ resolve })).toEqual({ pauses: [], path: '/end', id: 'home' })
})

it('pauses for a promise, then resolves again', () => {
  const resolutions: Resolution[] = [{ do: 'wait', until: over, match: match('mine') }, show(home)]
  expect(search({ resolve: () => resolutions.shift() ?? show(home) })).toEqual({
    pauses: ['/start mine'],
    path: '/start',
    id: 'home',
  })
})

it('pauses once for the code of a page', () => {
  expect(search({ prepare: () => over })).toEqual({ pauses: ['/start home'], path: '/start', id: 'home' })
})

it('resolves anew where the answer is `again`, and takes the same page without preparing it twice', () => {
  expect(search({ prepare: () => over }, ['again'])).toEqual({ pauses: ['/start home'], path: '/start', id: 'home' })
  const pages = [match('lost'), home]
  const resolve = () => show(pages.shift() ?? home)
  expect(search({ resolve, prepare: () => over }, ['again'])).toEqual({
    pauses: ['/start lost', '/start home'],
    path: '/start',
    id: 'home',
  })
})

it('gives up redirects that never end', () => {
  expect(() => search({ resolve: () => ({ do: 'go', address: '/start' }) })).toThrow('Redirects without end at /start')
})
