/** `active`: logged in, or no login was needed. `expired`: a login starts in a moment. `login`: it has started. */
type Phase = 'active' | 'expired' | 'login'

interface LogBackDeps {
  toast(text: string): void
  /** Forgets the expired token, so that no further call carries it. */
  forget(): void
  /** Starts the login of this shell, which returns to the current address. */
  begin(): void
  /** Whether the current page is a login page, on which no login starts. */
  onLoginPage(): boolean
}

/** Product spec, section 4, logBack: any number of expired answers cause one toast and one login. */
export function createLogBack(deps: LogBackDeps) {
  let phase: Phase = 'active'
  let timer: ReturnType<typeof setTimeout> | undefined

  function begin() {
    phase = 'login'
    if (!deps.onLoginPage()) deps.begin()
  }

  return {
    active: () => phase === 'active',
    /** An answer reported an expired login: shows the toast before the login starts. */
    expired(text: string, afterMs: number) {
      if (phase !== 'active') return
      phase = deps.onLoginPage() ? 'login' : 'expired'
      if (phase === 'expired') timer = setTimeout(begin, afterMs)
      // Forgetting the token refetches data, whose answers may ask for a login too; the one above has already started.
      deps.forget()
      deps.toast(text)
    },
    /** A user, a guard or a gate requests a login. */
    logIn(afterMs = 0) {
      if (phase === 'expired') return
      if (afterMs === 0) return begin()
      phase = 'expired'
      timer = setTimeout(begin, afterMs)
    },
    /** A login succeeded: the next expired answer shows a toast again. */
    succeeded() {
      clearTimeout(timer)
      phase = 'active'
    },
  }
}

export type LogBack = ReturnType<typeof createLogBack>
