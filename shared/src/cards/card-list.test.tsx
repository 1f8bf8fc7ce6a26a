import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { RawCard } from '../api'
import { person as aPerson, audioContent, content, renderPage } from '../testing'
import { CardList } from './card-list'

const card = (type: string, items: unknown[]): RawCard => Object.assign({ id: `c-${type}`, type }, { v: 1, items })
const image = '/media/pictures/harbour.webp'
const linked = { title: 'Harbour lights', image, link: '/posts/7' }
const person = { id: '901', name: 'Song Tingyu', image, note: 'Night voices' }

const drawn: [type: string, items: unknown[], text: string, address: string | null][] = [
  ['banner', [linked, { ...linked, title: 'Second', link: '/posts/8' }], 'Harbour lights', '/posts/7'],
  ['notice', [{ title: 'Ferries run late', link: '/posts/7' }], 'Ferries run late', '/posts/7'],
  ['icon_grid', [{ title: 'Buses', icon: 'nowhere', link: '/around' }], 'Buses', '/around'],
  ['article_list', [content()], 'Ferries will run until midnight', '/posts/101'],
  ['waterfall', [content()], 'Ferries will run until midnight', '/posts/101'],
  ['audio_row', [audioContent()], 'Rain at the old pier', '/audios/501'],
  ['video_row', [content({ type: 4, duration: '01:00' })], 'Ferries will run until midnight', '/videos/101'],
  ['rank', [content()], 'Ferries will run until midnight', '/posts/101'],
  ['topic', [{ id: '1', name: 'Harbour', posts: 3, link: '/topic-detail/1' }], 'Harbour', '/topic-detail/1'],
  ['live_strip', [{ id: '801', type: 1, name: 'News Radio', image, now: 'Early bus' }], 'News Radio', '/radios/801'],
  ['advert', [linked], 'Ad', '/posts/7'],
  [
    'service_grid',
    [{ title: 'Passport', note: 'Book a time', icon: 'file', link: '/guides/1' }],
    'Passport',
    '/guides/1',
  ],
  ['album_grid', [{ id: '40', title: 'Night voices', image, track_count: 2, views: 9 }], 'Night voices', '/albums/40'],
  ['anchor_row', [person], 'Song Tingyu', '/anchors/901'],
  ['special_hero', [{ id: '5', title: 'The bridge', image, summary: 'Ten years' }], 'The bridge', '/specials/5'],
  [
    'activity_list',
    [
      {
        id: '3',
        ...{ title: '净滩', title_en: 'Clean the beach' },
        image,
        ...{ place: '码头', place_en: 'Pier' },
        starts_at: '2026-11-25T01:00:00Z',
        joined: 3,
        capacity: 9,
      },
    ],
    'Clean the beach',
    '/activities-details/3',
  ],
  ['circle_row', [{ id: '1', name: 'Walkers', image, members: 3, posts: 5 }], 'Walkers', '/group-detail/1'],
  ['org_row', [{ ...person, name: 'Harbour Daily' }], 'Harbour Daily', '/orgs/901'],
  ['image_strip', [linked], 'Harbour lights', '/posts/7'],
  ['cube', [linked, { ...linked, title: 'Second', link: '/posts/8' }], 'Second', '/posts/8'],
  ['tabs', [{ title: 'Housing', items: [content()] }], 'Ferries will run until midnight', '/posts/101'],
  [
    'vote_card',
    [{ id: '20', title: 'Where to?', options: ['Pier'], voters: 3, ends_at: '2026-11-25T01:00:00Z' }],
    'Where to?',
    '/group-post-detail/20',
  ],
  [
    'countdown',
    [{ title: 'The regatta', at: '2099-11-25T01:00:00Z', link: '/activities-details/3' }],
    'The regatta',
    '/activities-details/3',
  ],
  ['guide_search', [{ title: 'school' }], 'school', '/guide/search?q=school'],
  [
    'event_grid',
    [{ id: 'birth', name: 'Having a baby', icon: 'heart', count: 3 }],
    'Having a baby',
    '/guide?by=event&of=birth',
  ],
  [
    'department_list',
    [{ id: '751', name: 'City Management', image, received: 9, answered: 7, late: 1 }],
    '7 of 9 answered',
    '/interact?department=751',
  ],
  [
    'advice_list',
    [
      {
        id: '50001',
        title: 'The lamp at No. 16 is out',
        answer: 'It is mended',
        answered_at: '2026-11-20T08:00:00Z',
        department: { id: '751', name: 'City Management' },
      },
    ],
    'The lamp at No. 16 is out',
    '/interacts/50001',
  ],
  ['matrix_row', [{ id: '8801', name: 'Starbay Today', image }], 'Starbay Today', '/matrixs/8801'],
]

const built = [
  'around',
  'video',
  'topic',
  'guide',
  'anchor',
  'special',
  'organisation',
  'guide-search',
  'interaction',
  'interaction-detail',
  'matrix-account',
]

const itemsOf = (type: string) => drawn.find(([one]) => one === type)?.[1] ?? []

