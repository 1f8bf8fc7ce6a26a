import type { ActivityDetail, ActivityStep } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { BottomBar, Button, Heart, IconButton, lazyWithRetry, Share2 } from '@plaza/shared/ui'
import { useState } from 'react'
import { stepText } from '../signing/step.text'
import { useSteps } from '../signing/use-steps'
import classes from './activity-actions.module.css'
import { idleText, t } from './detail.text'
import { useActivityLike, useShare } from './use-marks'

const AppealSheet = lazyWithRetry(() => import('../signing/appeal-sheet').then(({ AppealSheet }) => AppealSheet))
const SignSheet = lazyWithRetry(() => import('../signing/sign-sheet').then(({ SignSheet }) => SignSheet))

interface ActivityActionsProps {
  activity: ActivityDetail
  onRefused: () => Promise<unknown>
}

const icon = { size: 22 } as const

/** The steps that the server allows now. */
export function ActivityActions({ activity, onRefused }: ActivityActionsProps) {
  const [signing, sign] = useState<'sign-in' | 'sign-out' | null>(null)
  const [appealing, appeal] = useState(false)
  const steps = useSteps(activity, onRefused)
  const like = useActivityLike(activity)
  const share = useShare(activity)
  const take: Record<ActivityStep, () => void> = {
    join: steps.join,
    wait: steps.wait,
    cancel: steps.cancel,
    'sign-in': () => sign('sign-in'),
    'sign-out': () => sign('sign-out'),
    appeal: () => appeal(true),
  }
  return (
    <BottomBar>
      <div className={classes.bar}>
        <IconButton
          label={t.likes(count(like.likes))}
          pressed={like.liked}
          className={classes.like}
          icon={<Heart {...icon} fill={like.liked ? 'currentColor' : 'none'} />}
          waits={like.waits}
          onClick={like.toggle}
        />
        <IconButton label={t.share()} icon={<Share2 {...icon} />} onClick={share} />
        {activity.steps.map((step) => (
          <Button
            key={step}
            block
            className={classes.step}
            kind={step === 'cancel' ? 'secondary' : 'primary'}
            loading={steps.busy}
            onClick={take[step]}
          >
            {step === 'cancel' && activity.participation === 'waiting' ? t.leaveLine() : stepText[step]()}
          </Button>
        ))}
        {activity.steps.length === 0 && (
          <Button block disabled className={classes.step}>
            {idleWords(activity)}
          </Button>
        )}
      </div>
      <AppealSheet open={appealing} activity={activity} onClose={() => appeal(false)} />
      <SignSheet step={signing} activity={activity} steps={steps} onClose={() => sign(null)} />
    </BottomBar>
  )
}

/** What is said where no step is open. */
function idleWords({ participation, state, appeal }: ActivityDetail): string {
  if (participation === 'signed-out') return t.completed()
  if (appeal?.state === 'waiting') return t.appealWaits()
  return idleText[state]()
}
