import { type Comment, commentDraft } from '@plaza/shared/api'
import { type Answers, pageOf, person } from '@plaza/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { channel, channelPlay, programme } from '../../../testing/samples'
import { visit } from '../../../testing/visit'

const line = (over: Partial<Comment>): Comment => ({
  id: 'm1',
  user: { id: 'u2', name: 'Zhou', avatar: null },
  content: 'Good evening',
  created_at: '2026-11-20T08:00:00Z',
  district: '',
  likes: 0,
  liked: false,
  own: false,
  state: 'shown',
  reply_to: null,
  replies: [],
  reply_count: 0,
  ...over,
})
const answers: Answers = {
  'channels.play': channelPlay({ channel: channel({ id: '805', type: 4 }) }),
  'channels.countView': {},
  'comments.list': pageOf(
    line({ id: 'm1', own: true }),
    line({ id: 'm2', user: { id: 'u3', name: 'Bo', avatar: null } }),
  ),
  'comments.remove': {},
  'follows.state': { followed: false, followers: 0 },
}
const open = (more: Answers = {}, contracts = {}, drafts = {}) =>
  visit(
    'tv-channel',
    { id: 805 },
    {
      query: { part: 'chat' },
      answers: { ...answers, ...more },
      user: person(),
      built: ['post-report'],
      contracts,
      drafts,
    },
  )

it('lets an author delete a message, and anybody else report it', async () => {
  const { host } = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'More about the comment of Zhou' }))
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(host.callsOf('comments.remove')).toEqual([{ query: { id: 'm1' } }]))
  fireEvent.click(screen.getByRole('button', { name: 'More about the comment of Bo' }))
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Report' }))
  expect(host.navigations).toEqual(['/post-report/m2?target=chat'])
})

it('shows the author alone what became of a line, and lets them write a refused one again in the field', async () => {
  const mine = { own: true, user: { id: 'u1', name: 'Lin', avatar: null } }
  const { host } = await open({
    'comments.list': pageOf(
      line({ ...mine, id: 'm1', content: 'Call me', state: 'refused', refusal: 'Advertising' }),
      line({ ...mine, id: 'm2', content: 'Wait for me', state: 'pending' }),
    ),
  })
  const [refused, pending] = await screen.findAllByRole('listitem')
  expect(pending?.textContent).toContain('Pending review')
  expect(refused?.textContent).toContain('Not published')
  expect(refused?.textContent).toContain('Reason: Advertising')
  fireEvent.click(screen.getByRole('button', { name: 'Write again' }))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Say something' })
  expect(field.value).toBe('Call me')
  expect(document.activeElement).toBe(field)
  expect(host.drafts.read(commentDraft({ target: 'channel', target_id: '805' }))).toBe('Call me')
})

it('does not send again what the host has sent after a login', async () => {
  const name = commentDraft({ target: 'channel', target_id: '805' })
  const { host } = await open({}, {}, { [name]: 'Good evening' })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Say something' })
  expect(field.value).toBe('Good evening')
  host.drafts.drop(name)
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(host.callsOf('comments.add')).toEqual([])
  expect(field.value).toBe('')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Object.defineProperty(document, 'hidden', { value: false, configurable: true })
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
})

it('asks for the lines again when somebody wrote in this chat', async () => {
  const { host } = await open()
  await screen.findByText('Bo')
  const before = host.callsOf('comments.list').length
  act(() => host.happen('chat:806'))
  expect(host.callsOf('comments.list').length).toBe(before)
  act(() => host.happen('chat:805'))
  await waitFor(() => expect(host.callsOf('comments.list').length).toBe(before + 1))
})

it('polls on a host without events every five seconds, but not in a hidden page or without a network', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { host } = await open({}, { events: [] })
  await screen.findByText('Bo')
  const asked = async (ms: number) => {
    const before = host.callsOf('comments.list').length
    await act(async () => void vi.advanceTimersByTime(ms))
    return host.callsOf('comments.list').length - before
  }
  expect(await asked(4_999)).toBe(0)
  expect(await asked(1)).toBe(1)
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  expect(await asked(20_000)).toBe(0)
  Object.defineProperty(document, 'hidden', { value: false, configurable: true })
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  expect(await asked(20_000)).toBe(0)
})

it('trims a message before sending, and never sends a blank one', async () => {
  const { host } = await open({ 'comments.add': line({ id: 'm3' }) })
  const field = await screen.findByRole('textbox', { name: 'Say something' })
  const submit = (text: string) => {
    fireEvent.change(field, { target: { value: text } })
    fireEvent.submit(field.closest('form') as HTMLFormElement)
  }
  submit('   ')
  submit(' Good evening ')
  const body = { target: 'channel', target_id: '805', content: 'Good evening', key: expect.any(String) }
  await waitFor(() => expect(host.callsOf('comments.add')).toEqual([{ body }]))
})

