import type { Invitation } from '@plaza/shared/api'
import { failing, pending, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { visit } from '../../testing/visit'

type InvitationChanges = Partial<Omit<Invitation, 'circle'>> & { circle?: Partial<Invitation['circle']> }

const invitation = ({ circle, ...over }: InvitationChanges = {}): Invitation => ({
  code: 'tide-photos',
  inviter: { id: '508', name: 'Mei', avatar: null },
  own: false,
  state: 'open',
  valid_until: null,
  target: 'circle',
  target_id: '61',
  title: 'Harbour light',
  text: 'Pictures of the bay',
  image: '/harbour.webp',
  circle: {
    ...{ id: '61', name: 'Harbour light', image: '/harbour.webp', members: 18420 },
    ...{ members_only: false, joined: false, ...circle },
  },
  joined: 0,
  ...over,
})
const toPost: InvitationChanges = {
  target: 'post',
  target_id: '20049',
  title: 'Sixty bags of books',
  text: 'Uncle Shen',
}

const draw = (over: InvitationChanges = {}, { answers, ...options }: VisitOptions = {}) =>
  visit(
    'invitation',
    {},
    {
      user: person(),
      query: { invitation: 'tide-photos' },
      answers: { 'invitations.detail': invitation(over), ...answers },
      ...options,
    },
  )
const leadOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')
const saving = () => screen.queryByRole('button', { name: 'Save picture' })

it('shows who invites, to which circle, and that anybody may look first', async () => {
  await draw({ circle: { members_only: true } }, { user: null })
  expect(await screen.findByRole('heading', { name: 'Mei invites you to a circle' })).toBeTruthy()
  for (const text of ['Harbour light', '18.4K members', 'By invitation', 'Pictures of the bay'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(leadOf('Open the circle')).toBe('/group-detail/61')
})

it('shows the post that it is about, and leads to it', async () => {
  await draw(toPost)
  expect(await screen.findByRole('heading', { name: 'Mei invites you to read a post' })).toBeTruthy()
  for (const text of ['Sixty bags of books', 'by Uncle Shen', 'Harbour light'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(leadOf('Read the post')).toBe('/group-post-detail/20049')
})

it('joins with one tap, by the invitation, once for two, and opens what it is about', async () => {
  const { host } = await draw(toPost, { answers: { 'circles.join': { joined: true, members: 3 } } })
  const join = await screen.findByRole('button', { name: 'Join the circle' })
  fireEvent.click(join)
  fireEvent.click(join)
  await waitFor(() => expect(host.navigations).toEqual(['/group-post-detail/20049']))
  expect(host.callsOf('circles.join')).toEqual([
    { params: { id: '61' }, body: { on: true, invitation: 'tide-photos' } },
  ])
  expect(host.toasts).toEqual(['Welcome to the circle'])
})

it('stays where joining was refused', async () => {
  const { host } = await draw({}, { answers: { 'circles.join': failing({ code: 403003 }) } })
  fireEvent.click(await screen.findByRole('button', { name: 'Join the circle' }))
  await waitFor(() => expect(host.callsOf('circles.join')).toHaveLength(1))
  expect(await screen.findByRole('button', { name: 'Join the circle' })).toBeTruthy()
  expect(host.navigations).toEqual([])
})

it.each<[what: string, InvitationChanges, note: RegExp]>([
  ['a member', { circle: { joined: true } }, /You are a member/],
  ['a member by an expired one', { state: 'expired', circle: { joined: true } }, /You are a member/],
  ['an expired one', { state: 'expired' }, /has expired/],
  ['a used-up one', { state: 'full' }, /As many people as possible/],
  ['one whose inviter has left', { state: 'ended' }, /has left this circle/],
  ['an own one of a circle that was left', { own: true, state: 'ended' }, /no member of this circle any more/],
])('says why there is nothing to join for %s', async (_, over, note) => {
  await draw(over)
  expect(await screen.findByText(note)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Join|Renew/ })).toBeNull()
  expect(leadOf('Open the circle')).toBe('/group-detail/61')
})

it('says that there is nothing at an address without a code', async () => {
  await visit('invitation', {})
  expect(await screen.findByText('The content no longer exists')).toBeTruthy()
})

it('shows that an unknown invitation is gone', async () => {
  await draw({}, { answers: { 'invitations.detail': failing({ code: 403001 }) } })
  expect(await screen.findByText('The content no longer exists')).toBeTruthy()
})

describe('the own invitation', () => {
  const drawn = new File(['a'], 'a.png', { type: 'image/png' })
  const words: string[] = []
  const draws = (picture: Blob | null) => {
    const pen = {
      ...{ fillRect: () => {}, drawImage: () => {}, measureText: () => ({ width: 1 }) },
      fillText: (text: string) => words.push(text),
    }
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(picture))
  }
  beforeEach(() => {
    words.length = 0
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:drawn', revokeObjectURL: () => {} }))
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('no pictures here'))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
  })

  it('is made from a circle, and leads to its own page', async () => {
    const { host } = await visit(
      'invitation',
      {},
      {
        user: person(),
        query: { target: 'post', id: '7' },
        answers: { 'invitations.create': invitation(), 'invitations.detail': pending },
      },
    )
    await waitFor(() => expect(host.navigations).toEqual(['/invitation-post?invitation=tide-photos']))
    expect(host.callsOf('invitations.create')).toEqual([{ body: { target: 'post', id: '7' } }])
  })

  it('is a poster with the inviter, the circle and what it is', async () => {
    draws(drawn)
    await draw({ own: true, joined: 2, valid_until: '2026-12-20T08:00:00+08:00' })
    const poster = await screen.findByRole('img', { name: 'Poster: Harbour light' })
    expect(poster.getAttribute('src')).toBe('blob:drawn')
    for (const word of ['Mei invites you to a circle', 'Harbour light', 'Pictures of the bay', 'Scan the code to join'])
      expect(words).toContain(word)
    expect(screen.getByText('2 people joined by your invitation')).toBeTruthy()
    expect(screen.getByText(/^Valid until /)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Join the circle' })).toBeNull()
  })

  it('names the post, its author and its circle', async () => {
    draws(drawn)
    await draw({ ...toPost, own: true })
    await screen.findByRole('img', { name: 'Poster: Sixty bags of books' })
    expect(words).toContain('by Uncle Shen · In the circle Harbour light')
    expect(words).toContain('Scan the code to read on')
  })

  it('is saved as a picture', async () => {
    draws(drawn)
    const { host } = await draw({ own: true })
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await screen.findByRole('img', { name: /Poster/ })
    fireEvent.click(saving() as HTMLElement)
    await waitFor(() => expect(host.toasts).toEqual(['Picture saved']))
    expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('tide-photos.png')
  })

  it.each(['wechat', 'ios', 'android'] as const)('is saved by the phone’s own menu in %s', async (kind) => {
    draws(drawn)
    await draw({ own: true }, { shell: { kind, inApp: kind !== 'wechat' } })
    expect(await screen.findByText('Press and hold the picture to save or send it')).toBeTruthy()
  })

  it('is shared with its address, which says who shares', async () => {
    draws(drawn)
    const { host } = await draw({ own: true })
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }))
    expect(host.shared).toMatchObject([
      {
        id: '61',
        target: 'circle',
        address: '/invitation-post?invitation=tide-photos&from_user_id=508',
        image: '/harbour.webp',
      },
    ])
  })

  it('is a QR code where no poster can be drawn', async () => {
    draws(null)
    await draw({ own: true })
    expect(await screen.findByRole('img', { name: 'QR code: Harbour light' })).toBeTruthy()
    expect(saving()).toBeNull()
    expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy()
  })

  it.each<[state: Invitation['state'], note: RegExp]>([
    ['expired', /Your invitation has expired/],
    ['full', /joined by your invitation/],
  ])('is renewed when it is %s', async (state, note) => {
    draws(drawn)
    let renewed = false
    const { host } = await draw(
      {},
      {
        answers: {
          'invitations.detail': () => invitation({ own: true, state: renewed ? 'open' : state }),
          'invitations.create': () => {
            renewed = true
            return invitation({ own: true })
          },
        },
      },
    )
    await screen.findByText(note)
    fireEvent.click(screen.getByRole('button', { name: 'Renew' }))
    await screen.findByRole('img', { name: /Poster/ })
    expect(host.callsOf('invitations.create')).toEqual([{ body: { target: 'circle', id: '61' } }])
  })
})
