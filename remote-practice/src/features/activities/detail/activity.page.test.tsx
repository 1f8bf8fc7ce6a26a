import { codes } from '@plaza/shared/api'
import { failing, pageOf, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { practice } from '../../../testing/practice-samples'
import { detail } from '../../../testing/samples'
import { visit } from '../../../testing/visit'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T04:00:00Z'), toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'activity',
    { id: 31 },
    {
      answers: { 'activities.detail': detail(), 'comments.list': pageOf(), 'practices.list': pageOf(), ...answers },
      ...options,
    },
  )

const tap = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

it('shows what, when, where, the organiser, and the places left', async () => {
  await draw({ built: ['team-detail'] })
  await screen.findByRole('heading', { level: 1, name: 'Clean the old pier' })
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  screen.getByText(/28 Nov, 09:00–11:30/)
  screen.getByText('Linjiang · Old pier')
  screen.getByText('10 places left')
  screen.getByRole('link', { name: 'Tide team' })
  expect(screen.getByRole('link', { name: 'Call 13800000001' }).getAttribute('href')).toBe('tel:13800000001')
})

it('opens the place in maps', async () => {
  const { host } = await draw()
  fireEvent.click(await screen.findByRole('link', { name: 'Open in maps' }))
  expect(host.trusted).toEqual([expect.stringContaining('mlat=29.9&mlon=121.6')])
})

it('shows that an activity is gone', async () => {
  await draw({ answers: { 'activities.detail': failing({ code: codes.contentGone }) } })
  expect(await screen.findByText('The content no longer exists')).toBeTruthy()
})

it('leads to its records, and to the form of a new one', async () => {
  await draw({ answers: { 'practices.list': pageOf(practice({ id: '76101', form: 'record', title: 'Sandy shoes' })) } })
  const link = await screen.findByRole('link', { name: /Sandy shoes/ })
  expect(link.getAttribute('href')).toBe('/practices/76101')
  expect(screen.getByRole('link', { name: 'Write a record' }).getAttribute('href')).toBe('/create/31')
})

describe('the milestones', () => {
  it('are there before the answer says that one has joined, so that nothing moves then', async () => {
    await draw()
    const steps = (await screen.findByRole('heading', { name: 'How it goes' })).closest('section') as HTMLElement
    expect(within(steps).getAllByRole('listitem')).toHaveLength(3)
    expect(within(steps).queryByRole('listitem', { current: 'step' })).toBeNull()
  })

  it('are not there for those who took no part in what is over', async () => {
    await draw({ answers: { 'activities.detail': detail({ state: 'ended' }) } })
    await screen.findByRole('heading', { level: 1, name: 'Clean the old pier' })
    expect(screen.queryByRole('heading', { name: 'How it goes' })).toBeNull()
  })
})

describe('the steps that the server allows', () => {
  it('join, and the page shows the answer', async () => {
    const { host } = await draw({
      user: person(),
      answers: { 'activities.join': detail({ participation: 'joined', joined: 31, steps: ['cancel'] }) },
    })
    await tap('Sign up')
    await screen.findByRole('button', { name: 'Cancel my place' })
    screen.getByText('9 places left')
    expect(host.toasts).toEqual(['You are in'])
  })

  it('cancel, after a confirmation', async () => {
    const joined = detail({ participation: 'joined', steps: ['cancel'] })
    const { host } = await draw({
      user: person(),
      answers: { 'activities.detail': joined, 'activities.cancel': detail() },
    })
    await tap('Cancel my place')
    await screen.findByRole('button', { name: 'Sign up' })
    expect(host.callsOf('activities.cancel')).toEqual([{ params: { activity_id: '31' } }])
  })

  it('none, and the bar explains why', async () => {
    await draw({ answers: { 'activities.detail': detail({ state: 'full', joined: 40, steps: [] }) } })
    const bar = await screen.findByRole('button', { name: 'All places are taken' })
    expect((bar as HTMLButtonElement).disabled).toBe(true)
  })

  it('refetches the activity after a refusal', async () => {
    const { host } = await draw({ user: person(), answers: { 'activities.join': failing({ code: codes.full }) } })
    await screen.findByRole('button', { name: 'Sign up' })
    await waitFor(() => expect(host.callsOf('activities.detail').length).toBeGreaterThan(0))
    const before = host.callsOf('activities.detail').length
    await tap('Sign up')
    await waitFor(() => expect(host.callsOf('activities.detail').length).toBeGreaterThan(before))
  })
})

