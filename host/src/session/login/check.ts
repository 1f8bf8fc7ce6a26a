import { createStore } from 'zustand/vanilla'
import type { ShellLoginResult } from './shell-login'

/** How many checks of the login are over in this page's life; the first ends the status `checking`. */
export const checks = createStore(() => ({ done: 0 }))

/** Resolves when the next check of the login is over. */
export function nextCheck(): Promise<void> {
  return new Promise((resolve) => {
    const stop = checks.subscribe(() => {
      stop()
      resolve()
    })
  })
}
export const noteCheck = () => checks.setState(({ done }) => ({ done: done + 1 }))

/** What the login pages of the host can do about the login. */
interface LoginActions {
  /** Checks again what the shell offers, as when its bridge has come late. Checks at once share one. */
  check(): Promise<void>
  /** Opens the login of the shell and takes its token. */
  logInToShell(): Promise<ShellLoginResult>
  /** Leaves without a login: to where the person came from, else to a page that needs none. */
  goOnAsGuest(redirect: string | null): void
}

let actions: LoginActions = { check: async () => {}, logInToShell: async () => 'cannot-send', goOnAsGuest() {} }

/** Bound by the session when it starts. */
export const bindLogin = (next: LoginActions) => {
  actions = next
}
export const loginActions = (): LoginActions => actions
