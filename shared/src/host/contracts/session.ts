import type { User } from '../../api'
import type { ReadableStore, SnapshotStore } from './store'

export interface SessionState {
  /** `checking` until the kept token has been looked at once. */
  status: 'checking' | 'guest' | 'user'
  user: User | null
}

/** `session` 1.0: who the person is. The token stays with the host. */
export interface Session1_0 extends ReadableStore<SessionState> {
  /** Begins the login flow of this shell and comes back to the current address. */
  logIn(): void
  /** True where a phone is bound; otherwise begins logging in or binding and gives false. */
  requirePhone(): boolean
  /** Takes over the session that a login call answered. */
  accept(session: { token: string; user: User }): void
  /** Takes over a newer copy of the user. */
  update(user: User): void
  logOut(): Promise<void>
  /** Goes where a login came from: an own address alone, `/mine` where there is none. */
  resume(redirect: string | null): void
}

/** `session` 1.1 says by what a page is drawn first: as a guest sees it. */
export interface Session1_1 extends Session1_0, SnapshotStore<SessionState> {}
