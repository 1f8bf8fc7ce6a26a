import { failing, pageOf, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { teamSummary } from '../../testing/team-samples'
import { visit } from '../../testing/visit'

const filters = {
  districts: [{ name: 'Qingyan', streets: [{ name: 'East Beach' }, { name: 'Harbour' }] }],
  kinds: [{ name: '环境保护', name_en: 'Environment' }],
}

const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'team-search',
    {},
    {
      answers: { 'teams.list': pageOf(teamSummary()), 'teams.filters': filters, 'teams.mine': pageOf(), ...answers },
      ...options,
    },
  )

it('shows of each team what it does, where, its people and hours', async () => {
  await draw()
  const row = (await screen.findByText('Tide team')).closest('a')
  expect(row?.getAttribute('href')).toBe('/team-detail?id=601')
  for (const words of [/The sea returns/, /Qingyan · Environment/, /412 members/, /1860 h/])
    expect(row?.textContent).toMatch(words)
})

it('searches by name, in the address', async () => {
  const { host } = await draw()
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: ' tide ' } })
  fireEvent.submit(screen.getByRole('searchbox'))
  expect(host.navigations).toEqual(['/search-team?name=tide'])
})

it('shows the streets of the chosen district', async () => {
  const { host } = await draw({ query: { district: 'Qingyan' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Harbour' }))
  expect(host.navigations).toEqual(['/search-team?district=Qingyan&street=Harbour'])
})

it('begins with the own teams of a manager, and what waits there', async () => {
  const own = { ...teamSummary({ name: 'Night watch' }), membership: 'manager' as const, pending: 2 }
  await draw({ user: person(), answers: { 'teams.mine': pageOf(own) } })
  await screen.findByText('Night watch')
  expect(screen.getByText('Manager')).toBeTruthy()
})

it('offers all teams where none fits, and a retry after a failure', async () => {
  const { host } = await draw({ query: { name: 'nothing' }, answers: { 'teams.list': pageOf() } })
  fireEvent.click(await screen.findByRole('button', { name: 'Show all teams' }))
  expect(host.navigations).toEqual(['/search-team'])
})

it('offers a retry after a failure', async () => {
  await draw({ answers: { 'teams.list': failing({}) } })
  expect(await screen.findByRole('button', { name: /again|retry/i })).toBeTruthy()
})
