import { failing, pageOf, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { visit } from '../../../testing/visit'
import { certificate, hoursRecord } from '../../../testing/volunteer-samples'

const summary = {
  ...{ hours: 186.5, services: 53, rank: 9, year: 2026, years: [2026, 2025] },
  months: [0, 3.5, 0, 0, 0, 0, 7, 0, 0, 0, 2.5, 0],
}
const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'activity-record',
    {},
    {
      user: person({ real_name: 1 }),
      built: ['activity-record', 'activity', 'real-name', 'volunteer'],
      answers: {
        'hours.summary': summary,
        'hours.list': pageOf(hoursRecord()),
        'hours.records': pageOf(),
        'hours.certificates': pageOf(),
        ...answers,
      },
      ...options,
    },
  )

describe('the record', () => {
  it('has sums, the months of a year, and each entry', async () => {
    const { host } = await draw()
    await screen.findByText('186.5')
    screen.getByText('Month 7: 7 h')
    screen.getByText('13 h in 2026')
    expect((await screen.findByRole('link', { name: /^Clean the old pier/ })).getAttribute('href')).toBe(
      '/activities-details/31',
    )
    fireEvent.click(screen.getByRole('button', { name: '2025' }))
    await waitFor(() => expect(host.callsOf('hours.list').at(-1)).toEqual({ query: { year: 2025 } }))
    fireEvent.click(await screen.findByRole('button', { name: 'Wishes' }))
    await waitFor(() => expect(host.callsOf('hours.list').at(-1)).toEqual({ query: { year: 2025, source: 'wish' } }))
  })

  it('has its lists also where its totals fail', async () => {
    const { host } = await draw({ answers: { 'hours.summary': failing({ status: 500 }) } })
    await screen.findByRole('link', { name: /^Clean the old pier/ })
    host.answers['hours.summary'] = summary
    fireEvent.click(await screen.findByRole('button', { name: 'Load the totals again' }))
    await waitFor(() => expect(screen.queryByText('186.5')).not.toBeNull())
  })

  it('has one error panel where all fails, and goes on from it', async () => {
    const failed = failing({ status: 500 })
    const { host } = await draw({ answers: { 'hours.summary': failed, 'hours.list': failed } })
    await screen.findByText('The server is busy')
    await waitFor(() => expect(host.callsOf('hours.list')).not.toEqual([]))
    expect(screen.getAllByText('The server is busy')).toHaveLength(1)
    host.answers['hours.summary'] = summary
    host.answers['hours.list'] = pageOf(hoursRecord())
    fireEvent.click(screen.getByRole('button', { name: 'Load the totals again' }))
    await screen.findByText('186.5')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('link', { name: /^Clean the old pier/ })
  })

  it('shows what was taken back beside what took it back', async () => {
    const list = pageOf(
      hoursRecord({ id: '8', hours: -2.5, is_reversal: true, note: 'Counted twice' }),
      hoursRecord({ reversed_at: '2026-11-21T08:00:00.000Z' }),
    )
    await draw({ answers: { 'hours.list': list } })
    await screen.findByText('Correction')
    screen.getByText('Taken back')
    screen.getByText('Counted twice')
    expect(screen.queryByRole('button', { name: 'Certificate' })).toBeNull()
  })

  it('issues a certificate of one service, with the name as chosen', async () => {
    const { host } = await draw({
      answers: { 'hours.issue': certificate(), 'hours.certificate': certificate() },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Certificate' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Issue a certificate' }))
    fireEvent.click(sheet.getByLabelText('The whole name'))
    fireEvent.click(sheet.getByRole('button', { name: 'Issue' }))
    await waitFor(() => expect(host.callsOf('hours.issue')).toEqual([{ body: { scope: 'entry:7', shows: 'whole' } }]))
    expect(host.navigations.at(-1)).toBe('/activity-record?certificate=c1')
  })

  it('asks for a proven name first', async () => {
    await draw({ user: person({ real_name: 0 }) })
    fireEvent.click(await screen.findByRole('button', { name: 'Certificate' }))
    expect((await screen.findByRole('link', { name: 'Prove my name' })).getAttribute('href')).toBe('/real-name')
  })

  it('lists what was joined', async () => {
    const joined = {
      ...{
        id: '31',
        kind: 'activity' as const,
        title: 'Read to the blind',
        place: 'Library',
        state: 'joined' as const,
      },
      ...{
        link: '/activities-details/31',
        starts_at: '2026-11-28T01:00:00.000Z',
        joined_at: '2026-11-21T01:00:00.000Z',
      },
    }
    await draw({ query: { tab: 'joined' }, answers: { 'hours.records': pageOf(joined) } })
    expect((await screen.findByRole('link', { name: /Read to the blind.*Signed up/ })).getAttribute('href')).toBe(
      joined.link,
    )
  })

  it('is empty with the way to an activity, and fails with a retry', async () => {
    const nothing = { ...summary, hours: 0, services: 0, rank: null, years: [], months: summary.months.map(() => 0) }
    const { unmount } = await draw({ answers: { 'hours.summary': nothing, 'hours.list': pageOf() } })
    expect(await screen.findByRole('link', { name: 'Find an activity' })).toBeTruthy()
    unmount()
    await draw({ answers: { 'hours.list': failing({ status: 500 }) } })
    expect(await screen.findByText('The server is busy')).toBeTruthy()
  })
})

