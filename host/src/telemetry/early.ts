/** What tells of a fault that nobody caught. */
export const troubleTypes = ['error', 'unhandledrejection', 'plaza:style-missing', 'securitypolicyviolation'] as const

const KEPT = 20
const held: Event[] = []
const hold = (event: Event) => {
  if (held.length < KEPT) held.push(event)
}

/** Holds the faults of the first seconds, until the code that counts them is there. */
export function holdTroubles(): void {
  for (const type of troubleTypes) addEventListener(type, hold)
}

/** Hands over what was held, and holds no more. */
export function takeTroubles(): Event[] {
  for (const type of troubleTypes) removeEventListener(type, hold)
  return held.splice(0)
}
