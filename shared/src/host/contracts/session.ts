import type { User } from '../../api'
import type { ReadableStore, SnapshotStore } from './store'

export interface SessionState {
  /** `checking` until the stored token has been checked once. */
  status: 'checking' | 'guest' | 'user'
  user: User | null
  /** The check of the stored token got no answer: who the user is stays unknown, and they are not logged out. */
  unanswered?: boolean
}

/** `session` 1.0: who the user is. The token stays in the host. */
export interface Session1_0 extends ReadableStore<SessionState> {
  /** Starts the login flow of this shell and returns to the current address. */
  logIn(): void
  /** True if a phone is bound; otherwise starts login or binding and returns false. */
  requirePhone(): boolean
  /** Takes over the session in a login call's answer. */
  accept(session: { token: string; user: User }): void
  /** Takes over a newer copy of the user. */
  update(user: User): void
  logOut(): Promise<void>
  /** Goes to the address from which the login started: only an own address, `/mine` without one. */
  resume(redirect: string | null): void
}

/** `session` 1.1 has a snapshot for the first render: as a guest sees it. */
export interface Session1_1 extends Session1_0, SnapshotStore<SessionState> {}

/** `session` 1.2 checks the stored token again after a check got no answer. */
export interface Session1_2 extends Session1_1 {
  check(): Promise<void>
}
