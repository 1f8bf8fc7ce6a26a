/** Playback positions in seconds by video id, newest last. */
export type Positions = Readonly<Record<string, number>>

const KEPT = 50
/** Positions in the first or last seconds are not stored. */
const BEGIN_S = 3
const END_S = 5

export const isWorthKeeping = (seconds: number, duration: number): boolean =>
  seconds > BEGIN_S && (duration === 0 || seconds < duration - END_S)

/** Sets the position of one video, or removes it near either end. */
export function withPosition(positions: Positions, id: string, seconds: number, duration: number): Positions {
  const others = Object.entries(positions).filter(([kept]) => kept !== id)
  if (!isWorthKeeping(seconds, duration)) return Object.fromEntries(others)
  return Object.fromEntries([...others, [id, Math.floor(seconds)] as const].slice(-KEPT))
}
