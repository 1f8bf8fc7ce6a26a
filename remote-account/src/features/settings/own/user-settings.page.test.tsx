import type { Closure, DataExport, Interests, Preferences } from '@plaza/shared/api'
import { failing, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { visit } from '../../../testing/visit'

const chosen: Preferences = {
  muted_kinds: [],
  findable: true,
  shows_follows: true,
  keeps_history: true,
  learns_feed: true,
}
const open: Closure = { requested_at: null, due_at: null, days: 7, cents: 0, transfers: 0 }
const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'user-settings',
    {},
    {
      user: person({ has_password: true }),
      answers: {
        'preferences.read': chosen,
        'dataExports.latest': { export: null },
        'closures.state': open,
        'account.current': person(),
        ...answers,
      },
      ...options,
    },
  )
const isOn = (name: string) => screen.getByRole('switch', { name }).getAttribute('aria-checked') === 'true'

describe('messages', () => {
  it('switches off a kind at once', async () => {
    const { host } = await draw({ answers: { 'preferences.change': { ...chosen, muted_kinds: ['reply'] } } })
    fireEvent.click(await screen.findByRole('switch', { name: 'Replies' }))
    await waitFor(() => expect(isOn('Replies')).toBe(false))
    expect(isOn('Departments')).toBe(true)
    await waitFor(() => expect(host.callsOf('preferences.change')).toEqual([{ body: { muted_kinds: ['reply'] } }]))
  })

  it('that tell of decisions, safety and money cannot be switched off', async () => {
    await draw()
    await screen.findByRole('switch', { name: 'Replies' })
    expect(screen.queryByRole('switch', { name: 'Reviews' })).toBeNull()
    expect(screen.queryByRole('switch', { name: /money/ })).toBeNull()
    expect(screen.getAllByText('Always on')).toHaveLength(2)
  })
})

it.each([
  ['Let others find me', { findable: false }],
  ['Show whom I follow', { shows_follows: false }],
  ['Keep my history', { keeps_history: false }],
])('“%s” is switched off', async (name, part) => {
  const { host } = await draw({ answers: { 'preferences.change': { ...chosen, ...part } } })
  fireEvent.click(await screen.findByRole('switch', { name }))
  await waitFor(() => expect(isOn(name)).toBe(false))
  await waitFor(() => expect(host.callsOf('preferences.change')).toEqual([{ body: part }]))
})

it('shows what the server has after a refused change', async () => {
  await draw({ answers: { 'preferences.change': failing({ status: 500 }) } })
  fireEvent.click(await screen.findByRole('switch', { name: 'Let others find me' }))
  await waitFor(() => expect(isOn('Let others find me')).toBe(true))
})

