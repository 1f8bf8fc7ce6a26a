/** Lets only one tab play: the last one to start keeps the sound, the others pause. */
export interface Tabs {
  claim(): void
  release(): void
}

const NAME = 'plaza-player'

interface SoundClaim {
  at: number
  id: string
}
const isClaim = (data: unknown): data is SoundClaim =>
  typeof data === 'object' && data !== null && typeof (data as SoundClaim).at === 'number' && 'id' in data

export function createTabs(onOther: () => void): Tabs {
  const id = `${Date.now()}-${Math.random()}`
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(NAME) : null
  let claimed: SoundClaim | null = null
  let letGo: (() => void) | null = null

  function loseClaim(): void {
    if (!claimed) return
    release()
    onOther()
  }
  // Two tabs that start at the same time must not pause each other: the later claim wins, then the greater id.
  function onMessage({ data }: MessageEvent): void {
    if (!isClaim(data) || !claimed) return
    if (data.at > claimed.at || (data.at === claimed.at && data.id > claimed.id)) loseClaim()
  }
  function release(): void {
    claimed = null
    letGo?.()
    letGo = null
  }
  /** The lock reaches tabs whose channel is suspended: stealing it rejects the holder's promise. */
  function hold(ownClaim: SoundClaim): void {
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    navigator.locks
      ?.request(NAME, { steal: true }, () => held)
      .catch(() => {
        if (claimed === ownClaim) loseClaim()
      })
  }

  channel?.addEventListener('message', onMessage)
  return {
    claim() {
      if (claimed) return
      claimed = { at: Date.now(), id }
      channel?.postMessage(claimed)
      hold(claimed)
    },
    release,
  }
}
