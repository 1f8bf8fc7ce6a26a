import { screen } from '@testing-library/react'
import { it } from 'vitest'
import { visit } from '../../testing/visit'

it('shows the note in its address', async () => {
  await visit('name-of-remote-note', { note: 'a-way-back' })
  screen.getByRole('heading', { level: 1, name: 'Always a way back' })
  screen.getByText(/the one before it takes its place/)
})

it('shows that there is no such note', async () => {
  await visit('name-of-remote-note', { note: 'no-such-note' })
  screen.getByText('The content no longer exists')
})
