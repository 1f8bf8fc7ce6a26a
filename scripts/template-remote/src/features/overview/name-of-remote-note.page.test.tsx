import { renderPage } from '@plaza/shared/testing'
import { screen } from '@testing-library/react'
import { it } from 'vitest'
import { routes } from '../../routes'
import NotePage from './name-of-remote-note.page'

const draw = (address: string) => renderPage(<NotePage />, { path: '/name-of-remote/:note', address, routes })

it('shows the note of its address', () => {
  draw('/name-of-remote/a-way-back')
  screen.getByRole('heading', { level: 1, name: 'Always a way back' })
  screen.getByText(/the one before it takes its place/)
})

it('says so where there is no such note', () => {
  draw('/name-of-remote/no-such-note')
  screen.getByText('The content no longer exists')
})
