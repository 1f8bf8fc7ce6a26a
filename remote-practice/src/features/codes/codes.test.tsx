import { codes as refusals } from '@plaza/shared/api'
import { failing, pageOf, person } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { detail, summary } from '../../testing/samples'
import { team, teamSummary } from '../../testing/team-samples'
import { visit } from '../../testing/visit'

const later = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const signed = (seconds = 50) => ({ code: 'sealed-code', expires_at: later(seconds) })
const user = person()

describe('the own code', () => {
  it('is a QR code that says whose it is', async () => {
    await visit('practice-code', {}, { user, answers: { 'scans.code': signed() } })
    await screen.findByRole('img', { name: 'My volunteer code' })
    expect(screen.getByText(user.nickname)).toBeTruthy()
  })

  it('is asked for again when half of its time is over, and says when none is valid', async () => {
    const { host } = await visit('practice-code', {}, { user, answers: { 'scans.code': signed(-1) } })
    await screen.findByText(/has expired/)
    await waitFor(() => expect(host.callsOf('scans.code').length).toBeGreaterThan(1))
  })
})

describe('the code of a team', () => {
  it('leads to the team', async () => {
    const answers = { 'teams.code': signed(), 'teams.detail': team() }
    await visit('team-code', {}, { user, query: { id: '601' }, answers })
    await screen.findByRole('img', { name: 'Team code' })
    expect(screen.getByText('Tide team')).toBeTruthy()
  })

  it('is chosen among the own teams where the address names none', async () => {
    const own = { ...teamSummary(), membership: 'manager' as const, pending: 0 }
    await visit('team-code', {}, { user, answers: { 'teams.mine': pageOf(own) } })
    const link = (await screen.findByText('Tide team')).closest('a')
    expect(link?.getAttribute('href')).toBe('/team-code?id=601')
  })
})

it('the record says what was scanned, and leads there', async () => {
  const scan = {
    kind: 'team' as const,
    id: '601',
    title: 'Tide team',
    valid: true,
    scan_id: '1',
    scanned_at: later(-60),
  }
  await visit('code-record', {}, { user, answers: { 'scans.mine': pageOf(scan) } })
  expect((await screen.findByText('Tide team')).closest('a')?.getAttribute('href')).toBe('/team-detail?id=601')
})

it.each([
  ['volunteer', { id: 'u2', volunteer_id: 'v7' }, '/user-details/v7'],
  [
    'certificate',
    { id: 'SBC2026000001-abcdefghijklmnopqrstuv' },
    '/user-details/certificate?proof=SBC2026000001-abcdefghijklmnopqrstuv',
  ],
  ['certificate', { id: 'SBC2026000001' }, '/user-details/certificate'],
] as const)('a scanned %s leads to its page', async (kind, about, address) => {
  const scan = { kind, title: 'Zhou', valid: true, ...about }
  const record = { ...scan, scan_id: '1', scanned_at: later(-60) }
  const answers = { 'scans.read': scan, 'scans.mine': pageOf(record), 'teams.mine': pageOf() }
  await visit('scan-result', {}, { user, query: { scanned: 'x' }, answers })
  const name = kind === 'volunteer' ? 'Page of the volunteer' : 'Verify the certificate'
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(address)
})

