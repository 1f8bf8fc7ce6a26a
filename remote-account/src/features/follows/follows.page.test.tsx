import type { FollowedItem } from '@plaza/shared/api'
import { failing, pageOf, person, type VisitOptions } from '@plaza/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const item = (over: Partial<FollowedItem>): FollowedItem => ({
  ...{ kind: 'anchor', id: '904', name: 'Xu Wanzhou', image: null, note: 'Old sounds', type: null },
  ...{ followed_at: '2026-11-20T08:00:00+08:00', news: 0, leads: false },
  ...over,
})
const followed = pageOf(
  item({}),
  item({ kind: 'organisation', id: '951', name: 'Starbay Daily' }),
  item({ kind: 'user', id: '503', name: 'Chen He' }),
  item({ kind: 'circle', id: '61', name: 'Harbour light', leads: true }),
  item({ kind: 'advice', id: '50001', name: 'Tables on the pavement' }),
)
const subscribed = pageOf(
  item({ kind: 'album', id: '2003', name: 'Letters in the rain', news: 2 }),
  item({ kind: 'channel', id: '801', name: 'Voice of Starbay', type: 1 }),
  item({ kind: 'channel', id: '805', name: 'Starbay TV', type: 4 }),
)
const built = ['anchor', 'organisation', 'circle-user', 'circle', 'interaction-detail', 'album', 'radio', 'tv-channel']

const draw = (route: 'follows' | 'subscriptions', { answers, ...options }: VisitOptions = {}) =>
  visit(
    route,
    {},
    {
      user: person(),
      built,
      answers: { 'people.following': route === 'follows' ? followed : subscribed, ...answers },
      ...options,
    },
  )
const edit = async () => fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
const leadOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')

describe('follows', () => {
  it.each([
    [/Xu Wanzhou/, '/anchors/904'],
    [/Starbay Daily/, '/orgs/951'],
    [/Chen He/, '/user-detail/503'],
    [/Harbour light/, '/group-detail/61'],
    [/Tables on the pavement/, '/interacts/50001'],
  ])('lead to %s at %s', async (name, address) => {
    const { host } = await draw('follows')
    await screen.findByRole('link', { name })
    expect(leadOf(name)).toBe(address)
    expect(host.callsOf('people.following')).toEqual([{ query: { shelf: 'follows' } }])
  })

  it('are filtered by a tab, which the address keeps', async () => {
    const { host } = await draw('follows')
    fireEvent.click(screen.getByRole('tab', { name: 'People' }))
    expect(host.navigations).toEqual(['/attention?kind=user'])
    await waitFor(() =>
      expect(host.callsOf('people.following')).toContainEqual({ query: { shelf: 'follows', kind: 'user' } }),
    )
  })

  it('have no tab of a remote that is off', async () => {
    await draw('follows', { off: ['community'], built: ['anchor', 'organisation'] })
    await screen.findByRole('tab', { name: 'Presenters' })
    expect(screen.queryByRole('tab', { name: 'Circles' })).toBeNull()
  })

  it('end at once by their kinds and ids, and come back', async () => {
    const { host } = await draw('follows', {
      answers: { 'follows.remove': {}, 'removals.restore': { restored: 2 } },
    })
    await edit()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select “Xu Wanzhou”' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select “Chen He”' }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove (2)' }))
    await screen.findByRole('button', { name: 'Edit' })
    const [removal] = host.callsOf('follows.remove') as { query: { ids: string; undo: string } }[]
    expect(removal?.query.ids).toBe('anchor:904,user:503')
    expect(host.toasts).toEqual(['No longer followed'])
    await act(async () => host.offers.at(-1)?.onChoose())
    expect(host.callsOf('removals.restore')).toEqual([{ params: { key: removal?.query.undo }, body: {} }])
  })

  it('of circles that one manages cannot be selected', async () => {
    const { host } = await draw('follows', { answers: { 'follows.remove': {} } })
    await edit()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove (4)' }))
    await waitFor(() => expect(host.callsOf('follows.remove')).toHaveLength(1))
    expect(JSON.stringify(host.callsOf('follows.remove'))).not.toContain('circle:61')
  })

  it('are searched by words, and the matches marked', async () => {
    const found = pageOf(item({ marks: [[0, 2]] }))
    const { host, container } = await draw('follows', {
      query: { q: 'xu' },
      answers: { 'people.following': found },
    })
    await screen.findByRole('link', { name: /Xu Wanzhou/ })
    expect(container.querySelector('mark')?.textContent).toBe('Xu')
    expect(host.callsOf('people.following')).toEqual([{ query: { shelf: 'follows', q: 'xu' } }])
  })
})

describe('subscriptions', () => {
  it('show what is new, and lead to albums, radio and TV', async () => {
    await draw('subscriptions')
    await screen.findByText('2 new')
    expect([leadOf(/Letters in the rain/), leadOf(/Voice of Starbay/), leadOf(/Starbay TV/)]).toEqual([
      '/albums/2003',
      '/radios/801',
      '/lives/805',
    ])
  })

  it('say that there are none yet, and lead to the radio', async () => {
    await draw('subscriptions', { answers: { 'people.following': pageOf() }, built: ['radios'] })
    await screen.findByText('No content yet')
    expect(leadOf(/listen/)).toBe('/radios')
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  })

  it('say that the server is busy', async () => {
    await draw('subscriptions', { answers: { 'people.following': failing({ status: 500 }) } })
    expect(await screen.findByText('The server is busy')).toBeTruthy()
  })
})
