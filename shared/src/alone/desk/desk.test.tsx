import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { choicesOf, readChoices } from '../host/choices'
import { Desk } from './desk'
import type { DeskState } from './desk-state'

const routes = {
  shelf: { path: '/shelf/:id' },
  attic: { path: '/attic', planned: true },
} as const

function show() {
  const keep = vi.fn<(state: DeskState) => void>()
  render(
    <Desk
      name="library"
      routes={routes}
      start={{ ...readChoices({ language: 'en' }), address: '/shelf/1', width: 'phone' }}
      save={keep}
    />,
  )
  const frame = () => screen.getByTitle<HTMLIFrameElement>('Pages')
  const tell = (data: unknown, source = frame().contentWindow) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, source })))
  return { keep, frame, tell }
}

it('lists the live pages, with an address of each', () => {
  show()
  expect(screen.getByRole('button', { name: /^shelf/ }).getAttribute('aria-current')).toBe('page')
  expect(screen.queryByRole('button', { name: /^attic/ })).toBeNull()
})

it('reloads the frame with new choices at the same address', () => {
  const { frame, tell, keep } = show()
  tell({ alone: true, address: '/shelf/9' })
  const before = frame()
  fireEvent.change(screen.getByLabelText('Shell'), { target: { value: 'wechat' } })
  expect(frame()).not.toBe(before)
  expect(choicesOf(frame().name)).toMatchObject({ shell: 'wechat', who: 'guest' })
  expect(frame().getAttribute('src')).toBe('/shelf/9')
  expect(keep).toHaveBeenLastCalledWith(expect.objectContaining({ shell: 'wechat', address: '/shelf/9' }))
})

it('is a phone’s width or the whole one', () => {
  const { frame } = show()
  expect(frame().getAttribute('data-width')).toBe('phone')
  fireEvent.change(screen.getByLabelText('Width'), { target: { value: 'full' } })
  expect(frame().getAttribute('data-width')).toBe('full')
})

it('logs the page’s calls to the host, from its own frame only', () => {
  const { tell } = show()
  tell({ alone: true, address: '/shelf/1', asked: { what: 'ui.toast', args: 'Saved' } })
  tell({ alone: true, address: '/shelf/1', asked: { what: 'navigate', args: '/mine' } }, window)
  tell({ some: 'extension' })
  const lines = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual(['ui.toastSaved'])
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  screen.getByText('Nothing yet.')
})

it('switches to the chosen language, including its controls', () => {
  const lang = document.documentElement.lang
  render(
    <Desk
      name="library"
      routes={routes}
      start={{ ...readChoices({ language: 'en' }), address: '/shelf/1', width: 'phone' }}
      save={({ language }) => {
        document.documentElement.lang = language
      }}
    />,
  )
  const chosen = () => screen.getAllByRole<HTMLSelectElement>('combobox').map((one) => one.selectedOptions[0]?.text)
  expect(chosen()).toEqual(['Phone', 'Browser', 'Guest', 'As the device', 'English'])
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'zh-CN' } })
  screen.getByRole('heading', { name: '查看方式' })
  expect(chosen()).toEqual(['手机', '浏览器', '游客', '跟随系统', '中文'])
  document.documentElement.lang = lang
})
