import { type ModerationRules, type ModerationVersion, type WordLists, wordListNames } from '@plaza/shared/operations'
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
const lists = Object.fromEntries(wordListNames.map((name) => [name, [`a word of ${name}`]])) as unknown as WordLists
const rules = (flagged: string[]): ModerationRules => ({ flagged, lists, newAccountDays: 7, limits })
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

const list = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })

it('saves names of the site, and shows at their list what the server refuses', async () => {
  const field = { at: 'rules.lists.brand', why: 'is too short' }
  const server = await open({
    'POST moderation': () => ({ ...refusal('Something in the request is not right'), data: { field } }),
  })
  fireEvent.click(screen.getByText('Names that nobody may take'))
  fireEvent.change(list('Names of the site'), { target: { value: 'plaza\nx' } })
  why('a new brand')
  save()
  await waitFor(() => expect(list('Names of the site').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('is too short')).toBeTruthy()
  expect(list('Names of the site').value).toBe('plaza\nx')
  expect(server.bodies('POST moderation')).toMatchObject([{ rules: { lists: { brand: ['plaza', 'x'] } } }])
})

it('says which list stops a text, with the words of the form', async () => {
  const trial = {
    name: [{ list: 'brand', word: 'Baywatch' }],
    text: [],
    headline: [{ list: 'brand', word: 'Baywatch' }],
  }
  const server = await open({ 'POST moderation-try': () => answer(trial) })
  fireEvent.change(list('Names of the site'), { target: { value: 'Baywatch' } })
  fireEvent.change(list('Try a text'), { target: { value: 'baywatch' } })
  fireEvent.click(screen.getByRole('button', { name: 'Try' }))
  expect(await screen.findByText('is refused: “Baywatch” (Names of the site)')).toBeTruthy()
  expect(screen.getByText('passes')).toBeTruthy()
  expect(screen.getByText('waits for a review: “Baywatch” (Names of the site)')).toBeTruthy()
  expect(server.bodies('POST moderation-try')).toMatchObject([
    { text: 'baywatch', rules: { lists: { brand: ['Baywatch'] } } },
  ])
})

it('puts a file into the form, unsaved', async () => {
  const server = await open({ 'POST moderation-file': () => answer({ rules: rules(['from the file']) }) })
  const file = new File(['flagged: []'], 'moderation.yaml')
  Object.assign(file, { text: async () => 'flagged: []' })
  fireEvent.change(screen.getByLabelText('File of words'), { target: { files: [file] } })
  await waitFor(() => expect(words().value).toBe('from the file'))
  expect(server.bodies('POST moderation-file')).toEqual([{ text: 'flagged: []' }])
  expect(server.bodies('POST moderation')).toEqual([])
})

it('is open to editors, too', async () => {
  await open({ 'GET me': () => answer({ name: 'ed', role: 'editor' }) })
  expect(words().value).toBe('spam\nfraud')
})
