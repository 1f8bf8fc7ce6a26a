import type { NativeBridge } from '../../embedding/native/bridge'

/** Result of the shell's login. `cannot-send`: the shell does not accept the message. */
export type ShellLoginResult = 'done' | 'given-up' | 'cannot-send'

export interface ShellLoginDeps {
  /** Takes the token of a login that the user has just done in the shell. */
  checkAfterLogin(logIn: () => Promise<string>): Promise<void>
  isLoggedIn(): boolean
}

/** The native shell's login: one at a time, and requested again while the shell does not answer. */
export function createShellLogin({ checkAfterLogin, isLoggedIn }: ShellLoginDeps) {
  let result: Promise<ShellLoginResult> | null = null
  let askedAt: number | null = null

  async function run(token: Promise<string>): Promise<ShellLoginResult> {
    let isSent = true
    await checkAfterLogin(async () => {
      const answer = await token.catch(() => {
        isSent = false
        return ''
      })
      askedAt = null
      return answer
    })
    if (!isSent) return 'cannot-send'
    return isLoggedIn() ? 'done' : 'given-up'
  }

  return {
    open(native: NativeBridge): Promise<ShellLoginResult> {
      if (result && askedAt === null) return result
      const token = native.logIn()
      askedAt ??= performance.now()
      result ??= run(token).finally(() => {
        result = null
      })
      return result
    },
    /** Milliseconds since the shell was asked; null if it has answered or was not asked. */
    silentMs: (): number | null => (askedAt === null ? null : performance.now() - askedAt),
  }
}
