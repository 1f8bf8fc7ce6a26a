import { codes, type Team } from '@plaza/shared/api'
import { failing, pageOf, person, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { summary } from '../../testing/samples'
import { member, team } from '../../testing/team-samples'
import { visit } from '../../testing/visit'

const draw = (over: Partial<Team> = {}, { answers, ...options }: VisitOptions = {}) =>
  visit(
    'team-detail',
    {},
    {
      query: { id: '601' },
      user: person(),
      answers: {
        'teams.detail': team(over),
        'teams.members': pageOf(member(), member({ id: '504', name: 'Lin', state: 'manager' })),
        'activities.list': pageOf(summary()),
        ...answers,
      },
      ...options,
    },
  )

it('shows what the team is, its people and its activities', async () => {
  await draw()
  await screen.findByRole('heading', { name: 'Tide team' })
  for (const words of ['Every Sunday at dawn.', 'Qingyan · East Beach', '412', '1860', 'Clean the old pier', 'Chen'])
    expect(await screen.findByText(words)).toBeTruthy()
})

it('asks to join with a note, and shows that it waits', async () => {
  const { host } = await draw(
    {},
    { answers: { 'teams.membership': team({ membership: 'pending', steps: ['leave'] }) } },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Join the team' }))
  fireEvent.change(await screen.findByLabelText(/About you/), { target: { value: 'Free on Sundays' } })
  expect(host.drafts.read('team-join:601')).toMatchObject({ note: 'Free on Sundays' })
  fireEvent.click(screen.getByRole('button', { name: 'Send the request' }))
  await screen.findByRole('button', { name: 'Withdraw my request' })
  expect(host.callsOf('teams.membership')).toEqual([
    { body: { team_id: '601', action: 'join', reason: 'Free on Sundays' } },
  ])
  await waitFor(() => expect(host.drafts.read('team-join:601')).toBeNull())
})

it('asks before somebody leaves', async () => {
  const { host } = await draw({ membership: 'member', steps: ['leave'] }, { confirms: false })
  fireEvent.click(await screen.findByRole('button', { name: 'Leave the team' }))
  await waitFor(() => expect(host.callsOf('teams.membership')).toEqual([]))
})

it('shows why somebody was refused, who may ask again', async () => {
  await draw({ membership: 'refused', reason: 'We are full' })
  await screen.findByText('The team did not accept your request: We are full')
  expect(screen.getByRole('button', { name: 'Join the team' })).toBeTruthy()
})

it('reads the team again when a step is no longer open', async () => {
  const { host } = await draw({}, { answers: { 'teams.membership': failing({ code: codes.stateChanged }) } })
  fireEvent.click(await screen.findByRole('button', { name: 'Join the team' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Send the request' }))
  await waitFor(() => expect(host.callsOf('teams.detail')).toHaveLength(2))
})
