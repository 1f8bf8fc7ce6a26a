import type { RenderedRoute } from '@plaza/shared/remotes'
import { beforeEach, expect, it } from 'vitest'
import { type RunningRemote, running } from '../running.store'
import { settings } from '../site/settings'
import type { Match } from '../stage/match'
import { show, shownPage, stage } from '../stage/stage.store'
import { isAsRendered } from './hydration'

const rendered: RenderedRoute = { remote: 'media', release: '1.0.0-abc', route: 'index', shell: 'h5', now: 0 }
const search = ''
const language = settings.getState().language
const index = { route: { id: 'index', owner: 'media', row: { path: '/index' } }, params: {} } as Match

const isShownAsRendered = (boot: Parameters<typeof isAsRendered>[0]) => isAsRendered(boot, shownPage(stage.getState()))

beforeEach(() => {
  stage.setState({ pages: [], shown: null, expected: null })
  running.setState({ remotes: [{ name: 'media', release: '1.0.0-abc' } as RunningRemote] })
  show({ key: '1', pathname: '/index', search: '', hash: '' }, index, 'replace')
})

it('hydrates what was rendered by the release, the language and the shell of this page', () =>
  expect(isShownAsRendered({ rendered, language, search })).toBe(true))

it.each<[string, Partial<RenderedRoute>]>([
  ['another remote', { remote: 'community' }],
  ['another release', { release: '1.0.0-def' }],
  ['another page', { route: 'article' }],
  ['another shell', { shell: 'ios' }],
  ['elder mode', { elder: true }],
])('renders from scratch what was rendered for %s', (_, other) =>
  expect(isShownAsRendered({ rendered: { ...rendered, ...other }, language, search })).toBe(false),
)

it('draws anew where nothing was rendered, in another language, for another query, and where no page is there yet', () => {
  expect(isShownAsRendered({ rendered: null, language, search })).toBe(false)
  expect(isShownAsRendered({ rendered, language: language === 'en' ? 'zh-CN' : 'en', search })).toBe(false)
  expect(isShownAsRendered({ rendered, language, search: '?tab=2' })).toBe(false)
  stage.setState({ pages: [], shown: null })
  expect(isShownAsRendered({ rendered, language, search })).toBe(false)
})
