import { failing } from '@plaza/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const item = (id: string, over: object = {}) => ({
  id,
  title: id,
  icon: 'heart',
  note: `about ${id}`,
  link: '/guide',
  ...over,
})
const answers = {
  'services.groups': {
    list: [
      { id: 'a', name: 'Often', items: [item('Guide'), item('Parking', { module: 'parking' })] },
      { id: 'b', name: 'Away', items: [item('Tax', { link: 'https://tax.example/' })] },
    ],
  },
  'config.modules': { list: [{ id: '1', key: 'parking', name: 'Parking', on: 0 as const }] },
}

it('shows the services by group, without those of a module that is off', async () => {
  await visit('services', {}, { answers })
  const link = await screen.findByRole('link', { name: /Tax/ })
  expect(link.getAttribute('href')).toBe('/inner-link?link=https%3A%2F%2Ftax.example%2F')
  expect(screen.getByRole('link', { name: /Guide/ })).toBeTruthy()
  expect(screen.queryByText('Parking')).toBeNull()
})

it('says that services are missing while it does not know which modules are on', async () => {
  await visit('services', {}, { answers: { ...answers, 'config.modules': failing({ status: 500 }) } })
  expect(await screen.findByText('Some services could not be loaded.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Guide/ })).toBeTruthy()
  expect(screen.queryByText('Parking')).toBeNull()
})

it('finds by the words in the address', async () => {
  await visit('services', {}, { answers, query: { q: 'TAX' } })
  expect(await screen.findByRole('link', { name: /Tax/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Guide/ })).toBeNull()
})

it('keeps what was used on the device', async () => {
  const { host } = await visit('services', {}, { answers })
  fireEvent.click(await screen.findByRole('link', { name: /Guide/ }))
  expect(host.drafts.read('recent-services')).toEqual(['Guide'])
})

it('keeps what was used since the page was shown', async () => {
  const { host } = await visit('services', {}, { answers })
  const guide = await screen.findByRole('link', { name: /Guide/ })
  host.drafts.keep('recent-services', ['Tax'])
  fireEvent.click(guide)
  expect(host.drafts.read('recent-services')).toEqual(['Guide', 'Tax'])
})