it('shows one panel where nothing could be loaded, and loads all of it again', async () => {
  const failed = failing({ status: 500 })
  const { host } = await draw({
    answers: { 'preferences.read': failed, 'dataExports.latest': failed, 'closures.state': failed },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  for (const id of ['preferences.read', 'dataExports.latest', 'closures.state'])
    await waitFor(() => expect(host.callsOf(id)).toHaveLength(2))
  screen.getByRole('button', { name: 'Log out' })
})

it('leads to display, safety and agreements, and logs out', async () => {
  const { host } = await draw()
  const leadOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect([leadOf(/Language/), leadOf(/safety/), leadOf(/agreements/)]).toEqual(['/setting', '/safe', '/about'])
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(host.session.getState().status).toBe('guest'))
})

const prove = async () => {
  fireEvent.click(await screen.findByRole('radio', { name: 'By password' }))
  fireEvent.change(screen.getByPlaceholderText('Password of your account'), { target: { value: 'four lights' } })
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
}

describe('the copy of own data', () => {
  const file = (state: DataExport['state']): DataExport => ({
    ...{ id: 'e1', state, bytes: 20_480, requested_at: '2026-11-20T08:00:00Z' },
    ...{ ready_at: '2026-11-20T08:01:00Z', expires_at: '2026-11-27T08:01:00Z' },
  })

  it('is asked for with a proof', async () => {
    const { host } = await draw({ answers: { 'dataExports.request': file('waiting') } })
    fireEvent.click(await screen.findByRole('button', { name: /Get a copy of my data/ }))
    await prove()
    await waitFor(() => expect(host.callsOf('dataExports.request')).toEqual([{ body: { password: 'four lights' } }]))
    expect(host.toasts).toEqual(['We make your file and tell you when it is ready'])
  })

  it('is fetched once it is ready, and saved', async () => {
    const saved: string[] = []
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const { host } = await draw({
      answers: {
        'dataExports.latest': { export: file('ready') },
        'dataExports.fetch': { name: 'mine.json', json: '{}' },
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Download' }))
    await waitFor(() => expect(saved).toEqual(['mine.json']))
    expect(host.callsOf('dataExports.fetch')).toEqual([{ params: { id: 'e1' } }])
    vi.restoreAllMocks()
  })

  it('is not fetched where it cannot be saved', async () => {
    const { host } = await draw({
      shell: { kind: 'wechat', inApp: true },
      answers: { 'dataExports.latest': { export: file('ready') } },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Download' }))
    expect(host.toasts).toEqual(['Files cannot be saved here. Open this page in a browser.'])
    expect(host.callsOf('dataExports.fetch')).toEqual([])
  })

  it.each([
    ['waiting', 'Your file is being made'],
    ['expired', 'The last file was not fetched in time.'],
    ['failed', 'The last file could not be made. Please try again.'],
  ] as const)('that is %s says so', async (state, words) => {
    await draw({ answers: { 'dataExports.latest': { export: file(state) } } })
    expect(await screen.findByText(words)).toBeTruthy()
  })
})

describe('closing the account', () => {
  const begin = async () => fireEvent.click(await screen.findByRole('button', { name: 'Close my account' }))
  const goOn = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' })

  it('is asked for after what happens was told, with a proof', async () => {
    const asked = { ...open, requested_at: '2026-11-20T08:00:00Z', due_at: '2026-11-27T08:00:00Z' }
    const { host } = await draw({ answers: { 'closures.request': asked } })
    await begin()
    await screen.findByText(/Nothing happens for 7 days/)
    screen.getByText(/Kept without your name/)
    fireEvent.click(goOn())
    await prove()
    await waitFor(() =>
      expect(host.callsOf('closures.request')).toEqual([{ body: { password: 'four lights', given_up_cents: 0 } }]),
    )
  })

  it('needs the money to be given up expressly', async () => {
    await draw({ answers: { 'closures.state': { ...open, cents: 1250 } } })
    await begin()
    await screen.findByText(/Your wallet has ¥12.50/)
    expect(goOn().disabled).toBe(true)
    fireEvent.click(screen.getByRole('checkbox', { name: 'I give up ¥12.50' }))
    expect(goOn().disabled).toBe(false)
  })

  it('waits for withdrawals', async () => {
    await draw({ answers: { 'closures.state': { ...open, transfers: 1 } } })
    await begin()
    await screen.findByText(/A withdrawal is under way/)
    expect(goOn().disabled).toBe(true)
    expect(screen.getByRole('link', { name: 'See the withdrawals' }).getAttribute('href')).toBe('/cash-detail/all')
  })

  it('is taken back with one tap', async () => {
    const { host } = await draw({
      answers: { 'closures.state': { ...open, due_at: '2026-11-27T08:00:00Z' }, 'closures.takeBack': open },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Keep my account' }))
    await waitFor(() => expect(host.callsOf('closures.takeBack')).toHaveLength(1))
  })
})

describe('what the feed has learned', () => {
  const interests: Interests = {
    learns: true,
    list: [
      {
        ...{ kind: 'category', id: '11', name: '民生', name_en: 'City life' },
        ...{ share: 60, opened: 4, finished: 2, followed: false },
      },
    ],
    less: [{ kind: 'organisation', id: 'o1', name: '电台' }],
  }
  const answers = { 'feeds.interests': interests, 'feeds.forget': {}, 'feeds.undoLess': {} }

  it('is shown with its reasons, and forgotten one by one or all', async () => {
    const { host } = await draw({ query: { view: 'interests' }, answers })
    await screen.findByText('60 % · opened 4 times · 2 to the end')
    fireEvent.click(screen.getByRole('button', { name: 'Forget City life' }))
    await waitFor(() => expect(host.callsOf('feeds.forget')).toEqual([{ body: { kind: 'category', id: '11' } }]))
    fireEvent.click(screen.getByRole('button', { name: 'Show 电台 again' }))
    await waitFor(() => expect(host.callsOf('feeds.undoLess')).toEqual([{ body: { kind: 'organisation', id: 'o1' } }]))
    await waitFor(() => expect(host.callsOf('feeds.interests').length).toBeGreaterThan(2))
    fireEvent.click(screen.getByRole('button', { name: 'Forget all' }))
    await waitFor(() => expect(host.callsOf('feeds.forget')).toContainEqual({ body: { kind: 'all' } }))
  })

  it('says that there is nothing, and that it is switched off', async () => {
    await draw({ query: { view: 'interests' }, answers: { 'feeds.interests': { learns: false, list: [], less: [] } } })
    await screen.findByText(/^Nothing yet/)
    screen.getByText(/switched off/)
    expect(screen.queryByRole('button', { name: 'Forget all' })).toBeNull()
  })
})
