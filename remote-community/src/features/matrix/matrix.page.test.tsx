import { content, failing } from '@plaza/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const groups = [
  { id: 'city', name: '全市', name_en: 'City' },
  { id: 'schools', name: '学校', name_en: 'Schools' },
]
const account = (over: object = {}) => ({
  id: '8801',
  name: '星湾发布',
  name_en: 'Starbay Announcements',
  wechat_id: 'starbay-gov',
  image: null,
  slogan: '预警',
  slogan_en: 'Warnings first hand',
  latest: content({ title: 'Fog on the bay' }),
  ...over,
})
const answer = (...list: ReturnType<typeof account>[]) => ({ list, next: null, groups })

it('shows each account with its latest article, which opens by itself', async () => {
  await visit('matrix', {}, { answers: { 'services.matrix': answer(account()) } })
  const row = await screen.findByRole('link', { name: /Starbay Announcements/ })
  expect(row.getAttribute('href')).toBe('/matrixs/8801')
  expect(screen.getByText('Warnings first hand')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Fog on the bay/ }).getAttribute('href')).toBe('/posts/101')
})

it('has no line of an article where none is there', async () => {
  await visit('matrix', {}, { answers: { 'services.matrix': answer(account({ latest: null })) } })
  await screen.findByRole('link', { name: /Starbay Announcements/ })
  expect(screen.queryByText('Fog on the bay')).toBeNull()
})

it('keeps the group in the address and asks for its accounts', async () => {
  const { host } = await visit('matrix', {}, { answers: { 'services.matrix': answer(account()) } })
  fireEvent.click(await screen.findByRole('button', { name: 'Schools' }))
  expect(host.navigations).toEqual(['/matrix?group=schools'])
  expect(host.callsOf('services.matrix').at(-1)).toEqual({ query: { group: 'schools' } })
})

it('searches by the words in the address, and offers all accounts where none is found', async () => {
  const query = { q: 'xyz', group: 'schools' }
  const { host } = await visit('matrix', {}, { query, answers: { 'services.matrix': answer() } })
  fireEvent.click(await screen.findByRole('button', { name: 'Show all accounts' }))
  expect(host.callsOf('services.matrix')).toEqual([{ query }, {}])
})

it('offers to try again', async () => {
  await visit('matrix', {}, { answers: { 'services.matrix': failing({ status: 500 }) } })
  expect(await screen.findByText('Try again')).toBeTruthy()
})
