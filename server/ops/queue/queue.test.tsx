import type { QueueItem, QueueResult } from '@plaza/shared/operations'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { App } from '../app'
import { answer, fakeServer, openDialogs, refusal } from '../testing/fake-server'

beforeEach(() => {
  window.location.hash = ''
  openDialogs()
})
afterEach(() => vi.unstubAllGlobals())

const item = (id: number, about: Partial<QueueItem> = {}): QueueItem => ({
  ...{ id, kind: 'post', cause: 'held', state: 'waiting', version: 1, at: Date.now(), takenBy: null, decided: null },
  author: { id: '1', name: 'Mei', joinedAt: 0, bannedUntil: null },
  subject: { title: null, text: `Text ${id}`, images: [], video: null, where: 'Old quay', link: null },
  reports: { count: 0, list: [] },
  ...about,
})
const page = (list: readonly QueueItem[], next: string | null = null) => ({
  list,
  next,
  waiting: { post: list.length },
})
const result = (about: Partial<QueueResult> = {}): QueueResult => ({ items: [], failed: [], ...about })

async function open(list = [item(1), item(2), item(3)], more = {}) {
  const server = fakeServer({
    'GET me': () => answer({ name: 'lin', role: 'reviewer' }),
    'GET queue/review': () => answer(page(list)),
    'GET queue/review/log': () => answer({ list: [], next: null }),
    'GET queue/review/workers': () => answer({ list: ['lin', 'wang'] }),
    'POST queue/review/take': () => answer(result()),
    'POST queue/review/hand-on': () => answer(result()),
    'POST queue/review/decide': () => answer(result({ items: [item(1, { state: 'decided' })] })),
    ...more,
  })
  render(<App />)
  if (list.length > 0) await screen.findByText(list[0]?.subject?.text ?? '')
  return server
}
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key })
}
const decided = (server: Awaited<ReturnType<typeof open>>) => server.bodies('POST queue/review/decide')

it('shows a reviewer the queue alone, with no call about deliveries', async () => {
  const { sent } = await open()
  expect(
    within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Review', 'Words and limits'])
  expect(sent.map(({ call }) => call)).toEqual(['GET me', 'GET queue/review?state=waiting'])
})

it('publishes what is marked by one key, and moves on by others', async () => {
  const server = await open()
  press('j', 'p')
  await waitFor(() => expect(decided(server)).toEqual([{ items: [{ id: 2, version: 1 }], decision: 'publish' }]))
  expect(await screen.findByText('Done: 1')).toBeDefined()
})

it('decides nothing by what is typed into a field', async () => {
  const server = await open()
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Something that nobody reported' }), { key: 'p' })
  press('j', 'p')
  await waitFor(() => expect(decided(server)).toEqual([{ items: [{ id: 2, version: 1 }], decision: 'publish' }]))
})

it('decides many at once by keyboard, with one reason and a ban', async () => {
  const server = await open()
  press('x', 'j', 'j', 'x', 'r')
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse: 2 items' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
  expect(await dialog.findByText('Say why: the author reads it.')).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Advertising' }))
  fireEvent.click(dialog.getByRole('radio', { name: 'Ban 7 days' }))
  fireEvent.keyDown(dialog.getByLabelText('Reason'), { key: 'p' })
  expect(decided(server)).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
  const items = [1, 3].map((id) => ({ id, version: 1 }))
  await waitFor(() => expect(decided(server)).toEqual([{ items, decision: 'refuse', why: 'Advertising', banDays: 7 }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('says what another reviewer did meanwhile, and looks again', async () => {
  const failed = [{ id: 1, failure: 'taken' as const, takenBy: 'wang' }]
  const server = await open(undefined, {
    'POST queue/review/decide': () => answer(result({ items: [item(1, { takenBy: 'wang' })], failed })),
  })
  press('p')
  expect(await screen.findByText('1 left: taken by wang')).toBeDefined()
  await waitFor(() => expect(server.bodies('GET queue/review?state=waiting')).toHaveLength(2))
})

it('decides about what was marked and as it was read, whatever the list becomes meanwhile', async () => {
  let list = [item(1), item(2), item(3)]
  const server = await open(list, { 'GET queue/review': () => answer(page(list)) })
  const become = async (next: QueueItem[]) => {
    list = next
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(screen.getAllByText(/^Text \d$/).length).toBe(next.length))
  }
  press('j', 'r')
  fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'My words' } })
  await become([item(2, { version: 2 }), item(3)])
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Refuse' }))
  const refused = { items: [{ id: 2, version: 1 }], decision: 'refuse', why: 'My words' }
  await waitFor(() => expect(decided(server)).toEqual([refused]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await become([item(4), item(5), item(2, { version: 2 }), item(3)])
  press('p')
  await waitFor(() => expect(decided(server)[1]).toEqual({ items: [{ id: 2, version: 2 }], decision: 'publish' }))
})

it('keeps the reason if the server refuses', async () => {
  await open(undefined, { 'POST queue/review/decide': () => refusal('Not now.') })
  press('r')
  fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'My words' } })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Refuse' }))
  expect(await screen.findByText('Not now.')).toBeDefined()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('My words')
})

it('offers for what was reported other decisions than for what is held', async () => {
  const server = await open([item(1, { cause: 'reported' })])
  expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull()
  press('p')
  fireEvent.click(screen.getByRole('button', { name: /^Close/ }))
  await waitFor(() => expect(decided(server)).toEqual([{ items: [{ id: 1, version: 1 }], decision: 'close' }]))
})

it('hands on to a colleague', async () => {
  const server = await open()
  press('o')
  const to = await screen.findByRole('option', { name: 'wang' })
  expect(screen.queryByRole('option', { name: 'lin' })).toBeNull()
  fireEvent.change(to.closest('select') as HTMLSelectElement, { target: { value: 'wang' } })
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'hers' } })
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hand on' }))
  const body = { items: [{ id: 1, version: 1 }], to: 'wang', why: 'hers' }
  await waitFor(() => expect(server.bodies('POST queue/review/hand-on')).toEqual([body]))
})

