let held: number | null = null

/** Milliseconds since the epoch: of the rendered page while it is hydrated, which must draw the same; else the device's. */
export const now = (): number => held ?? Date.now()

/** From now on it is the moment at which the page was rendered. */
export function holdClock(at: number): void {
  held = at
}

/** From now on it is the device's. */
export function releaseClock(): void {
  held = null
}
