import type { OwnComment, PublicUser } from '@plaza/shared/api'
import { failing, pageOf, pending, person, post, type VisitOptions } from '@plaza/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const shown = (over: Partial<PublicUser> = {}): PublicUser => ({
  ...{ id: '503', name: 'Chen He', avatar: null, intro: 'Picks up litter', district: 'Green Rock' },
  ...{ followers: 12, following: 3, posts: 7, muted: false, followed: false, blocked: false, own: false },
  ...over,
})
const friend = {
  id: '504',
  name: 'Min Hai',
  avatar: null,
  intro: 'Sundays at half past six',
  followed: false,
  own: false,
}

const draw = (over: Partial<PublicUser> = {}, { answers, ...options }: VisitOptions = {}) =>
  visit(
    'circle-user',
    { id: 503 },
    {
      user: person(),
      answers: { 'people.detail': shown(over), 'people.posts': pageOf(post()), ...answers },
      ...options,
    },
  )
const follow = () => screen.findByRole('button', { name: 'Follow Chen He' })

it('shows who it is, the counts and the posts', async () => {
  await draw()
  expect(await screen.findByRole('heading', { level: 1, name: 'Chen He' })).toBeTruthy()
  expect(screen.getByText('Picks up litter')).toBeTruthy()
  expect(screen.getByText('Green Rock')).toBeTruthy()
  expect(screen.getByRole('button', { name: /12\s*Followers/ })).toBeTruthy()
  expect(await screen.findByText('Fog on the old pier')).toBeTruthy()
  expect(screen.queryByText('Official')).toBeNull()
})

