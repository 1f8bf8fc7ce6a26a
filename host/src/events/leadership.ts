const NAME = 'plaza-events-1'

interface LeadershipHandlers {
  lead(): void
  follow(): void
}

/** Lets one tab of the device lead. A tab that closes or stops hands over to the next that wants to. */
export function createLeadership({ lead, follow }: LeadershipHandlers) {
  let candidacy: AbortController | null = null
  let letGo = () => {}

  /** `steal`: takes the lead from a tab that does not answer, such as a frozen one. */
  function stand({ steal = false } = {}): void {
    if (candidacy && !steal) return
    candidacy?.abort()
    const mine = new AbortController()
    candidacy = mine
    if (!navigator.locks) {
      lead()
      return
    }
    const hold = () => {
      if (candidacy !== mine) return
      const held = new Promise<void>((resolve) => {
        letGo = resolve
      })
      lead()
      return held
    }
    void navigator.locks
      .request(NAME, steal ? { steal } : { signal: mine.signal }, hold)
      .catch(() => {})
      .then(() => {
        // Stolen by another tab.
        if (candidacy === mine) stepDown()
      })
  }

  function stepDown(): void {
    candidacy?.abort()
    candidacy = null
    letGo()
    letGo = () => {}
    follow()
  }

  return { stand, stepDown, stands: () => candidacy !== null }
}
