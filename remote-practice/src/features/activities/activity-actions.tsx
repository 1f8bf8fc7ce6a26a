import type { ActivityDetail, ActivityStep } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { BottomBar, Button, Heart, IconButton, Share2 } from '@plaza/shared/ui'
import { useState } from 'react'
import { detailText as d, idleText, stepText } from './activity.text'
import s from './activity-actions.module.css'
import { SignSheet } from './sign-sheet'
import { useLike, useShare } from './use-marks'
import { useSteps } from './use-steps'

interface ActivityActionsProps {
  activity: ActivityDetail
  onRefused: () => Promise<void>
}

const icon = { size: 22, strokeWidth: 1.5, 'aria-hidden': true } as const

/** What the server lets the person do now, in reach of the thumb. */
export function ActivityActions({ activity, onRefused }: ActivityActionsProps) {
  const [signing, sign] = useState<'sign-in' | 'sign-out' | null>(null)
  const steps = useSteps(activity, onRefused)
  const like = useLike(activity)
  const share = useShare(activity)
  const take: Record<ActivityStep, () => void> = {
    join: steps.join,
    cancel: steps.cancel,
    'sign-in': () => sign('sign-in'),
    'sign-out': () => sign('sign-out'),
  }
  return (
    <BottomBar>
      <div className={s.bar}>
        <IconButton
          label={d.likes(count(activity.likes))}
          pressed={activity.liked}
          className={s.like}
          icon={<Heart {...icon} fill={activity.liked ? 'currentColor' : 'none'} />}
          onClick={like}
        />
        <IconButton label={d.share()} icon={<Share2 {...icon} />} onClick={share} />
        {activity.steps.map((step) => (
          <Button
            key={step}
            block
            className={s.step}
            kind={step === 'cancel' ? 'secondary' : 'primary'}
            loading={steps.busy}
            onClick={take[step]}
          >
            {stepText[step]()}
          </Button>
        ))}
        {activity.steps.length === 0 && (
          <Button block disabled className={s.step}>
            {idleText[activity.state]()}
          </Button>
        )}
      </div>
      <SignSheet step={signing} activity={activity} steps={steps} onClose={() => sign(null)} />
    </BottomBar>
  )
}
