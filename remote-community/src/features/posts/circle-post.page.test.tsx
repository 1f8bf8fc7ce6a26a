import { codes } from '@plaza/shared/api'
import type { OutboxEntry } from '@plaza/shared/host'
import { failing, pageOf, person, post, type VisitOptions } from '@plaza/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { vote } from '../../testing/samples'
import { visit } from '../../testing/visit'

const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'circle-post',
    { aid: 'p1' },
    {
      answers: { 'posts.detail': post(), 'comments.list': pageOf(), ...answers },
      ...options,
    },
  )

it('shows the full text, topic, place and circle', async () => {
  const long = 'A long walk. '.repeat(40)
  await draw({
    built: ['topic'],
    answers: { 'posts.detail': post({ content: long, topic: { id: '9', name: 'Fog' }, place: 'Old pier' }) },
  })
  await screen.findByText(long.trim(), { exact: false })
  expect(screen.getByRole('link', { name: 'Fog' }).getAttribute('href')).toBe('/topic-detail/9')
  screen.getByText('Old pier')
  expect(screen.getByRole('link', { name: 'From Harbour light' }).getAttribute('href')).toBe('/group-detail/61')
})

it('has one first-level heading, which is also the document’s title', async () => {
  await draw({ answers: { 'posts.detail': post({ content: `First\nwords${' and more'.repeat(9)}` }) } })
  await screen.findByRole('heading', { level: 1, name: /^\S.*: First words and more .*…$/ })
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

it('shows that a post is gone', async () => {
  await draw({ answers: { 'posts.detail': failing({ code: codes.contentGone }) } })
  expect(await screen.findByText('The content no longer exists')).toBeTruthy()
})

it.each<[state: 'pending' | 'refused', words: RegExp]>([
  ['pending', /In review\. Only you/],
  ['refused', /was not published/],
])('tells the author of a %s post that nobody else sees it', async (state, words) => {
  await draw({
    user: person(),
    answers: { 'posts.detail': post({ own: true, state, refusal: state === 'refused' ? 'Advertising' : null }) },
  })
  expect((await screen.findByText(words)).textContent).toMatch(/you can see/)
  if (state === 'refused') screen.getByText('Reason: Advertising')
  expect(screen.queryByRole('button', { name: 'Write again' }) !== null).toBe(state === 'refused')
  expect(screen.queryByRole('button', { name: /Like/ })).toBeNull()
})

describe('a vote', () => {
  const open = (over = {}) => draw({ user: person(), answers: { 'posts.detail': post({ vote: vote(over) }) } })

  it('cannot be sent without a choice', async () => {
    await open()
    const button = await screen.findByRole('button', { name: 'Vote' })
    expect((button as HTMLButtonElement).disabled).toBe(true)
  })

  it('allows several options if the vote does', async () => {
    const { host } = await draw({
      user: person(),
      answers: {
        'posts.detail': post({ vote: vote({ multiple: true }) }),
        'posts.vote': vote({ multiple: true, chosen: ['a', 'b'] }),
      },
    })
    fireEvent.click(await screen.findByRole('checkbox', { name: /Pier/ }))
    fireEvent.click(screen.getByRole('checkbox', { name: /Hill/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Vote' }))
    await waitFor(() =>
      expect(host.callsOf('posts.vote')).toEqual([{ params: { id: 'v1' }, body: { options: ['a', 'b'] } }]),
    )
    await screen.findAllByLabelText('your choice')
  })

  it('takes no more options than its limit', async () => {
    const options = ['Pier', 'Hill', 'Quay'].map((text) => ({ id: text, text, image: null, votes: 0 }))
    await open({ multiple: true, max_choices: 2, options })
    await screen.findByText(/Choose up to 2/)
    const box = (name: RegExp) => screen.getByRole('checkbox', { name }) as HTMLInputElement
    fireEvent.click(box(/Pier/))
    fireEvent.click(box(/Hill/))
    expect([box(/Pier/).disabled, box(/Quay/).disabled]).toEqual([false, true])
    fireEvent.click(box(/Pier/))
    expect(box(/Quay/).disabled).toBe(false)
  })

  it('cannot be sent after the end', async () => {
    await open({ closed: true })
    await screen.findByText(/Closed/)
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('shows when the results become visible', async () => {
    const options = vote().options.map((option) => ({ ...option, votes: null }))
    await open({ options, chosen: ['a'], result: 'after-end' })
    await screen.findByText('Results are shown when the vote ends')
    expect(screen.queryByText(/%/)).toBeNull()
  })

  it('shows the choice at once without a network, and that it waits', async () => {
    const { host } = await draw({
      user: person(),
      answers: { 'posts.detail': post({ vote: vote() }), 'posts.vote': failing({ kind: 'network' }) },
    })
    fireEvent.click(await screen.findByRole('radio', { name: /Pier/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Vote' }))
    await screen.findByText('Your vote waits for the network')
    expect(screen.getAllByLabelText('your choice')).toHaveLength(1)
    expect(screen.queryByRole('radio')).toBeNull()
    const [entry] = host.outbox.getState()
    const answer = vote({ chosen: ['a'], voters: 9 })
    act(() => host.stores.outbox.set([{ ...entry, state: 'sent', answer } as OutboxEntry]))
    await screen.findByText(/\b9 /)
    expect(screen.queryByText('Your vote waits for the network')).toBeNull()
  })

  it('is refetched after the server refused', async () => {
    const { host } = await draw({
      user: person(),
      answers: { 'posts.detail': post({ vote: vote() }), 'posts.vote': failing({ code: codes.tooLate }) },
    })
    fireEvent.click(await screen.findByRole('radio', { name: /Pier/ }))
    const before = host.callsOf('posts.detail').length
    fireEvent.click(screen.getByRole('button', { name: 'Vote' }))
    await waitFor(() => expect(host.callsOf('posts.detail').length).toBeGreaterThan(before))
    expect(screen.queryByLabelText('your choice')).toBeNull()
  })
})

it('returns to the circle after its author has deleted it', async () => {
  const { host } = await draw({
    user: person(),
    answers: { 'posts.detail': post({ own: true, actions: ['remove'] }), 'posts.remove': {} },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'More about this post' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(host.navigations).toEqual(['/group-detail/61']))
})

it('is shared with its first words and its own address', async () => {
  const { host } = await draw()
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }))
  expect(host.shared).toMatchObject([{ title: 'Fog on the old pier', address: '/group-post-detail/p1' }])
})

describe('writing a refused post again', () => {
  const refused = post({
    ...{ own: true, state: 'refused', refusal: 'Advertising', content: 'Fog', place: 'Pier' },
    images: [{ url: '/media/uploads/a.webp', width: 1, height: 1 }],
  })
  const again = async () => {
    const { host } = await draw({ answers: { 'posts.detail': refused } })
    return { host, tap: async () => fireEvent.click(await screen.findByRole('button', { name: 'Write again' })) }
  }

  it('opens the form with its text, pictures and place, under a new key', async () => {
    const { host, tap } = await again()
    await tap()
    await waitFor(() => expect(host.navigations).toEqual([`/post-publish/${refused.circle.id}`]))
    expect(host.drafts.read(`post-publish.${refused.circle.id}`)).toEqual({
      ...{ content: 'Fog', place: 'Pier', topic: refused.topic, key: expect.stringMatching(/^[\da-f-]{36}$/) },
      ...{ video: null, vote: null },
      images: [{ key: 'a.webp', url: '/media/uploads/a.webp' }],
    })
  })

  it('asks before it replaces another draft', async () => {
    const { host, tap } = await again()
    const name = `post-publish.${refused.circle.id}`
    host.drafts.keep(name, { content: 'Other' })
    const confirm = vi.spyOn(host.ui, 'confirm').mockResolvedValue(false)
    await tap()
    await waitFor(() => expect(confirm).toHaveBeenCalled())
    expect(host.drafts.read(name)).toEqual({ content: 'Other' })
  })
})

it('shows a like that waits for the network as set, with a mark', async () => {
  const { host } = await draw({
    user: person(),
    answers: { 'posts.detail': post({ likes: 3 }), 'likes.set': failing({ kind: 'network' }) },
  })
  fireEvent.click(await screen.findByRole('button', { name: /^Like, 3/ }))
  const like = await screen.findByRole('button', { name: /^Like, 4/, pressed: true })
  await waitFor(() => expect(like.textContent).toBe('4waits for the network'))
  expect(host.outbox.getState()).toMatchObject([{ endpoint: 'likes.set', state: 'waiting' }])
})

it('shows a like that was kept by an earlier visit as set', async () => {
  const input = { body: { target: 'post', id: 'p1', on: true } }
  const entry = { id: 'a', endpoint: 'likes.set', input, shown: null, at: 1, state: 'waiting', reason: '' } as const
  await draw({ user: person(), outbox: [entry], answers: { 'posts.detail': post({ likes: 3 }) } })
  expect(await screen.findByRole('button', { name: /^Like, 4/, pressed: true })).toBeTruthy()
})

describe('a video', () => {
  const video = { url: '/media/uploads/video/1', poster: '/p.webp', seconds: 75, width: 640, height: 360 }
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play')
  const element = () => document.querySelector('video') as HTMLVideoElement

  it('loads nothing until a tap plays it in place', async () => {
    play.mockResolvedValue()
    await draw({ answers: { 'posts.detail': post({ video }) } })
    const button = await screen.findByRole('button', { name: 'Play the video, 1:15' })
    expect([element().preload, element().controls]).toEqual(['none', false])
    fireEvent.click(button)
    expect(play.mock.instances).toEqual([element()])
    expect(element().controls).toBe(true)
    expect(screen.queryByRole('button', { name: /Play the video/ })).toBeNull()
  })

  it('that cannot be played says so, and is tried again', async () => {
    play.mockResolvedValue()
    await draw({ answers: { 'posts.detail': post({ video }) } })
    fireEvent.click(await screen.findByRole('button', { name: /Play the video/ }))
    fireEvent.error(element())
    expect(screen.getByRole('alert').textContent).toContain('cannot be played')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a vote with pictures', () => {
  const options = [
    { id: 'a', text: 'Pier', image: '/pier.webp', votes: 3 },
    { id: 'b', text: 'Hill', image: null, votes: 1 },
  ]

  it('is chosen by its tile, and each picture can be enlarged', async () => {
    const { host } = await draw({
      user: person(),
      answers: {
        'posts.detail': post({ vote: vote({ options }) }),
        'posts.vote': vote({ options, chosen: ['a'], voters: 5 }),
      },
    })
    const viewImages = vi.spyOn(host.ui, 'viewImages')
    fireEvent.click(await screen.findByRole('button', { name: 'Enlarge the picture of Pier' }))
    expect(viewImages).toHaveBeenCalledWith(['/pier.webp'], 0)
    expect(screen.queryByRole('button', { name: 'Enlarge the picture of Hill' })).toBeNull()
    fireEvent.click(screen.getByRole('radio', { name: /Pier/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Vote' }))
    await screen.findByLabelText('your choice')
    expect(host.callsOf('posts.vote')).toEqual([{ params: { id: 'v1' }, body: { options: ['a'] } }])
  })
})
