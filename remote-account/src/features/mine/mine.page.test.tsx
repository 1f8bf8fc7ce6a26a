import { content, pageOf, person, type VisitOptions } from '@plaza/shared/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { lazy, type ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { visit } from '../../testing/visit'
import { counts, rest, services } from './entries'

const statistics = {
  collections: 12,
  histories: 10_400,
  follows: 3,
  subscriptions: 0,
  comments: 5,
  activities: 8,
  hours: 12.5,
}
const audio = content({
  id: '31',
  type: 1,
  title: 'Tides',
  duration: '10:00',
  audio: { url: '/a.mp3', album: 'Harbour tales', album_id: '9' },
})
const heard = (seconds: number | null) => ({
  list: [{ viewed_at: '2026-11-20T08:00:00+08:00', content: audio, seconds }],
  next: null,
})

const wallet = {
  cents: 128_450,
  frozen_cents: 0,
  total_cents: 128_450,
  today_cents: 0,
  today_times: 0,
  sealed_packets: 2,
  first_month: '2026-01',
}

/** Every target of this page, treated as live. */
const built = [...[...counts, ...services, ...rest].map(({ route }) => route), 'profile']

const Thrower = () => {
  throw new Error('made to throw')
}

const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'mine',
    {},
    {
      user: person(),
      built,
      answers: {
        'account.statistics': statistics,
        'account.unread': { messages: 2, replies: 1 },
        'histories.list': pageOf(),
        'wallets.account': wallet,
        ...answers,
      },
      ...options,
    },
  )

describe('a guest', () => {
  it('is asked to log in, and no personal data is requested', async () => {
    const { host } = await draw({ user: null })
    fireEvent.click(screen.getByRole('button', { name: 'Log in / Sign up' }))
    expect(host.logins).toEqual(['log-in'])
    expect(host.calls).toEqual([])
  })

  it('sees the entries without counts', async () => {
    await draw({ user: null })
    const strip = screen.getByRole('navigation', { name: 'What you keep' })
    expect(
      within(strip)
        .getByRole('link', { name: /Collection/ })
        .getAttribute('href'),
    ).toBe('/collection')
  })
})

describe('a person whose account could not be reached', () => {
  it('is no guest, and checks again', async () => {
    const { host } = await draw({ user: null })
    act(() => host.stores.session.set({ status: 'checking', user: null, unanswered: true }))
    expect(screen.queryByRole('button', { name: 'Log in / Sign up' })).toBeNull()
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
    expect(host.logins).toEqual(['check'])
  })
})

describe('what belongs to a remote that is off', () => {
  it('is omitted, and the rest stays', async () => {
    await draw({ off: ['practice'] })
    const services = screen.getByRole('navigation', { name: 'My services' })
    expect(
      within(services)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Messages', 'Publish', 'My circles', 'My letters', 'Wallet', 'Red packets', 'Addresses'])
    expect(document.querySelector('[data-part]')).toBeNull()
  })
})

describe('a tab of another remote', () => {
  const part = 'practice/volunteering'
  const box = () => document.querySelector(`[data-part="${part}"]`)
  const tab = (name: string) => screen.getByRole('tab', { name })
  const parts = { [part]: () => <p>Two hours</p> }
  const opened = (options: VisitOptions = {}) => draw({ parts, ...options, query: { tab: 'volunteering' } })

  it('stands beside the page’s own, which is open, and loads nothing until then', async () => {
    await draw({ parts })
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Overview', 'Volunteering'])
    expect(tab('Overview').getAttribute('aria-selected')).toBe('true')
    expect(box()).toBeNull()
    screen.getByText('Settings')
  })

  it('is drawn in place of what the first one has, by a tap and by keys', async () => {
    await draw({ parts })
    fireEvent.click(tab('Volunteering'))
    expect(await screen.findByText('Two hours')).toBeTruthy()
    expect(screen.getByRole('tabpanel', { name: 'Volunteering' }).contains(box())).toBe(true)
    expect(screen.queryByText('Settings')).toBeNull()
    fireEvent.keyDown(tab('Volunteering'), { key: 'ArrowRight' })
    expect(document.activeElement).toBe(tab('Overview'))
    screen.getByText('Settings')
  })

  it('is opened by its address, and the first one by that of a tab that is not there', async () => {
    await opened()
    expect(await screen.findByText('Two hours')).toBeTruthy()
    cleanup()
    await opened({ off: ['practice'] })
    expect(screen.queryByRole('tablist')).toBeNull()
    screen.getByText('Settings')
  })

  it('costs its box alone where it throws, and is reported for its release', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { host } = await opened({ parts: { [part]: Thrower } })
    await waitFor(() => expect(host.reported).toEqual([['failed', 'part of practice', 'Error: made to throw']]))
    within(box() as HTMLElement).getByText('This could not be loaded')
    fireEvent.click(tab('Overview'))
    screen.getByText('Settings')
    quiet.mockRestore()
  })

  it('says so where its code cannot be had, and loads it again', async () => {
    const late: Record<string, () => ReactElement> = {}
    const { host } = await opened({ parts: late })
    await waitFor(() => expect(host.reported).toMatchObject([['failed', 'part of practice', expect.any(String)]]))
    const again = within(box() as HTMLElement).getByRole('button', { name: 'Try again' })
    late[part] = () => <p>Two hours</p>
    fireEvent.click(again)
    expect(await screen.findByText('Two hours')).toBeTruthy()
  })

  it('shows that it loads', async () => {
    await draw({ parts: { [part]: lazy(() => new Promise<never>(() => {})) } })
    fireEvent.click(tab('Volunteering'))
    expect(within(box() as HTMLElement).getByRole('status')).toBeTruthy()
  })
})

