import type { AdviceSubject, AnswerTemplate, DepartmentFigures, QueueItem } from '@plaza/shared/operations'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { App } from '../app'
import { answer, fakeServer, openDialogs, refusal } from '../testing/fake-server'

beforeEach(openDialogs)
afterEach(() => {
  window.location.hash = ''
  vi.unstubAllGlobals()
})

const advice = (about: Partial<AdviceSubject> = {}): AdviceSubject => ({
  ...{ number: '20261120-00017', state: 'received', audience: 'named', place: '12 Yancang Lane' },
  ...{ dueAt: Date.now() + 3 * 86_400_000, daysLeft: 3, late: false, score: null },
  steps: [{ at: Date.now(), step: 'received', department: '城管局', departmentEn: 'City Management', text: null }],
  ...about,
})
const letter = (id: number, about: Partial<AdviceSubject> = {}, more: Partial<QueueItem> = {}): QueueItem => ({
  ...{ id, kind: 'complain', cause: 'received', state: 'waiting', version: 4, at: Date.now() },
  ...{ takenBy: null, decided: null, author: { id: '1', name: 'Mei', joinedAt: 0, bannedUntil: null } },
  subject: {
    ...{ title: `Lamp ${id}`, text: `Words ${id}`, images: [], video: null },
    ...{ where: '城管局', whereEn: 'City Management', advice: advice(about) },
  },
  ...more,
})
const template: AnswerTemplate = {
  ...{ id: 't1', department: '751', title: 'Repair', text: '{department}：{title}（{number}）已派单，三天内修复。' },
  ...{ changedBy: 'han', changedAt: 0 },
}
const figures: DepartmentFigures = {
  ...{ id: '751', name: '城管局', nameEn: 'City Management', received: 40, punctual: 30, late: 2, overdue: 1 },
  ...{ averageDays: 2.4, rating: null, rated: 0 },
}
const departments = [
  { id: '751', name: '城管局', nameEn: 'City Management', own: true },
  { id: '752', name: '交通局', nameEn: 'Transport', own: false },
]

async function open(list: readonly QueueItem[] = [letter(1), letter(2)], more = {}) {
  const done = () => answer({ items: [], failed: [] })
  const server = fakeServer({
    'GET me': () => answer({ name: 'gao', role: 'department' }),
    'GET queue/departments': () => answer({ list, next: null, waiting: { complain: list.length } }),
    'GET queue/departments/log': () => answer({ list: [], next: null }),
    'GET departments': () => answer({ list: departments }),
    'GET departments/templates': () => answer({ list: [template] }),
    'GET departments/figures': () => answer({ list: [figures] }),
    'POST queue/departments/take': done,
    'POST queue/departments/decide': done,
    ...more,
  })
  render(<App />)
  await screen.findByRole('navigation')
  if (!window.location.hash && list.length > 0) await screen.findByText('Words 1')
  return server
}
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key })
}
const dialog = async () => within(await screen.findByRole('dialog'))
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const click = (name: string, within_ = within(document.body)) =>
  fireEvent.click(within_.getByRole('button', { name: new RegExp(`^${name}`) }))
const decided = (server: Awaited<ReturnType<typeof open>>) => server.bodies('POST queue/departments/decide')

it('shows how long each letter has, and no days while its writer is asked', async () => {
  await open([
    letter(1, { late: true, daysLeft: 0 }),
    letter(2, { daysLeft: 0 }),
    letter(3, { daysLeft: 1 }),
    letter(4, { state: 'asked', daysLeft: 2 }, { cause: 'asked' }),
    letter(5, {}, { author: null, cause: 'reopened' }),
  ])
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  for (const [row, words] of [
    [0, /Late/],
    [1, /Due today/],
    [2, /1 working day left/],
    [4, /Not solved.*No name/],
  ] as const)
    expect(rows[row]).toMatch(words)
  expect(rows[3]).not.toMatch(/left|Due|Late/)
})

