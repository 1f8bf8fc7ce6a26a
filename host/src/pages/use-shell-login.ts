import { useHost, useSession } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { useEffect, useState } from 'react'
import { shell } from '../embedding/native/shell'
import { loginActions } from '../session/login/check'

/** State of the shell's login; `no-bridge` and `silent`: the shell has not answered within ten seconds. */
export type LoginStep = 'waiting' | 'no-bridge' | 'login' | 'silent' | 'given-up'

const WAIT_MS = 10_000
const TICK_MS = 250

/** Resolves to true when the bridge is there, or to false after the timeout. */
async function waitForBridge(isThere: () => boolean, onTick: (waited: number) => void, signal: AbortSignal) {
  const begin = performance.now()
  while (!isThere()) {
    const waited = performance.now() - begin
    if (waited >= WAIT_MS || signal.aborted) return false
    onTick(waited / WAIT_MS)
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  return true
}

/**
 * Logs in through the native shell: waits for its bridge, takes its token or opens its login. Continues once a user is
 * logged in, and uses our own login without a shell.
 */
export function useShellLogin(redirect: string | null) {
  const host = useHost()
  const isLoggedIn = useSession(({ status }) => status === 'user')
  const [step, setStep] = useState<LoginStep>('waiting')
  const [share, setShare] = useState(0)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (isLoggedIn) host.session.resume(redirect)
  }, [host, isLoggedIn, redirect])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt begins anew
  useEffect(() => {
    if (isLoggedIn) return
    const controller = new AbortController()
    const { signal } = controller
    const show = (next: LoginStep) => !signal.aborted && setStep(next)
    let silence: ReturnType<typeof setTimeout> | undefined

    async function run() {
      if (!host.shell.inApp && !shell.claimsApp) return logInHere()
      if (!(await waitForBridge(() => host.shell.inApp, setShare, signal))) return show('no-bridge')
      await loginActions().check()
      if (signal.aborted || host.session.getState().status === 'user') return
      show('login')
      silence = setTimeout(() => show('silent'), WAIT_MS)
      const result = await loginActions().logInToShell()
      clearTimeout(silence)
      if (result === 'given-up') show('given-up')
      if (result === 'cannot-send' && !signal.aborted) logInHere()
    }
    void run()
    return () => {
      controller.abort()
      clearTimeout(silence)
    }
  }, [host, isLoggedIn, attempt])

  const logInHere = () => host.navigate(to('@sign-in', {}, { redirect: redirect ?? undefined }), { replace: true })
  return {
    step,
    /** Elapsed share of the wait for the bridge, 0 to 1. */
    share,
    retry() {
      setShare(0)
      setStep('waiting')
      setAttempt((before) => before + 1)
    },
    logInHere,
    goOnAsGuest: () => loginActions().goOnAsGuest(redirect),
  }
}