it('filters by kind and state, and says where nothing waits', async () => {
  const { sent } = await open([])
  expect(await screen.findByText('Nothing waits here.')).toBeDefined()
  fireEvent.click(screen.getByRole('radio', { name: 'Chat' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Mine' }))
  await waitFor(() => expect(sent.at(-1)?.call).toBe('GET queue/review?state=waiting&mine=1&kind=chat'))
})

it('shows the history of the marked item', async () => {
  const entry = {
    id: 1,
    at: Date.now(),
    item: 1,
    who: 'wang',
    action: 'hand-on',
    reason: 'hers',
    detail: { to: 'lin' },
  }
  await open(undefined, { 'GET queue/review/log': () => answer({ list: [entry], next: null }) })
  press('l')
  expect(await screen.findByText(/wang · Hand on → lin hers/)).toBeDefined()
})

it('shows what people say who reported an item, with their number', async () => {
  const reports = {
    count: 12,
    list: [{ by: 'Lu', at: Date.now(), reason: 'spam' as const, text: 'Sells everywhere', images: [] }],
  }
  await open([item(1, { cause: 'reported', reports })])
  expect(screen.getByText('12 reports')).toBeTruthy()
  expect(screen.getByText(/Sells everywhere/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /Hide/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Publish/ })).toBeNull()
})

it('asks again when the line says that the queue changed, and not by a timer', async () => {
  const lines: EventTarget[] = []
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
  try {
    const { sent } = await open()
    const pages = () => sent.filter(({ call }) => call.startsWith('GET queue/review?')).length
    const before = pages()
    vi.advanceTimersByTime(60_000)
    expect(pages()).toBe(before)
    lines.at(-1)?.dispatchEvent(new Event('changed'))
    await waitFor(() => expect(pages()).toBe(before + 1))
    expect((lines.at(-1) as FakeEventSource).address).toBe('/ops/api/queue/review/events')
  } finally {
    vi.useRealTimers()
  }
})

const thing = {
  ...{ kind: 'advice', id: '50001' },
  subject: { title: 'The lamp', text: 'Mr. Zhang has no light', images: [], video: null, where: 'City Management' },
}

it('finds by its address what nobody reported, takes it into the queue and shows it there', async () => {
  const taken = item(9, { kind: 'advice', cause: 'looked-up', takenBy: 'lin' })
  const server = await open(undefined, {
    'GET queue/review/things': () => answer({ list: [thing] }),
    'POST queue/review/look-up': () => answer(taken),
  })
  const field = screen.getByRole('textbox', { name: 'Something that nobody reported' })
  fireEvent.change(field, { target: { value: ' https://m.example/interacts/50001 ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Look up' }))
  expect(await screen.findByText('Mr. Zhang has no light')).toBeDefined()
  const asked = server.sent.find(({ call }) => call.startsWith('GET queue/review/things'))
  expect(asked?.call).toBe('GET queue/review/things?of=https%3A%2F%2Fm.example%2Finteracts%2F50001')
  fireEvent.click(screen.getByRole('button', { name: 'Take into the queue' }))
  await waitFor(() => expect(server.bodies('POST queue/review/look-up')).toEqual([{ kind: 'advice', id: '50001' }]))
  await waitFor(() => expect(server.sent.at(-1)?.call).toBe('GET queue/review?state=waiting&mine=1'))
  expect(screen.queryByText('Mr. Zhang has no light')).toBeNull()
})

it('offers for what was looked up what it offers for a report', async () => {
  await open([item(1, { cause: 'looked-up' })])
  expect(screen.getByText('Looked up')).toBeDefined()
  expect(screen.getByRole('button', { name: /^Hide/ })).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull()
})

it('says that an address leads to nothing that others can see', async () => {
  await open(undefined, { 'GET queue/review/things': () => answer({ list: [] }) })
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '/mine' } })
  fireEvent.click(screen.getByRole('button', { name: 'Look up' }))
  expect(await screen.findByText('Nothing that others can see stands there.')).toBeDefined()
})
