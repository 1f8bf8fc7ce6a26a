import { failing, pageOf } from '@plaza/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const page = (id: string, words: string) => ({
  id,
  title: id,
  feed_category: null,
  cards: [{ id: 'n', v: 1, type: 'notice', items: [{ title: words, link: '/posts/7' }] }],
})
const organisation = (over: object = {}) => ({
  id: '101',
  name: '临江区党委',
  name_en: 'Committee of Linjiang District',
  kind: 'committee' as const,
  members: 11_240,
  below: 3,
  ...over,
})
const detail = {
  ...organisation(),
  secretary: '书记',
  secretary_en: 'Secretary of the district committee',
  hours: '周三',
  hours_en: 'Wednesdays 14:30-17:00',
  phone: '0999-8800001',
  address: '文汇路',
  address_en: '120 Wenhui Road',
  path: [{ id: '1', name: 'City committee' }],
}
const answers = {
  'cards.page': ({ params }: { params?: { id?: string | number } }) =>
    page(String(params?.id), `Words of ${params?.id}`),
  'partyOrganisations.list': pageOf(organisation()),
  'partyOrganisations.detail': detail,
}

it.each([
  ['News', undefined, 'party'],
  ['Study', 'study', 'party-study'],
  ['Activities', 'activities', 'party-activities'],
])('shows the configured page of %s', async (name, tab, id) => {
  const { host } = await visit('party', {}, { answers, ...(tab && { query: { tab } }) })
  expect(await screen.findByText(`Words of ${id}`)).toBeTruthy()
  expect(screen.getByRole('tab', { name, selected: true })).toBeTruthy()
  expect(host.callsOf('cards.page')).toEqual([{ params: { id } }])
})

it('leads from the top of the tree to an organisation', async () => {
  await visit('party', {}, { answers, query: { tab: 'organisations' } })
  const row = await screen.findByRole('link', { name: /Committee of Linjiang District/ })
  expect(row.getAttribute('href')).toBe('/dj?tab=organisations&organisation=101')
  expect(row.textContent).toContain('3 below it')
})

it('shows the chosen organisation with its office, contact and the way to it', async () => {
  const { host } = await visit('party', {}, { answers, query: { tab: 'organisations', organisation: '101' } })
  expect(await screen.findByRole('heading', { name: 'Committee of Linjiang District' })).toBeTruthy()
  expect(screen.getByText('Secretary of the district committee')).toBeTruthy()
  expect(screen.getByText('Wednesdays 14:30-17:00')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe('tel:0999-8800001')
  expect(screen.getByRole('link', { name: 'City committee' }).getAttribute('href')).toBe(
    '/dj?tab=organisations&organisation=1',
  )
  expect(host.callsOf('partyOrganisations.list')).toEqual([{ query: { parent_id: '101' } }])
})

it('shows no empty list below a branch', async () => {
  const leaf = { ...answers, 'partyOrganisations.list': pageOf(), 'partyOrganisations.detail': { ...detail, below: 0 } }
  await visit('party', {}, { answers: leaf, query: { tab: 'organisations', organisation: '101' } })
  expect(await screen.findByText('0999-8800001')).toBeTruthy()
  expect(screen.queryByText('Show all organisations')).toBeNull()
})

it('searches all organisations, and leads back where none is found', async () => {
  const { host } = await visit(
    'party',
    {},
    {
      answers: { ...answers, 'partyOrganisations.list': pageOf() },
      query: { tab: 'organisations', q: 'xyz', organisation: '101' },
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Show all organisations' }))
  expect(host.callsOf('partyOrganisations.list')).toEqual([{ query: { q: 'xyz' } }, {}])
})

it('offers to try again', async () => {
  const broken = { ...answers, 'partyOrganisations.list': failing({ status: 500 }) }
  await visit('party', {}, { answers: broken, query: { tab: 'organisations' } })
  expect(await screen.findByText('Try again')).toBeTruthy()
})
