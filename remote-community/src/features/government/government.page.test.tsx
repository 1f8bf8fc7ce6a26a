import { failing } from '@plaza/shared/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const document = {
  id: 'government',
  title: '政务',
  title_en: 'Government',
  feed_category: null,
  cards: [
    { id: 's', v: 1, type: 'guide_search', items: [{ title: 'school' }] },
    { id: 'm', v: 1, type: 'matrix_row', items: [{ id: '8801', name: 'Starbay Today', image: null }] },
  ],
}
const item = { id: '3', name: 'Gov', type: 3, link: '', image: '', show_type: 1, display: 1, sort: 1, source_type: 1 }

it('shows its configured page, and asks for it alone', async () => {
  const { host } = await visit('government', {}, { answers: { 'cards.page': document } })
  expect(await screen.findByRole('link', { name: 'school' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Starbay Today' }).getAttribute('href')).toBe('/matrixs/8801')
  expect(screen.getByRole('heading', { level: 1, name: 'Government' })).toBeTruthy()
  expect(host.callsOf('cards.page')).toEqual([{ params: { id: 'government' } }])
})

it.each([
  ['a Back button', [], 1],
  ['no Back button as a tab of the menu', [item], 0],
])('has %s', async (_, menu, count) => {
  await visit('government', {}, { answers: { 'cards.page': document }, site: { menu: menu as never } })
  await screen.findByRole('link', { name: 'school' })
  expect(screen.queryAllByRole('button', { name: 'Back' })).toHaveLength(count)
})

it('offers to try again', async () => {
  await visit('government', {}, { answers: { 'cards.page': failing({ status: 500 }) } })
  expect(await screen.findByText('Try again')).toBeTruthy()
})
