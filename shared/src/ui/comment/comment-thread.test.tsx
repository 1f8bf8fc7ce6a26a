import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Comment } from '../../api'
import type { OutboxEntry } from '../../host'
import { type Answers, failing, pending, person, type RenderOptions, renderPage } from '../../testing'
import { CommentSheet } from './comment-sheet'
import { CommentThread } from './comment-thread'

const comment = (over: Partial<Comment> = {}): Comment => ({
  id: 'c1',
  user: { id: 'u2', name: 'Mei', avatar: null },
  content: 'The harbour looks splendid.',
  created_at: '2026-03-01T08:00:00.000Z',
  district: 'Linjiang',
  likes: 3,
  liked: false,
  own: false,
  state: 'shown',
  reply_to: null,
  replies: [],
  reply_count: 0,
  ...over,
})
const listed = (...list: Comment[]) => ({ list, next: null, total: list.length })

const listCall = (sort: string) => ({ params: { id: '7' }, query: { target: 'content', sort } })

const draw = (answers: Answers, over: RenderOptions = {}) =>
  renderPage(<CommentThread target={{ kind: 'content', id: '7' }} />, { answers, user: person(), ...over })

async function write(text: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Write a comment' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Write a comment' }), { target: { value: text } })
}

it('asks for the comments of its target and invites where there are none', async () => {
  const { host } = draw({ 'comments.list': listed() })
  await screen.findByText('Be the first to comment')
  expect(host.callsOf('comments.list')).toEqual([listCall('hot')])
})

it('has no field of its own where the page has one', async () => {
  renderPage(<CommentThread target={{ kind: 'content', id: '7' }} fieldElsewhere />, {
    answers: { 'comments.list': listed(comment()) },
  })
  await screen.findByText('The harbour looks splendid.')
  expect(screen.queryByRole('button', { name: 'Write a comment' })).toBeNull()
})

it('shows what is hot first, and the newest where they are asked for, by the address', async () => {
  const { host } = draw({ 'comments.list': listed(comment(), comment({ id: 'c2' })) })
  fireEvent.click(await screen.findByRole('button', { name: 'Newest' }))
  await waitFor(() => expect(host.callsOf('comments.list')).toEqual([listCall('hot'), listCall('newest')]))
  expect(screen.getByRole('button', { name: 'Newest', pressed: true })).toBeTruthy()
})

it('asks for the order that the address names, and offers none for a single comment', async () => {
  const { host } = draw(
    { 'comments.list': listed(comment()) },
    { path: '/posts/7', address: '/posts/7?comments=newest' },
  )
  await screen.findByText('The harbour looks splendid.')
  expect(host.callsOf('comments.list')).toEqual([listCall('newest')])
  expect(screen.queryByRole('group', { name: 'Order of comments' })).toBeNull()
})

it('shows a comment once that moved up from one page into another', async () => {
  draw({ 'comments.list': listed(comment(), comment({ id: 'c2' }), comment()) })
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
})

