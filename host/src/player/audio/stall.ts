import { createDelay } from './delay'

const STALL_MS = 10_000
const RELOADS_MS = [2000, 4000, 8000]
/** Maximum time without network before the stream is given up. */
const OFFLINE_MS = 120_000

interface StallDeps {
  reload(): void
  giveUp(): void
}

/** Recovers an interrupted stream: reloads it after 2, 4 and 8 seconds, then gives up. */
export interface StallRecovery {
  /** Data has stopped arriving; recovery starts after ten seconds. */
  watch(): void
  /** The stream is broken: recovery starts immediately. */
  reconnect(): void
  /** Playback continues. */
  clear(): void
}

export function createStallRecovery({ reload, giveUp }: StallDeps): StallRecovery {
  const delay = createDelay()
  let tries = 0

  function reconnect() {
    if (!navigator.onLine) return delay.run(OFFLINE_MS, giveUp)
    const wait = RELOADS_MS[tries]
    if (wait === undefined) return giveUp()
    tries += 1
    delay.run(wait, () => {
      reload()
      delay.run(STALL_MS, reconnect)
    })
  }

  window.addEventListener('online', () => {
    if (!delay.pending()) return
    tries = 0
    reconnect()
  })

  return {
    reconnect,
    watch: () => {
      if (!delay.pending()) delay.run(STALL_MS, reconnect)
    },
    clear: () => {
      tries = 0
      delay.cancel()
    },
  }
}
