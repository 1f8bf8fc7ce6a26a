import { createStore } from 'zustand/vanilla'
import type { ShellLoginResult } from './shell-login'

/** Number of finished login checks in this document; the first one ends `checking`. */
export const checks = createStore(() => ({ done: 0 }))
/** Resolves after the next login check. */
export function nextCheck(): Promise<void> {
  return new Promise((resolve) => {
    const stop = checks.subscribe(() => {
      stop()
      resolve()
    })
  })
}
export const noteCheck = () => checks.setState(({ done }) => ({ done: done + 1 }))

/** Login functions for the host's own login pages. */
interface LoginActions {
  /** Checks the shell's token again, for example when its bridge was late. Concurrent calls share one check. */
  check(): Promise<void>
  /** Opens the shell's login and takes its token. */
  logInToShell(): Promise<ShellLoginResult>
  /** Leaves without a login: to the page that the user came from, else to a public one. */
  goOnAsGuest(redirect: string | null): void
}

let actions: LoginActions = { check: async () => {}, logInToShell: async () => 'cannot-send', goOnAsGuest() {} }

/** Set by the session when it starts. */
export const bindLogin = (next: LoginActions) => {
  actions = next
}
export const loginActions = (): LoginActions => actions
