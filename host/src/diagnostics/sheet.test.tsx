import type { Rule } from '@plaza/shared/remotes'
import { renderPage } from '@plaza/shared/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { running } from '../running.store'
import { DiagnosticsSheet, type DiagnosticsSheetProps } from './sheet'
import { sampleRunning } from './testing/sample-running'

const canary: Rule = { id: 'canary', release: '1.4.0-9a0e3976be', percent: 10 }
const nothing = running.getState()

function open(props: Partial<DiagnosticsSheetProps> = {}, shell: 'wechat' | 'h5' = 'wechat') {
  const onClose = vi.fn()
  renderPage(
    <DiagnosticsSheet
      hostBuild="9f00aa12"
      refresh={async () => {}}
      ruleOf={(_, id) => (id === 'canary' ? canary : undefined)}
      onClose={onClose}
      {...props}
    />,
    { shell: { kind: shell, inApp: false } },
  )
  return onClose
}
const part = (name: string) => within(screen.getByRole('article', { name }))
const clipboard = { writeText: vi.fn<(text: string) => Promise<void>>() }

beforeEach(() => {
  running.setState(sampleRunning)
  clipboard.writeText.mockReset().mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
})
afterEach(() => running.setState(nothing))

describe('what a user reads', () => {
  it('is a code for support, in groups', () => {
    open()
    expect(screen.getByText('Support code')).toBeTruthy()
    for (const group of ['42', 'MED-9A0-R', 'COM-3F1-N', 'PRA-BE1-L', 'ACC-77D-B']) {
      expect(screen.getByText(group)).toBeTruthy()
    }
  })

  it('is each remote with its version, why it was chosen, and its state', () => {
    open()
    const media = part('media')
    expect(media.getByText('Running')).toBeTruthy()
    expect(media.getByText('1.4.0 · 9a0e3976be')).toBeTruthy()
    expect(media.getByText('Chosen for 10 % of phones, this one among them.')).toBeTruthy()
    expect(media.getByText('14:04:58, in 312 ms')).toBeTruthy()
    expect(part('account').getByText('It cannot run: this app lacks nav, player.')).toBeTruthy()
  })

  it('is the most important of many remotes, and the one that is searched for', () => {
    const [media, , practice] = sampleRunning.remotes
    const quiet = Array.from({ length: 200 }, (_, number) => ({
      ...{ ...media, name: `walk-${number}`, standing: 'not-asked', errors: [] },
    }))
    running.setState({ remotes: [...quiet, media, practice] as typeof sampleRunning.remotes })
    open()
    const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))
    expect(names()).toHaveLength(12)
    expect(names().slice(0, 2)).toEqual(['practice', 'media'])
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'walk-150' } })
    expect(names()).toEqual(['walk-150'])
  })

  it('is the last errors in plain language', () => {
    open()
    const practice = part('practice')
    expect(practice.getByRole('listitem').textContent).toBe('14:04:58 a file could not be fetched 2.0.1-c0ffee')
    expect(screen.queryByText(/canary-token/)).toBeNull()
  })

  it('is what an ended release left behind', () => {
    open()
    expect(part('media').getByRole('listitem').textContent).toBe('14:05:01 timers 1, listeners 2 1.3.9-0b5d')
  })

  it('is the registry, and where the app runs', () => {
    open()
    for (const said of ['No. 42', 'fetched since', '14:05:07', 'in WeChat', '9f00aa12', 'English']) {
      expect(screen.getByText(said)).toBeTruthy()
    }
  })

  it('updates with changes', () => {
    open()
    act(() => running.setState({ serial: 43, remotes: [] }))
    expect(screen.getByText('No. 43')).toBeTruthy()
    expect(screen.getByText('Nothing is known of the parts yet.')).toBeTruthy()
  })
})

describe('what a user can do', () => {
  it('is to fetch the registry, one request at a time', async () => {
    let arrive = () => {}
    const refresh = vi.fn(() => new Promise<void>((done) => (arrive = done)))
    open({ refresh })
    const button = screen.getByRole('button', { name: 'Ask again' })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(refresh).toHaveBeenCalledTimes(1)
    await act(async () => arrive())
    fireEvent.click(button)
    expect(refresh).toHaveBeenCalledTimes(2)
    await act(async () => arrive())
  })

  it('is to retry after a failed request', async () => {
    const refresh = vi.fn(() => Promise.reject(new Error('offline')))
    open({ refresh })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Ask again' })))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Ask again' })))
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  it('is to copy the code or the report, with a confirmation', async () => {
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Copy code' }))
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
    expect(clipboard.writeText).toHaveBeenLastCalledWith('42 MED-9A0-R COM-3F1-N PRA-BE1-L ACC-77D-B')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy report' })))
    expect(clipboard.writeText.mock.lastCall?.[0]).toContain('registry 42, fetched')
  })

  it('is to copy by hand where the shell forbids it', async () => {
    clipboard.writeText.mockRejectedValue(new Error('not allowed'))
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Copy code' }))
    const field = await screen.findByRole('textbox', { name: /Press and hold/ })
    expect((field as HTMLTextAreaElement).value).toBe('42 MED-9A0-R COM-3F1-N PRA-BE1-L ACC-77D-B')
  })

  it('is to close it: by the button and by Escape', () => {
    const onClose = open()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    fireEvent(screen.getByRole('dialog', { name: 'What runs here' }), new Event('cancel', { cancelable: true }))
    expect(onClose).toHaveBeenCalledTimes(2)
  })
})