it('shows the same at its other address', async () => {
  await visit('user-by-uid', { id: 503 }, { answers: { 'people.detail': shown(), 'people.posts': pageOf(post()) } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Chen He' })).toBeTruthy()
})

it('tells an office apart from citizens', async () => {
  await draw({ badge: 'official' })
  expect(await screen.findByText('Official')).toBeTruthy()
})

it('shows a follow at once and its answer, and sends two taps once', async () => {
  const { host } = await draw({}, { answers: { 'follows.set': { followed: true, followers: 13 } } })
  const button = await follow()
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(button.textContent).toBe('Following'))
  await screen.findByRole('button', { name: /13\s*Followers/ })
  expect(host.callsOf('follows.set')).toEqual([{ body: { kind: 'user', id: '503', on: true } }])
})

it('takes a follow back that is refused', async () => {
  await draw({}, { answers: { 'follows.set': failing({ code: 403003 }) } })
  const button = await follow()
  await act(async () => void fireEvent.click(button))
  await waitFor(() => expect(button.textContent).toBe('Follow'))
  expect(screen.getByRole('button', { name: /12\s*Followers/ })).toBeTruthy()
})

it('shows a follow before it is answered', async () => {
  await draw({}, { answers: { 'follows.set': pending } })
  const button = await follow()
  fireEvent.click(button)
  await waitFor(() => expect(button.textContent).toBe('Following'))
})

it('blocks after a question, and unblocks', async () => {
  const { host } = await draw({}, { answers: { 'blocks.set': { blocked: true, followers: 11 } } })
  fireEvent.click(await screen.findByRole('button', { name: 'More about this person' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Block' }))
  await waitFor(() => expect(host.callsOf('blocks.set')).toEqual([{ params: { id: '503' }, body: { on: true } }]))
  await waitFor(() => expect(host.toasts).toContain('Blocked'))
})

it('blocks nobody without a yes', async () => {
  const { host } = await draw({}, { confirms: false })
  fireEvent.click(await screen.findByRole('button', { name: 'More about this person' }))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Block' })))
  expect(host.callsOf('blocks.set')).toEqual([])
})

it('leads to a report of the person', async () => {
  const { host } = await draw()
  fireEvent.click(await screen.findByRole('button', { name: 'More about this person' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Report' }))
  expect(host.navigations).toEqual(['/post-report/503?target=person'])
})

it('offers to unblock instead of following a blocked person', async () => {
  const { host } = await draw(
    { blocked: true },
    { answers: { 'people.posts': pageOf(), 'blocks.set': { blocked: false, followers: 12 } } },
  )
  expect(await screen.findByText(/You blocked this person/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Follow Chen He' })).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Unblock' }))
  await waitFor(() => expect(host.callsOf('blocks.set')).toEqual([{ params: { id: '503' }, body: { on: false } }]))
})

it('says that an account may not post', async () => {
  await draw({ muted: true, intro: '' })
  expect(await screen.findByText('This account may not post for now.')).toBeTruthy()
})

it('lists followers, with a follow for all but oneself', async () => {
  await draw(
    {},
    {
      query: { tab: 'followers' },
      answers: { 'people.followers': pageOf(friend, { ...friend, id: '1', name: 'Me', own: true }) },
    },
  )
  const row = await screen.findByRole('link', { name: /Min Hai/ })
  expect(row.getAttribute('href')).toBe('/user-detail/504')
  expect(screen.getByRole('button', { name: 'Follow Min Hai' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Follow Me' })).toBeNull()
})

it('puts the part into the address', async () => {
  const { host } = await draw({}, { answers: { 'people.followed': pageOf(friend) } })
  fireEvent.click(await screen.findByRole('button', { name: /3\s*Following/ }))
  expect(host.navigations).toEqual(['/user-detail/503?tab=followed'])
})

it('lists whom one blocked on the own page alone', async () => {
  const own = await draw(
    { own: true },
    {
      query: { tab: 'blocked' },
      answers: { 'blocks.list': pageOf(friend), 'blocks.set': { blocked: false, followers: 0 } },
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Unblock Min Hai' }))
  await waitFor(() => expect(own.host.callsOf('blocks.set')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'More about this person' })).toBeNull()
  own.unmount()
  await draw({}, { query: { tab: 'blocked' } })
  expect(await screen.findByText('Fog on the old pier')).toBeTruthy()
  expect(screen.queryByRole('tab', { name: 'Blocked' })).toBeNull()
})

it('leads to the own profile, if that is live', async () => {
  const { unmount } = await draw({ own: true }, { built: ['profile'] })
  expect((await screen.findByRole('link', { name: 'Edit profile' })).getAttribute('href')).toBe('/user')
  unmount()
  await draw({ own: true }, { off: ['account'] })
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Edit profile' })).toBeNull()
})

it('says that a person is gone, and that nothing was written yet', async () => {
  const { unmount } = await draw({}, { answers: { 'people.detail': failing({ code: 403001 }) } })
  expect(await screen.findByText('The content no longer exists')).toBeTruthy()
  unmount()
  await draw({}, { answers: { 'people.posts': pageOf() } })
  expect(await screen.findByText('No content yet')).toBeTruthy()
})

const comment = (over: Partial<OwnComment> = {}): OwnComment => ({
  ...{ id: 'c1', content: 'The bridge is open', created_at: '2026-11-20T08:00:00Z', likes: 2, reply_to: null },
  ...{ state: 'shown', refusal: null, title: 'Ferries until midnight', link: '/posts/3001/comment/c1' },
  ...over,
})

it('has own comments, which lead to where they stand', async () => {
  const comments = pageOf(comment(), comment({ id: 'c2', content: 'Gone', title: null, link: null }))
  await draw({ own: true }, { query: { tab: 'comments' }, answers: { 'people.comments': comments } })
  const link = await screen.findByRole('link', { name: /The bridge is open/ })
  expect(link.getAttribute('href')).toBe('/posts/3001/comment/c1')
  expect(screen.getByText('On: Ferries until midnight')).toBeTruthy()
  expect(screen.getByText('What it is on no longer exists')).toBeTruthy()
})

it('deletes an own comment, which can be undone', async () => {
  const { host } = await draw(
    { own: true },
    {
      query: { tab: 'comments' },
      answers: { 'people.comments': pageOf(comment()), 'comments.remove': {}, 'comments.restore': {} },
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Delete the comment “The bridge is open”' }))
  await waitFor(() => expect(host.callsOf('comments.remove')).toEqual([{ query: { id: 'c1' } }]))
  await act(async () => host.offers.at(-1)?.onChoose())
  expect(host.callsOf('comments.restore')).toEqual([{ params: { id: 'c1' }, body: {} }])
})

it('has no tab of another person’s comments', async () => {
  const { host } = await draw({}, { query: { tab: 'comments' } })
  await follow()
  expect(screen.queryByRole('tab', { name: 'Comments' })).toBeNull()
  expect(host.callsOf('people.comments')).toEqual([])
})

it('does not count whom a person follows who does not show it, and says so in their place', async () => {
  await draw({ following: 0, follows_hidden: true })
  const tab = await screen.findByRole('button', { name: /–\s*Following/ })
  fireEvent.click(tab)
  expect(await screen.findByText('This person does not show whom they follow.')).toBeTruthy()
})

it('says that an account is closed, and offers nothing', async () => {
  await draw({ name: '已注销用户', intro: '', closed: true })
  expect(await screen.findByText('This account is closed.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Follow/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'More about this person' })).toBeNull()
})
