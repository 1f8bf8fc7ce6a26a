import type { NativeBridge } from '../../embedding/native/bridge'

/** What came of the shell's own login. `cannot-send`: it takes no such message. */
export type ShellLoginResult = 'done' | 'given-up' | 'cannot-send'

export interface ShellLoginDeps {
  /** Takes the token of a login that the person has just done in the shell. */
  checkAfterLogin(logIn: () => Promise<string>): Promise<void>
  isLoggedIn(): boolean
}

/** The login of the native shell: one at a time, however often it is asked for, and asked again while it is silent. */
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
    /** Milliseconds since the shell was asked; null where it has answered, or nobody asked. */
    silentMs: (): number | null => (askedAt === null ? null : performance.now() - askedAt),
  }
}
