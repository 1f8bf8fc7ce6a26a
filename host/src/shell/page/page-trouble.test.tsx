import { connectHost } from '@plaza/shared/host'
import { fakeHost } from '@plaza/shared/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PageTrouble } from './page-trouble'

afterEach(() => void vi.restoreAllMocks())

it('has a heading, the cause and a way back before the code of its panel is there, and after', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const host = fakeHost()
  connectHost(host)
  const back = vi.spyOn(host, 'back')
  const { container } = render(<PageTrouble kind="failed" reason="fetch" busy={false} round={0} onRetry={() => {}} />)
  const check = (times: number) => {
    expect(screen.getByRole('heading', { name: 'Not available' })).toBeTruthy()
    expect(container.textContent).toContain('You are offline.')
    fireEvent.click(screen.getAllByRole('button', { name: 'Back' })[0] as HTMLElement)
    expect(back).toHaveBeenCalledTimes(times)
  }
  expect(container.querySelector('[role="alert"] > header')).not.toBeNull()
  check(1)
  await act(async () => void (await import('./page-problem')))
  await act(async () => {})
  expect(container.querySelector('[role="alert"] > header')).toBeNull()
  check(2)
})
