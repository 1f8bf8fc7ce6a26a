import type { PartialManifest } from '@plaza/shared/remotes'
import { describe, expect, it } from 'vitest'
import { makeBuild } from '../../testing/builds'
import { partialManifests } from './partial-manifests'
import { createFinders, type PageMatch } from './routes'
import type { Visit } from './visit'

const remotes = {
  media: { index: { path: '/index' }, page: { path: '/page/:id?' }, soon: { path: '/soon', planned: true } },
  account: { login: { path: '/login' }, mine: { path: '/mine', ownPage: true } },
  practice: { wishes: { path: '/wishes', requiresAuth: true } },
} as const

const chosen = Object.entries(remotes).map(([remote, routes]) => {
  const { document, id, text } = makeBuild({ name: remote, routes })
  return { remote, release: id, digest: '', blocked: false, base: `/remotes/${remote}/${id}/`, text, document }
})
type ChosenRelease = (typeof chosen)[number]

function runOf(path: string, { devServers = {}, over = {} as Partial<ChosenRelease> } = {}): string[] {
  const all = chosen.map((one) => ({ ...one, ...over }))
  const found: PageMatch | null = createFinders()(all)(path === '/' ? '/index' : path)
  const visit = { address: `https://plaza.example${path}`, found, chosen: all } as unknown as Visit
  const said: [string, PartialManifest][] = Object.entries(partialManifests(visit, all, { devServers }))
  expect(said.map(([key]) => key)).toEqual(chosen.map(({ remote, release }) => `${remote}/${release}`))
  return said.flatMap(([key, { run }]) => (run ? [`${key.split('/')[0]}: ${run.pages.join()}`] : []))
}

describe('what a page brings to be run', () => {
  it.each<[what: string, path: string, runs: string[]]>([
    ['a page: what it needs itself', '/page/7', ['media: page']],
    ['the root: the pages that it may lead to', '/', ['media: index,page']],
    ['a page of the host: nothing', '/not-found', []],
    ['an address that is none: nothing', '/nowhere', []],
    ['a page that is not built: nothing', '/soon', []],
    ['a person’s own page: the login too, which a guest gets', '/mine', ['account: login,mine']],
    ['a page for which one logs in, of another remote', '/wishes', ['account: login', 'practice: wishes']],
  ])('%s', (_, path, runs) => expect(runOf(path)).toEqual(runs))

  it('has nothing of a release that this host cannot run', () => {
    expect(runOf('/index', { over: { blocked: true } })).toEqual([])
  })

  it('has the complete manifest of a development server', () => {
    expect(runOf('/login', { devServers: { media: 'http://127.0.0.1:1/' } })).toEqual([
      'media: index,page',
      'account: login',
    ])
  })
})
