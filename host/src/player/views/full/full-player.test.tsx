import { audioContent, type FakeHost, person } from '@plaza/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { idle, noProgress, playerStore, progressStore } from '../../player.store'
import { send } from '../../request-handlers'
import { FakeAudio } from '../../testing/fake-audio'
import { renderPlayer } from '../../testing/render'
import { item } from '../../testing/test-player'

const list = [item('a'), item('b'), item('c')]
beforeEach(() => {
  vi.stubGlobal('Audio', FakeAudio)
  playerStore.setState({ ...idle, list, current: list[0] ?? null, audioReady: true, expanded: true })
  progressStore.setState({ position: 80, duration: 300, buffered: 150 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  act(() => {
    playerStore.setState(idle, true)
    progressStore.setState(noProgress)
  })
})

const open = async () => {
  await renderPlayer({ allowed: false })
  return screen.findByRole('dialog', { name: /Now playing/ })
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const slider = () => screen.getByRole('slider', { name: 'Progress' }) as HTMLInputElement
const state = playerStore.getState

describe('the full player', () => {
  it('shows what plays, how far it is and how long', async () => {
    const dialog = await open()
    expect(within(dialog).getByRole('heading', { name: 'Track a' })).toBeDefined()
    expect(within(dialog).getByText('1:20')).toBeDefined()
    expect(within(dialog).getByText('5:00')).toBeDefined()
    expect(slider().getAttribute('aria-valuetext')).toBe('1 min 20 s of 5 min played')
    expect(slider().parentElement?.style.getPropertyValue('--buffered')).toBe('0.5')
  })

  it('folds by its button, by Escape and by going back', async () => {
    for (const fold of [
      () => fireEvent.click(button('Fold the player')),
      () => fireEvent.keyDown(document, { key: 'Escape' }),
      // Closes the topmost overlay, as the host does when the user goes back.
      (host: FakeHost) => host.overlays.at(-1)?.(),
    ]) {
      act(() => playerStore.setState({ expanded: true }))
      const { unmount, host } = await renderPlayer({ allowed: false })
      await screen.findByRole('dialog')
      act(() => void fold(host))
      expect(state().expanded).toBe(false)
      unmount()
    }
  })

  it('goes 15 seconds back and ahead, within the track', async () => {
    await open()
    fireEvent.click(button('15 seconds back'))
    expect(progressStore.getState().position).toBe(65)
    fireEvent.click(button('15 seconds ahead'))
    fireEvent.click(button('15 seconds ahead'))
    expect(progressStore.getState().position).toBe(95)
    act(() => progressStore.setState({ position: 5 }))
    fireEvent.click(button('15 seconds back'))
    expect(progressStore.getState().position).toBe(0)
  })

  it('seeks by keys at once, by a finger when it lets go', async () => {
    await open()
    fireEvent.input(slider(), { target: { value: '100' } })
    expect(progressStore.getState().position).toBe(100)
    fireEvent.pointerDown(slider())
    fireEvent.input(slider(), { target: { value: '200' } })
    expect(progressStore.getState().position).toBe(100)
    expect(screen.getByText('3:20')).toBeDefined()
    act(() => progressStore.setState({ position: 101 }))
    expect(slider().value).toBe('200')
    fireEvent.pointerUp(slider())
    expect(progressStore.getState().position).toBe(200)
  })

  it('names the mode and goes round through all three', async () => {
    await open()
    fireEvent.click(button('Order: In order'))
    fireEvent.click(button('Order: Repeat one'))
    fireEvent.click(button('Order: Shuffle'))
    expect(state().mode).toBe('sequence')
  })

  it('sets the speed', async () => {
    await open()
    fireEvent.click(button('Speed 1x'))
    fireEvent.click(button('1.5x'))
    expect(state().rate).toBe(1.5)
    expect(button('Speed 1.5x')).toBeDefined()
  })

  it('starts a track over that is under way', async () => {
    await open()
    act(() => progressStore.setState({ position: 14 }))
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
    act(() => progressStore.setState({ position: 15 }))
    fireEvent.click(button('Start over'))
    expect(progressStore.getState().position).toBe(0)
  })

  it('sets the sleep timer and shows what is left', async () => {
    // The remaining time uses the clock: on a busy machine a second passes between two taps.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 4, 1) })
    await open()
    fireEvent.click(button('Sleep timer'))
    fireEvent.click(button('15 minutes'))
    expect(button(/Sleep timer: 15:00 left/)).toBeDefined()
    fireEvent.click(button(/Sleep timer/))
    fireEvent.click(button('10 minutes longer'))
    expect(button(/Sleep timer: 25:00 left/)).toBeDefined()
    fireEvent.click(button('End of this track'))
    expect(state().sleep).toEqual({ kind: 'end' })
    fireEvent.click(button(/Sleep timer/))
    fireEvent.click(button('Off'))
    expect(state().sleep).toEqual({ kind: 'off' })
  })

  it('has its cover behind everything, where there is one', async () => {
    const dialog = await open()
    const behind = () => dialog.querySelector('[aria-hidden="true"]')
    expect(behind()?.childNodes).toHaveLength(0)
    act(() => playerStore.setState({ current: item('a', { image: '/a.webp' }) }))
    expect(behind()?.querySelector('img')?.getAttribute('src')).toBe('/a.webp')
    expect(behind()?.textContent).toBe('')
  })

  it('marks what is chosen of the speeds and of the sleep timer', async () => {
    await open()
    const chosen = () => {
      const rows = screen.getAllByRole('listitem').flatMap((row) => within(row).getAllByRole('button'))
      const marked = rows.filter((one) => one.hasAttribute('aria-current'))
      expect(rows.filter((one) => one.querySelector('svg'))).toEqual(marked)
      return marked.map((one) => one.textContent)
    }
    fireEvent.click(button('Speed 1x'))
    expect(chosen()).toEqual(['1x'])
    fireEvent.click(button('2x'))
    fireEvent.click(button('Sleep timer'))
    expect(chosen()).toEqual(['Off'])
    fireEvent.click(button('End of this track'))
    fireEvent.click(button(/Sleep timer/))
    expect(chosen()).toEqual(['End of this track'])
    fireEvent.click(button('15 minutes'))
    fireEvent.click(button(/Sleep timer/))
    expect(chosen()).toEqual([])
  })

  it('lists what comes: choose, remove, the current one marked', async () => {
    await open()
    fireEvent.click(button('Playlist'))
    const rows = within(await screen.findByRole('list')).getAllByRole('listitem')
    expect(rows).toHaveLength(3)
    expect(rows[0]?.querySelector('[aria-current]')).not.toBeNull()
    fireEvent.click(button('Remove Track b'))
    expect(state().list.map(({ id }) => id)).toEqual(['a', 'c'])
    fireEvent.click(button(/^Track c/))
    expect(state().index).toBe(1)
  })

  it('lists in the own order: moved by keys, cleared', async () => {
    await open()
    fireEvent.click(button('Playlist'))
    await screen.findByRole('button', { name: 'Move Track a' })
    act(() => send({ type: 'reorder', from: 0, to: 2 }))
    const names = () => screen.getAllByRole('button', { name: /^Move/ }).map((one) => one.getAttribute('aria-label'))
    expect(names()).toEqual(['Move Track b', 'Move Track c', 'Move Track a'])
    fireEvent.click(button('Clear'))
    expect(state().list.map(({ id }) => id)).toEqual(['a'])
    expect(button('Clear')).toHaveProperty('disabled', true)
  })

  it('is saved under a name, and a saved playlist is played from its beginning', async () => {
    const saved = { id: 'p1', name: 'Harbour songs', count: 1, image: null, created_at: '2026-11-28T00:00:00Z' }
    const { host } = await renderPlayer({
      allowed: false,
      user: person(),
      answers: {
        'playlists.save': saved,
        'playlists.list': { list: [saved] },
        'playlists.detail': { ...saved, contents: [audioContent({ id: 'z', title: 'Dusk' })] },
      },
    })
    await screen.findByRole('dialog', { name: /Now playing/ })
    fireEvent.click(button('Playlist'))
    fireEvent.click(button('Save'))
    const name = screen.getByRole('textbox', { name: 'Name' }) as HTMLInputElement
    expect(name.value).toBe('Harbour songs')
    fireEvent.change(name, { target: { value: ' ' } })
    expect(button('Save these 3')).toHaveProperty('disabled', true)
    fireEvent.change(name, { target: { value: 'For the night ' } })
    fireEvent.click(button('Save these 3'))
    fireEvent.click(await screen.findByRole('button', { name: /^Harbour songs/ }))
    await waitFor(() => expect(state().list.map(({ id }) => id)).toEqual(['z']))
    expect(host.callsOf('playlists.save')).toMatchObject([{ body: { name: 'For the night', ids: ['a', 'b', 'c'] } }])
  })

  it('saves no list whose current item is a broadcast', async () => {
    await open()
    fireEvent.click(button('Playlist'))
    expect(button('Save')).toHaveProperty('disabled', false)
    act(() => playerStore.setState(({ current }) => ({ current: current && { ...current, live: true } })))
    expect(button('Save')).toHaveProperty('disabled', true)
  })

  it('asks a guest to log in before anything is saved', async () => {
    await open()
    fireEvent.click(button('Playlist'))
    fireEvent.click(button('My playlists'))
    expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined()
  })

  it('says that it could not be loaded, and how to go on', async () => {
    await open()
    act(() => playerStore.setState({ failed: true }))
    expect(screen.getByText(/could not be loaded/)).toBeDefined()
  })

  it('of a live item has neither slider, speed, mode nor neighbours', async () => {
    const live = item('l', { live: true, duration: null })
    playerStore.setState({ list: [live], current: live })
    await renderPlayer({ allowed: false })
    await screen.findByRole('dialog')
    expect(screen.getByText('Live')).toBeDefined()
    for (const name of ['Next', 'Previous', 'Speed 1x', /Order/])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('slider')).toBeNull()
    fireEvent.click(button('Sleep timer'))
    expect(screen.queryByRole('button', { name: 'End of this track' })).toBeNull()
  })

  it('keeps the focus and gives it back', async () => {
    const before = document.body.appendChild(document.createElement('button'))
    before.focus()
    const dialog = await open()
    expect(dialog.contains(document.activeElement)).toBe(true)
    fireEvent.keyDown(document, { key: 'Tab', shiftKey: true })
    expect(dialog.contains(document.activeElement)).toBe(true)
    act(() => playerStore.setState({ expanded: false }))
    expect(document.activeElement).toBe(before)
    before.remove()
  })
})
