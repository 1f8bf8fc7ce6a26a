import { progressStore } from '../player.store'
import type { Deck } from './deck'

/** Reads position and buffer of the playing element, and holds a start position until the element can seek. */
export interface Meter {
  /** Start position, applied once the duration is known. */
  startAt(seconds: number): void
  /** The source can be seeked now. */
  arrived(): void
  seek(seconds: number): void
  report(): void
}

export function createMeter(deck: Deck): Meter {
  let pendingPosition: number | null = null

  function arrived(): void {
    const element = deck.active()
    if (pendingPosition === null || element.readyState === 0) return
    const end = Number.isFinite(element.duration) ? Math.max(0, element.duration - 1) : pendingPosition
    const target = Math.min(pendingPosition, end)
    pendingPosition = null
    if (element.currentTime !== target) element.currentTime = target
  }

  function report(): void {
    const element = deck.active()
    if (deck.holds() === null || element.readyState === 0 || pendingPosition !== null) return
    const { currentTime: position, duration } = element
    progressStore.setState({
      position,
      duration: Number.isFinite(duration) && !deck.live() ? duration : 0,
      buffered: bufferedFrom(element),
    })
  }

  return {
    report,
    arrived() {
      arrived()
      report()
    },
    startAt(seconds) {
      pendingPosition = deck.live() ? null : seconds
      arrived()
    },
    seek(seconds) {
      const element = deck.active()
      if (deck.holds() === null || element.readyState === 0) pendingPosition = seconds
      else element.currentTime = seconds
      report()
    },
  }
}

/** End of the buffered range at the position. */
function bufferedFrom({ buffered, currentTime }: HTMLAudioElement): number {
  for (let range = 0; range < buffered.length; range += 1) {
    if (buffered.start(range) <= currentTime + 0.5 && buffered.end(range) >= currentTime) return buffered.end(range)
  }
  return 0
}
