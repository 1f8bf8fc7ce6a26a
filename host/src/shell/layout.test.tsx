import { connectHost } from '@plaza/shared/host'
import { fakeHost } from '@plaza/shared/testing'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Layout } from './layout'

afterEach(() => void vi.restoreAllMocks())

it('says at once that the device is offline, because no more code can be fetched then', () => {
  connectHost(fakeHost())
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<Layout pages={{} as never} />)
  expect(screen.getByText(/^You are offline/)).toBeTruthy()
})
