import { content } from '@plaza/shared/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

it('shows its configured cards and the link to search', async () => {
  const cards = [
    { id: 'hot', v: 1, type: 'article_list', title: 'Hot', items: [content({ title: 'The night market' })] },
  ]
  const page = { id: 'find', title: 'Discover', feed_category: null, cards }
  const { host } = await visit('find', {}, { answers: { 'cards.page': page } })
  expect(await screen.findByRole('link', { name: 'The night market' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Discover' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Search/ }).getAttribute('href')).toBe('/search')
  expect(host.callsOf('cards.page')).toEqual([{ params: { id: 'find' } }])
})