describe('a configured page', () => {
  it.each(drawn)('renders a %s card with its links', async (type, items, text, address) => {
    renderPage(<CardList page="home" cards={[card(type, items)]} />, { built })
    expect((await screen.findAllByText(text))[0]).toBeTruthy()
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toContain(address)
  })

  it('shows the volunteer totals only where activities are live', async () => {
    const stats = { id: 's', v: 1, type: 'volunteer_stats', volunteers: 12, hours: 30.4, activities: 5 } as RawCard
    const { unmount } = renderPage(<CardList page="home" cards={[stats]} />)
    expect((await screen.findByRole('link')).textContent).toContain('12volunteers30hours given')
    unmount()
    const { container } = renderPage(<CardList page="home" cards={[stats]} />, { off: ['practice'] })
    expect(container.textContent).toBe('')
  })

  it('names activities and their places in the language of the page', () => {
    renderPage(<CardList page="home" cards={[card('activity_list', itemsOf('activity_list'))]} />, { built })
    screen.getByText('Clean the beach')
    screen.getByText('Pier')
    expect(screen.queryByText(/净滩|码头/)).toBeNull()
  })

  it('shows the list of a tab, and another after a tap', async () => {
    const tabs = card('tabs', [
      { title: 'Housing', items: [content()] },
      { title: 'Buses', items: [content({ id: '102', title: 'Line 9' })] },
    ])
    renderPage(<CardList page="home" cards={[tabs]} />)
    await screen.findByText('Ferries will run until midnight')
    fireEvent.click(screen.getByRole('tab', { name: 'Buses' }))
    expect(screen.getByText('Line 9')).toBeTruthy()
    expect(screen.queryByText('Ferries will run until midnight')).toBeNull()
  })

  it('shows a card only to the visitors in its condition', async () => {
    const notice = card('notice', [{ title: 'Welcome back', link: '/posts/7' }])
    const forPeople = Object.assign(notice, { visible_if: { login: 'user' } })
    const { unmount } = renderPage(<CardList page="p-for" cards={[forPeople]} />)
    expect(screen.queryByText('Welcome back')).toBeNull()
    unmount()
    renderPage(<CardList page="p-for" cards={[forPeople]} />, { user: aPerson() })
    expect(screen.getByText('Welcome back')).toBeTruthy()
  })

  it('renders an editor’s rich text', async () => {
    const html = '<p>Tide <b>tables</b></p>'
    renderPage(<CardList page="home" cards={[{ id: 'r', v: 1, type: 'rich_text', html } as RawCard]} />)
    expect((await screen.findByText('tables')).tagName).toBe('B')
  })

  it('skips unknown and broken cards, renders the others, and reports each once', () => {
    const cards = [
      card('hologram', []),
      card('banner', [{ title: 'x', image, link: 'javascript:alert(1)' }]),
      card('notice', [{ title: 'Ferries run late', link: '/posts/7' }]),
    ]
    const { host, rerender } = renderPage(<CardList page="p-skip" cards={cards} />)
    expect(screen.getByText('Ferries run late')).toBeTruthy()
    expect(host.reported).toEqual([
      ['failed', 'card-skipped', 'hologram unknown (p-skip/c-hologram)'],
      ['failed', 'card-skipped', 'banner broken (p-skip/c-banner)'],
    ])
    rerender(<CardList page="p-skip" cards={[...cards]} />)
    expect(host.reported).toHaveLength(2)
  })

  it('survives a card that throws during render, and reports it', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get').mockImplementation(() => {
      throw new Error('No calendar on this device')
    })
    const notice = card('notice', [{ title: 'Ferries run late', link: '/posts/7' }])
    const { host } = renderPage(
      <CardList page="p-throw" cards={[card('activity_list', itemsOf('activity_list')), notice]} />,
    )
    expect(screen.getByText('Ferries run late')).toBeTruthy()
    expect(host.reported).toEqual([['failed', 'card-skipped', 'activity_list threw (p-throw/c-activity_list)']])
    vi.restoreAllMocks()
  })

  it('plays an audio in place, with the rest of its row as the playlist', () => {
    const { host } = renderPage(
      <CardList
        page="home"
        cards={[card('audio_row', [audioContent(), audioContent({ id: '502', title: 'Wind' })])]}
      />,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Play Wind' }))
    expect(host.played).toEqual([
      {
        type: 'open',
        index: 1,
        items: [expect.objectContaining({ id: '501' }), expect.objectContaining({ id: '502' })],
      },
    ])
  })

  it('omits links to a remote that is off, and a card without any other item', () => {
    const heading = { title: 'Volunteering', more: { text: 'More', link: '/voluntary-activities' } }
    const cards = [
      Object.assign(card('activity_list', itemsOf('activity_list')), heading),
      Object.assign(card('rank', itemsOf('rank')), { title: 'Read most', more: heading.more }),
      card('icon_grid', [
        { title: 'Wishes', icon: 'star', link: '/wish' },
        { title: 'Buses', icon: 'bus', link: '/around' },
      ]),
      card('advert', [{ ...linked, link: 'https://shop.example/a' }]),
    ]
    renderPage(<CardList page="home" cards={cards} />, { off: ['practice'], built })
    expect(screen.queryByText('Volunteering')).toBeNull()
    expect(screen.queryByText('Wishes')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Read most' })).toBeTruthy()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/posts/101',
      '/around',
      'https://shop.example/a',
    ])
  })

  it.each(drawn.filter(([, , , address]) => address?.startsWith('/')))(
    'renders no %s card without live links',
    (type, items) => {
      const { container } = renderPage(<CardList page="home" cards={[card(type, items)]} />, {
        off: ['media', 'community', 'practice', 'account'],
      })
      expect(container.textContent).toBe('')
    },
  )

  it('opens an external address through the host', () => {
    const { host } = renderPage(
      <CardList page="home" cards={[card('advert', [{ ...linked, link: 'https://shop.example/a' }])]} />,
    )
    fireEvent.click(screen.getByRole('link'))
    expect(host.trusted).toEqual(['https://shop.example/a'])
  })
})
