/** Reproducible random numbers from 0 to 1. */
export interface Random {
  (): number
  between(a: number, b: number): number
  pick<T>(list: readonly T[]): T
}

export function seeded(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  next.between = (a: number, b: number) => a + (b - a) * next()
  next.pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  return next
}
