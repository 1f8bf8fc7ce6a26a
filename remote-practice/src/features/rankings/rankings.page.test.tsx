import { failing, pageOf, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'
import { ranked } from '../../testing/volunteer-samples'

const items = [ranked(1, 40), ranked(2, 30), ranked(2, 30, { id: 'tied', name: 'Tied' }), ranked(4, 10), ranked(5, 4)]
const answer = (own: ReturnType<typeof ranked> | null = null) => ({ ...pageOf(...items), own })
const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit('team-ranking', {}, { answers: { 'teams.ranking': answer(), ...answers }, ...options })

it('has a podium and the rest below it; equal hours share a place', async () => {
  await draw()
  const podium = within(await screen.findByRole('list', { name: 'First three' }))
  expect(podium.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    expect.stringMatching(/1.*Person 1 with 40.*40 h/),
    expect.stringMatching(/2.*30 h/),
    expect.stringMatching(/2Tied30 h/),
  ])
  screen.getByText('No. 4')
  expect(screen.queryByText('No. 2')).toBeNull()
})

it('tells how many members a team has', async () => {
  const teams = items.map((item, at) => ({ ...item, members: 1 + at * 40 }))
  await draw({ answers: { 'teams.ranking': { ...pageOf(...teams), own: null } } })
  const podium = within(await screen.findByRole('list', { name: 'First three' }))
  expect(podium.getByText('1 member')).toBeTruthy()
  expect(screen.getByText('161 members')).toBeTruthy()
})

it('ranks teams by their members, with their hours below', async () => {
  const own = ranked(7, 0, { name: 'Own team', members: 3 })
  const teams = items.map((item, at) => ({ ...item, members: 90 - at * 10 }))
  const { host } = await draw({ user: person(), answers: { 'teams.ranking': { ...pageOf(...teams), own } } })
  fireEvent.click(await screen.findByLabelText('By members'))
  await waitFor(() => expect(host.callsOf('teams.ranking').at(-1)).toEqual({ query: { of: 'team', by: 'members' } }))
  const podium = within(await screen.findByRole('list', { name: 'First three' }))
  expect(podium.getAllByRole('listitem')[0]?.textContent).toMatch(/90 members.*40 h/)
  expect(screen.getByRole('link', { name: /No\. 5/ }).textContent).toMatch(/50 members4 h/)
  expect(screen.getByRole('region', { name: 'Own place' }).textContent).toMatch(/No\. 7.*3 members/)
  expect(screen.queryByLabelText('Month')).toBeNull()
})

it('keeps the own place in sight', async () => {
  const own = ranked(93, 2, { name: 'Tide team' })
  await draw({ user: person(), answers: { 'teams.ranking': answer(own) } })
  const place = within(await screen.findByRole('region', { name: 'Own place' }))
  expect(place.getByText('No. 93')).toBeTruthy()
  place.getByText('2 h')
})

it('offers a guest to log in for it', async () => {
  const { host } = await draw()
  fireEvent.click(await screen.findByRole('button', { name: 'Log in' }))
  expect(host.logins).toEqual(['log-in'])
})

it('asks for the chosen period', async () => {
  const { host } = await draw()
  fireEvent.click(await screen.findByLabelText('Month'))
  await waitFor(() => expect(host.callsOf('teams.ranking').at(-1)).toEqual({ query: { of: 'team', period: 'month' } }))
})

it('ranks volunteers at an address of their own, linked with the others', async () => {
  const { host } = await draw({
    query: { of: 'volunteer' },
    built: ['organisation-ranking', 'activity-ranking', 'volunteer'],
  })
  await screen.findByRole('list', { name: 'First three' })
  expect(host.callsOf('teams.ranking')).toEqual([{ query: { of: 'volunteer', period: 'all' } }])
  const kinds = within(screen.getByRole('navigation', { name: 'Rankings' })).getAllByRole('link')
  expect(kinds.map((link) => link.getAttribute('href'))).toEqual([
    '/team-ranking?of=volunteer',
    '/team-ranking',
    '/orgrank',
    '/actrank',
  ])
  expect(screen.getByRole('link', { name: /Person 4/ }).getAttribute('href')).toBe('/user-details/r4-10')
})

it.each([
  ['organisation-ranking', 'organisation'],
  ['activity-ranking', 'activity'],
] as const)('%s ranks each %s', async (route, of) => {
  const { host } = await visit(route, {}, { answers: { 'teams.ranking': answer() } })
  await screen.findByRole('list', { name: 'First three' })
  expect(host.callsOf('teams.ranking')).toEqual([{ query: { of, period: 'all' } }])
})

it('is empty in a month without hours, with the way to the ranking in all', async () => {
  const { host } = await draw({ query: { period: 'month' }, answers: { 'teams.ranking': { ...pageOf(), own: null } } })
  fireEvent.click(await screen.findByRole('button', { name: 'See the ranking in all' }))
  await waitFor(() => expect(host.callsOf('teams.ranking').at(-1)).toMatchObject({ query: { period: 'all' } }))
})

it('cannot be had', async () => {
  await draw({ answers: { 'teams.ranking': failing({ status: 500 }) } })
  expect(await screen.findByText('The server is busy')).toBeTruthy()
})
