/** Active: logged in, or no login is needed. Expired: a login begins in a moment. Login: the person is on the login page. */
type Phase = 'active' | 'expired' | 'login'

interface LogBackDeps {
  toast(text: string): void
  /** Forgets the dead token, so that no further call carries it. */
  forget(): void
  /** Begins the login of this shell, which comes back to the current address. */
  begin(): void
  /** Pages on which no login begins: the login itself. */
  onLoginPage(): boolean
}

/** Product spec, section 4, logBack: any number of expired answers make one toast and one login. */
export function createLogBack(deps: LogBackDeps) {
  let phase: Phase = 'active'
  let timer: ReturnType<typeof setTimeout> | undefined

  function begin() {
    phase = 'login'
    if (!deps.onLoginPage()) deps.begin()
  }

  return {
    active: () => phase === 'active',
    /** An answer said that the login has expired: the toast is read before the login begins. */
    expired(text: string, afterMs: number) {
      if (phase !== 'active') return
      phase = deps.onLoginPage() ? 'login' : 'expired'
      if (phase === 'expired') timer = setTimeout(begin, afterMs)
      // What is asked again when the token goes may want a login too: the one above is on its way by then.
      deps.forget()
      deps.toast(text)
    },
    /** The person, a guard or a gate asks for a login. */
    logIn(afterMs = 0) {
      if (phase === 'expired') return
      if (afterMs === 0) return begin()
      phase = 'expired'
      timer = setTimeout(begin, afterMs)
    },
    /** A login has succeeded: the next expired answer is told again. */
    succeeded() {
      clearTimeout(timer)
      phase = 'active'
    },
  }
}

export type LogBack = ReturnType<typeof createLogBack>
