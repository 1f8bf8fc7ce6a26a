import { MINUTE_SECONDS, SECOND_MS } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { ButtonLink, SectionTitle } from '@plaza/shared/ui'
import { useEffect, useState } from 'react'
import { secondsOfCode } from '../../../activity/activity.model'
import { t } from './code.text'
import classes from './sign-code.module.css'

interface SignCodeProps {
  code: string
  /** Address of the sign-in list. */
  list: string
  onStale: () => Promise<unknown>
}

/** Shown by a team manager: the code in large type, the seconds until it changes, and the way to the list. */
export function SignCode({ code, list, onStale }: SignCodeProps) {
  const now = useNow()
  const [left, setLeft] = useState(() => secondsOfCode(now))

  useEffect(() => {
    const timer = setInterval(() => {
      const next = secondsOfCode(Date.now())
      setLeft((held) => {
        if (next > held) void onStale()
        return next
      })
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [onStale])

  return (
    <section className={classes.panel}>
      <SectionTitle title={t.title()} />
      <output className={classes.code} aria-label={t.spoken([...code].join(' '))}>
        {code.slice(0, 3)} {code.slice(3)}
      </output>
      <div className={classes.track} aria-hidden="true">
        <span style={{ width: `${(left / MINUTE_SECONDS) * 100}%` }} />
      </div>
      <p className={classes.note}>{t.changes(left)}</p>
      <ButtonLink kind="secondary" to={list}>
        {t.list()}
      </ButtonLink>
    </section>
  )
}
