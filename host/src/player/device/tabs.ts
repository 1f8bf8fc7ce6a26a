/** Sees to it that one tab alone plays: whoever began last keeps the sound, the others fall silent. */
export interface Tabs {
  claim(): void
  release(): void
}

const NAME = 'plaza-player'

interface Claim {
  at: number
  id: string
}
const isClaim = (data: unknown): data is Claim =>
  typeof data === 'object' && data !== null && typeof (data as Claim).at === 'number' && 'id' in data

export function createTabs(onOther: () => void): Tabs {
  const id = `${Date.now()}-${Math.random()}`
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(NAME) : null
  let claimed: Claim | null = null
  let letGo: (() => void) | null = null

  function lose(): void {
    if (!claimed) return
    release()
    onOther()
  }
  // Two that begin at one moment must not silence each other: the later claim wins, then the greater id.
  function hear({ data }: MessageEvent): void {
    if (!isClaim(data) || !claimed) return
    if (data.at > claimed.at || (data.at === claimed.at && data.id > claimed.id)) lose()
  }
  function release(): void {
    claimed = null
    letGo?.()
    letGo = null
  }
  /** The lock reaches tabs whose channel sleeps: stealing it rejects the promise of who held it. */
  function hold(mine: Claim): void {
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    navigator.locks
      ?.request(NAME, { steal: true }, () => held)
      .catch(() => {
        if (claimed === mine) lose()
      })
  }

  channel?.addEventListener('message', hear)
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