describe('signing in', () => {
  const joined = detail({ state: 'running', participation: 'joined', steps: ['sign-in'] })
  const signedIn = detail({ state: 'running', participation: 'signed-in', steps: ['sign-out'] })
  const type = async (code: string) =>
    fireEvent.change(await screen.findByLabelText('Six-digit code of the organiser'), { target: { value: code } })

  it('accepts the organiser’s six digits', async () => {
    const { host } = await draw({
      user: person(),
      answers: { 'activities.detail': joined, 'activities.signIn': signedIn },
    })
    await tap('Sign in')
    await type('12 34 56 78')
    await tap('Confirm')
    await screen.findByRole('button', { name: 'Sign out' })
    expect(host.callsOf('activities.signIn')).toEqual([{ body: { activity_id: '31', code: '123456' } }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('accepts them for signing out too', async () => {
    const { host } = await draw({
      user: person(),
      answers: {
        'activities.detail': signedIn,
        'activities.signOut': detail({ state: 'running', participation: 'signed-out', steps: [] }),
      },
    })
    await tap('Sign out')
    await type('654321')
    await tap('Confirm')
    await waitFor(() =>
      expect(host.callsOf('activities.signOut')).toEqual([{ body: { activity_id: '31', code: '654321' } }]),
    )
  })

  it.each<[code: number, words: RegExp]>([
    [codes.codeWrong, /code is not right/],
    [codes.tooFar, /too far/],
    [codes.tooEarly, /too early/],
    [codes.tooLate, /too late/],
    [codes.stateChanged, /have changed meanwhile/],
  ])('explains the refusal %i', async (code, words) => {
    await draw({ user: person(), answers: { 'activities.detail': joined, 'activities.signIn': failing({ code }) } })
    await tap('Sign in')
    await type('123456')
    await tap('Confirm')
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
  })

  it('requests the position only when it is needed', async () => {
    const getCurrentPosition = vi.fn((done: PositionCallback) =>
      done({ coords: { latitude: 29.9, longitude: 121.6 } } as GeolocationPosition),
    )
    vi.stubGlobal('isSecureContext', true)
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
    const { host } = await draw({
      user: person(),
      answers: { 'activities.detail': joined, 'activities.signIn': signedIn },
    })
    await tap('Sign in')
    await screen.findByLabelText('Six-digit code of the organiser')
    expect(getCurrentPosition).not.toHaveBeenCalled()
    await tap(/Use my position/)
    await waitFor(() =>
      expect(host.callsOf('activities.signIn')).toEqual([{ body: { activity_id: '31', lat: 29.9, lng: 121.6 } }]),
    )
  })

  it('explains what to do if the position is denied', async () => {
    vi.stubGlobal('isSecureContext', true)
    const getCurrentPosition = (_: PositionCallback, fail: PositionErrorCallback) =>
      fail({ code: 1 } as GeolocationPositionError)
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
    await draw({ user: person(), answers: { 'activities.detail': joined } })
    await tap('Sign in')
    await tap(/Use my position/)
    expect((await screen.findByRole('alert')).textContent).toMatch(/Position is not allowed/)
  })
})

it('shows the milestones from joining to the credited hours', async () => {
  await draw({
    user: person(),
    answers: { 'activities.detail': detail({ participation: 'signed-out', steps: [], credited_hours: 2.5 }) },
  })
  await screen.findByText('2.5 hours credited to you')
  expect(screen.getByText('Signed out').getAttribute('aria-current')).toBe('step')
})

it('shows a team manager the code and its remaining validity', async () => {
  vi.setSystemTime(new Date('2026-11-21T04:00:48Z'))
  await draw({ user: person(), answers: { 'activities.detail': detail({ sign_code: '048213' }) } })
  expect(await screen.findByText('048 213')).toBeTruthy()
  expect(screen.getByText(/changes in 12 s/)).toBeTruthy()
})

it('lists all participants with masked names', async () => {
  const { host } = await draw({
    answers: {
      'activities.participants': pageOf({ id: 'u9', name: 'L**', avatar: null, participation: 'signed-in' as const }),
    },
  })
  await tap(/See everyone/)
  const sheet = within(await screen.findByRole('dialog', { name: 'Volunteers' }))
  await sheet.findByText('L**')
  sheet.getByText('Taking part')
  expect(host.callsOf('activities.participants')).toEqual([{ query: { activity_id: '31' } }])
})

it('is liked optimistically and shared with its own address', async () => {
  const { host } = await draw({ user: person(), answers: { 'likes.set': { liked: true, likes: 4 } } })
  await tap('Like, 3 so far')
  await screen.findByRole('button', { name: 'Like, 4 so far', pressed: true })
  await tap('Share')
  expect(host.shared).toMatchObject([{ id: '31', address: '/activities-details/31' }])
})

it('keeps a like that has no network', async () => {
  const lost = () => {
    throw { kind: 'network', msg: '' }
  }
  await draw({ user: person(), answers: { 'likes.set': lost } })
  await tap('Like, 3 so far')
  const name = 'Like, 4 so far, waits for the network'
  expect(await screen.findByRole('button', { name, pressed: true })).toBeTruthy()
})

it('keeps the text of an appeal until it is sent', async () => {
  const missed = detail({ state: 'ended', participation: 'joined', steps: ['appeal'] })
  const sent = detail({
    state: 'ended',
    participation: 'joined',
    steps: [],
    appeal: { state: 'waiting', reason: null },
  })
  const { host } = await draw({
    user: person(),
    answers: { 'activities.detail': missed, 'activities.appeal': sent },
  })
  await tap('I was there')
  fireEvent.change(await screen.findByLabelText(/What happened/), { target: { value: 'No battery' } })
  await tap('Close')
  await tap('I was there')
  expect(((await screen.findByLabelText(/What happened/)) as HTMLTextAreaElement).value).toBe('No battery')
  await tap('Send to the team')
  await waitFor(() => expect(host.drafts.read('appeal:31')).toBeNull())
  expect(host.callsOf('activities.appeal')).toEqual([
    { params: { id: '31' }, body: { text: 'No battery', images: [] } },
  ])
})

it('leads to the place of practice where it is', async () => {
  const position = { id: '654', name: 'Old Pier Hall', kind: 'hall' as const }
  await draw({ answers: { 'activities.detail': detail({ position }) }, built: ['venue', 'team-detail'] })
  expect((await screen.findByRole('link', { name: 'Old pier' })).getAttribute('href')).toBe('/venue-details/654')
})
