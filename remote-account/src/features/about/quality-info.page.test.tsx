import { failing, type VisitOptions } from '@plaza/shared/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { visit } from '../../testing/visit'

const licence = (title: string, image: string | null, valid_until: string | null) => ({
  ...{ title, number: `No. ${title}`, issuer: 'The office', valid_until, image },
})
const list = [
  licence('News', '/media/pictures/news.webp', '2999-03-31'),
  licence('Radio', '/media/pictures/radio.webp', '2001-01-01'),
  licence('Site', null, null),
]
const draw = (options: VisitOptions = {}) =>
  visit('quality-info', {}, { user: null, answers: { 'site.quality': { list } }, ...options })
const cardOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: title })
  return within(heading.closest('li') as HTMLElement)
}

it('shows number, issuer and end of each licence, and which has expired', async () => {
  await draw()
  const news = await cardOf('News')
  for (const text of ['No. News', 'The office', '2999-03-31']) news.getByText(text)
  expect(news.queryByText('Expired')).toBeNull()
  ;(await cardOf('Radio')).getByText('Expired')
  ;(await cardOf('Site')).getByText('no end')
})

it('enlarges the picture of a licence among the others', async () => {
  const { host } = await draw()
  const view = vi.spyOn(host.ui, 'viewImages')
  fireEvent.click((await cardOf('Radio')).getByRole('button', { name: 'Enlarge: Radio' }))
  expect(view).toHaveBeenCalledWith(['/media/pictures/news.webp', '/media/pictures/radio.webp'], 1, ['News', 'Radio'])
  expect((await cardOf('Site')).queryByRole('button')).toBeNull()
})

it('says that there are none', async () => {
  await draw({ answers: { 'site.quality': { list: [] } } })
  expect(await screen.findByText('No data')).toBeTruthy()
})

it('says that it cannot be had', async () => {
  await draw({ answers: { 'site.quality': failing({ status: 500 }) } })
  expect(await screen.findByText('The server is busy')).toBeTruthy()
})
