/** Events of uncaught errors. */
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

/** Buffers errors of the first seconds until the code that counts them has loaded. */
export function bufferErrors(): void {
  for (const type of errorEventTypes) addEventListener(type, push)
}

/** Returns the buffered errors and stops buffering. */
export function takeBufferedErrors(): Event[] {
  for (const type of errorEventTypes) removeEventListener(type, push)
  return buffer.splice(0)
}