it('answers from a template that is filled in with the facts of the letter', async () => {
  const server = await open()
  press('a')
  const within_ = await dialog()
  fireEvent.change(await within_.findByLabelText('From a template'), { target: { value: 't1' } })
  const words = '城管局：Lamp 1（20261120-00017）已派单，三天内修复。'
  expect(within_.getByLabelText<HTMLTextAreaElement>('Answer').value).toBe(words)
  click('Answer', within_)
  const body = { items: [{ id: 1, version: 4 }], decision: 'answer', why: words }
  await waitFor(() => expect(decided(server)).toEqual([body]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('leaves the placeholders to be seen where several letters are answered at once', async () => {
  await open()
  press('x', 'j', 'x', 'a')
  const within_ = await dialog()
  expect(within_.getByRole('heading', { name: 'Answer: 2 letters' })).toBeTruthy()
  fireEvent.change(await within_.findByLabelText('From a template'), { target: { value: 't1' } })
  expect(within_.getByLabelText<HTMLTextAreaElement>('Answer').value).toBe(template.text)
})

it('sends no answer that is too short, and keeps the words if the server refuses', async () => {
  const server = await open(undefined, { 'POST queue/departments/decide': () => refusal('Not now.') })
  press('a')
  const within_ = await dialog()
  write('Answer', '修好了')
  click('Answer', within_)
  expect(await within_.findByText('Write at least 10 characters.')).toBeTruthy()
  expect(decided(server)).toEqual([])
  write('Answer', '两盏灯今天下午已经换好。')
  click('Answer', within_)
  expect(await within_.findByText('Not now.')).toBeTruthy()
  expect(within_.getByLabelText<HTMLTextAreaElement>('Answer').value).toBe('两盏灯今天下午已经换好。')
})

it('hands a letter to another department, which has to be named', async () => {
  const server = await open()
  press('d')
  const within_ = await dialog()
  write('Words to the writer', '归交通局管')
  click('To another department', within_)
  expect(await within_.findByText('Choose a department.')).toBeTruthy()
  await within_.findByRole('option', { name: 'Transport' })
  fireEvent.change(within_.getByLabelText('Department'), { target: { value: '752' } })
  click('To another department', within_)
  const body = { items: [{ id: 1, version: 4 }], decision: 'transfer', why: '归交通局管', department: '752' }
  await waitFor(() => expect(decided(server)).toEqual([body]))
})

it('asks its writer, and closes what is answered', async () => {
  const answered = letter(1, { state: 'answered' }, { state: 'decided' })
  const server = await open([
    { ...answered, decided: { by: 'gao', at: Date.now(), decision: 'answer', reason: '' } },
    letter(2),
  ])
  press('c')
  write('Words to the writer', '已现场确认')
  click('Close the matter', await dialog())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press('j', 'q')
  write('Words to the writer', '请问是哪一盏？')
  click('Ask back', await dialog())
  await waitFor(() =>
    expect(decided(server)).toEqual([
      { items: [{ id: 1, version: 4 }], decision: 'close', why: '已现场确认' },
      { items: [{ id: 2, version: 4 }], decision: 'ask', why: '请问是哪一盏？' },
    ]),
  )
})

it('shows the contact of a writer to whoever has taken the letter, with a reason', async () => {
  const server = await open([letter(1, {}, { takenBy: 'gao' }), letter(2, {}, { takenBy: 'han' })], {
    'POST departments/contact': () => answer({ name: 'Mei', phone: '13800000000' }),
  })
  press('j', 'l')
  await screen.findByRole('region', { name: 'The letter' })
  expect(screen.queryByRole('button', { name: 'Show the contact' })).toBeNull()
  press('k', 'l')
  expect(await screen.findByText('12 Yancang Lane')).toBeTruthy()
  click('Show the contact')
  const within_ = await dialog()
  click('Show the contact', within_)
  expect(server.bodies('POST departments/contact')).toEqual([])
  write('Why', 'To ask for the house number')
  click('Show the contact', within_)
  expect((await screen.findByRole('link', { name: '13800000000' })).getAttribute('href')).toBe('tel:13800000000')
  expect(server.bodies('POST departments/contact')).toEqual([{ item: 1, why: 'To ask for the house number' }])
})

it.each([
  ['', 'GET queue/departments'],
  ['#figures', 'GET departments/figures'],
])('asks again when the line says that letters changed, and not by a timer (%s)', async (hash, call) => {
  const lines: FakeEventSource[] = []
  class FakeEventSource extends EventTarget {
    readyState = 1
    constructor(readonly address: string) {
      super()
      lines.push(this)
    }
    close() {
      this.readyState = 2
    }
  }
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  window.location.hash = hash
  try {
    const { sent } = await open()
    const asked = () => sent.filter((one) => one.call.startsWith(`${call}?`)).length
    await waitFor(() => expect(asked()).toBe(1))
    vi.advanceTimersByTime(60_000)
    expect(asked()).toBe(1)
    lines.at(-1)?.dispatchEvent(new Event('changed'))
    await waitFor(() => expect(asked()).toBe(2))
    expect(lines.map(({ address }) => address)).toEqual(['/ops/api/queue/departments/events'])
  } finally {
    vi.useRealTimers()
  }
})

it('shows the figures of a time as a table and a file', async () => {
  window.location.hash = '#figures'
  const { sent } = await open()
  const row = await screen.findByRole('row', { name: /City Management/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['40', '30', '2', '1', '2.4', '–'])
  fireEvent.click(screen.getByRole('radio', { name: '90 days' }))
  await waitFor(() => expect(sent.at(-1)?.call).toBe('GET departments/figures?days=90'))
  const file = screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')
  expect(file).toBe('/ops/api/departments/figures.csv?days=90&language=en')
})

it('adds, changes and deletes templates of own departments', async () => {
  window.location.hash = '#templates'
  const saved = (list: readonly AnswerTemplate[]) => () => answer({ list })
  const server = await open([], {
    'POST departments/save-template': saved([template, { ...template, id: 't2', title: 'Thanks' }]),
    'POST departments/remove-template': saved([]),
  })
  await screen.findByRole('heading', { name: 'Repair' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'New template' }).hasAttribute('disabled')).toBe(false))
  click('New template')
  const within_ = await dialog()
  expect(within_.queryByRole('option', { name: 'Transport' })).toBeNull()
  click('Save', within_)
  expect(server.bodies('POST departments/save-template')).toEqual([])
  write('Name', 'Thanks')
  write('Text', 'Thank you')
  click('Save', within_)
  const body = { department: '751', title: 'Thanks', text: 'Thank you' }
  await waitFor(() => expect(server.bodies('POST departments/save-template')).toEqual([body]))
  expect(await screen.findByRole('heading', { name: 'Thanks' })).toBeTruthy()
  click('Edit Repair')
  click('Delete this template', await dialog())
  expect(await screen.findByText('Answers that you write often go here.')).toBeTruthy()
  expect(server.bodies('POST departments/remove-template')).toEqual([{ id: 't1' }])
})
