import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { visit } from '../../testing/visit'

it('shows the note in its address', async () => {
  await visit('name-of-remote-note', { note: 'a-way-back' })
  expect(screen.getByRole('heading', { level: 1, name: 'Always a way back' })).toBeTruthy()
  expect(screen.getByText(/the one before it takes its place/)).toBeTruthy()
})

it('shows that there is no such note', async () => {
  await visit('name-of-remote-note', { note: 'no-such-note' })
  expect(screen.getByText('The content no longer exists')).toBeTruthy()
})