describe('a certificate', () => {
  const open = (answers: VisitOptions['answers'] = {}) =>
    draw({ query: { certificate: 'c1' }, answers: { 'hours.certificate': certificate(), ...answers } })

  it('says who, what, when and by whom, with the code that verifies it', async () => {
    await open()
    await screen.findByRole('heading', { name: 'Certificate of Volunteer Service' })
    screen.getByText('陈*')
    screen.getByText('gave 186.5 hours in 53 voluntary services')
    screen.getByRole('img', { name: 'Code that verifies this certificate' })
    const link = screen.getByRole('link', { name: 'Verification page' })
    expect(link.getAttribute('href')).toBe('/user-details/certificate?proof=SBC2026000001-abcdefghijklmnopqrstuv')
  })

  it('is printed', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalled()
    vi.unstubAllGlobals()
  })
})

describe('the address for calendars', () => {
  it('is made, shown once, copied and ended', async () => {
    let madeAt: string | null = null
    const answers: VisitOptions['answers'] = {
      'calendarFeeds.own': () => ({ made_at: madeAt }),
      'calendarFeeds.make': {
        address: 'https://plaza.example/asc/calendar/abc.def.ics',
        made_at: '2026-11-27T08:00:00.000Z',
      },
      'calendarFeeds.revoke': { ok: true },
    }
    const { host } = await draw({ query: { tab: 'joined' }, answers })
    fireEvent.click(await screen.findByRole('button', { name: /In my calendar/ }))
    const button = await screen.findByRole('button', { name: 'Make my address' })
    madeAt = '2026-11-27T08:00:00.000Z'
    fireEvent.click(button)
    await screen.findByText('https://plaza.example/asc/calendar/abc.def.ics')
    expect(screen.getByRole('link', { name: 'Subscribe' }).getAttribute('href')).toBe(
      'webcal://plaza.example/asc/calendar/abc.def.ics',
    )
    fireEvent.click(screen.getByRole('button', { name: 'End it' }))
    await waitFor(() => expect(host.callsOf('calendarFeeds.revoke')).toHaveLength(1))
    await waitFor(() => expect(screen.queryByText(/abc.def.ics/)).toBeNull())
  })
})

it('lists hours that no activity gave among what was joined, without a link', async () => {
  const record = {
    ...{
      id: 'entry-7',
      kind: 'hand' as const,
      title: 'Watch on the dyke',
      place: 'Dyke',
      state: 'signed-out' as const,
    },
    ...{ link: null, starts_at: '2026-11-20T04:00:00.000Z', joined_at: '2026-11-20T04:00:00.000Z' },
  }
  await draw({ query: { tab: 'joined' }, answers: { 'hours.records': pageOf(record) } })
  expect((await screen.findByText('Watch on the dyke')).closest('a')).toBeNull()
  expect(screen.getByText('By hand')).toBeTruthy()
})
