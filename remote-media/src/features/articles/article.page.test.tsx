import { type Answers, content, failing, pageOf, pending, person, type VisitOptions } from '@plaza/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { article, marks } from '../../testing/samples'
import { visit } from '../../testing/visit'

const answers: Answers = {
  'contents.staticArticle': article(),
  'contents.dynamicArticle': marks(),
  'contents.related': { list: [] },
  'comments.list': pageOf(),
  'voices.config': { enabled: 1, speakers: [], default_rate: 1 },
}

const open = (over: VisitOptions = {}) =>
  visit(
    'article',
    { aid: 101 },
    {
      ...over,
      answers: { ...answers, ...over.answers },
    },
  )

it('makes the same calls as the server, counts one view, and shows title, source, time and text', async () => {
  const { host } = await open()
  expect(await screen.findByRole('heading', { name: 'Ferries will run until midnight' })).toBeTruthy()
  expect(screen.getByText('midnight').tagName).toBe('STRONG')
  expect(screen.getByText('Starbay Daily')).toBeTruthy()
  expect(host.callsOf('contents.staticArticle')).toEqual([{ params: { id: '101' } }])
  expect(host.callsOf('contents.dynamicArticle')).toHaveLength(1)
})

it('has one first-level heading: the story’s title, or the site’s name without one', async () => {
  const { unmount } = await open()
  await screen.findByText('midnight')
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    'Ferries will run until midnight',
  ])
  unmount()
  await open({ answers: { 'contents.staticArticle': failing({ code: 403001 }) } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Starbay Media' })).toBeTruthy()
})

it('keeps related contents while other remotes are off, with plain text for their links', async () => {
  await open({
    off: ['practice', 'community', 'account'],
    answers: {
      'contents.staticArticle': article({ body: '<p>Come and <a href="/activities-details/3">help</a>.</p>' }),
      'contents.related': { list: [content({ id: '102', title: 'The last ferry' })] },
    },
  })
  expect((await screen.findByRole('link', { name: 'The last ferry' })).getAttribute('href')).toBe('/posts/102')
  expect(screen.getByText('help')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'help' })).toBeNull()
})

it('shows that the content is gone', async () => {
  await open({
    answers: {
      'contents.staticArticle': failing({ code: 403001 }),
      'contents.dynamicArticle': failing({ code: 403001 }),
    },
  })
  expect(await screen.findByText('The content no longer exists')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Like/ })).toBeNull()
})

const liking = async (said: Answers['likes.set']) => {
  const { host } = await open({ user: person(), answers: { 'likes.set': said, 'histories.add': {} } })
  const like = await screen.findByRole('button', { name: /^Like/ })
  await waitFor(() => expect(like.textContent).toBe('20'))
  await act(async () => {
    fireEvent.click(like)
    fireEvent.click(like)
  })
  return { host, like }
}

it.each([
  [false, 1],
  [true, 0],
])('a tap on like before the counts arrive likes, and does not toggle: liked already %s', async (liked, asked) => {
  let tell = () => {}
  const known = new Promise<void>((resolve) => {
    tell = resolve
  })
  const { host } = await open({
    user: person(),
    answers: {
      'contents.dynamicArticle': () => known.then(() => marks({ liked })),
      'likes.set': pending,
      'histories.add': {},
    },
  })
  const like = await screen.findByRole('button', { name: /^Like/ })
  await act(async () => {
    fireEvent.click(like)
    tell()
  })
  await waitFor(() => expect(like.getAttribute('aria-pressed')).toBe('true'))
  expect(host.callsOf('likes.set')).toHaveLength(asked)
})

it('likes optimistically, and sends one call for a double tap', async () => {
  const { host, like } = await liking(pending)
  await waitFor(() => expect(like.getAttribute('aria-pressed')).toBe('true'))
  expect(like.textContent).toBe('21')
  expect(host.callsOf('likes.set')).toEqual([{ body: { target: 'content', id: '101', on: true } }])
})

