import { clamp } from '../player.model'
import { playerStore } from '../player.store'

const FADE_MS = 10_000
const TICK_MS = 1000

interface SleepTimerDeps {
  /** Volume from 0 to 1; iOS ignores it. */
  setVolume(volume: number): void
  pause(): void
}

/**
 * Sleep timer on the wall clock. Timers stop in a sleeping tab, so the driver also calls `check` at the element's
 * events and when the page becomes visible.
 */
export function createSleepTimer({ setVolume, pause }: SleepTimerDeps): { check(): void } {
  let ticking: ReturnType<typeof setInterval> | undefined

  function check() {
    const { sleep } = playerStore.getState()
    if (sleep.kind !== 'until') return
    const left = sleep.until - Date.now()
    if (left > 0) return setVolume(clamp(left / FADE_MS, 0, 1))
    pause()
    playerStore.setState({ sleep: { kind: 'off' } })
  }

  function follow() {
    clearInterval(ticking)
    const { sleep } = playerStore.getState()
    if (sleep.kind !== 'until') return setVolume(1)
    ticking = setInterval(check, TICK_MS)
    check()
  }

  playerStore.subscribe(({ sleep }, before) => {
    if (sleep !== before.sleep) follow()
  })
  document.addEventListener('visibilitychange', check)
  window.addEventListener('pageshow', check)
  follow()
  return { check }
}
