import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { idle, noProgress, playerStore, progressStore } from '../../player.store'
import { send } from '../../request-handlers'
import { FakeAudio } from '../../testing/fake-audio'
import { renderPlayer } from '../../testing/render'
import { item } from '../../testing/test-player'

/** jsdom has no pointer capture. */
Object.assign(HTMLElement.prototype, {
  setPointerCapture() {},
  releasePointerCapture() {},
  hasPointerCapture: () => false,
})

beforeEach(() => {
  vi.stubGlobal('Audio', FakeAudio)
  history.replaceState(null, '', '/index')
  const list = [item('a'), item('b')]
  playerStore.setState({ ...idle, list, current: list[0] ?? null, audioReady: true })
  progressStore.setState({ position: 80, duration: 300, buffered: 120 })
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const [, x = '0', y = '0'] = /translate\((-?\d+)px, (-?\d+)px\)/.exec(this.style.transform) ?? []
    if (this.tagName !== 'SECTION') return new DOMRect(0, 0, 390, 844)
    const left = this.dataset.side === 'left' ? 10 : 332
    return new DOMRect(left + Number(x), 736 + Number(y), 48, 48)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  act(() => {
    playerStore.setState(idle, true)
    progressStore.setState(noProgress)
  })
})

const region = () => screen.findByRole('region', { name: 'Audio player' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const drag = async (from: [number, number], to: [number, number]) => {
  const cover = button(/Open the player|Show/)
  const at = ([clientX, clientY]: [number, number], buttons = 1) => ({
    clientX,
    clientY,
    buttons,
    pointerId: 1,
    isPrimary: true,
  })
  fireEvent.pointerDown(cover, at(from))
  fireEvent.pointerMove(cover, at([from[0] + (to[0] - from[0]) / 2, from[1] + (to[1] - from[1]) / 2]))
  fireEvent.pointerMove(cover, at(to))
  fireEvent.pointerUp(cover, at(to, 0))
}

describe('the mini player', () => {
  it('is shown where the route lets it and something is in the playlist', async () => {
    const { rerender } = await renderPlayer()
    expect(await region()).toBeDefined()
    act(() => playerStore.setState(idle, true))
    expect(screen.queryByRole('region')).toBeNull()
    expect(rerender).toBeDefined()
  })

  it('is not shown on other routes', async () => {
    await renderPlayer({ allowed: false })
    await act(async () => {})
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('has the button that pauses while it is folded, and the title once it is open', async () => {
    await renderPlayer()
    await region()
    act(() => playerStore.setState({ playing: true }))
    expect(button('Pause')).toBeDefined()
    expect(screen.queryByText('Track a')).toBeNull()
    act(() => send({ type: 'open-mini' }))
    fireEvent.click(screen.getByText('Track a'))
    expect(playerStore.getState().expanded).toBe(true)
  })

  it('takes the focus when the full player is folded by Escape', async () => {
    await renderPlayer()
    await region()
    act(() => send({ type: 'open-mini' }))
    button('Full player: Track a').focus()
    fireEvent.click(button('Full player: Track a'))
    await screen.findByRole('dialog', { name: 'Now playing' })
    fireEvent.keyDown(document, { key: 'Escape' })
    await region()
    expect(document.activeElement?.closest('section')).toBe(screen.getByRole('region', { name: 'Audio player' }))
  })

  it('is a disc first; a tap opens it, and a second one leads to the page of what plays', async () => {
    const { host } = await renderPlayer()
    await region()
    expect(screen.queryByRole('button', { name: 'Close the player' })).toBeNull()
    fireEvent.click(button('Open the player: Track a'))
    expect(await screen.findByRole('button', { name: 'Next' })).toBeDefined()
    fireEvent.click(button('Show Track a'))
    expect(host.navigations).toEqual(['/audios/a'])
    expect(playerStore.getState().isOpen).toBe(false)
  })

  it('shows the full player where the page of what plays is not there for this visitor', async () => {
    const { host } = await renderPlayer({ off: ['media'] })
    await region()
    act(() => send({ type: 'open-mini' }))
    fireEvent.click(button('Show Track a'))
    expect(host.navigations).toEqual([])
    expect(playerStore.getState().expanded).toBe(true)
  })

  it('shows the full player to who is on that page already', async () => {
    history.replaceState(null, '', '/audios/a')
    const { host } = await renderPlayer()
    await region()
    act(() => send({ type: 'open-mini' }))
    fireEvent.click(button('Show Track a'))
    expect(host.navigations).toEqual([])
    expect(await screen.findByRole('dialog', { name: 'Now playing' })).toBeDefined()
  })

  it('plays, goes on, expands and closes', async () => {
    await renderPlayer()
    await region()
    act(() => send({ type: 'open-mini' }))
    expect(button('Play')).toBeDefined()
    act(() => playerStore.setState({ playing: true }))
    expect(button('Pause')).toBeDefined()
    fireEvent.click(button('Close the player'))
    expect(playerStore.getState().list).toEqual([])
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('dims next where it would be ignored', async () => {
    await renderPlayer()
    await region()
    act(() => send({ type: 'open-mini' }))
    expect(button('Next').getAttribute('aria-disabled')).toBeNull()
    act(() => playerStore.setState({ mode: 'loop' }))
    expect(button('Next').getAttribute('aria-disabled')).toBe('true')
  })

  it('says how much has been played, in words', async () => {
    await renderPlayer({ settings: { language: 'zh-CN' } })
    const ring = await screen.findByRole('progressbar')
    expect(ring.getAttribute('aria-valuetext')).toBe('已播放 1 分 20 秒，共 5 分')
    act(() => progressStore.setState({ position: 150 }))
    expect(ring.getAttribute('aria-valuenow')).toBe('50')
    expect(ring.style.getPropertyValue('--played')).toBe('0.5')
  })

  it('of a live item says so, and has no share that is played', async () => {
    const live = item('l', { live: true, duration: null })
    const { unmount } = await renderPlayer()
    await region()
    expect(screen.queryByText('Live')).toBeNull()
    unmount()
    playerStore.setState({ list: [live], current: live })
    await renderPlayer()
    const ring = await screen.findByRole('progressbar', { name: 'Progress' })
    expect(screen.getByText('Live')).toBeDefined()
    expect(ring.getAttribute('aria-valuetext')).toBe('On the air now')
    expect(ring.getAttribute('aria-valuenow')).toBeNull()
    expect(ring.style.getPropertyValue('--played')).toBe('1')
  })

  it('says that it waits, and can be paused meanwhile', async () => {
    await renderPlayer()
    await region()
    expect(button('Play').getAttribute('aria-busy')).toBeNull()
    act(() => playerStore.setState({ waiting: true }))
    expect(button('Pause').getAttribute('aria-busy')).toBe('true')
  })

  it('leaves the focus where it is when it appears by itself', async () => {
    await renderPlayer()
    await region()
    expect(document.activeElement).toBe(document.body)
  })

  it('folds when the page beside it is touched, and by Escape', async () => {
    await renderPlayer()
    const mini = await region()
    act(() => send({ type: 'open-mini' }))
    fireEvent.pointerDown(button('Play'))
    expect(playerStore.getState().isOpen).toBe(true)
    fireEvent.pointerDown(document.body)
    expect(playerStore.getState().isOpen).toBe(false)
    act(() => send({ type: 'open-mini' }))
    fireEvent.keyDown(mini, { key: 'Escape' })
    expect(playerStore.getState().isOpen).toBe(false)
  })
})

describe('moving the mini player', () => {
  it('takes no notice of less than 20 px', async () => {
    await renderPlayer()
    const mini = await region()
    await drag([340, 760], [325, 750])
    expect(mini.dataset.side).toBe('right')
    expect(mini.dataset.dragged).toBeUndefined()
  })

  it('snaps to the other edge when it is let go there, and is remembered for the visit', async () => {
    const { unmount } = await renderPlayer()
    const mini = await region()
    await drag([340, 760], [80, 500])
    expect(mini.dataset).toMatchObject({ side: 'left', dragged: 'true' })
    expect(mini.style.transform).toBe('')
    unmount()
    await renderPlayer()
    expect((await region()).dataset.side).toBe('left')
  })

  describe('glides to its place', () => {
    const animate = vi.fn<(frames: Keyframe[]) => void>()
    beforeEach(() => {
      animate.mockClear()
      Object.assign(HTMLElement.prototype, { animate })
    })
    afterEach(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'animate')
    })

    it('from where the finger let it go', async () => {
      await renderPlayer()
      await region()
      expect(animate).not.toHaveBeenCalled()
      await drag([340, 760], [80, 500])
      expect(animate).toHaveBeenCalledOnce()
      const [from, to] = animate.mock.calls[0]?.[0] ?? []
      // From x 92 to 10: moved by 260 px minus the 20 px before a drag starts.
      expect([from?.transform, to?.transform]).toEqual(['translate(82px, -240px)', 'none'])
    })

    it('but not for who wants less motion', async () => {
      vi.stubGlobal('matchMedia', () => ({ matches: true }))
      await renderPlayer()
      await region()
      await drag([340, 760], [80, 500])
      expect(animate).not.toHaveBeenCalled()
    })
  })

  it('follows the finger until it is let go', async () => {
    await renderPlayer()
    const mini = await region()
    const cover = button(/Open the player/)
    const at = (clientX: number, clientY: number) => ({ clientX, clientY, buttons: 1, pointerId: 1, isPrimary: true })
    fireEvent.pointerDown(cover, at(340, 760))
    fireEvent.pointerMove(cover, at(290, 700))
    // Minus the 20 px before a drag starts.
    expect(mini.style.transform).toBe('translate(-30px, -40px)')
    expect(mini.dataset.dragged).toBeUndefined()
    fireEvent.pointerUp(cover, { ...at(290, 700), buttons: 0 })
    expect(mini.style.transform).toBe('')
  })

  it('leaves other keys to the page', async () => {
    await renderPlayer()
    const mini = await region()
    expect(fireEvent.keyDown(mini, { key: 'ArrowUp' })).toBe(false)
    expect(fireEvent.keyDown(mini, { key: 'PageDown' })).toBe(true)
  })

  it('follows the arrow keys', async () => {
    await renderPlayer()
    const mini = await region()
    fireEvent.keyDown(mini, { key: 'ArrowLeft' })
    expect(mini.dataset.side).toBe('left')
    fireEvent.keyDown(mini, { key: 'ArrowUp' })
    expect(mini.style.getPropertyValue('--up')).toBe('92px')
  })

  it('forgets a broken memory', async () => {
    sessionStorage.setItem('plaza.mini-player', '{"v":1,"at":1,"data":{"side":"top"}}')
    await renderPlayer()
    expect((await region()).dataset.side).toBe('right')
  })
})
