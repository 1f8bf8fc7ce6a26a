import { activities, type DataOf, isInWindow, signWindows } from '@plaza/shared/api'
import { useNow, useResource } from '@plaza/shared/host'
import { Button } from '@plaza/shared/ui'
import { timesOf } from '../../activity/activity.model'
import { titleOf } from '../../activity/activity.text'
import { useScannedSign } from '../../activity/use-scanned-sign'
import { t } from './codes.text'
import classes from './scan-result.module.css'

type OwnActivity = DataOf<typeof activities.mine>['list'][number]

const steps = { joined: 'sign-in', 'signed-in': 'sign-out' } as const

type Signable = OwnActivity & { participation: keyof typeof steps }

const isSignable = (one: OwnActivity, now: number): one is Signable =>
  one.participation in steps &&
  isInWindow(signWindows(timesOf(one))[steps[one.participation as keyof typeof steps]], now)

/**
 * Without a network nobody can say what a code means, but the person can: what was scanned is kept for the activity of
 * theirs that takes place now.
 */
export function KeptScan({ code }: { code: string }) {
  const own = useResource(activities.mine, {})
  const now = useNow()
  const here = (own.data?.list ?? []).filter((one) => isSignable(one, now))
  if (here.length === 0) return null
  return (
    <>
      <p className={classes.note}>{t.keepHelp()}</p>
      {here.map((activity) => (
        <KeepButton key={activity.id} activity={activity} code={code} />
      ))}
    </>
  )
}

function KeepButton({ activity, code }: { activity: Signable; code: string }) {
  const step = steps[activity.participation]
  const { busy, scan } = useScannedSign(activity.id, {})
  return (
    <Button block loading={busy} onClick={() => void scan(step, { code })}>
      {step === 'sign-in' ? t.keepIn(titleOf(activity)) : t.keepOut(titleOf(activity))}
    </Button>
  )
}
