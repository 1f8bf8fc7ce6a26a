import { createDelay } from './delay'

const STALL_MS = 10_000
const RELOADS_MS = [2000, 4000, 8000]
/** Waited for the network to come back before the stream is given up. */
const OFFLINE_MS = 120_000

interface StallDeps {
  reload(): void
  giveUp(): void
}

/** Brings back a stream that broke off: reloads it after 2, 4 and 8 seconds, then gives up. */
export interface StallRecovery {
  /** Data has stopped coming; mending begins when it stays so for ten seconds. */
  watch(): void
  /** It broke off for sure: mending begins at once. */
  reconnect(): void
  /** It sounds again. */
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
