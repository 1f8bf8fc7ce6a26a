import { renderPage } from '@plaza/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { running } from '../remotes/running.store'
import { overrideOf } from './override'
import { Ribbon } from './ribbon'
import { sampleRunning } from './testing/sample-running'

const override = {
  remote: 'media',
  base: 'http://127.0.0.1:9101/',
  expires: new Date(2026, 0, 2, 14, 5).getTime(),
}
const overridden = sampleRunning.remotes.map((remote) =>
  remote.name === 'media' ? { ...remote, why: 'override' as const, standing: 'override' as const } : remote,
)
beforeEach(() => running.setState({ remotes: overridden }))
afterEach(() => running.setState({ remotes: [] }))

it('says which remote comes from where, and until when, before all pages', () => {
  const { unmount } = renderPage(<Ribbon override={override} />)
  const ribbon = screen.getByRole('complementary', { name: 'Test version' })
  expect(ribbon.textContent).toContain('media from 127.0.0.1:9101 until 14:05')
  expect(document.body.firstElementChild?.contains(ribbon)).toBe(true)
  unmount()
  expect(screen.queryByRole('complementary')).toBeNull()
})

it('leads to the same address without the test version', () => {
  history.replaceState(null, '', '/posts/1?size=large&mf=abc#top')
  const leave = vi.fn()
  renderPage(<Ribbon override={override} leave={leave} />)
  fireEvent.click(screen.getByRole('button', { name: 'End' }))
  expect(leave).toHaveBeenCalledExactlyOnceWith('/posts/1?size=large&mf=off#top')
})

it('says so in Chinese, and where the place is not known', () => {
  document.documentElement.lang = 'zh-CN'
  renderPage(<Ribbon override={null} />)
  expect(screen.getByText('media 为测试版本')).toBeTruthy()
})

it('is not there without a test version', () => {
  running.setState({ remotes: sampleRunning.remotes })
  renderPage(<Ribbon override={override} />)
  expect(screen.queryByRole('complementary')).toBeNull()
})

it('reads no override from what is none', () => {
  expect(overrideOf(null)).toBeNull()
  expect(overrideOf({ text: 'x', key: 'k', signature: 's' })).toBeNull()
})
