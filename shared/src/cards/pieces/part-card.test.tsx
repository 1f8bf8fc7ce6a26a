import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { RawCard } from '../../api'
import type { PartProps } from '../../host'
import { person, renderPage } from '../../testing'
import { CardList } from '../card-list'

const cards = (over: object = {}) => [
  { id: 'own', v: 1, type: 'part', kind: 'next-activity', ...over } as RawCard,
  { id: 'said', v: 1, type: 'notice', items: [{ title: 'Ferries run late', link: '/posts/7' }] } as RawCard,
]
const Hours = ({ data }: PartProps) => <p>Hours of {String(data.title)}</p>
const Throwing = () => {
  throw new Error('no hours')
}
const parts = { 'practice/next-activity': Hours }

it('is drawn by the remote that has the kind, with what the editors wrote, in a box of the declared height', async () => {
  const { container } = renderPage(<CardList page="p" cards={cards({ title: 'Volunteering' })} />, { parts })
  expect(await screen.findByText('Hours of Volunteering')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Volunteering' })).toBeTruthy()
  const box = container.querySelector<HTMLElement>('[data-part="practice/next-activity"]')
  expect(box?.style.getPropertyValue('--part-height')).toBe('90')
})

it('is not there without the remote, nor for a kind that nobody draws', async () => {
  const { unmount } = renderPage(<CardList page="p" cards={cards({ title: 'Own' })} />, { parts, off: ['practice'] })
  await screen.findByText('Ferries run late')
  expect(document.querySelector('[data-part]')).toBeNull()
  expect(screen.queryByText('Own')).toBeNull()
  unmount()
  renderPage(<CardList page="p" cards={cards({ kind: 'hologram' })} />, { parts })
  await screen.findByText('Ferries run late')
  expect(document.querySelector('[data-part]')).toBeNull()
})

it('leaves its box empty where it throws, and the other cards as they are', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { container, host } = renderPage(<CardList page="p" cards={cards()} />, {
    parts: { 'practice/next-activity': Throwing },
  })
  await vi.waitFor(() => expect(host.reported).toEqual([['failed', 'part of practice', 'Error: no hours']]))
  expect(container.querySelector('[data-part]')?.textContent).toBe('')
  expect(screen.getByText('Ferries run late')).toBeTruthy()
  vi.restoreAllMocks()
})

it('is there only for those in its condition', async () => {
  renderPage(<CardList page="p" cards={cards({ visible_if: { login: 'guest' } })} />, { parts, user: person() })
  await screen.findByText('Ferries run late')
  expect(document.querySelector('[data-part]')).toBeNull()
})
