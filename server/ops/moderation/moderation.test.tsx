import type { ModerationRules, ModerationVersion } from '@plaza/shared/operations'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { App } from '../app'
import { answer, fakeServer, openDialogs, refusal } from '../testing/fake-server'

beforeEach(() => {
  window.location.hash = '#moderation'
  openDialogs()
})
afterEach(() => vi.unstubAllGlobals())

const limits = {
  postsPerTenMinutes: 10,
  commentsPerFiveMinutes: 20,
  chatLinesPerHour: 300,
  piecesPerDay: 5,
  advicesPerDay: 5,
  reportsPerDay: 20,
}
const rules = (flagged: string[]): ModerationRules => ({ flagged, newAccountDays: 7, limits })
const version = (id: number, flagged: string[]): ModerationVersion => ({
  ...{ id, who: id ? 'wang' : '', why: id ? 'A wave of it' : '', at: 0 },
  rules: rules(flagged),
})
const versions = [version(2, ['spam', 'fraud']), version(0, ['spam'])]

async function open(more = {}) {
  const server = fakeServer({
    'GET me': () => answer({ name: 'lin', role: 'reviewer' }),
    'GET moderation': () => answer({ list: versions }),
    'POST moderation': () => answer({ list: [version(3, ['spam']), ...versions] }),
    ...more,
  })
  render(<App />)
  await screen.findByRole('textbox', { name: 'Words that wait for a review' })
  return server
}
const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Words that wait for a review' })
const why = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Why' }), { target: { value: text } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

it('saves words and limits as a version that replaces the one in force', async () => {
  const server = await open()
  fireEvent.change(words(), { target: { value: ' spam \n\nfraud\nspam\ncasino' } })
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Posts in ten minutes' }), { target: { value: '3' } })
  why('A new wave')
  save()
  await waitFor(() =>
    expect(server.bodies('POST moderation')).toEqual([
      {
        rules: { ...rules(['spam', 'fraud', 'casino']), limits: { ...limits, postsPerTenMinutes: 3 } },
        ...{ version: 2, why: 'A new wave' },
      },
    ]),
  )
  expect(await screen.findByText(/^Saved/)).toBeTruthy()
})

it('saves nothing without a reason', async () => {
  const server = await open()
  save()
  expect(await screen.findByText('Say why: it stands in the log.')).toBeTruthy()
  expect(server.bodies('POST moderation')).toEqual([])
})

it('puts an earlier version into the form', async () => {
  await open()
  fireEvent.click(screen.getAllByRole('button', { name: 'Put into the form' })[1] as HTMLElement)
  await waitFor(() => expect(words().value).toBe('spam'))
})

it('keeps what was typed when somebody else was faster', async () => {
  await open({ 'POST moderation': () => refusal('This has changed meanwhile, please refresh') })
  fireEvent.change(words(), { target: { value: 'mine' } })
  why('mine')
  save()
  expect(await screen.findByText('This has changed meanwhile, please refresh')).toBeTruthy()
  expect(words().value).toBe('mine')
})