const at = (clock: string) => `2026-11-21T${clock}Z`
const news = programme({ id: 'n', title: 'Harbour News', starts_at: at('10:30:00'), ends_at: at('11:30:00') })
const talk = programme({ id: 't', title: 'Tide Talk', starts_at: at('11:30:00'), ends_at: at('12:00:00') })
const withTable = channelPlay({ channel: channel({ id: '805', type: 4 }), programmes: [news, talk] })
const order = () =>
  document.body.textContent?.match(/Of the news|Of the talk|19:30 Tide Talk began|18:30 Harbour News began/g)

it('says what is on, and marks among the lines where a programme began', async () => {
  vi.useFakeTimers({ now: Date.parse(at('11:40:00')), toFake: ['Date'] })
  await open({
    'channels.play': withTable,
    'comments.list': pageOf(
      line({ id: 'm2', content: 'Of the talk', created_at: at('11:31:00') }),
      line({ id: 'm1', content: 'Of the news', created_at: at('11:29:00') }),
    ),
  })
  expect(await screen.findByText('Now: Tide Talk')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Say something' }).placeholder).toBe(
    'Talk about Tide Talk',
  )
  expect(order()).toEqual(['Of the talk', '19:30 Tide Talk began', 'Of the news', '18:30 Harbour News began'])
})

it('marks a programme that began after the newest line', async () => {
  vi.useFakeTimers({ now: Date.parse(at('11:40:00')), toFake: ['Date'] })
  const list = pageOf(line({ id: 'm1', content: 'Of the news', created_at: at('11:29:00') }))
  await open({ 'channels.play': withTable, 'comments.list': list })
  await screen.findByText('Of the news')
  expect(order()).toEqual(['19:30 Tide Talk began', 'Of the news', '18:30 Harbour News began'])
})

it('marks programmes of the day before by that day’s table', async () => {
  vi.useFakeTimers({ now: Date.parse(at('11:40:00')), toFake: ['Date'] })
  const before = programme({
    id: 'b',
    title: 'Night',
    starts_at: '2026-11-20T12:00:00Z',
    ends_at: '2026-11-20T13:00:00Z',
  })
  const { host } = await open({
    'channels.play': ({ query }) =>
      query.date ? channelPlay({ ...withTable, date: query.date, programmes: [before] }) : withTable,
    'comments.list': pageOf(line({ id: 'm1', content: 'Of yesterday', created_at: '2026-11-20T12:30:00Z' })),
  })
  expect(await screen.findByText('Nov 20, 20:00 Night began')).toBeTruthy()
  expect(host.callsOf('channels.play')).toContainEqual({ query: { id: '805', date: '2026-11-20' } })
})

/** An observer that finds whatever it watches in view. */
class Seeing {
  constructor(readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => this.seen([{ isIntersecting: true }])
  unobserve() {}
  disconnect() {}
}

it('loads earlier lines, and asks for all of them again when somebody wrote', async () => {
  const [earlier, later] = [line({ id: 'm1', content: 'Earlier' }), line({ id: 'm2', content: 'Later' })]
  const lines = [later, earlier]
  vi.stubGlobal('IntersectionObserver', Seeing)
  const { host } = await open({
    'comments.list': ({ query }) =>
      query?.cursor ? pageOf(...lines.slice(1)) : { list: lines.slice(0, 1), next: 'more' },
  })
  await screen.findByText('Later')
  expect(await screen.findByText('Earlier')).toBeTruthy()
  lines.unshift(line({ id: 'm4', content: 'Newest' }), line({ id: 'm3', content: 'Of the gap' }))
  act(() => host.happen('chat:805'))
  for (const words of ['Newest', 'Of the gap', 'Later', 'Earlier']) expect(await screen.findByText(words)).toBeTruthy()
})

it('asks for the number of viewers again and again, but not in a hidden page', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let listeners = 3
  await open({ 'channels.play': () => channelPlay({ ...withTable, listeners }) })
  expect(await screen.findByText('3 watching')).toBeTruthy()
  listeners = 5
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  await act(async () => void vi.advanceTimersByTime(70_000))
  expect(screen.getByText('3 watching')).toBeTruthy()
  Object.defineProperty(document, 'hidden', { value: false, configurable: true })
  await act(async () => void vi.advanceTimersByTime(70_000))
  expect(await screen.findByText('5 watching')).toBeTruthy()
})

const lost = () => {
  throw { kind: 'network', msg: '' }
}

it('a line without a network stays in its field, and goes with its key when it is sent again', async () => {
  let isLost = true
  const { host } = await open({ 'comments.add': () => (isLost ? lost() : line({ content: 'Hello' })) })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Say something' })
  fireEvent.change(field, { target: { value: 'Hello' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(host.callsOf('comments.add')).toHaveLength(1))
  expect([field.value, host.outbox.getState()]).toEqual(['Hello', []])
  isLost = false
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' }).ariaBusy).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(field.value).toBe(''))
  const [first, second] = host.callsOf('comments.add')
  expect(first).toEqual({ body: { target: 'channel', target_id: '805', content: 'Hello', key: expect.any(String) } })
  expect(second).toEqual(first)
})

it('a like of the channel without a network waits', async () => {
  await open({ 'likes.set': lost })
  fireEvent.click(await screen.findByRole('button', { name: /^Like/ }))
  expect(await screen.findByRole('button', { name: /, waits for the network$/, pressed: true })).toBeTruthy()
})
