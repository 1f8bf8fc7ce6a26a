import { codes } from '@plaza/shared/api'
import { failing, pageOf, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { visit } from '../../../testing/visit'
import { certificate, publicVolunteer } from '../../../testing/volunteer-samples'

const action = {
  id: '7',
  kind: 'activity',
  title: 'Clean the old pier',
  hours: 2.5,
  served_at: '2026-11-20T08:00:00.000Z',
}
const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'volunteer',
    { id: 'v1' },
    { answers: { 'volunteers.one': publicVolunteer(), 'volunteers.actions': pageOf(action), ...answers }, ...options },
  )

describe('a volunteer', () => {
  it('has hours, place, teams, medals and what they did', async () => {
    await draw({ built: ['team-detail'] })
    await screen.findByRole('heading', { level: 1, name: 'Chen He' })
    for (const words of ['186.5', '53', '9', 'Repairs']) screen.getByText(words)
    expect(screen.getByRole('link', { name: 'Tide team' }).getAttribute('href')).toBe('/team-detail?id=601')
    expect(screen.getAllByText('Earned').length).toBe(8)
    screen.getByText('186.5 / 300')
    await screen.findByText('Clean the old pier')
  })

  it('has the way to the own record on the own page', async () => {
    await draw({ built: ['activity-record'], answers: { 'volunteers.one': publicVolunteer({ own: true }) } })
    expect((await screen.findByRole('link', { name: 'My record' })).getAttribute('href')).toBe('/activity-record')
  })

  it('is gone, or cannot be had', async () => {
    const { unmount } = await draw({ answers: { 'volunteers.one': failing({ code: codes.contentGone }) } })
    await screen.findByText('The content no longer exists')
    unmount()
    await draw({ answers: { 'volunteers.one': failing({ status: 500 }) } })
    expect(await screen.findByText('The server is busy')).toBeTruthy()
  })
})

describe('the verification of a certificate', () => {
  const verdict = (state: 'valid' | 'reversed' | 'unknown') => ({
    state,
    certificate: state === 'unknown' ? null : certificate(),
    ...(state === 'reversed'
      ? { reversed_at: '2026-11-22T08:00:00.000Z', hours_left: 184 }
      : { reversed_at: null, hours_left: null }),
  })
  const check = (state: 'valid' | 'reversed' | 'unknown') =>
    visit(
      'volunteer',
      { id: 'certificate' },
      { query: { proof: 'SBC-x' }, answers: { 'hours.verify': verdict(state) } },
    )

  it.each([
    ['valid', 'This certificate is genuine', true],
    ['reversed', 'Hours of it were taken back', true],
    ['unknown', 'Nobody issued this certificate', false],
  ] as const)('%s', async (state, words, hasPaper) => {
    const { host } = await check(state)
    await screen.findByText(words)
    expect(host.callsOf('hours.verify')).toEqual([{ params: { code: 'SBC-x' } }])
    expect(screen.queryByText('SBC2026000001') !== null).toBe(hasPaper)
    expect(host.callsOf('volunteers.one')).toEqual([])
  })

  it('says since when, and what is left', async () => {
    await check('reversed')
    expect(await screen.findByText(/Since .*22.*184 of its hours still count/)).toBeTruthy()
  })

  it('takes a typed code', async () => {
    const { host } = await visit('volunteer', { id: 'certificate' }, { answers: { 'hours.verify': verdict('valid') } })
    fireEvent.change(await screen.findByLabelText('Code below the QR code'), { target: { value: ' SBC-y ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Verify' }))
    await waitFor(() => expect(host.callsOf('hours.verify')).toEqual([{ params: { code: 'SBC-y' } }]))
  })
})
