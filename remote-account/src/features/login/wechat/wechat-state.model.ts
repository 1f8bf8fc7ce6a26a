const STATE_BYTES = 24
const STORAGE_KEY = 'wechat-login'

/** The part of the host that keeps a state while the person is at WeChat. */
interface StateStorage {
  read<T>(key: string): T | null
  keep(key: string, kept: unknown): void
  drop(key: string): void
}

/** A secret of this browser that WeChat hands back beside its code, as base64url. */
export function newState(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(STATE_BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

/** The authorisation address with a state, as its last parameter: WeChat takes no other order. */
export function withState(url: string, state: string): string {
  const [address = '', ...hash] = url.split('#')
  const asked = `${address}${address.includes('?') ? '&' : '?'}state=${encodeURIComponent(state)}`
  return [asked, ...hash].join('#')
}

/** Keeps the state of a login that begins here. */
export const keepState = (drafts: StateStorage, state: string): void => drafts.keep(STORAGE_KEY, state)

/** The state that an address brought, if the login began in this browser; it counts once. */
export function takeState(drafts: StateStorage, brought: string | null): string | null {
  const kept = drafts.read<string>(STORAGE_KEY)
  drafts.drop(STORAGE_KEY)
  return brought !== null && brought === kept ? brought : null
}
