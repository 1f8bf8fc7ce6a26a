import { useHost } from '@plaza/shared/host'
import { useSearchParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Button, PageFrame } from '@plaza/shared/ui'
import { useEffect, useState } from 'react'
import { safeTarget } from '../embedding/safe-target'
import { checkLogin } from '../session/check'
import { Notice } from './notice'
import classes from './pages.module.css'
import { t } from './texts'

const WAIT_MS = 10_000
const TICK_MS = 250

/** The first login inside a native shell: waits for its bridge, shows how far the wait is, then goes on. */
export default function InitializeLoginPage() {
  const host = useHost()
  const [query] = useSearchParams()
  const redirect = query.get('redirect')
  const [waited, setWaited] = useState(0)
  const [turn, setTurn] = useState(0)
  const failed = waited >= WAIT_MS

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn waits anew
  useEffect(() => {
    let left = false
    let asked = false
    const begin = performance.now()
    const finish = () => {
      if (left) return
      if (host.session.getState().status === 'user') host.session.resume(redirect)
      else setWaited(WAIT_MS)
    }
    const timer = setInterval(() => {
      const now = performance.now() - begin
      if (!asked) setWaited(Math.min(now, WAIT_MS))
      if (host.shell.inApp && !asked) {
        asked = true
        void checkLogin().then(finish)
      }
      if (now >= WAIT_MS || asked) clearInterval(timer)
      if (now >= WAIT_MS && !asked) finish()
    }, TICK_MS)
    return () => {
      left = true
      clearInterval(timer)
    }
  }, [host, redirect, turn])

  const retry = () => {
    setWaited(0)
    setTurn((before) => before + 1)
  }
  const goOn = () => host.navigate(safeTarget(redirect) ?? to('index'), { replace: true })
  if (failed) {
    const actions = (
      <>
        <Button kind="plain" onClick={goOn}>
          {t.asGuest()}
        </Button>
        <Button onClick={retry}>{t.retry()}</Button>
      </>
    )
    return (
      <PageFrame title={t.auth()} root>
        <Notice drawing="refused" title={t.bridgeMissing()} text={t.bridgeMissingText()} actions={actions} />
      </PageFrame>
    )
  }
  return (
    <PageFrame title={t.auth()} root>
      <Notice drawing="waiting" title={t.waiting()} text={t.waitingText()}>
        <Progress share={waited / WAIT_MS} />
      </Notice>
    </PageFrame>
  )
}

function Progress({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  return (
    <div
      className={classes.progress}
      role="progressbar"
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-label={t.waiting()}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  )
}
