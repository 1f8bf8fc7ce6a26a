import { type ActivityDetail, activities } from '@plaza/shared/api'
import { useAction, useCached } from '@plaza/shared/host'
import { type SignProof, type SignStep, signRefreshes, useScannedSign } from '../../../activity/use-scanned-sign'
import { takenText as t } from './step.text'

/** The steps of a user in an activity. Each answer is the activity's new state; a refusal refetches it. */
export function useSteps(activity: Pick<ActivityDetail, 'id' | 'participation'>, onRefused: () => Promise<unknown>) {
  const change = useCached(activities.detail)
  const { id } = activity
  const step = {
    refreshes: signRefreshes,
    onDone: (data: ActivityDetail) => void change({ params: { id } }, () => data),
    onRefused: () => void onRefused(),
  }
  const join = useAction(activities.join, {
    ...step,
    successMessage: ({ participation }) => (participation === 'waiting' ? t.waiting() : t.joined()),
  })
  const cancel = useAction(activities.cancel, {
    ...step,
    confirm: () =>
      activity.participation === 'waiting'
        ? { title: t.leaveLine(), text: t.leaveLineText(), confirmText: t.leave(), danger: true }
        : { title: t.cancelSure(), text: t.cancelText(), confirmText: t.giveUp(), danger: true },
    successMessage: t.cancelled,
  })
  const signs = useScannedSign(id, { onDone: step.onDone, onRefused: step.onRefused })
  return {
    busy: join.busy || cancel.busy,
    join: () => void join.run({ body: { activity_id: id } }),
    wait: () => void join.run({ body: { activity_id: id, wait: true } }),
    cancel: () => void cancel.run({ params: { activity_id: id } }),
    signing: signs.plain,
    scanning: signs.busy,
    /** Sends what was scanned, now or once there is a network. */
    scan: signs.scan,
    /** Resolves to whether the server accepted it. */
    sign: async (step: SignStep, by: SignProof) =>
      (await signs.plain[step].run({ body: { activity_id: id, ...by } })) !== undefined,
  }
}

export type Steps = ReturnType<typeof useSteps>
