import { activities } from '@plaza/shared/api'
import { useCached, useResource } from '@plaza/shared/host'
import { usePosition } from '@plaza/shared/position'
import { to } from '@plaza/shared/routes'
import { Button, ButtonLink } from '@plaza/shared/ui'
import { useState } from 'react'
import { noPositionText } from '../../activity/position.text'
import { type SignStep, useScannedSign } from '../../activity/use-scanned-sign'
import { t } from './codes.text'
import classes from './scan-result.module.css'

interface SignByCodeProps {
  step: SignStep
  id: string
  code: string
}

/** Signs the person in or out by the code that was scanned, with their position where the activity wants it. */
export function SignByCode({ step, id, code }: SignByCodeProps) {
  const [isDone, setDone] = useState(false)
  const activity = useResource(activities.detail, { params: { id } })
  const change = useCached(activities.detail)
  const { busy, scan } = useScannedSign(id, {
    onDone: (data) => {
      setDone(true)
      void change({ params: { id } }, () => data)
    },
    onRefused: () => void activity.refresh(),
  })
  const needsPosition = activity.data?.sign_by === 'both' || activity.data?.sign_by === 'position'
  const send = async (position?: { lat: number; lng: number }) => {
    await scan(step, { code, ...position })
  }
  const { locating, missing, locate } = usePosition(send)
  const open = (
    <ButtonLink block kind={isDone ? 'primary' : 'secondary'} to={to('activity', { id })}>
      {t.openActivity()}
    </ButtonLink>
  )
  if (isDone) return open
  return (
    <>
      {needsPosition && <p className={classes.note}>{t.needsPosition()}</p>}
      {missing && (
        <p className={classes.note} role="alert">
          {noPositionText[missing]()}
        </p>
      )}
      <Button
        block
        loading={busy || locating}
        disabled={activity.pending}
        onClick={() => void (needsPosition ? locate() : send())}
      >
        {step === 'sign-in' ? t.signIn() : t.signOut()}
      </Button>
      {open}
    </>
  )
}
