const ONE_SHOT = 'plaza.handover'
const MAX_AGE_MS = 30_000

/**
 * Takes the token that the page's first script moved out of the address. Used once: the key is deleted by reading.
 * What is not ours, not of this shape, too old or from the future is dropped.
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
