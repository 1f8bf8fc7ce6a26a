import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestPlayer, item, type TestPlayer, tearDown } from '../testing/test-player'

/** A fake video element of a page. */
class FakeVideo {
  readonly element = document.createElement('video')
  shown = true
  private state = { paused: true, ended: false }

  constructor() {
    const { element, state } = this
    for (const name of ['paused', 'ended'] as const)
      Object.defineProperty(element, name, { configurable: true, get: () => state[name] })
    element.pause = () => this.say('pause', { paused: true })
    element.checkVisibility = () => this.shown
    document.body.append(element)
  }
  private say(event: string, change: Partial<typeof this.state>) {
    if (event === 'pause' && this.state.paused) return
    Object.assign(this.state, change)
    this.element.dispatchEvent(new Event(event))
  }
  play = () => this.say('play', { paused: false, ended: false })
  end = () => this.say('ended', { paused: true, ended: true })
  mute(muted: boolean) {
    this.element.muted = muted
    this.element.dispatchEvent(new Event('volumechange'))
  }
  get playing() {
    return !this.state.paused
  }
}

let stand: TestPlayer
let leavePage: () => void
beforeEach(async () => {
  stand = await createTestPlayer()
  const { startPageSound } = await import('./page-sound')
  const { stage } = await import('../../stage/stage.store')
  startPageSound()
  leavePage = () => stage.setState({ pending: !stage.getState().pending })
})
afterEach(async () => {
  document.body.replaceChildren()
  await tearDown()
})
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const playing = () => stand.state().playing

describe('a video that is heard', () => {
  it('silences the player, which goes on once the video has ended', async () => {
    await stand.playing(item('a'))
    const film = new FakeVideo()
    film.play()
    expect(playing()).toBe(false)
    film.end()
    expect(playing()).toBe(false)
    await wait(1500)
    expect(playing()).toBe(true)
  })

  it('gives the sound back where its page is left', async () => {
    await stand.playing(item('a'))
    const film = new FakeVideo()
    film.play()
    film.shown = false
    leavePage()
    await wait(0)
    expect([film.playing, playing()]).toEqual([false, true])
  })

  it('gives nothing back where it is only paused, or where nothing played before', async () => {
    await stand.playing(item('a'))
    const film = new FakeVideo()
    film.play()
    film.element.pause()
    await wait(5000)
    expect(playing()).toBe(false)
    stand.send({ type: 'close' })
    film.play()
    film.end()
    await wait(1500)
    expect(playing()).toBe(false)
  })

  it('keeps the sound where the next episode begins in the same element', async () => {
    await stand.playing(item('a'))
    const film = new FakeVideo()
    film.play()
    film.end()
    await wait(400)
    film.play()
    await wait(5000)
    expect(playing()).toBe(false)
    film.end()
    await wait(1500)
    expect(playing()).toBe(true)
  })

  it('falls silent where the player is asked to play, and takes nothing back from it', async () => {
    await stand.playing(item('a'))
    const film = new FakeVideo()
    film.play()
    stand.send({ type: 'play' })
    await wait(0)
    expect([film.playing, playing()]).toEqual([false, true])
    film.shown = false
    leavePage()
    await wait(0)
    expect(playing()).toBe(true)
  })

  it('falls silent where another one begins', () => {
    const [one, other] = [new FakeVideo(), new FakeVideo()]
    one.play()
    other.play()
    expect([one.playing, other.playing]).toEqual([false, true])
  })

  it('takes no sound while it is muted, and takes it once it is not', async () => {
    await stand.playing(item('a'))
    const film = new FakeVideo()
    film.mute(true)
    film.play()
    expect(playing()).toBe(true)
    film.mute(false)
    expect(playing()).toBe(false)
  })

  it('does not wake who fell asleep meanwhile', async () => {
    await stand.playing(item('a'))
    stand.send({ type: 'set-sleep', minutes: 1 })
    const film = new FakeVideo()
    film.play()
    await wait(61_000)
    film.end()
    await wait(1500)
    expect(playing()).toBe(false)
  })
})
