const STATE_BYTES = 24
const STORAGE_KEY = 'wechat-login'

/** Subset of the host API that stores the state during the visit to WeChat. */
interface StateStorage {
  read<T>(key: string): T | null
  keep(key: string, kept: unknown): void
  drop(key: string): void
}

/** A random state that WeChat returns together with its code; it accepts letters and digits alone. */
export function newState(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(STATE_BYTES))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The authorisation URL with the state as its last parameter: WeChat accepts no other order. */
export function withState(url: string, state: string): string {
  const [address = '', ...hash] = url.split('#')
  const asked = `${address}${address.includes('?') ? '&' : '?'}state=${encodeURIComponent(state)}`
  return [asked, ...hash].join('#')
}

/** Stores the state of a login that starts here. */
export const keepState = (drafts: StateStorage, state: string): void => drafts.keep(STORAGE_KEY, state)

/** The state in the address, if this browser started the login. Each state is valid once. */
export function takeState(drafts: StateStorage, brought: string | null): string | null {
  const kept = drafts.read<string>(STORAGE_KEY)
  drafts.drop(STORAGE_KEY)
  return brought !== null && brought === kept ? brought : null
}
