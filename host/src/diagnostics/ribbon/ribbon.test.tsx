import { renderPage } from '@plaza/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { running } from '../../running.store'
import { visit } from '../../storage/device-store'
import { sampleRunning } from '../testing/sample-running'
import { personalIn } from './override'
import { Ribbon } from './ribbon'

const override = {
  remote: 'media',
  base: 'http://127.0.0.1:9101/',
  expires: new Date(2026, 0, 2, 14, 5).getTime(),
}
const overridden = sampleRunning.remotes.map((remote) =>
  remote.name === 'media' ? { ...remote, why: 'override' as const, standing: 'override' as const } : remote,
)
beforeEach(() => running.setState({ remotes: overridden }))
afterEach(() => running.setState({ remotes: [], previewEnded: false }))

it('shows which remote comes from which origin, and until when, above all pages', () => {
  const { unmount } = renderPage(<Ribbon personal={{ media: override }} />)
  const ribbon = screen.getByRole('complementary', { name: 'Test version' })
  expect(ribbon.textContent).toContain('media from 127.0.0.1:9101 until 14:05')
  expect(document.body.firstElementChild?.contains(ribbon)).toBe(true)
  unmount()
  expect(screen.queryByRole('complementary')).toBeNull()
})

it('leads to the same address without the test version', () => {
  history.replaceState(null, '', '/posts/1?size=large&mf=abc#top')
  const leave = vi.fn()
  visit.write('overrides', [])
  renderPage(<Ribbon personal={{ media: override }} leave={leave} />)
  fireEvent.click(screen.getByRole('button', { name: 'End' }))
  expect(leave).toHaveBeenCalledExactlyOnceWith('/posts/1?size=large&mf=off#top')
  expect(visit.size((key) => key === 'overrides')).toBe(0)
})

it('shows it in Chinese, and with an unknown origin', () => {
  renderPage(<Ribbon personal={{}} />, { settings: { language: 'zh-CN' } })
  expect(screen.getByText('media 为测试版本')).toBeTruthy()
})

it('names a previewed release, and until when', () => {
  const previewed = sampleRunning.remotes.filter(({ name }) => name === 'media')
  running.setState({ remotes: previewed.map((remote) => ({ ...remote, why: 'preview' as const })) })
  const expires = new Date().setHours(23, 59)
  const preview = { preview: 'x', remote: 'media', release: '1.1.0-b', entry: { digest: '', needs: {} }, expires }
  renderPage(<Ribbon personal={{ media: preview }} />)
  expect(screen.getByText('Preview: media 1.1.0-b until 23:59')).toBeTruthy()
})

it('says that the preview of a link is over', () => {
  running.setState({ remotes: sampleRunning.remotes, previewEnded: true })
  renderPage(<Ribbon personal={{}} />)
  expect(screen.getByText('The preview of this link has ended. You see the current version.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
})

it('is hidden without an override', () => {
  running.setState({ remotes: sampleRunning.remotes })
  renderPage(<Ribbon personal={{ media: override }} />)
  expect(screen.queryByRole('complementary')).toBeNull()
})

it('lists every remote with an override', () => {
  running.setState({ remotes: overridden.map((remote) => ({ ...remote, why: 'override' as const })).slice(0, 2) })
  renderPage(<Ribbon personal={{ media: override }} />)
  expect(screen.getByText('media from 127.0.0.1:9101 until 14:05; community is a test version')).toBeTruthy()
})

it('reads the newest override of each remote, and ignores invalid texts', () => {
  const signed = (text: string) => ({ text, key: 'k', signature: 's' })
  const older = signed(JSON.stringify({ ...override, base: 'http://127.0.0.1:1/' }))
  expect(personalIn([older, signed('x'), signed(JSON.stringify(override))])).toEqual({ media: override })
})
