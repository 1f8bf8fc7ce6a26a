import { otherAppOrigin } from './origins'

const STORED = 'plaza-ops-page-key'

/** In memory alone where the app's pages could read our storage; otherwise it outlives a reload. */
let memory: string | null = null

export function keepPageKey(key: string): void {
  memory = key
  if (otherAppOrigin() === null) return
  try {
    window.sessionStorage.setItem(STORED, key)
  } catch {
    // It is asked for again after a reload.
  }
}

/** Proves to the server that a change comes from this page. */
export function pageKey(): string | null {
  if (memory !== null || otherAppOrigin() === null) return memory
  try {
    return window.sessionStorage.getItem(STORED)
  } catch {
    return null
  }
}

type AskPassword = () => Promise<boolean>
let askForPassword: AskPassword = async () => false

/** Names who asks the operator for the password; resolves to whether a new key is there. */
export function answerPasswords(ask: AskPassword): void {
  askForPassword = ask
}
let asking: Promise<boolean> | null = null

/** Several calls at once ask once. */
export function askPassword(): Promise<boolean> {
  asking ??= askForPassword().finally(() => {
    asking = null
  })
  return asking
}
