import { failing, type VisitOptions } from '@plaza/shared/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const document = (key: string, title: string) => ({ key, title, html: `<p>All of ${title}</p>` })
const answers = {
  'site.about': {
    html: '<p>News of the town</p>',
    version: '1.0.0',
    copyright: '© 2026 Starbay Media',
    contacts: [
      { name: 'Newsroom', value: '0999-8810000' },
      { name: 'Mail', value: 'hello@starbay.example' },
      { name: 'Address', value: '198 Binjiang Road' },
    ],
  },
  'site.agreements': { version: '2.1', list: [document('service', 'Terms of use')] },
  'site.clauses': { version: '1.3', list: [document('service', 'Terms of use'), document('privacy', 'Privacy')] },
}
const draw = ({ answers: more, ...options }: VisitOptions = {}) =>
  visit('about', {}, { user: null, answers: { ...answers, ...more }, ...options })

it('says who runs the site, in which version, and how they are reached', async () => {
  await draw()
  await screen.findByText('News of the town')
  screen.getByText('Version 1.0.0')
  screen.getByText('© 2026 Starbay Media')
  expect(screen.getByRole('link', { name: '0999-8810000' }).getAttribute('href')).toBe('tel:0999-8810000')
  expect(screen.getByRole('link', { name: 'hello@starbay.example' }).getAttribute('href')).toBe(
    'mailto:hello@starbay.example',
  )
  expect(screen.queryByRole('link', { name: '198 Binjiang Road' })).toBeNull()
})

it('lists each document once with its version, and leads to the licences', async () => {
  await draw()
  const terms = await screen.findAllByRole('link', { name: /Terms of use/ })
  expect(terms.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/about?document=service', 'Terms of use2.1'],
  ])
  expect(screen.getByRole('link', { name: /Privacy/ }).textContent).toBe('Privacy1.3')
  expect(screen.getByRole('link', { name: 'Licences and qualifications' }).getAttribute('href')).toBe('/qulity-info')
})

it('shows a document in full by its address', async () => {
  await draw({ query: { document: 'privacy' } })
  await screen.findByText('All of Privacy')
  screen.getByRole('heading', { name: 'Privacy' })
  expect(screen.getByText('Version 1.3')).toBeTruthy()
})

it('says that a document does not exist', async () => {
  await draw({ query: { document: 'other' } })
  expect(await screen.findByText('The content no longer exists')).toBeTruthy()
})

it('says that it cannot be had', async () => {
  await draw({ answers: { 'site.about': failing({ status: 500 }) } })
  expect(await screen.findByText('The server is busy')).toBeTruthy()
})
