export type GridShape = 'one' | 'two' | 'four' | 'rows'

/** One picture alone, two and four in pairs, the others in rows of three. */
export function gridShape(count: number): GridShape {
  if (count === 1) return 'one'
  if (count === 2) return 'two'
  return count === 4 ? 'four' : 'rows'
}

const NARROWEST = 3 / 4
const WIDEST = 16 / 9

/** Aspect ratio of a single picture: its own, within limits. */
export function soloRatio({ width, height }: { width: number; height: number }): number {
  if (width === 0 || height === 0) return 1
  return Math.min(WIDEST, Math.max(NARROWEST, width / height))
}
