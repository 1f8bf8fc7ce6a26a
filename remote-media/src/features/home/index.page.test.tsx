import type { PageDocument } from '@plaza/shared/api'
import { failing, plainSite, renderPage } from '@plaza/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { audioContent, content } from '../../testing/samples'
import FrameIndexPage from './frame-index.page'
import IndexPage from './index.page'
import PagePage from './page.page'

const notice = { id: 'n', v: 1, type: 'notice', items: [{ title: 'Ferries run late', link: '/posts/7' }] }
const document = (over: Partial<PageDocument> = {}): PageDocument => ({
  id: 'home',
  title: 'Home',
  cards: [notice],
  feed_category: 'all',
  ...over,
})
const pageOf = (...list: ReturnType<typeof content>[]) => ({ list, next: null })
const categories = [{ id: '11', name: '民生', name_en: 'City life' }]
const answers = { 'cards.page': document(), 'contents.feed': pageOf(content()) }

const home = (over: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<IndexPage />, { path: '/index', answers, site: { categories }, ...over })

it('shows the recommended cards, then the endless feed, and asks as the server does', async () => {
  const { host } = home()
  expect(await screen.findByText('Ferries run late')).toBeTruthy()
  expect(await screen.findByText('Ferries will run until midnight')).toBeTruthy()
  expect(host.callsOf('cards.page')).toEqual([{ params: { id: 'home' } }])
  expect(host.callsOf('contents.feed')).toEqual([{ params: { id: 'all' } }])
})

it('leads to search and to the choice of a city', () => {
  home()
  expect(screen.getByRole('link', { name: /search/i }).getAttribute('href')).toBe('/search')
  expect(screen.getByRole('link', { name: /Starbay/ }).getAttribute('href')).toBe('/cities')
  expect(screen.getByRole('img', { name: 'Starbay Media' })).toBeTruthy()
})

it('keeps the chosen channel in the address and shows its feed', async () => {
  const { host } = home({
    answers: {
      ...answers,
      'contents.feed': ({ params }) => pageOf(content({ title: `Feed of ${params.id}` })),
    },
  })
  fireEvent.click(screen.getByRole('tab', { name: 'City life' }))
  expect(await screen.findByText('Feed of 11')).toBeTruthy()
  expect(host.navigations).toEqual(['/index?tab=11'])
  expect(screen.getByRole('tab', { name: 'City life' }).getAttribute('aria-selected')).toBe('true')
  fireEvent.click(screen.getByRole('tab', { name: 'For you' }))
  expect(host.navigations[1]).toMatch(/^\/index\??$/)
})

it('begins with the channel that the address names', async () => {
  home({ address: '/index?tab=11', answers: { 'contents.feed': pageOf(content()) } })
  expect(await screen.findByText('Ferries will run until midnight')).toBeTruthy()
})

it('shows the page of a channel that has one', async () => {
  const { host } = home({
    address: '/index?tab=12',
    site: { categories: [{ id: '12', name: 'Help', page_id: 'volunteer' }] },
    answers: { 'cards.page': document({ id: 'volunteer', feed_category: null }) },
  })
  expect(await screen.findByText('Ferries run late')).toBeTruthy()
  expect(host.callsOf('cards.page')).toEqual([{ params: { id: 'volunteer' } }])
})

it('changes the channel when it is swiped', async () => {
  const { host } = home()
  const text = await screen.findByText('Ferries run late')
  const at = (clientX: number) => [{ clientX, clientY: 300 }] as unknown as Touch[]
  fireEvent.touchStart(text, { touches: at(300) })
  fireEvent.touchEnd(text, { changedTouches: at(120) })
  expect(host.navigations).toEqual(['/index?tab=11'])
})

it('plays an audio of the feed in place', async () => {
  const { host } = home({ answers: { ...answers, 'contents.feed': pageOf(audioContent()) } })
  fireEvent.click(await screen.findByRole('button', { name: /Play Rain/ }))
  expect(host.played).toMatchObject([{ type: 'open', index: 0, items: [{ id: '501' }] }])
})

it('offers a retry where the page could not be asked', async () => {
  home({ answers: { ...answers, 'cards.page': failing({ status: 500 }) } })
  expect(await screen.findByRole('button', { name: /try again/i })).toBeTruthy()
})

it('stands without header and channels in a frame', async () => {
  renderPage(<FrameIndexPage />, { path: '/_frame_index', answers, site: { categories } })
  expect(await screen.findByText('Ferries run late')).toBeTruthy()
  expect(screen.queryByRole('tablist')).toBeNull()
})

const configured = (address: string, answer: PageDocument) =>
  renderPage(<PagePage />, {
    path: '/page/:id?',
    address,
    answers: { ...answers, 'cards.page': answer },
    site: plainSite,
  })

it('shows another page under its own title', async () => {
  configured('/page/volunteer', document({ id: 'volunteer', title: 'Volunteering', feed_category: null }))
  expect(await screen.findByRole('heading', { name: 'Volunteering' })).toBeTruthy()
  expect(screen.queryByRole('tablist')).toBeNull()
})

it.each([
  ['a blank id', '/page/'],
  ['an id that the server does not know', '/page/nowhere'],
])('shows the home page for %s', async (_, address) => {
  configured(address, document())
  expect(await screen.findByRole('tablist')).toBeTruthy()
  expect(await screen.findByText('Ferries run late')).toBeTruthy()
})

it('has nothing to go back to where it is a tab of the menu', async () => {
  const item = {
    id: '3',
    name: 'Help',
    type: 11,
    link: '',
    image: 'heart',
    show_type: 1,
    display: 1,
    sort: 3,
    source_type: 1 as const,
    source_id: 'volunteer',
    is_url_effect: 0 as const,
  }
  renderPage(<PagePage />, {
    path: '/page/:id?',
    address: '/page/volunteer',
    answers: { 'cards.page': document({ id: 'volunteer', title: 'Volunteering', feed_category: null }) },
    site: { menu: [item] },
  })
  await screen.findByRole('heading', { name: 'Volunteering' })
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
})

it('says so where a page holds nothing', async () => {
  configured('/page/empty', document({ id: 'empty', cards: [], feed_category: null }))
  expect(await screen.findByText('No content yet')).toBeTruthy()
})
