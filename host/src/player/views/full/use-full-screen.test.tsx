import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { idle, noProgress, playerStore, progressStore } from '../../player.store'
import { FakeAudio } from '../../testing/fake-audio'
import { renderPlayer } from '../../testing/render'
import { item } from '../../testing/test-player'

/** jsdom has no pointer capture. */
Object.assign(HTMLElement.prototype, {
  setPointerCapture() {},
  releasePointerCapture() {},
  hasPointerCapture: () => false,
})

const list = [item('a'), item('b')]
beforeEach(() => {
  vi.stubGlobal('Audio', FakeAudio)
  playerStore.setState({ ...idle, list, current: list[0] ?? null, audioReady: true, expanded: true })
  progressStore.setState({ position: 80, duration: 300, buffered: 150 })
})
afterEach(() => {
  vi.unstubAllGlobals()
  act(() => {
    playerStore.setState(idle, true)
    progressStore.setState(noProgress)
  })
})

const open = async () => {
  const { unmount } = await renderPlayer({ allowed: false })
  return { dialog: await screen.findByRole('dialog', { name: /Now playing/ }), unmount }
}
const expanded = () => playerStore.getState().expanded

describe('the keyboard in the full player', () => {
  const tab = (shiftKey = false) => fireEvent.keyDown(document, { key: 'Tab', shiftKey })

  it('goes round: from the last control to the first, and back', async () => {
    const { dialog } = await open()
    const controls = dialog.querySelectorAll<HTMLElement>('button, input')
    const [first, last] = [controls[0], controls[controls.length - 1]]
    last?.focus()
    expect(tab()).toBe(false)
    expect(document.activeElement).toBe(first)
    expect(tab(true)).toBe(false)
    expect(document.activeElement).toBe(last)
  })

  it('goes its own way from one control to the next', async () => {
    const { dialog } = await open()
    const second = dialog.querySelectorAll<HTMLElement>('button, input')[1]
    second?.focus()
    expect([tab(), tab(true)]).toEqual([true, true])
    expect(document.activeElement).toBe(second)
  })

  it('comes back from the page behind', async () => {
    const { dialog } = await open()
    act(() => (document.activeElement as HTMLElement).blur())
    expect(document.activeElement).toBe(document.body)
    tab()
    expect(document.activeElement).toBe(dialog.querySelector('button'))
  })

  it('belongs to a sheet that lies above', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Speed 1x' }))
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(expanded()).toBe(true)
  })
})

it('keeps the page behind from scrolling for as long as it is there', async () => {
  document.documentElement.style.overflow = 'clip'
  const { unmount } = await open()
  expect(document.documentElement.style.overflow).toBe('hidden')
  unmount()
  expect(document.documentElement.style.overflow).toBe('clip')
  document.documentElement.style.overflow = ''
})

describe('a finger that pulls the full player', () => {
  /** Pulls from the head down this far in this many milliseconds; returns the panel's offset before the release. */
  function pull(dialog: HTMLElement, way: number, took: number): number {
    const heading = dialog.querySelector('header') as HTMLElement
    const panel = heading.parentElement
    const at = (kind: 'pointerDown' | 'pointerMove' | 'pointerUp', share: number) => {
      const event = createEvent[kind](heading, {
        ...{ clientX: 100, clientY: 200 + way * share, pointerId: 1, pointerType: 'touch', isPrimary: true },
        buttons: kind === 'pointerUp' ? 0 : 1,
      })
      Object.defineProperty(event, 'timeStamp', { value: 1000 + took * share })
      fireEvent(heading, event)
    }
    at('pointerDown', 0)
    at('pointerMove', 0.5)
    at('pointerMove', 1)
    const pulled = Number.parseFloat(panel?.style.transform.replace('translateY(', '') ?? '')
    at('pointerUp', 1)
    expect(panel?.style.transform).toBe('')
    return pulled
  }

  it.each<[when: string, way: number, took: number, closes: boolean]>([
    ['far and slowly', 120, 3000, true],
    ['not far and slowly', 60, 3000, false],
    ['not far, with a flick', 60, 50, true],
    ['hardly at all, with a flick', 24, 10, false],
    ['up', -200, 50, false],
  ])('%s', async (_, way, took, closes) => {
    const { dialog } = await open()
    const pulled = pull(dialog, way, took)
    expect(expanded()).toBe(!closes)
    // A few pixels pass before it counts as a pull.
    expect(pulled).toBeCloseTo(Math.max(0, way), -1)
  })
})