it('publishes what was typed', async () => {
  const { host } = draw({ 'comments.list': listed(), 'comments.add': comment() })
  await write('  Well done  ')
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(host.toasts).toEqual(['Published']))
  expect(host.callsOf('comments.add')).toEqual([
    { body: { target: 'content', target_id: '7', content: 'Well done', key: expect.any(String) } },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('without a network', () => {
  const said = () => screen.getByText('Well done').closest('article')
  const offline = async () => {
    const page = draw({ 'comments.list': listed(), 'comments.add': failing({ kind: 'network' }) })
    await write('Well done')
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
    await screen.findByText('Waits for the network')
    return page
  }

  it('keeps a comment, shows it as waiting, and closes the form', async () => {
    const { host } = await offline()
    expect([host.toasts, host.drafts.read('comment:content:7'), screen.queryByRole('dialog')]).toEqual([
      ['Kept on this device, sent when the network is back'],
      null,
      null,
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.queryByText('Well done')).toBeNull()
  })

  it('shows why one was refused, and opens the form with its text', async () => {
    const { host } = await offline()
    const [entry] = host.outbox.getState()
    act(() => host.stores.outbox.set([{ ...entry, state: 'refused', reason: 'Banned until Friday' } as OutboxEntry]))
    expect(said()?.textContent).toMatch(/Not sent.*Banned until Friday/)
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
    expect(((await screen.findByRole('textbox')) as HTMLTextAreaElement).value).toBe('Well done')
    expect(host.outbox.getState()).toHaveLength(1)
  })

  it('a refused reply stays a reply, and goes once its new words are sent', async () => {
    const { host } = draw({ 'comments.list': listed(), 'comments.add': comment({ id: 'c9' }) })
    const body = { target: 'content', target_id: '7', parent_id: 'c1', content: 'Rude', key: 'k1' }
    const made = { id: 'w1', endpoint: 'comments.add', input: { body }, shown: { to: 'Zhou' }, at: 1 }
    act(() => host.stores.outbox.set([{ ...made, state: 'refused', reason: 'Banned words' }]))
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
    const field = await screen.findByRole('textbox', { name: 'Reply to Zhou' })
    expect(field).toHaveProperty('value', 'Rude')
    fireEvent.change(field, { target: { value: 'Kind' } })
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(host.outbox.getState()).toEqual([]))
    const [sent] = host.callsOf('comments.add') as [{ body: { key: string } }]
    expect(sent.body).toMatchObject({ parent_id: 'c1', content: 'Kind' })
    expect(sent.body.key).not.toBe('k1')
  })

  it('is an ordinary failure on a host without an outbox', async () => {
    const { host } = draw(
      { 'comments.list': listed(), 'comments.add': failing({ kind: 'network' }) },
      { contracts: { outbox: [] } },
    )
    await write('Well done')
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(host.callsOf('comments.add')).toHaveLength(1))
    expect([host.outbox.getState(), screen.queryByText('Waits for the network')]).toEqual([[], null])
  })
})

it('says that a comment waits for review', async () => {
  const { host } = draw({ 'comments.list': listed(), 'comments.add': comment({ state: 'pending' }) })
  await write('Hello')
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(host.toasts).toEqual(['It is shown once it has been reviewed']))
})

it('keeps what was typed where it could not be sent, also after closing', async () => {
  draw({ 'comments.list': listed(), 'comments.add': failing({ kind: 'gated' }) })
  await write('Do not lose me')
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', 'Do not lose me'))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  fireEvent.click(screen.getByRole('button', { name: 'Write a comment' }))
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Do not lose me')
})

it('sends nothing that is empty or longer than 500 characters', async () => {
  draw({ 'comments.list': listed() })
  await write('   ')
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '😀'.repeat(501) } })
  expect(screen.getByText('501/500')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '😀'.repeat(500) } })
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', false)
})

it('likes at once and takes it back where the server refuses', async () => {
  draw({ 'comments.list': listed(comment()), 'likes.set': failing({ status: 500 }) })
  const like = await screen.findByRole('button', { name: 'Like the comment of Mei, 3' })
  fireEvent.click(like)
  expect(like.textContent).toBe('4')
  await waitFor(() => expect(like.textContent).toBe('3'))
  expect(like.getAttribute('aria-pressed')).toBe('false')
})

it('replies to a comment', async () => {
  const { host } = draw({ 'comments.list': listed(comment()), 'comments.add': comment({ id: 'c2' }) })
  fireEvent.click(await screen.findByRole('button', { name: 'Reply to Mei' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Reply to Mei' }), { target: { value: 'Indeed' } })
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() =>
    expect(host.callsOf('comments.add')).toEqual([
      { body: { target: 'content', target_id: '7', content: 'Indeed', parent_id: 'c1', key: expect.any(String) } },
    ]),
  )
})

it('shows the first replies and all of them in a sheet', async () => {
  const {
    replies: _,
    reply_count: __,
    ...reply
  } = comment({ id: 'r1', content: 'I agree', user: { id: 'u3', name: 'Bo', avatar: null } })
  draw({
    'comments.list': listed(comment({ replies: [reply], reply_count: 5 })),
    'comments.replies': { list: [reply, { ...reply, id: 'r2', content: 'So do I' }], next: null },
  })
  expect(await screen.findByText(/I agree/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'See all 5 replies' }))
  const sheet = await screen.findByRole('dialog', { name: 'Replies' })
  expect(await within(sheet).findByText('So do I')).toBeTruthy()
})

it('shows all replies under the address of the thread, where it has one', async () => {
  const root = comment({ replies: [comment({ id: 'r1', content: 'I agree' })], reply_count: 5 })
  const { host } = renderPage(
    <CommentThread target={{ kind: 'content', id: '7' }} addressOf={(id) => `/posts/7/comment/${id}`} />,
    { answers: { 'comments.list': listed(root), 'comments.replies': listed() }, user: person() },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'See all 5 replies' }))
  await screen.findByRole('dialog', { name: 'Replies' })
  expect(host.overlayAddresses).toEqual(['/posts/7/comment/c1'])
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(host.overlays).toEqual([])
})

