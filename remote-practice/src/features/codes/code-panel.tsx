import { CODE_SECONDS } from '@plaza/shared/api'
import { useHydrated } from '@plaza/shared/host'
import { Avatar, Button, QrCode, Skeleton } from '@plaza/shared/ui'
import { useEffect } from 'react'
import { addressOfCode } from '../../scanner/code-address'
import classes from './code-panel.module.css'
import { t } from './codes.text'

interface CodePanelProps {
  name: string
  image: string | null
  /** Null: the last one has expired, and there is no newer one. */
  code: string | null
  left: number
  label: string
  hint: string
  onRetry: () => void
}

/** A code on white, as bright as the screen is, with the time until it changes. */
export function CodePanel({ name, image, code, left, label, hint, onRetry }: CodePanelProps) {
  const isThere = useHydrated()
  useAwakeScreen()
  return (
    <section className={classes.panel} aria-label={label}>
      <div className={classes.who}>
        <Avatar src={image} name={name} size={48} />
        <p className={classes.name}>{name}</p>
      </div>
      <div className={classes.code}>
        {code && !isThere && <Skeleton height="100%" />}
        {code && isThere && <QrCode text={addressOfCode(code)} label={label} className={classes.drawing} />}
        {!code && (
          <div className={classes.expired} role="status">
            <p>{t.expired()}</p>
            <Button small kind="secondary" onClick={onRetry}>
              {t.retry()}
            </Button>
          </div>
        )}
      </div>
      <div className={classes.track} aria-hidden="true">
        <span style={{ width: `${(Math.min(left, CODE_SECONDS * 2) / (CODE_SECONDS * 2)) * 100}%` }} />
      </div>
      <p className={classes.hint}>{hint}</p>
      <p className={classes.note}>{t.changes()}</p>
    </section>
  )
}

/** The screen stays on while a code is shown, where the browser can do that. */
function useAwakeScreen() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isGone = false
    const awake = () => {
      if (document.hidden) return
      navigator.wakeLock?.request('screen').then(
        (held) => {
          lock = held
          if (isGone) void held.release()
        },
        () => undefined,
      )
    }
    awake()
    document.addEventListener('visibilitychange', awake)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', awake)
      void lock?.release()
    }
  }, [])
}