it('reverts a like that the server refuses', async () => {
  const { host, like } = await liking(failing({ status: 500 }))
  await waitFor(() => expect(host.callsOf('likes.set')).toHaveLength(1))
  await waitFor(() => expect(like.getAttribute('aria-pressed')).toBe('false'))
  expect(like.textContent).toBe('20')
})

it('collects and shows a message', async () => {
  const { host } = await open({
    user: person(),
    answers: { 'collections.set': { collected: true, collections: 5 }, 'histories.add': {} },
  })
  const collect = await screen.findByRole('button', { name: 'Save' })
  await waitFor(() => expect(host.callsOf('contents.dynamicArticle')).toHaveLength(1))
  await act(async () => {})
  fireEvent.click(collect)
  await waitFor(() => expect(collect.getAttribute('aria-pressed')).toBe('true'))
  await waitFor(() => expect(host.toasts).toEqual(['Saved']))
})

it('adds to the history of a logged-in user only', async () => {
  const guest = await open()
  await screen.findByText('midnight')
  expect(guest.host.callsOf('histories.add')).toEqual([])
  guest.unmount()
  const { host } = await open({ user: person(), answers: { 'histories.add': {} } })
  await waitFor(() => expect(host.callsOf('histories.add')).toEqual([{ body: { id: '101', type: 3 } }]))
})

it('shares its own address', async () => {
  const { host } = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }))
  expect(host.shared).toMatchObject([{ id: '101', address: '/posts/101', title: 'Ferries will run until midnight' }])
})

it('changes the text size of every page', async () => {
  const { host } = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Text size' }))
  fireEvent.click(await screen.findByRole('radio', { name: 'Larger' }))
  expect(host.stores.settings.getState().multiple).toBe(1.3)
})

it('plays its recording, whose cover links back to it', async () => {
  const voice = { url: '/media/voice.mp3', duration: '01:05' }
  const { host } = await open({ answers: { 'contents.staticArticle': article({ voice }) } })
  fireEvent.click(await screen.findByRole('button', { name: /Listen/ }))
  expect(host.played).toMatchObject([{ type: 'open', items: [{ id: 'voice-101', address: '/posts/101' }] }])
})

const inTwoVoices = article({
  voice: {
    url: '/media/man.mp3',
    duration: '01:05',
    transcript: true,
    voices: [
      { kind: 'female', url: '/media/woman.mp3', duration: '01:10' },
      { kind: 'male', url: '/media/man.mp3', duration: '01:05' },
    ],
  },
})

it('is read by the voice that the person chose before, and offers no choice where there is one voice', async () => {
  const { host, unmount } = await open({
    answers: { 'contents.staticArticle': inTwoVoices },
    settings: { voice: 'female' },
  })
  expect(await screen.findByRole('button', { name: 'Voice: Female voice' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /Listen/ }))
  expect(host.played).toMatchObject([{ type: 'open', items: [{ url: '/media/woman.mp3', duration: 70 }] }])
  unmount()
  const voice = { url: '/media/voice.mp3', duration: '01:05' }
  const single = await open({
    answers: { 'contents.staticArticle': article({ voice }) },
    settings: { voice: 'female' },
  })
  fireEvent.click(await screen.findByRole('button', { name: /Listen/ }))
  expect(screen.queryByRole('button', { name: /^Voice/ })).toBeNull()
  expect(single.host.played).toMatchObject([{ type: 'open', items: [{ url: '/media/voice.mp3' }] }])
})

