import type { RouteRow } from '@plaza/shared/routes'
import { plainSite, renderPage, routeTables } from '@plaza/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { dropCookie, writeCookie } from '../../storage/cookies'
import { appAddress } from './app-scheme'
import { leadsToApp } from './guide'
import { GuideBanner } from './guide-banner'

const site = { config: { ...plainSite.config, is_drainage: 1 as const, top_paperwork: 'Better in the app' } }
const banner = () => screen.queryByRole('complementary')

beforeEach(() => dropCookie('from_user_id'))

describe('a page that leads to the app', () => {
  const rows = Object.values(routeTables).flatMap((table): RouteRow[] => Object.values(table))
  const leads = (path: string) => leadsToApp(rows.find((row) => row.path === path) as RouteRow)

  it.each(['/posts/:aid', '/share/:id', '/videos/:aid', '/videos-collection/:aid', '/lives/:id'])('is %s', (path) =>
    expect(leads(path)).toBe(true),
  )
  it.each(['/index', '/tv', '/play/:id', '/login', '/_frame_index', '/setting', '/videos/:aid/preview'])(
    'is not %s',
    (path) => expect(leads(path)).toBe(false),
  )
})

describe('the guide banner', () => {
  it('is shown if the site enables it', () => {
    renderPage(<GuideBanner address="/posts/7" />, { site })
    expect(screen.getByText('Better in the app')).toBeTruthy()
  })

  it('uses the reader’s language if the site has that text', () => {
    const inEnglish = { config: { ...site.config, top_paperwork: '打开看得更全', top_paperwork_en: 'More in the app' } }
    const { unmount } = renderPage(<GuideBanner address="/posts/7" />, { site: inEnglish })
    expect(screen.getByText('More in the app')).toBeTruthy()
    unmount()
    renderPage(<GuideBanner address="/posts/7" />, { site: inEnglish, settings: { language: 'zh-CN' } })
    expect(screen.getByText('打开看得更全')).toBeTruthy()
  })

  it.each([
    ['the site does not want it', {}],
    ['the person chose elder mode', { site, settings: { elder: true } }],
    ['the visitor is in the app', { site, shell: { kind: 'ios', inApp: true } as const }],
  ])('is hidden where %s', (_, options) => {
    renderPage(<GuideBanner address="/posts/7" />, options)
    expect(banner()).toBeNull()
  })

  it('stays hidden for the day', () => {
    const first = renderPage(<GuideBanner address="/posts/7" />, { site })
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(banner()).toBeNull()
    first.unmount()
    renderPage(<GuideBanner address="/posts/8" />, { site })
    expect(banner()).toBeNull()
  })

  it('links from WeChat to the download page, with source and sharer', () => {
    writeCookie('from_user_id', 'u7', 1)
    const { host } = renderPage(<GuideBanner address="/posts/7?Authorization=x" />, {
      site,
      shell: { kind: 'wechat', inApp: false },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Open app' }))
    expect(host.navigations).toEqual(['/boot?from_url=%2Fposts%2F7&from_user_id=u7'])
  })
})

it.each([
  [undefined, 'starbay://open?path=%2Fposts%2F7'],
  ['harbour://open', 'harbour://open?path=%2Fposts%2F7'],
  ['javascript://x', 'starbay://open?path=%2Fposts%2F7'],
  ['https://evil.example', 'starbay://open?path=%2Fposts%2F7'],
  ['intent://x', 'starbay://open?path=%2Fposts%2F7'],
  ['x', 'starbay://open?path=%2Fposts%2F7'],
])('the scheme %s opens %s', (scheme, address) => expect(appAddress('/posts/7', scheme)).toBe(address))
