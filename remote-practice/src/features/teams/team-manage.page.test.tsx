import { failing, pageOf, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dispatch } from '../../testing/dispatch-samples'
import { position } from '../../testing/position-samples'
import { detail, summary } from '../../testing/samples'
import { member, team } from '../../testing/team-samples'
import { visit } from '../../testing/visit'

const asking = member({
  id: 'u2',
  name: 'Zhou',
  state: 'pending',
  note: 'Free on Sundays',
  steps: ['accept', 'refuse'],
})
const attendee = {
  ...{
    id: 'u2',
    name: 'Zhou',
    avatar: null,
    participation: 'signed-in' as const,
    joined_at: '2026-11-20T04:00:00.000Z',
  },
  ...{ signed_in_at: '2026-11-21T04:00:00.000Z', signed_out_at: null, way: 'code' as const, to_check: true, hours: 0 },
}
const appeal = {
  ...{ id: 'a1', user: { id: 'u2', name: 'Zhou', avatar: null }, text: 'My phone was empty', images: [], reason: null },
  activity: { id: '31', title: 'Clean the old pier', starts_at: '2026-11-20T04:00:00.000Z', hours: 2.5 },
  ...{ state: 'waiting' as const, created_at: '2026-11-20T09:00:00.000Z' },
}

const draw = (query: Record<string, string> = {}, { answers, ...options }: VisitOptions = {}) =>
  visit(
    'team-manage',
    { id: '601' },
    {
      query,
      user: person(),
      answers: {
        'teams.detail': team({ membership: 'manager' }),
        'teams.members': pageOf(asking),
        'teams.membership': team({ membership: 'manager' }),
        'activities.list': pageOf(summary()),
        'activities.detail': detail({ manages: true }),
        'attendance.list': pageOf(attendee),
        'attendance.appeals': pageOf(appeal),
        ...answers,
      },
      ...options,
    },
  )

it('accepts who asks to join', async () => {
  const { host } = await draw()
  await screen.findByText('Free on Sundays')
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() =>
    expect(host.callsOf('teams.membership')).toEqual([{ body: { team_id: '601', action: 'accept', user_id: 'u2' } }]),
  )
})

it('asks for the reason of a refusal', async () => {
  const { host } = await draw()
  fireEvent.click(await screen.findByRole('button', { name: 'Refuse' }))
  fireEvent.change(await screen.findByLabelText(/Reason/), { target: { value: 'We are full' } })
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() =>
    expect(host.callsOf('teams.membership')).toEqual([
      { body: { team_id: '601', action: 'refuse', user_id: 'u2', reason: 'We are full' } },
    ]),
  )
})

it.each([
  [false, 'one'],
  [true, 'rest'],
])('calls an activity off with a reason; of a series (%s), %s', async (series, extent) => {
  const answers = { 'activityPlans.callOff': detail(), 'activityPlans.one': { ...seriesPlan, series } }
  const { host } = await draw({ tab: 'activities' }, { answers: answers as VisitOptions['answers'] })
  fireEvent.click(await screen.findByRole('button', { name: 'Call off' }))
  fireEvent.change(await screen.findByLabelText(/Reason/), { target: { value: 'Storm' } })
  if (series) fireEvent.click(await screen.findByRole('checkbox', { name: /Also those/ }))
  else expect(screen.queryByRole('checkbox')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() =>
    expect(host.callsOf('activityPlans.callOff')).toEqual([
      { params: { id: '31' }, body: { reason: 'Storm', extent } },
    ]),
  )
})

const seriesPlan = {
  ...{ id: '31', series: true, skills: ['rescue'], title: 'Clean the pier', kind: '环境保护', body: 'Bring gloves' },
  ...{ place: 'Pier', district: '青岩', contact: 'Lin', lat: 30.5, lng: 121.9, capacity: 20, hours: 1.5 },
  ...{ sign_by: 'either', image: '/media/a.jpg' },
  ...{ starts_at: '2036-11-22T01:00:00.000Z', ends_at: '2036-11-22T03:00:00.000Z' },
}

