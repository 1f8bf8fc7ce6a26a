import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useHost } from '../../host'
import { defineRemote } from '../../remotes/define-remote'
import { aloneHost } from '../host/alone-host'
import { readChoices } from '../host/choices'
import { Stage } from './stage'

const routes = {
  shelf: { path: '/shelf/:id', accent: 'circle' },
  'own-shelf': { path: '/own', ownPage: true },
  broken: { path: '/broken' },
} as const

function Shelf() {
  const host = useHost()
  return (
    <button type="button" onClick={() => host.navigate('/mine')}>
      To my page
    </button>
  )
}
const page = (Page: () => React.ReactNode) => async () => ({ default: Page })
const remote = defineRemote<typeof routes>({
  shelf: page(Shelf),
  'own-shelf': page(() => <p>Only mine</p>),
  broken: page(() => {
    throw new Error('No shelf')
  }),
})

function show(start: string) {
  let address = start
  const listeners = new Set<() => void>()
  const back = vi.fn()
  const onError = vi.fn()
  const navigate = (to: string) => {
    address = to
    for (const listener of listeners) listener()
  }
  remote.setup(
    aloneHost({
      choices: readChoices({ language: 'en' }),
      ...{ answers: {}, routes, delayMs: 0, log: () => undefined, navigate, back },
    }),
  )
  const place = {
    address: () => address,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  render(<Stage remote={remote} routes={routes} addressStore={place} onError={onError} />)
  return { back, onError }
}

it('navigates within the remote, and reports addresses of others', async () => {
  const { back } = show('/shelf/7')
  fireEvent.click(await screen.findByRole('button', { name: 'To my page' }))
  await screen.findByText(/\/mine is not a page of this remote/)
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(back).toHaveBeenCalled()
})

it('lets a guest log in before a page that needs login', async () => {
  show('/own')
  expect(screen.queryByText('Only mine')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await screen.findByText('Only mine')
})

it('shows what a page threw', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { onError } = show('/broken')
  expect((await screen.findByRole('alert')).textContent).toContain('No shelf')
  expect(onError).toHaveBeenCalled()
  vi.restoreAllMocks()
})
