/** Active: a login is there or nobody needed one. Expired: the person has been told. Login: they are on their way. */
type Phase = 'active' | 'expired' | 'login'

export interface LogBackDeps {
  toast(text: string): void
  /** Forgets the dead token, so that no further call carries it. */
  forget(): void
  /** Begins the login of the native shell; false where there is none. */
  logInNatively(): boolean
  /** Goes to the login page, which comes back to the current address. */
  goToLogin(): void
  /** Pages on which no login begins: the login itself. */
  onLoginPage(): boolean
}

/** Product spec, section 4, logBack: any number of expired answers make one toast and one login. */
export function createLogBack(deps: LogBackDeps) {
  let phase: Phase = 'active'
  let timer: ReturnType<typeof setTimeout> | undefined

  function go() {
    timer = undefined
    phase = 'login'
    if (!deps.onLoginPage()) deps.goToLogin()
  }

  return {
    active: () => phase === 'active',
    /** An answer said that the login has expired. */
    expired(text: string, afterMs: number) {
      if (phase !== 'active') return
      phase = 'expired'
      deps.forget()
      deps.toast(text)
      if (deps.onLoginPage()) return
      if (deps.logInNatively()) phase = 'login'
      else timer = setTimeout(go, afterMs)
    },
    /** The person, a guard or a gate asks for a login. */
    logIn() {
      if (timer !== undefined || deps.onLoginPage()) return
      if (deps.logInNatively()) phase = 'login'
      else go()
    },
    /** A login has succeeded: the next expired answer is told again. */
    succeeded() {
      clearTimeout(timer)
      timer = undefined
      phase = 'active'
    },
  }
}
