import { content, failing, pageOf, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

const column = (id: string, name: string) => ({ id, name, children: [] })
const draw = (options: VisitOptions = {}) =>
  visit(
    'practice-extension',
    {},
    {
      ...options,
      answers: {
        'activities.config': { columns: '7,6,99' },
        'categories.list': { list: [column('6', 'Party'), column('7', 'Volunteering'), column('1', 'News')] },
        'contents.feed': ({ params }) => pageOf(content({ title: `Article of ${params.id}` })),
        ...options.answers,
      },
    },
  )

it('shows the columns of the config that exist, in its order, and the articles of the first', async () => {
  await draw()
  expect(await screen.findByText('Article of 7')).toBeTruthy()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Volunteering', 'Party'])
})

it('keeps the column in the address', async () => {
  const { host } = await draw()
  fireEvent.click(await screen.findByRole('tab', { name: 'Party' }))
  expect(host.navigations).toEqual(['/extension?column=6'])
  expect(await screen.findByText('Article of 6')).toBeTruthy()
})

it('says that the server is busy', async () => {
  await draw({ answers: { 'activities.config': failing({ status: 500 }) } })
  expect(await screen.findByText('The server is busy')).toBeTruthy()
})