describe('what a code means', () => {
  const scanned = (answer: object, more: object = {}) =>
    visit(
      'scan-result',
      {},
      {
        user,
        query: { scanned: 'sealed-code' },
        answers: { 'scans.read': { kind: 'unknown', id: null, title: '', valid: true, ...answer }, ...more },
      },
    )

  it('signs in by one tap', async () => {
    const { host } = await scanned(
      { kind: 'sign-in', id: '31', title: 'Clean the old pier' },
      {
        'activities.detail': detail({ participation: 'joined' }),
        'activities.signIn': detail({ participation: 'signed-in' }),
      },
    )
    const button = await screen.findByRole('button', { name: 'Sign in' })
    await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false))
    fireEvent.click(button)
    await waitFor(() =>
      expect(host.callsOf('activities.signIn')).toEqual([
        { body: { activity_id: '31', code: 'sealed-code', kept: true } },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull())
  })

  it('leads to a team', async () => {
    await scanned({ kind: 'team', id: '601', title: 'Tide team' })
    expect((await screen.findByRole('link', { name: 'Open the team' })).getAttribute('href')).toBe(
      '/team-detail?id=601',
    )
  })

  it('lets a manager sign a volunteer in where an activity runs or begins soon', async () => {
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
    const own = { ...teamSummary(), membership: 'manager' as const, pending: 0 }
    const { host } = await scanned(
      { kind: 'volunteer', id: 'u1', title: 'Chen' },
      {
        'teams.mine': pageOf(own),
        'activities.list': pageOf(
          summary({ state: 'open', starts_at: inMinutes(20), ends_at: inMinutes(80) }),
          summary({ id: '32', state: 'open', starts_at: inMinutes(40), ends_at: inMinutes(80) }),
        ),
        'attendance.sign': { done: 1, activity: detail() },
      },
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Sign this person in' }))
    await waitFor(() =>
      expect(host.callsOf('attendance.sign')).toEqual([
        { params: { id: '31' }, body: { step: 'sign-in', code: 'sealed-code' } },
      ]),
    )
  })

  it('lets a manager sign a volunteer out for a day after the end, and not before the start', async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const own = { ...teamSummary(), membership: 'manager' as const, pending: 0 }
    const { host } = await scanned(
      { kind: 'volunteer', id: 'u1', title: 'Chen' },
      {
        'teams.mine': pageOf(own),
        'activities.list': ({ query }: { query: { state?: string } }) =>
          query.state === 'ended'
            ? pageOf(
                summary({
                  id: '33',
                  title: 'Over lately',
                  state: 'ended',
                  starts_at: inHours(-25),
                  ends_at: inHours(-23),
                }),
                summary({
                  id: '34',
                  title: 'Long over',
                  state: 'ended',
                  starts_at: inHours(-28),
                  ends_at: inHours(-25),
                }),
              )
            : pageOf(summary({ title: 'Begins soon', state: 'open', starts_at: inHours(0.3), ends_at: inHours(2) })),
        'attendance.sign': { done: 1, activity: detail() },
      },
    )
    await screen.findByText('Over lately')
    expect(screen.getByText('Begins soon')).toBeTruthy()
    expect(screen.queryByText('Long over')).toBeNull()
    const [signOut, ...others] = screen.getAllByRole('button', { name: 'Sign this person out' })
    expect(others).toEqual([])
    fireEvent.click(signOut as HTMLElement)
    await waitFor(() =>
      expect(host.callsOf('attendance.sign')).toEqual([
        { params: { id: '33' }, body: { step: 'sign-out', code: 'sealed-code' } },
      ]),
    )
  })

  it.each<[string, object, RegExp]>([
    ['that is too old', { kind: 'team', id: '601', title: 'Tide team', valid: false }, /has expired/],
    ['that nobody made', {}, /does not know this code/],
  ])('says of a code %s what to do, and scans again', async (_, answer, words) => {
    const { host } = await scanned(answer)
    await screen.findByRole('heading', { name: words })
    fireEvent.click(screen.getByRole('button', { name: 'Scan again' }))
    expect(host.navigations).toEqual(['/scan-result'])
  })

  it('tries again after a failure', async () => {
    await visit(
      'scan-result',
      {},
      {
        user,
        query: { scanned: 'x' },
        answers: { 'scans.read': failing({ code: refusals.serverError }) },
      },
    )
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

describe('the scanner', () => {
  it('says that there is no camera, and takes typed digits', async () => {
    const unknown = { kind: 'unknown' as const, id: null, title: '', valid: false }
    const { host } = await visit('scan-result', {}, { user, answers: { 'scans.read': unknown } })
    await screen.findByText(/There is no camera here/)
    fireEvent.change(screen.getByLabelText('Or type the digits'), { target: { value: '123456' } })
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(host.navigations).toEqual(['/scan-result?scanned=123456'])
  })
})

describe('a scan without a network', () => {
  const minutes = (n: number) => new Date(Date.now() + n * 60_000).toISOString()
  const own = (over: object) => ({ ...summary({ starts_at: minutes(10), ends_at: minutes(100), ...over }) })
  const scanOffline = async (code: string) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    return visit(
      'scan-result',
      {},
      {
        user,
        query: { scanned: code },
        answers: {
          'scans.read': failing({ kind: 'network' }),
          'activities.signIn': failing({ kind: 'network' }),
          'activities.mine': pageOf(
            { ...own({ title: 'Clean the old pier' }), participation: 'joined' as const },
            { ...own({ id: '32', title: 'Tomorrow', starts_at: minutes(900) }), participation: 'joined' as const },
            { ...own({ id: '33', title: 'Waited for' }), participation: 'waiting' as const },
          ),
        },
      },
    )
  }
  afterEach(() => void vi.restoreAllMocks())

  it('is kept for the own activity that takes place now', async () => {
    const { host } = await scanOffline('sealed-code')
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in: Clean the old pier' }))
    await waitFor(() =>
      expect(host.outbox.getState()).toMatchObject([
        { input: { body: { activity_id: '31', code: 'sealed-code', kept: true } } },
      ]),
    )
    expect(host.toasts).toContain('Kept on this device, sent when the network is back')
    expect(screen.queryByRole('button', { name: /Tomorrow|Waited for/ })).toBeNull()
  })

  it('is not kept where it is digits, which do not say when they were shown', async () => {
    await scanOffline('123456')
    await screen.findByText('There is no network to read the code')
    expect(screen.queryByRole('button', { name: /Clean the old pier/ })).toBeNull()
  })
})
