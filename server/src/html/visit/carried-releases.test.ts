import { describe, expect, it } from 'vitest'
import { makeBuild } from '../../testing/builds'
import { carriedBy } from './carried-releases'
import { createFinders } from './routes'

const tables = {
  media: { index: { path: '/index' } },
  walks: { walks: { path: '/city-walks' }, walk: { path: '/city-walks/:id' } },
  parks: { parks: { path: '/parks' } },
  notices: { notice: { path: '/:town/notice' } },
  /** Code of other remotes may link to this page by its id alone. */
  wallet: { 'my-coupons': { path: '/my-vouchers' }, circle: { path: '/groups/:circle_id' } },
}
const chosen = Object.entries(tables).map(([remote, routes]) => {
  const { document, id, text } = makeBuild({ name: remote, routes })
  return { remote, release: id, digest: id, blocked: false, base: '', text, document }
})
const always = ['media', 'notices', 'wallet']

function carriedOn(path: string, { data = {} as unknown, partialRegistry = true, override = '' } = {}): string[] {
  const found = createFinders()(chosen)(path)
  const visit = { chosen, found, override: override ? ({ remote: override } as never) : null, preview: null }
  const content = { configurations: {} as never, answers: [{ endpoint: 'x', input: {}, paged: false, data }] }
  return carriedBy(visit, { partialRegistry }, content).releases.map(({ remote }) => remote)
}

describe('the releases that a page carries', () => {
  it.each<[what: string, path: string, options: Parameters<typeof carriedOn>[1], adds: string[]]>([
    ['nothing of remotes that it does not speak of', '/index', {}, []],
    ['its own', '/city-walks/7', {}, ['walks']],
    ['one that an answer links to', '/index', { data: { link: '/parks?from=home' } }, ['parks']],
    [
      'one that a text links to by its whole address',
      '/index',
      { data: '<a href="https://plaza.example/Parks">' },
      ['parks'],
    ],
    ['none for a word that is no address', '/index', { data: { title: 'parks and city-walks' } }, []],
    ['one that is under test', '/index', { override: 'parks' }, ['parks']],
    ['all for a host that takes them for all there are', '/index', { partialRegistry: false }, ['walks', 'parks']],
  ])('%s', (_, path, options, adds) => {
    expect(carriedOn(path, options).sort()).toEqual([...always, ...adds].sort())
  })
})
