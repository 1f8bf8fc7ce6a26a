import type { OutboxEntry } from '@plaza/shared/host'
import { renderPage } from '@plaza/shared/testing'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { outboxStore } from '../outbox/outbox.store'
import { OfflineStrip } from './offline-strip'

const network = (there: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(there)
    dispatchEvent(new Event(there ? 'online' : 'offline'))
  })
const above = () => document.documentElement.style.getPropertyValue('--strip')

const waiting = (id: string, state: OutboxEntry['state']): OutboxEntry => ({
  ...{ id, state, endpoint: 'comments.add', input: {}, shown: null, at: 1, reason: '' },
})

afterEach(() => {
  network(true)
  vi.restoreAllMocks()
  outboxStore.setState([], true)
})

it('is there for as long as the device has no network', () => {
  renderPage(<OfflineStrip />)
  const strip = screen.getByRole('status')
  expect(strip.textContent).toBe('')
  network(false)
  expect(screen.getByRole('status')).toBe(strip)
  expect(strip.textContent).toBe('You are offline. What was opened before is still there.')
  act(() => outboxStore.setState([waiting('a', 'waiting'), waiting('b', 'waiting'), waiting('c', 'refused')], true))
  expect(strip.textContent).toMatch(/still there. 2 waiting to be sent.$/)
  network(true)
  expect(strip.textContent).toBe('')
})

it('tells the headers of the pages how high it is, in whatever letters', () => {
  let resized = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        resized = tell
      }
      observe() {}
      disconnect() {}
    },
  )
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(0)
  const { unmount } = renderPage(<OfflineStrip />)
  network(false)
  height.mockReturnValue(57)
  resized()
  expect(above()).toBe('57px')
  height.mockReturnValue(0)
  resized()
  expect(above()).toBe('0px')
  unmount()
  expect(above()).toBe('')
})
