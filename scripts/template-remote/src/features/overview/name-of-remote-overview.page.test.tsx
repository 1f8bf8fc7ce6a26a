import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

it('leads to each of its notes', async () => {
  const { host } = await visit('name-of-remote-overview')
  screen.getByRole('heading', { level: 1, name: 'Title of remote' })
  fireEvent.click(screen.getByRole('link', { name: 'Always a way back' }))
  expect(host.navigations).toEqual(['/name-of-remote/a-way-back'])
})
