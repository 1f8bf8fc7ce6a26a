/** Until when a release is skipped if there is another one; a `quarantined` one is not tried at all. */
export interface Skip {
  until: number
  quarantined: boolean
}

/** Skipped releases of a remote, by id. */
export function createSkips() {
  const skips = new Map<string, Skip>()
  const of = (id: string): Skip | null => {
    const skip = skips.get(id)
    return skip && skip.until > Date.now() ? skip : null
  }
  return {
    of,
    set: (id: string, skip: Skip): unknown => skips.set(id, skip),
    clear: () => skips.clear(),
    isEmpty: () => skips.size === 0,
    isQuarantined: () => [...skips.keys()].some((id) => of(id)?.quarantined),
  }
}

export type Skips = ReturnType<typeof createSkips>
