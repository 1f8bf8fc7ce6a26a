/** Growing pauses between attempts, up to a maximum, at random between half of a pause and all of it. */
export function createBackoff(firstMs: number, maxMs: number, random: () => number = Math.random) {
  let failures = 0
  return {
    /** The pause after one more failure. */
    nextMs: (): number => Math.min(maxMs, firstMs * 2 ** failures++) * (0.5 + random() / 2),
    /** The pauses begin anew. */
    reset(): void {
      failures = 0
    },
  }
}
