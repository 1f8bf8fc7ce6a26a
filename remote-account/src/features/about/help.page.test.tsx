import { failing, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'
import { questionsAbout } from './help.model'

const question = (id: string, topic: string, title_en: string, text: string) => ({
  ...{ id, topic, title: `问${id}`, title_en, html: '<p>答</p>', html_en: `<p>${text}</p>` },
})
const help = {
  topics: [
    { id: 'account', name: '账号', name_en: 'Account' },
    { id: 'reading', name: '阅读', name_en: 'Reading' },
  ],
  list: [
    question('code', 'account', 'The code does not arrive', 'Wait a minute.'),
    question('device', 'account', 'A new device', 'Change the password; the code stays secret.'),
    question('size', 'reading', 'Small letters', 'Switch on large text.'),
  ],
}
const draw = ({ answers, ...options }: VisitOptions = {}) =>
  visit('help', {}, { user: null, answers: { 'site.help': help, ...answers }, ...options })
const questions = () => screen.queryAllByRole('link', { name: /code|device|letters/i }).map((link) => link.textContent)

it('lists the questions by topic, and those of one topic', async () => {
  await draw()
  await screen.findByRole('region', { name: 'Account' })
  expect(questions()).toHaveLength(3)
  fireEvent.click(screen.getByRole('button', { name: 'Reading' }))
  expect(questions()).toEqual(['Small letters'])
})

it('finds questions by words of title and answer, those in the title first', async () => {
  await draw()
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'CODE' } })
  expect(questions()).toEqual(['The code does not arrive', 'A new device'])
  screen.getByText('2 questions')
})

it('says that nothing was found, and leads to support', async () => {
  await draw({ query: { q: 'dragon' } })
  await screen.findByText('Nothing about “dragon”')
  expect(screen.getByRole('link', { name: 'Ask us' }).getAttribute('href')).toBe('/feedback')
})

it('opens one question by its address, with the others of its topic', async () => {
  await draw({ query: { question: 'code' } })
  await screen.findByText('Wait a minute.')
  screen.getByRole('heading', { level: 1, name: 'The code does not arrive' })
  expect(questions()).toEqual(['A new device'])
})

it('says that a question does not exist', async () => {
  await draw({ query: { question: 'other' } })
  expect(await screen.findByText('The content no longer exists')).toBeTruthy()
})

it('says that it cannot be had', async () => {
  await draw({ answers: { 'site.help': failing({ status: 500 }) } })
  expect(await screen.findByText('The server is busy')).toBeTruthy()
})

it.each([
  ['问code', ['code']],
  ['minute code', ['code']],
  ['<p>', []],
  ['  ', ['code', 'device', 'size']],
])('looks for “%s” in both languages, never in the markup', (q, ids) =>
  expect(questionsAbout(help.list, q).map(({ id }) => id)).toEqual(ids),
)
