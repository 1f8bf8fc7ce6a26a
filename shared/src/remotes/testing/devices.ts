export const DEVICES = 10_000

/** Reproducible random numbers (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Ten thousand device ids. */
export function deviceIds(seed: number): string[] {
  const next = seeded(seed)
  const word = () =>
    Math.floor(next() * 2 ** 32)
      .toString(16)
      .padStart(8, '0')
  return Array.from({ length: DEVICES }, () => word() + word() + word() + word())
}
