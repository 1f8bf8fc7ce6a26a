import { renderPage } from '@plaza/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { routes } from '../../routes'
import OverviewPage from './name-of-remote-overview.page'

const draw = () => renderPage(<OverviewPage />, { path: '/name-of-remote', routes })

it('leads to each of its notes', async () => {
  const { host } = draw()
  screen.getByRole('heading', { level: 1, name: 'Title of remote' })
  fireEvent.click(screen.getByRole('link', { name: 'Always a way back' }))
  expect(host.navigations).toEqual(['/name-of-remote/a-way-back'])
})
