/** How far videos were seen, by id, the newest last. */
export type Positions = Readonly<Record<string, number>>

const KEPT = 50
/** Nobody goes on with the first seconds, or with the last ones. */
const BEGIN_S = 3
const END_S = 5

export const isWorthKeeping = (seconds: number, duration: number): boolean =>
  seconds > BEGIN_S && (duration === 0 || seconds < duration - END_S)

/** With a position of one video; what was seen to its end, or hardly begun, is taken out. */
export function withPosition(positions: Positions, id: string, seconds: number, duration: number): Positions {
  const others = Object.entries(positions).filter(([kept]) => kept !== id)
  if (!isWorthKeeping(seconds, duration)) return Object.fromEntries(others)
  return Object.fromEntries([...others, [id, Math.floor(seconds)] as const].slice(-KEPT))
}
