import type { FeedContent, PageDocument } from '@plaza/shared/api'
import {
  audioContent,
  content,
  failing,
  idlePlayer,
  pageOf,
  person,
  plainSettings,
  plainSite,
  type VisitOptions,
} from '@plaza/shared/testing'
import { fromContent } from '@plaza/shared/ui'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const notice = { id: 'n', v: 1, type: 'notice', items: [{ title: 'Ferries run late', link: '/posts/7' }] }
const page = (over: Partial<PageDocument> = {}): PageDocument => ({
  id: 'home',
  title: 'Home',
  cards: [notice],
  feed_category: 'all',
  ...over,
})
const categories = [{ id: '11', name: '民生', name_en: 'City life' }]
const answers = { 'cards.page': page(), 'contents.feed': pageOf(content()) }

const home = (over: VisitOptions = {}) => visit('index', {}, { answers, site: { categories }, ...over })

it('shows the recommended cards and the endless feed, and makes the same calls as the server', async () => {
  const { host } = await home()
  expect(await screen.findByText('Ferries run late')).toBeTruthy()
  expect(await screen.findByText('Ferries will run until midnight')).toBeTruthy()
  expect(host.callsOf('cards.page')).toEqual([{ params: { id: 'home' } }])
  expect(host.callsOf('contents.feed')).toEqual([{ params: { id: 'all' } }])
})

const activities = {
  id: 'a',
  v: 1,
  type: 'activity_list',
  title: 'Volunteering',
  more: { text: 'More', link: '/voluntary-activities' },
  items: [
    {
      id: '3',
      title: 'Clean the beach',
      image: '/media/pictures/harbour.webp',
      place: 'Pier',
      starts_at: '2026-11-25T01:00:00Z',
      joined: 3,
      capacity: 9,
    },
  ],
}
const withActivities = { answers: { ...answers, 'cards.page': page({ cards: [notice, activities] }) } }

it('shows open activities', async () => {
  await home(withActivities)
  expect(await screen.findByRole('link', { name: /Clean the beach/ })).toBeTruthy()
})

it('has no activity card if the remote that owns them is off', async () => {
  await home({ ...withActivities, off: ['practice'] })
  expect(await screen.findByText('Ferries run late')).toBeTruthy()
  expect(await screen.findByText('Ferries will run until midnight')).toBeTruthy()
  expect(screen.queryByText('Volunteering')).toBeNull()
  expect(screen.queryByText('Clean the beach')).toBeNull()
  expect(document.querySelector('a[href="/not-found"]')).toBeNull()
})

it('refetches when its tab is tapped again', async () => {
  const { host } = await home()
  await screen.findByText('Ferries will run until midnight')
  await act(async () => host.reselect())
  expect(host.callsOf('cards.page')).toHaveLength(2)
  expect(host.callsOf('contents.feed')).toHaveLength(2)
})

it('refetches only by pulling on a host without tab events', async () => {
  const { host } = await home({ contracts: { nav: ['1.0'] } })
  const text = await screen.findByText('Ferries will run until midnight')
  await act(async () => host.reselect())
  expect(host.callsOf('cards.page')).toHaveLength(1)
  const at = (clientY: number) => ({ touches: [{ clientX: 100, clientY }] as unknown as Touch[] })
  await act(async () => {
    fireEvent.touchStart(text, at(100))
    fireEvent.touchMove(text, at(140))
    fireEvent.touchMove(text, at(400))
    fireEvent.touchEnd(text, { touches: [] })
  })
  await waitFor(() => expect(host.callsOf('cards.page')).toHaveLength(2))
})

it('links to search and to the choice of a city', async () => {
  await home({ built: ['search', 'cities'] })
  expect(screen.getByRole('link', { name: /search/i }).getAttribute('href')).toBe('/search')
  expect(screen.getByRole('link', { name: /Starbay/ }).getAttribute('href')).toBe('/cities')
  expect(screen.getByRole('img', { name: 'Starbay Media' })).toBeTruthy()
})

it('shows the city with a link to change it, and a link to search', async () => {
  await home()
  expect(await screen.findByText('Ferries will run until midnight')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'City: Starbay. Change' }).getAttribute('href')).toBe('/cities')
  expect(screen.getByRole('link', { name: /search/i }).getAttribute('href')).toBe('/search')
  expect(document.querySelector('a[href="/not-found"]')).toBeNull()
})

