const ONE_SHOT = 'plaza.handover'
const MAX_AGE_MS = 30_000

/**
 * Takes the token that the start script moved out of the address. Reading deletes it, so it is used once. A malformed,
 * old or future value is dropped.
 */
export function takeHandOver(now: number = Date.now()): string | null {
  try {
    const raw = window.sessionStorage.getItem(ONE_SHOT)
    window.sessionStorage.removeItem(ONE_SHOT)
    const { token, at } = JSON.parse(raw ?? 'null') as { token?: unknown; at?: unknown }
    const age = now - Number(at)
    return typeof token === 'string' && age >= 0 && age <= MAX_AGE_MS ? token : null
  } catch {
    return null
  }
}
