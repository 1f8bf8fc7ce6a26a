import { activities, type DataOf, SIGN_IN_EARLY_MINUTES } from '@plaza/shared/api'
import { HOUR_MS, MINUTE_MS } from '@plaza/shared/format'
import { useNow, useResource } from '@plaza/shared/host'
import { Button } from '@plaza/shared/ui'
import { useScannedSign } from '../../activity/use-scanned-sign'
import { t } from './codes.text'
import classes from './scan-result.module.css'

type OwnActivity = DataOf<typeof activities.mine>['list'][number]

/** People sign out until so long after the end. */
const LATE_MS = HOUR_MS

const steps = { joined: 'sign-in', 'signed-in': 'sign-out' } as const

const isNow = ({ starts_at: starts, ends_at: ends }: OwnActivity, now: number): boolean =>
  Date.parse(starts) - SIGN_IN_EARLY_MINUTES * MINUTE_MS <= now && now <= Date.parse(ends) + LATE_MS

/**
 * Without a network nobody can say what a code means, but the person can: what was scanned is kept for the activity of
 * theirs that takes place now.
 */
export function KeptScan({ code }: { code: string }) {
  const own = useResource(activities.mine, {})
  const now = useNow()
  const here = (own.data?.list ?? []).filter((one) => one.participation in steps && isNow(one, now))
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

function KeepButton({ activity, code }: { activity: OwnActivity; code: string }) {
  const step = steps[activity.participation as keyof typeof steps]
  const { busy, scan } = useScannedSign(activity.id, {})
  return (
    <Button block loading={busy} onClick={() => void scan(step, { code })}>
      {step === 'sign-in' ? t.keepIn(activity.title) : t.keepOut(activity.title)}
    </Button>
  )
}
