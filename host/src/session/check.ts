import { createStore } from 'zustand/vanilla'

/** How many checks of the login have come to their end in this page's life; the first ends the `checking`. */
export const checks = createStore(() => ({ done: 0 }))
export const noteCheck = () => checks.setState(({ done }) => ({ done: done + 1 }))

let look = async () => {}

/** Bound by the session when it starts. */
export const bindCheck = (run: () => Promise<void>) => {
  look = run
}

/** Looks again at what the shell offers, as when its bridge has come late. Checks at once share one look. */
export const checkLogin = (): Promise<void> => look()