it('has the parts of other remotes at the end of its first tab', async () => {
  const { host } = await draw({ parts: { 'parks/pond': () => <p>Ducks</p> } })
  const item = { id: 'pond', order: 1, part: 'pond', height: 80, owner: 'parks', release: '1.0.0-a' }
  act(() => host.stores.slots.set({ ...host.stores.slots.getState(), 'mine.part': [item] }))
  expect(await screen.findByText('Ducks')).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: 'Volunteering' }))
  expect(screen.queryByText('Ducks')).toBeNull()
})

describe('the wallet', () => {
  it('shows its balance, and how many red packets are to be opened', async () => {
    await draw()
    expect(await screen.findByRole('link', { name: /Wallet.*¥1,284\.50/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: /Red packets/ }).textContent).toContain('2 to open')
  })

  it('keeps the balance to itself where amounts are hidden', async () => {
    await draw({ drafts: { 'wallet-hidden': true } })
    expect(await screen.findByRole('link', { name: /Wallet.*Amount hidden/ })).toBeTruthy()
    expect(screen.queryByText(/1,284/)).toBeNull()
  })

  it('follows what happens to it', async () => {
    const { host } = await draw()
    await screen.findByRole('link', { name: /Wallet.*¥1,284\.50/ })
    act(() => host.happen('wallet'))
    await waitFor(() => expect(host.callsOf('wallets.account')).toHaveLength(2))
  })
})

describe('a person', () => {
  it('sees name, phone and verifications', async () => {
    await draw({ user: person({ real_name: 1, roles: ['volunteer'] }) })
    expect(screen.getByRole('link', { name: /Lin.*Profile/ }).getAttribute('href')).toBe('/user')
    screen.getByText('138****0001')
    screen.getByText('Verified')
    screen.getByText('Volunteer')
  })

  it('is offered to bind a phone without one', async () => {
    await draw({ user: person({ phone: '' }) })
    expect(screen.getByRole('link', { name: 'Bind your phone' }).getAttribute('href')).toContain('/phone/bind')
  })

  it.each([
    ['12 Collection', '/collection'],
    ['10.4K History', '/history'],
    ['3 Following', '/attention'],
    ['0 Subscribed', '/subscribes'],
  ])('sees the count of %s, with a link', async (name, address) => {
    await draw()
    const [number = '', ...words] = name.split(/ (?=[A-Z])/)
    const link = await screen.findByRole('link', { name: new RegExp(`${number}.*${words.join(' ')}`) })
    expect(link.getAttribute('href')).toBe(address)
  })

  it('sees the number of unread messages', async () => {
    await draw()
    expect(await screen.findByText('3 unread')).toBeTruthy()
  })
})

it.each([
  ['Messages', '/message'],
  ['Wallet', '/wallet'],
  ['Red packets', '/red-packet'],
  ['Addresses', '/address'],
  ['Wishes', '/my-wish'],
  ['Activities', '/activity-record'],
  ['Bookings', '/practice-venue?tab=bookings'],
  ['Claimed', '/my-claimed'],
  ['My shows', '/show-civilization?tab=mine'],
  ['My code', '/practice-code'],
  ['My letters', '/interacts/all/record'],
  ['Feedback', '/feedback'],
  ['Help', '/class-assistant'],
  ['Join us', '/join'],
  ['About us', '/about'],
  ['Account and safety', '/safe'],
  ['Settings', '/setting'],
])('has a link to %s', async (name, address) => {
  await draw({ user: null })
  const links = screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))
  expect(links).toContain(address)
})

it('leads to the own page in the circles, and to who is blocked', async () => {
  await draw({ user: person({ id: '7' }) })
  const leadOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  await screen.findByRole('link', { name: /My comments\s*5/ })
  expect(leadOf(/My comments/)).toBe('/user-detail/7?tab=comments')
  expect([leadOf('My page'), leadOf('Blocked people')]).toEqual(['/user-detail/7', '/user-detail/7?tab=blocked'])
})

it('lets a guest log in first', async () => {
  const { host } = await draw({ user: null })
  fireEvent.click(screen.getByRole('button', { name: 'Blocked people' }))
  expect(host.logins).toEqual(['log-in'])
})

it('leads to the settings once', async () => {
  await draw()
  expect(screen.getAllByRole('link', { name: 'Settings' })).toHaveLength(1)
})

it('can switch large text on at the top', async () => {
  const { host } = await draw()
  fireEvent.click(screen.getByRole('switch', { name: 'Large text' }))
  expect(host.settings.getState().elder).toBe(true)
})

describe('listening', () => {
  it('resumes the last audio', async () => {
    const { host } = await draw({ answers: { 'histories.list': heard(150) } })
    await screen.findByText('8 min left')
    fireEvent.click(screen.getByRole('button', { name: 'Play “Tides”' }))
    expect(host.played).toMatchObject([{ type: 'open', index: 0, position: 150, items: [{ id: '31' }] }])
  })

  it.each([
    ['not begun', null],
    ['heard to its end', 600],
  ])('does not resume an audio that was %s', async (_, seconds) => {
    const { host } = await draw({ answers: { 'histories.list': heard(seconds) } })
    await waitFor(() => expect(host.callsOf('histories.list')).toHaveLength(1))
    expect(screen.queryByText('Continue listening')).toBeNull()
  })

  it('pauses the current audio', async () => {
    const current = {
      id: '5',
      name: 'Night ferry',
      album: 'X',
      albumId: null,
      duration: 60,
      image: null,
      url: '/b.mp3',
      live: false,
    }
    const { host } = await draw({ player: { current, list: [current], playing: true } })
    fireEvent.click(screen.getByRole('button', { name: 'Pause “Night ferry”' }))
    expect(host.played).toEqual([{ type: 'toggle' }])
    expect(host.callsOf('histories.list')).toEqual([])
  })
})
