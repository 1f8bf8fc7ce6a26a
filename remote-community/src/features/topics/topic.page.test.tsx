import type { Topic, TopicDetail } from '@plaza/shared/api'
import { failing, pageOf, post, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { circle, topic } from '../../testing/samples'
import { visit } from '../../testing/visit'

const detail = (over: Partial<Topic> = {}): TopicDetail => ({
  ...topic(over),
  circle: { id: '61', name: 'Harbour light' },
})
const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit(
    'topic',
    { id: 9 },
    { answers: { 'topics.detail': detail(), 'topics.posts': pageOf(post()), ...answers }, ...options },
  )

it('shows what the topic is about, how many took part, its circle and its posts', async () => {
  const { host } = await draw()
  expect(await screen.findByRole('heading', { level: 2, name: '# Fog' })).toBeTruthy()
  expect(screen.getByText('White mornings')).toBeTruthy()
  expect(screen.getByText('30 posts · 12 people took part')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Harbour light' }).getAttribute('href')).toBe('/group-detail/61')
  expect(await screen.findByText('Fog on the old pier')).toBeTruthy()
  expect(host.callsOf('topics.posts')).toEqual([{ params: { id: '9' }, query: { tab: 'new' } }])
})

it('shows the same at its other address', async () => {
  await visit('topic-posts', { id: 9 }, { answers: { 'topics.detail': detail(), 'topics.posts': pageOf(post()) } })
  expect(await screen.findByRole('heading', { level: 2, name: '# Fog' })).toBeTruthy()
  expect(await screen.findByText('Fog on the old pier')).toBeTruthy()
})

it('puts the chosen order into the address', async () => {
  const { host } = await draw()
  fireEvent.click(await screen.findByRole('tab', { name: 'Hot' }))
  expect(host.navigations).toEqual(['/topic-detail/9?tab=hot'])
})

it('asks for the order in the address', async () => {
  const { host } = await draw({ query: { tab: 'hot' } })
  await screen.findByText('Fog on the old pier')
  expect(host.callsOf('topics.posts')).toEqual([{ params: { id: '9' }, query: { tab: 'hot' } }])
})

it('leads to the form with the circle and the topic chosen', async () => {
  await draw()
  const link = await screen.findByRole('link', { name: 'Take part' })
  expect(link.getAttribute('href')).toBe('/post-publish/61?topic=9')
  expect(screen.getByRole('link', { name: 'Start a vote' }).getAttribute('href')).toBe(
    '/vote-create/?circle=61&topic=9',
  )
})

it('shares the topic', async () => {
  const { host } = await draw()
  fireEvent.click(await screen.findByRole('button', { name: 'Share this topic' }))
  expect(host.shared).toMatchObject([{ title: '# Fog', address: '/topic-detail/9' }])
})

it('shows a notice where nobody has written yet, and that a topic is gone', async () => {
  const { unmount } = await draw({ answers: { 'topics.posts': pageOf() } })
  expect(await screen.findByText('No content yet')).toBeTruthy()
  unmount()
  await draw({ answers: { 'topics.detail': failing({ code: 403001 }) } })
  expect(await screen.findByText('The content no longer exists')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Take part' })).toBeNull()
})

it('lists the topics of a circle', async () => {
  await visit('topics', { id: 61 }, { answers: { 'circles.detail': circle(), 'circles.topics': pageOf(topic()) } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Topics of Harbour light' })).toBeTruthy()
  const row = await screen.findByRole('link', { name: /# Fog/ })
  expect(row.getAttribute('href')).toBe('/topic-detail/9')
})

it('shows that a circle without topics has none', async () => {
  await visit('topics', { id: 61 }, { answers: { 'circles.detail': circle(), 'circles.topics': pageOf() } })
  expect(await screen.findByText('No content yet')).toBeTruthy()
})
