import type { AskableTeam, OpenDeed, OpenDeeds } from '@plaza/shared/operations'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { App } from '../../app'
import { answer, fakeServer, openDialogs, refusal } from '../../testing/fake-server'

beforeEach(openDialogs)
afterEach(() => {
  window.location.hash = ''
  vi.unstubAllGlobals()
})

const deed = (more: Partial<OpenDeed> = {}): OpenDeed => ({
  ...{ kind: 'order', id: '75007', title: 'Home after the last train', text: 'The lamps are out', district: '临江' },
  ...{
    team: 'Night riders',
    wished: null,
    since: Date.now(),
    wantedAt: Date.now(),
    overdue: true,
    times: 0,
    last: null,
  },
  ...more,
})
const asked = deed({
  times: 2,
  last: {
    ...{ id: 'd1', team: { id: '601', name: 'East Beach' }, state: 'asked', operator: 'bo', note: 'Please' },
    ...{ askedAt: Date.now(), answeredAt: null, by: null, reason: '' },
  },
})
const team = (more: Partial<AskableTeam> = {}): AskableTeam => ({
  ...{ id: '602', name: 'Sea rescue', district: '青岩', members: 22, managers: 1, asked: 1, wishes: 2, orders: 3 },
  ...more,
})

function open(list: readonly OpenDeed[], answers: Parameters<typeof fakeServer>[0] = {}) {
  window.location.hash = '#dispatch'
  const page: OpenDeeds = { list, next: null, counts: { open: 3, overdue: 1, asked: 1 } }
  const server = fakeServer({
    'GET me': () => answer({ name: 'ada', role: 'centre' }),
    'GET centre/deeds': () => answer(page),
    'GET centre/teams': () => answer({ list: [team()] }),
    'POST centre/dispatch': () => answer(asked),
    'POST centre/withdraw-dispatch': () => answer(deed()),
    ...answers,
  })
  render(<App />)
  return server
}

it('asks a team that is chosen by its open work', async () => {
  const server = open([deed()])
  await screen.findByText('3 open, 1 overdue, 1 asked of a team')
  fireEvent.click(screen.getByRole('button', { name: /^Ask a team/ }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Ask a team' }))
  await dialog.findByText('Choose a team.')
  fireEvent.click(await dialog.findByRole('radio', { name: /Sea rescue.*22 members.*1 asked, 2 wishes, 3 orders/ }))
  fireEvent.change(dialog.getByLabelText('Note for the team'), { target: { value: ' It is late ' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Ask a team' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.bodies('POST centre/dispatch')).toEqual([
    { kind: 'order', id: '75007', team: '602', note: 'It is late' },
  ])
})

it('offers the team first that the wish names', async () => {
  const server = open([deed({ kind: 'wish', team: null, wished: { id: '602', name: 'Sea rescue' } })])
  await screen.findByText(/Would like Sea rescue/)
  fireEvent.click(screen.getByRole('button', { name: /^Ask a team/ }))
  await within(await screen.findByRole('dialog')).findByRole('radio', { name: /Sea rescue.*wished for/ })
  const { call = '' } = server.sent.find((one) => one.call.startsWith('GET centre/teams')) ?? {}
  expect(new URLSearchParams(call.split('?')[1]).get('first')).toBe('602')
})

it('asks another team in place of the one that is asked, and takes the question back', async () => {
  const server = open([asked])
  await screen.findByText('East Beach is asked')
  fireEvent.click(screen.getByRole('button', { name: /^Ask another team/ }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByRole('radio', { name: /Sea rescue/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Ask a team' }))
  await vi.waitFor(() => expect(server.bodies('POST centre/dispatch')).toMatchObject([{ instead: 'd1' }]))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: /^Take back/ }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take back' }))
  await vi.waitFor(() =>
    expect(server.bodies('POST centre/withdraw-dispatch')).toEqual([{ kind: 'order', id: '75007', dispatch: 'd1' }]),
  )
})

it('says why a team declined, and keeps the form when the answer was faster', async () => {
  open(
    [
      deed({
        times: 1,
        last: asked.last && {
          ...asked.last,
          state: 'declined',
          by: 'Min Hai',
          reason: 'No car',
          answeredAt: Date.now(),
        },
      }),
    ],
    { 'POST centre/dispatch': () => refusal('The state has changed') },
  )
  await screen.findByText('Min Hai: No car')
  fireEvent.click(screen.getByRole('button', { name: /^Ask a team/ }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByRole('radio', { name: /Sea rescue/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Ask a team' }))
  await dialog.findByText('The state has changed')
  expect(dialog.getByRole('radio', { name: /Sea rescue/ })).toHaveProperty('checked', true)
})

it('asks the server for a kind, a district and what nobody is asked about', async () => {
  const server = open([])
  await screen.findByText('Nothing waits for somebody here.')
  for (const name of ['Small wish', 'Yunxi', 'Nobody asked']) fireEvent.click(screen.getByRole('radio', { name }))
  await vi.waitFor(() => {
    const last = server.sent.filter(({ call }) => call.startsWith('GET centre/deeds')).at(-1)
    expect(Object.fromEntries(new URLSearchParams(last?.call.split('?')[1]))).toEqual({
      ...{ kind: 'micro', district: '云溪', asked: 'no' },
    })
  })
})
