import type { Post } from '@plaza/shared/api'
import type { OutboxEntry } from '@plaza/shared/host'
import { failing, pageOf, pending, person, post, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { circle, topic, vote } from '../../testing/samples'
import { visit } from '../../testing/visit'

const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'circle',
    { circle_id: 61 },
    {
      answers: {
        'circles.detail': circle(),
        'circles.topics': pageOf(topic()),
        'circles.posts': pageOf(post()),
        ...answers,
      },
      ...options,
    },
  )

it('shows name, members, posts, notice and topics of the circle', async () => {
  await draw()
  expect(await screen.findByRole('heading', { level: 2, name: 'Harbour light' })).toBeTruthy()
  expect(screen.getByText('18.4K members · 12 posts')).toBeTruthy()
  expect(screen.getByText('The theme of the week is fog')).toBeTruthy()
  expect(await screen.findByRole('link', { name: /# Fog/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All topics' }).getAttribute('href')).toBe('/topic-list/61')
})

it('shows the posts of the tab in the address', async () => {
  const { host } = await draw({ query: { tab: 'votes' } })
  await screen.findByText('Fog on the old pier')
  expect(host.callsOf('circles.posts')).toEqual([{ params: { id: '61' }, query: { tab: 'votes' } }])
  expect(screen.getByRole('tab', { name: 'Votes' }).getAttribute('aria-selected')).toBe('true')
})

it('puts a chosen tab into the address', async () => {
  const { host } = await draw()
  fireEvent.click(await screen.findByRole('tab', { name: 'Hot' }))
  expect(host.navigations).toEqual(['/group-detail/61?tab=hot'])
})

describe('posts of others that came meanwhile', () => {
  const at = (hour: number) => `2026-11-20T0${hour}:00:00Z`
  const shown = [post({ id: 'p1', created_at: at(4) }), post({ id: 'p2', created_at: at(3), content: 'Sun' })]
  const fresh = [
    post({ id: 'p4', created_at: at(6), content: 'Rain' }),
    post({ id: 'p3', created_at: at(5), own: true, content: 'Mine' }),
    post({ id: 'p5', created_at: at(7), state: 'pending', content: 'Hidden' }),
  ]
  const open = async (query = {}) => {
    let list = shown
    const page = await draw({ query, answers: { 'circles.posts': () => pageOf(...list) } })
    await screen.findByText('Sun')
    const change = async (next: typeof list) => {
      list = next
      const before = page.host.callsOf('circles.posts').length
      page.host.happen('posts:61')
      await waitFor(() => expect(page.host.callsOf('circles.posts').length).toBeGreaterThan(before))
    }
    return { ...page, change }
  }

  it('are counted without moving the list, and shown by a tap', async () => {
    const { change } = await open()
    await change([...fresh, ...shown])
    const pill = await screen.findByRole('button', { name: '1 new post' })
    expect(screen.queryByText('Rain')).toBeNull()
    fireEvent.click(pill)
    await screen.findByText('Rain')
    await waitFor(() => expect(screen.queryByRole('button', { name: /new post/ })).toBeNull())
  })

  it('are not those that moved up because one was deleted', async () => {
    const { change } = await open()
    await change([...shown.slice(1), post({ id: 'p0', created_at: at(1), content: 'Old' })])
    expect(screen.queryByRole('button', { name: /new post/ })).toBeNull()
  })

  it('are asked for again if no answer came: the host is told so', async () => {
    let answer: ReturnType<typeof pageOf<Post>> | ReturnType<typeof failing> = pageOf(...shown)
    const { host } = await draw({ answers: { 'circles.posts': () => answer } })
    await screen.findByText('Sun')
    answer = failing({ status: 503 })
    expect(await host.answersAfter('posts:61')).toEqual([false])
    answer = pageOf(...fresh, ...shown)
    expect(await host.answersAfter('posts:61')).toEqual([true])
    await screen.findByRole('button', { name: '1 new post' })
  })

  it('are not asked for in an order of its own', async () => {
    const { host } = await open({ tab: 'hot' })
    host.happen('posts:61')
    expect(host.callsOf('circles.posts')).toHaveLength(1)
  })
})

describe('own posts that wait', () => {
  const body = { circle_id: '61', content: 'Written on the ferry', images: [], key: 'k' }
  const shown = { key: 'k', content: 'Written on the ferry', images: [], topic: null, vote: null, place: '' }
  const waiting = (over: Partial<OutboxEntry> = {}): OutboxEntry => ({
    ...{ id: 'a', endpoint: 'posts.publish', input: { body }, shown, at: 1, state: 'waiting', reason: '' },
    ...over,
  })
  const open = (...outbox: OutboxEntry[]) => draw({ user: person(), outbox })

  it('stand above the list of their circle, and can be discarded', async () => {
    const elsewhere = waiting({ id: 'b', input: { body: { ...body, circle_id: '62', content: 'Elsewhere' } } })
    const { host } = await open(waiting(), elsewhere)
    await screen.findByText('Written on the ferry')
    expect(screen.getByText('Waits for the network')).toBeTruthy()
    expect(screen.queryByText('Elsewhere')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.queryByText('Written on the ferry')).toBeNull()
    expect(host.outbox.getState()).toEqual([elsewhere])
  })

  it('say why they were refused, and open in the form under a new key', async () => {
    const { host } = await open(waiting({ state: 'refused', reason: 'You are banned' }))
    await screen.findByText('Reason: You are banned')
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
    expect(host.navigations).toEqual(['/post-publish/61'])
    const draft = host.drafts.read<typeof shown>('post-publish.61')
    expect(draft).toEqual({ ...shown, key: expect.stringMatching(/^[\da-f-]{36}$/) })
    expect(host.outbox.getState()).toEqual([])
  })

  it('give way to the post itself', async () => {
    await open(waiting({ state: 'sent', answer: post() }))
    await screen.findByText('Fog on the old pier')
    expect(screen.queryByText('Written on the ferry')).toBeNull()
  })
})

it('shows a notice for an empty tab', async () => {
  await draw({ answers: { 'circles.posts': pageOf() } })
  expect(await screen.findByText('No content yet')).toBeTruthy()
})

it('shows that a circle is gone', async () => {
  await draw({ answers: { 'circles.detail': failing({ code: 403001 }) } })
  expect(await screen.findByText('The content no longer exists')).toBeTruthy()
})

describe('membership', () => {
  it('joins with one tap and updates the number', async () => {
    await draw({ user: person(), answers: { 'circles.join': { joined: true, members: 5 } } })
    fireEvent.click(await screen.findByRole('button', { name: 'Join' }))
    expect(await screen.findByRole('button', { name: 'Joined' })).toBeTruthy()
    expect(screen.getByText('5 members · 12 posts')).toBeTruthy()
  })

  it('asks before leaving', async () => {
    const { host } = await draw({
      user: person(),
      confirms: false,
      answers: { 'circles.detail': circle({ joined: true }) },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Joined' }))
    await waitFor(() => expect(host.callsOf('circles.join')).toEqual([]))
  })
})

describe('a circle of members', () => {
  const closed = { 'circles.detail': circle({ members_only: true }) }
  const inviteLink = () => screen.queryByRole('link', { name: 'Invite' })?.getAttribute('href')

  it('offers those outside neither to join nor to write nor to invite, and says why', async () => {
    await draw({ user: person(), answers: closed })
    await screen.findByText('Only members post here. Ask one of them to invite you.')
    expect(screen.getByText('By invitation')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Write a post' })).toBeNull()
    expect(inviteLink()).toBeUndefined()
  })

  it('lets members write and invite', async () => {
    const member = circle({ members_only: true, joined: true })
    await draw({ user: person(), answers: { 'circles.detail': member } })
    await screen.findByRole('button', { name: 'Write a post' })
    expect(inviteLink()).toBe('/invitation-post?target=circle&id=61')
  })
})

it('leads to an invitation, but nobody who was removed', async () => {
  const { unmount } = await draw()
  const link = await screen.findByRole('link', { name: 'Invite' })
  expect(link.getAttribute('href')).toBe('/invitation-post?target=circle&id=61')
  unmount()
  const removed = circle({ restriction: { kind: 'removed', until: null, reason: '' } })
  await draw({ user: person(), answers: { 'circles.detail': removed } })
  await screen.findByText(/cannot join this circle/)
  expect(screen.queryByRole('link', { name: 'Invite' })).toBeNull()
})

describe('writing a post', () => {
  it('shows the rules before the first post', async () => {
    const { host } = await draw()
    fireEvent.click(await screen.findByRole('button', { name: 'Write a post' }))
    const sheet = await screen.findByRole('dialog', { name: 'Rules of the circle' })
    within(sheet).getByText('Own pictures only')
    expect(host.navigations).toEqual([])
    fireEvent.click(within(sheet).getByRole('button', { name: 'Understood, write a post' }))
    await waitFor(() => expect(host.navigations).toEqual(['/post-publish/61']))
  })

  it('opens the form directly if the rules were accepted', async () => {
    const { host } = await draw()
    await screen.findByText('Fog on the old pier')
    host.drafts.keep('circle-rules.61', true)
    fireEvent.click(screen.getByRole('button', { name: 'Write a post' }))
    await waitFor(() => expect(host.navigations).toEqual(['/post-publish/61']))
  })
})

describe('a post in the list', () => {
  it('shows the author with the role, and that it is pinned', async () => {
    await draw({
      answers: { 'circles.posts': pageOf(post({ pinned: true, user: { ...post().user, role: 'owner' } })) },
    })
    expect(await screen.findByText('Aunt Qiu')).toBeTruthy()
    expect(screen.getByText('Owner')).toBeTruthy()
    expect(screen.getByText('Pinned')).toBeTruthy()
  })

  it('tells its author that it waits for a review, and offers no like or share', async () => {
    await draw({ user: person(), answers: { 'circles.posts': pageOf(post({ own: true, state: 'pending' })) } })
    await screen.findByText(/Only you can see this post/)
    expect(screen.queryByRole('button', { name: /^Like/ })).toBeNull()
  })

  it('opens its pictures in the viewer, starting with the tapped one', async () => {
    const images = ['/1.webp', '/2.webp'].map((url) => ({ url, width: 400, height: 300 }))
    const { host } = await draw({ answers: { 'circles.posts': pageOf(post({ images })) } })
    fireEvent.click(await screen.findByRole('button', { name: 'Picture 2 of 2' }))
    expect(host.viewed).toEqual([{ images: ['/1.webp', '/2.webp'], start: 1 }])
  })

  it('is liked optimistically by a logged-in user', async () => {
    await draw({ user: person(), answers: { 'likes.set': pending } })
    fireEvent.click(await screen.findByRole('button', { name: 'Like, 7 so far' }))
    expect(await screen.findByRole('button', { name: 'Like, 8 so far', pressed: true })).toBeTruthy()
  })

  it('reverts a like that the server refuses', async () => {
    const { host } = await draw({ user: person(), answers: { 'likes.set': failing({ status: 500 }) } })
    fireEvent.click(await screen.findByRole('button', { name: 'Like, 7 so far' }))
    await waitFor(() => expect(host.callsOf('likes.set')).toHaveLength(1))
    await screen.findByRole('button', { name: 'Like, 7 so far', pressed: false })
  })

  it('is deleted by its author at once, and comes back when that is undone', async () => {
    let deleted = false
    const own = post({ own: true, actions: ['remove'] })
    const { host } = await draw({
      user: person(),
      answers: {
        'circles.posts': () => (deleted ? pageOf() : pageOf(own)),
        'posts.remove': () => {
          deleted = true
          return {}
        },
        'posts.restore': () => {
          deleted = false
          return {}
        },
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'More about this post' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText('Fog on the old pier')).toBeNull())
    await waitFor(() => expect(host.toasts).toEqual(['Deleted']))
    host.offers[0]?.onChoose()
    await screen.findByText('Fog on the old pier')
  })

  it('can be reported by other users', async () => {
    const { host } = await draw({ built: ['post-report'] })
    fireEvent.click(await screen.findByRole('button', { name: 'More about this post' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Report' }))
    expect(host.navigations).toEqual(['/post-report/p1'])
  })

  it('leads to an invitation to it', async () => {
    const { host } = await draw()
    fireEvent.click(await screen.findByRole('button', { name: 'More about this post' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Invite to this post' }))
    expect(host.navigations).toEqual(['/invitation-post?target=post&id=p1'])
  })

  it('offers no invitation to those whose invitation would let nobody in', async () => {
    await draw({ answers: { 'circles.posts': pageOf(post({ can_invite: false })) } })
    fireEvent.click(await screen.findByRole('button', { name: 'More about this post' }))
    await screen.findByRole('button', { name: 'Report' })
    expect(screen.queryByRole('button', { name: 'Invite to this post' })).toBeNull()
  })

  it('has no menu without actions, and a link to its topic', async () => {
    const own = post({ own: true, state: 'pending', can_invite: false, topic: { id: '5', name: 'Fog' } })
    await draw({ answers: { 'circles.posts': pageOf(own) } })
    await screen.findByText('Fog on the old pier')
    expect(screen.queryByRole('button', { name: 'More about this post' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Fog' }).getAttribute('href')).toBe('/topic-detail/5')
    expect(document.querySelector('a[href="/not-found"]')).toBeNull()
  })

  it('sends a vote, and shows it after the server has answered', async () => {
    const cast = vote({ chosen: ['a'], voters: 5 })
    await draw({
      user: person(),
      answers: { 'circles.posts': pageOf(post({ vote: vote() })), 'posts.vote': cast },
    })
    fireEvent.click(await screen.findByRole('radio', { name: /Pier/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Vote' }))
    expect(await screen.findByLabelText('your choice')).toBeTruthy()
    expect(screen.getByText(/5 people voted/)).toBeTruthy()
  })
})
