/** What tells of a fault that nobody caught. */
export const errorEventTypes = [
  'error',
  'unhandledrejection',
  'plaza:style-missing',
  'securitypolicyviolation',
] as const

const KEPT = 20
const buffer: Event[] = []
const push = (event: Event) => {
  if (buffer.length < KEPT) buffer.push(event)
}

/** Holds the faults of the first seconds, until the code that counts them is there. */
export function bufferErrors(): void {
  for (const type of errorEventTypes) addEventListener(type, push)
}

/** Hands over what was held, and holds no more. */
export function takeBufferedErrors(): Event[] {
  for (const type of errorEventTypes) removeEventListener(type, push)
  return buffer.splice(0)
}