it('keeps the chosen channel in the address and shows its feed', async () => {
  const { host } = await home({
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

it('starts with the channel in the address', async () => {
  await home({ query: { tab: 11 }, answers: { 'contents.feed': pageOf(content()) } })
  expect(await screen.findByText('Ferries will run until midnight')).toBeTruthy()
})

it('shows the configured page of a channel', async () => {
  const { host } = await home({
    query: { tab: 12 },
    site: { categories: [{ id: '12', name: 'Help', page_id: 'volunteer' }] },
    answers: { 'cards.page': page({ id: 'volunteer', feed_category: null }) },
  })
  expect(await screen.findByText('Ferries run late')).toBeTruthy()
  expect(host.callsOf('cards.page')).toEqual([{ params: { id: 'volunteer' } }])
})

it('changes the channel at a swipe', async () => {
  const { host } = await home()
  const text = await screen.findByText('Ferries run late')
  const at = (clientX: number) => [{ clientX, clientY: 300 }] as unknown as Touch[]
  fireEvent.touchStart(text, { touches: at(300) })
  fireEvent.touchEnd(text, { changedTouches: at(120) })
  expect(host.navigations).toEqual(['/index?tab=11'])
})

it('plays an audio of the feed in place', async () => {
  const { host } = await home({ answers: { ...answers, 'contents.feed': pageOf(audioContent()) } })
  fireEvent.click(await screen.findByRole('button', { name: /Play Rain/ }))
  expect(host.played).toMatchObject([{ type: 'open', index: 0, items: [{ id: '501' }] }])
})

const strip = { id: 's', v: 1, type: 'audio_row', title: 'Listen', items: [audioContent({ id: '77', title: 'Tide' })] }
const begun = (id: string, title: string, seconds: number) => ({
  viewed_at: '2026-11-20T08:00:00Z',
  content: audioContent({ id, title }),
  seconds,
})
const withHistory = (...list: ReturnType<typeof begun>[]) => ({
  ...answers,
  'cards.page': page({ cards: [notice, strip] }),
  ...{ 'histories.list': { list, next: null }, 'feeds.own': pageOf() },
})

it('resumes an unfinished item with one tap', async () => {
  const { host } = await home({ user: person(), answers: withHistory(begun('5', 'Wind', 199), begun('6', 'Rain', 20)) })
  expect(await screen.findByRole('region', { name: 'Continue listening' })).toBeTruthy()
  expect(screen.getByText('3 min left')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Play “Rain”' }))
  expect(host.played).toMatchObject([{ type: 'open', items: [{ id: '6' }], position: 20 }])
  act(() => host.stores.player.set({ ...idlePlayer, current: fromContent(audioContent({ id: '6' })) }))
  expect(screen.queryByRole('region', { name: 'Continue listening' })).toBeNull()
})

it.each([
  ['everything was heard to its end', person(), [begun('5', 'Wind', 199)]],
  ['nothing was heard', person(), []],
  ['nobody is logged in', undefined, [begun('6', 'Rain', 20)]],
])('offers nothing to resume where %s', async (_, user, list) => {
  await home({ ...(user ? { user } : {}), answers: withHistory(...list) })
  expect(await screen.findByText('Tide')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Continue listening' })).toBeNull()
})

const unexplained = { why: 'plain', category: null, organisation: null } as const

it('shows the remaining time of an audio in the feed', async () => {
  const feed = pageOf(audioContent({ id: '6', title: 'Rain' }))
  await home({
    user: person(),
    answers: {
      ...withHistory(begun('6', 'Rain', 20)),
      ...{ 'cards.page': page(), 'feeds.own': { ...feed, list: feed.list.map((one) => ({ ...one, ...unexplained })) } },
    },
  })
  expect(await screen.findByText('3 min left')).toBeTruthy()
})

describe('the feed of a person', () => {
  const own = (over: Partial<FeedContent> = {}): FeedContent => ({
    ...content(),
    ...{ why: 'category', category: { id: '11', name: '民生', name_en: 'City life' }, organisation: null },
    ...over,
  })
  const withFeed = (...list: FeedContent[]) => ({
    ...{ 'cards.page': page(), 'feeds.own': pageOf(...list), 'feeds.less': {}, 'feeds.undoLess': {} },
    'histories.list': pageOf(),
  })

  it('is in their own order, and no other is asked for', async () => {
    const { host } = await home({ user: person(), answers: withFeed(own({ title: 'Mine' })) })
    await screen.findByText('Mine')
    screen.getByRole('region', { name: 'For you' })
    expect(host.callsOf('feeds.own')).toEqual([{ query: { channel: 'all' } }])
    expect(host.callsOf('contents.feed')).toEqual([])
  })

  it('says why a content is there, and hides it until that is undone', async () => {
    const { host } = await home({ user: person(), answers: withFeed(own(), own({ id: '8', title: 'Other' })) })
    const [menu] = await screen.findAllByRole('button', { name: /^Why “Ferries/ })
    fireEvent.click(menu as HTMLElement)
    await screen.findByText('You often open contents of City life.')
    screen.getByRole('button', { name: 'Less of City life' })
    fireEvent.click(screen.getByRole('button', { name: 'Less of this' }))
    await waitFor(() => expect(screen.queryByText('Ferries will run until midnight')).toBeNull())
    screen.getByText('Other')
    expect(host.callsOf('feeds.less')).toEqual([{ body: { kind: 'content', id: content().id } }])
    expect(host.toasts).toEqual(['Hidden'])
    act(() => host.offers[0]?.onChoose())
    await screen.findByText('Ferries will run until midnight')
    expect(host.callsOf('feeds.undoLess')).toEqual([{ body: { kind: 'content', id: content().id } }])
  })

  it('keeps a content where the server does not answer', async () => {
    const answers = { ...withFeed(own()), 'feeds.less': failing({ status: 500 }) }
    await home({ user: person(), answers })
    fireEvent.click(await screen.findByRole('button', { name: /^Why “Ferries/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'Less of this' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    screen.getByText('Ferries will run until midnight')
  })
})

it('offers a retry if the page could not be loaded', async () => {
  await home({ answers: { ...answers, 'cards.page': failing({ status: 500 }) } })
  expect(await screen.findByRole('button', { name: /try again/i })).toBeTruthy()
})

it('has no header and channels in a frame', async () => {
  await visit('frame-index', {}, { answers, site: { categories } })
  expect(await screen.findByText('Ferries run late')).toBeTruthy()
  expect(screen.queryByRole('tablist')).toBeNull()
})

const configured = (id: string, answer: PageDocument) =>
  visit(
    'page',
    { id },
    {
      answers: { ...answers, 'cards.page': answer },
      site: plainSite,
    },
  )

it('shows another page under its own title', async () => {
  await configured('volunteer', page({ id: 'volunteer', title: 'Volunteering', feed_category: null }))
  expect(await screen.findByRole('heading', { name: 'Volunteering' })).toBeTruthy()
  expect(screen.queryByRole('tablist')).toBeNull()
})

it.each([
  ['a blank id', ''],
  ['an id that the server does not know', 'nowhere'],
])('shows the home page for %s', async (_, id) => {
  await configured(id, page())
  expect(await screen.findByRole('tablist')).toBeTruthy()
  expect(await screen.findByText('Ferries run late')).toBeTruthy()
})

it('has no back button as a tab of the menu', async () => {
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
  await visit(
    'page',
    { id: 'volunteer' },
    {
      answers: { 'cards.page': page({ id: 'volunteer', title: 'Volunteering', feed_category: null }) },
      site: { menu: [item] },
    },
  )
  await screen.findByRole('heading', { name: 'Volunteering' })
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
})

it('shows a notice for an empty page', async () => {
  await configured('empty', page({ id: 'empty', cards: [], feed_category: null }))
  expect(await screen.findByText('No content yet')).toBeTruthy()
})

const services = {
  id: 'i',
  v: 1,
  type: 'icon_grid',
  items: [
    { title: 'Radio', icon: 'radio', link: '/radios' },
    { title: 'Guide', icon: 'guide', link: '/not-built' },
  ],
}
const news = {
  id: 'l',
  v: 1,
  type: 'article_list',
  items: Array.from({ length: 9 }, (_, id) => content({ id: `${id + 1}`, title: `Story ${id + 1}` })),
}
const elsewhere = { ...news, id: 'd', visible_if: { cities: ['999001'] }, items: [content({ title: 'Old typhoon' })] }
const elder = { ...plainSettings, elder: true }

describe('in elder mode', () => {
  const open = () =>
    home({
      settings: elder,
      answers: { ...answers, 'cards.page': page({ cards: [notice, elsewhere, strip, services, news] }) },
    })

  it('shows live services, a few stories and audios, and nothing else', async () => {
    const { host } = await open()
    expect((await screen.findByRole('link', { name: 'Radio' })).getAttribute('href')).toBe('/radios')
    expect(screen.queryByRole('link', { name: 'Guide' })).toBeNull()
    expect(screen.getAllByRole('link', { name: /Story/ })).toHaveLength(6)
    expect(screen.queryByText('Old typhoon')).toBeNull()
    expect(screen.queryByRole('tablist')).toBeNull()
    expect(screen.queryByText('Ferries run late')).toBeNull()
    expect(host.callsOf('contents.feed')).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: /Play Tide/ }))
    expect(host.played).toMatchObject([{ type: 'open', items: [{ id: '77' }] }])
  })

  it('leads back to the full home page with one tap', async () => {
    const { host } = await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Standard version' }))
    expect(host.settings.getState().elder).toBe(false)
    expect(await screen.findByRole('tablist')).toBeTruthy()
  })
})