it('changes the rest of a series with one of its dates', async () => {
  const answers = {
    ...{ 'activityPlans.one': seriesPlan, 'activityPlans.edit': detail() },
    ...{ 'teams.filters': { kinds: [], districts: [] }, 'config.map': failing({ status: 500 }) },
  } as VisitOptions['answers']
  const { host } = await draw({ tab: 'activities', form: '31' }, { answers })
  fireEvent.click(await screen.findByRole('button', { name: 'Repairs' }))
  fireEvent.click(await screen.findByRole('button', { name: /What is changed/ }))
  fireEvent.click(await screen.findByRole('radio', { name: 'This one and those after it' }))
  await screen.findByText(/The other dates move/)
  fireEvent.click(screen.getByRole('button', { name: 'Save the changes' }))
  await waitFor(() =>
    expect(host.callsOf('activityPlans.edit')).toMatchObject([
      { params: { id: '31' }, body: { extent: 'rest', hours: 1.5, skills: ['rescue', 'repair'] } },
    ]),
  )
})

it('changes an activity to be at a place of practice', async () => {
  const answers = {
    ...{ 'activityPlans.one': seriesPlan, 'activityPlans.edit': detail() },
    ...{ 'teams.filters': { kinds: [], districts: [] }, 'config.map': failing({ status: 500 }) },
    'positions.list': pageOf(position({ id: '801', name: '读书角', name_en: 'Reading corner' })),
  } as VisitOptions['answers']
  const { host } = await draw({ tab: 'activities', form: '31' }, { answers })
  fireEvent.click(await screen.findByRole('button', { name: /Place of practice/ }))
  fireEvent.click(await screen.findByRole('radio', { name: /Reading corner/ }))
  expect(await screen.findByRole('button', { name: 'Place of practice Reading corner' })).toBeTruthy()
  expect(screen.queryByText(/Move the map/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Save the changes' }))
  await waitFor(() =>
    expect(host.callsOf('activityPlans.edit')).toMatchObject([{ body: { position_id: '801', place: '读书角' } }]),
  )
})

it('signs many out, and confirms what was sent later', async () => {
  const { host } = await draw(
    { tab: 'activities', activity: '31' },
    { answers: { 'attendance.sign': { done: 1, activity: detail() }, 'attendance.check': attendee } },
  )
  await screen.findByText(/^To be checked:/)
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(host.callsOf('attendance.check')).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: 'Select' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Zhou' }))
  fireEvent.click(screen.getByRole('button', { name: 'Sign 1 out' }))
  await waitFor(() =>
    expect(host.callsOf('attendance.sign')).toEqual([
      { params: { id: '31' }, body: { step: 'sign-out', user_ids: ['u2'] } },
    ]),
  )
})

it('accepts an appeal', async () => {
  const { host } = await draw(
    { tab: 'appeals' },
    { answers: { 'attendance.decideAppeal': { ...appeal, state: 'accepted' } } },
  )
  await screen.findByText('My phone was empty')
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() =>
    expect(host.callsOf('attendance.decideAppeal')).toEqual([{ params: { id: 'a1' }, body: { step: 'accept' } }]),
  )
})

it('leads others to the page of the team', async () => {
  await draw({}, { answers: { 'teams.detail': team() } })
  const link = await screen.findByRole('link', { name: 'Team page' })
  expect(link.getAttribute('href')).toBe('/team-detail?id=601')
  expect(screen.queryByText('Zhou')).toBeNull()
})

it('offers a retry after a failure', async () => {
  await draw({}, { answers: { 'teams.detail': failing({}) } })
  expect(await screen.findByRole('button', { name: /again|retry/i })).toBeTruthy()
})

it('answers what the centre asks: accepts after a question, or declines with a reason', async () => {
  const answers = {
    'dispatches.list': pageOf(dispatch()),
    'dispatches.step': dispatch({ state: 'declined', steps: [] }),
  }
  const { host } = await draw({ tab: 'asked' }, { answers })
  await screen.findByText('It is on your way')
  expect(screen.getByRole('link', { name: 'Ink for the stamp' }).getAttribute('href')).toBe('/micro-wish-details/73007')
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }))
  const sheet = within(await screen.findByRole('dialog'))
  fireEvent.click(sheet.getByRole('button', { name: 'Decline' }))
  await sheet.findByText('Write a few words first')
  fireEvent.change(sheet.getByRole('textbox'), { target: { value: ' Nobody is free ' } })
  fireEvent.click(sheet.getByRole('button', { name: 'Decline' }))
  await waitFor(() =>
    expect(host.callsOf('dispatches.step')).toEqual([
      { params: { id: 'd1' }, body: { step: 'decline', reason: 'Nobody is free' } },
    ]),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() =>
    expect(host.callsOf('dispatches.step')[1]).toEqual({ params: { id: 'd1' }, body: { step: 'accept' } }),
  )
})