it('goes on with the same sentence in the voice that is chosen while it is read, and keeps the choice', async () => {
  const at = (...starts: number[]) => ({ cues: starts.map((start) => ({ start, end: start + 1, text: 'x' })) })
  const other = {
    id: 'x1',
    name: 'Next',
    album: '',
    albumId: null,
    duration: 5,
    image: null,
    url: '/x.mp3',
    live: false,
  }
  const { host } = await open({
    answers: {
      'contents.staticArticle': inTwoVoices,
      'contents.transcript': ({ query }) => (query?.voice === 'female' ? at(0, 12, 24) : at(0, 10, 20)),
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: /Listen/ }))
  const [request] = host.played
  const read = request?.type === 'open' ? request.items[0] : undefined
  if (!read) throw new Error('nothing was played')
  host.stores.player.set({ list: [read, other], index: 0, current: read, playing: true })
  host.stores.progress.set({ position: 11 })
  fireEvent.click(screen.getByRole('button', { name: 'Voice: Male voice' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Female voice' }))
  expect(host.stores.settings.getState().voice).toBe('female')
  await waitFor(() => expect(host.played).toHaveLength(2))
  expect(host.played[1]).toMatchObject({ type: 'open', index: 0, position: 12 })
  expect(host.played[1]).toMatchObject({ items: [{ id: read.id, url: '/media/woman.mp3' }, other] })
})

it('links to the other site where the article was published', async () => {
  const elsewhere = article({ link_address: 'https://news.example/a' })
  const { host } = await open({ answers: { 'contents.staticArticle': elsewhere } })
  fireEvent.click(await screen.findByRole('button', { name: 'Read it there' }))
  expect(host.trusted).toEqual(['https://news.example/a'])
  expect(screen.queryByText('midnight')).toBeNull()
})

it('shows related contents and the comment form', async () => {
  await open({ answers: { 'contents.related': { list: [content({ id: '102', title: 'The night market' })] } } })
  expect((await screen.findByRole('link', { name: 'The night market' })).getAttribute('href')).toBe('/posts/102')
  await screen.findByText('Be the first to comment')
  expect(screen.queryByRole('button', { name: 'Write a comment' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Add a comment…' }))
  expect(await screen.findByRole('textbox')).toBeTruthy()
})

it('opens and closes the thread of a comment above its page', async () => {
  const comment = {
    id: '7',
    user: { id: 'u2', name: 'Zhou', avatar: null },
    content: 'See you on the last boat',
    created_at: '2026-11-20T08:00:00Z',
    district: '',
    likes: 0,
    liked: false,
    own: false,
    state: 'shown' as const,
    reply_to: null,
    replies: [],
    reply_count: 0,
  }
  const { host } = await visit(
    'article-comment',
    { aid: 101, id: 7 },
    {
      answers: { ...answers, 'comments.one': comment, 'comments.replies': pageOf() },
    },
  )
  expect(await screen.findByText('See you on the last boat')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(host.navigations).toEqual(['/posts/101'])
})

it('offers no speech if the site has disabled it', async () => {
  await open({ answers: { 'voices.config': { enabled: 0, speakers: [], default_rate: 1 } } })
  await screen.findByText('midnight')
  await act(async () => {})
  expect(screen.queryByRole('button', { name: /Listen/ })).toBeNull()
})

it('lets a citizen’s piece be reported, not by its author, nor what the newsroom published or what waits for its review', async () => {
  const { unmount } = await open({
    built: ['post-report'],
    answers: { 'contents.staticArticle': article({ citizen: true }) },
  })
  const link = await screen.findByRole('link', { name: 'Report' })
  expect(link.getAttribute('href')).toMatch(/\/post-report\/101\?target=piece$/)
  unmount()
  const own = await open({
    built: ['post-report'],
    answers: { 'contents.staticArticle': article({ citizen: true }), 'contents.dynamicArticle': marks({ own: true }) },
  })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Report' })).toBeNull())
  own.unmount()
  for (const over of [{}, { citizen: true, review: { state: 'refused', reason: null } }] as const) {
    const page = await open({ built: ['post-report'], answers: { 'contents.staticArticle': article(over) } })
    await screen.findByText('midnight')
    expect(screen.queryByRole('link', { name: 'Report' })).toBeNull()
    page.unmount()
  }
})