it('has no way to report where the remote that takes reports is off', async () => {
  draw({ 'comments.list': listed(comment()) }, { off: ['community'] })
  fireEvent.click(await screen.findByRole('button', { name: 'More about the comment of Mei' }))
  expect(screen.getByRole('button', { name: 'Reply' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull()
})

it('shows its author why a comment was refused, and opens it to be written again', async () => {
  const said = comment({ own: true, state: 'refused', refusal: 'Advertising', content: 'Call me' })
  const { host } = draw({ 'comments.list': listed(said), 'comments.add': comment() })
  expect(await screen.findByText('Only you can see this. Reason: Advertising')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Write again' }))
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Call me')
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(host.callsOf('comments.add')[0]).toMatchObject({ body: { content: 'Call me' } }))
})

const other = comment({ id: 'c9', user: { id: 'u9', name: 'Bo', avatar: null } })

it('deletes an own comment, offers to undo it, and offers to report another', async () => {
  let deleted = false
  const answers: Answers = {
    'comments.list': () => (deleted ? listed(other) : listed(comment({ own: true }), other)),
    'comments.remove': () => {
      deleted = true
      return {}
    },
    'comments.restore': {},
  }
  const { host } = draw(answers, { built: ['post-report'] })
  fireEvent.click(await screen.findByRole('button', { name: 'More about the comment of Mei' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(host.callsOf('comments.remove')).toEqual([{ query: { id: 'c1' } }]))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'More about the comment of Mei' })).toBeNull())
  expect(host.toasts).toEqual(['Deleted'])
  host.offers[0]?.onChoose()
  await waitFor(() => expect(host.callsOf('comments.restore')).toEqual([{ params: { id: 'c1' }, body: {} }]))
  fireEvent.click(screen.getByRole('button', { name: 'More about the comment of Bo' }))
  fireEvent.click(screen.getByRole('button', { name: 'Report' }))
  expect(host.navigations).toEqual(['/post-report/c9?target=comment'])
})

it('marks an own comment that waits for review', async () => {
  draw({ 'comments.list': listed(comment({ own: true, state: 'pending' })) })
  expect(await screen.findByText('Pending review')).toBeTruthy()
})

it('keeps the page where comments cannot be had, and tries again', async () => {
  draw({ 'comments.list': failing({ status: 500 }) })
  await screen.findByText('The server is busy')
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it.each<[what: string, Answers]>([
  ['the comment', { 'comments.one': pending }],
  ['its replies', { 'comments.one': comment(), 'comments.replies': pending }],
])('says where it waits for %s, and asks again', async (_, answers) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { host } = renderPage(<CommentSheet target={{ kind: 'content', id: '7' }} id="c1" onClose={() => {}} />, {
    answers,
  })
  await screen.findByRole('dialog')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.queryByText('This takes longer than usual.')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(8000))
  const asked = host.calls.length
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await act(() => vi.advanceTimersByTimeAsync(10))
  expect(screen.queryByText('This takes longer than usual.')).toBeNull()
  expect(host.calls.length).toBe(asked + 1)
  vi.useRealTimers()
})

it('shows a written comment at once, and tells the page that it stands there', async () => {
  const onAdded = vi.fn()
  let lists = 0
  renderPage(<CommentThread target={{ kind: 'content', id: '7' }} onAdded={onAdded} />, {
    answers: {
      // The list that is asked for again does not have it yet, as one that was cached elsewhere.
      'comments.list': () => (lists++ === 0 ? listed(comment()) : pending),
      'comments.add': comment({ id: 'new', content: 'Just written', own: true }),
    },
    user: person(),
  })
  await screen.findByText('The harbour looks splendid.')
  await write('Just written')
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await screen.findByText('Just written')
  const [first] = screen.getAllByRole('article')
  expect(within(first as HTMLElement).getByText('Just written')).toBeTruthy()
  expect(onAdded).toHaveBeenCalledOnce()
})
