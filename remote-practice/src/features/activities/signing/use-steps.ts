import { type ActivityDetail, activities, type InputOf } from '@plaza/shared/api'
import { useAction, useCached, useHost } from '@plaza/shared/host'
import { toastKept } from '@plaza/shared/ui'
import { signedOutText } from '../../../activity/signed-out.text'
import { takenText as t } from './step.text'

type SignInInput = Omit<InputOf<typeof activities.signIn>['body'], 'activity_id'>

const SIX_DIGITS = /^\d{6}$/

/** The steps of a user in an activity. Each answer is the activity's new state; a refusal refetches it. */
export function useSteps(activity: Pick<ActivityDetail, 'id' | 'participation'>, onRefused: () => Promise<unknown>) {
  const host = useHost()
  const change = useCached(activities.detail)
  const { id } = activity
  const step = {
    refreshes: [activities.list, activities.participants, activities.mine],
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
  const signIn = useAction(activities.signIn, { ...step, successMessage: t.signedIn })
  const signOut = useAction(activities.signOut, { ...step, successMessage: signedOutText })
  // What was scanned is kept without a network: the code says when it was shown.
  const kept = { outbox: () => ({ shown: { id } }), onWaiting: () => toastKept(host) }
  const scanIn = useAction(activities.signIn, { ...step, ...kept, successMessage: t.signedIn })
  const scanOut = useAction(activities.signOut, { ...step, ...kept, successMessage: signedOutText })
  return {
    busy: join.busy || cancel.busy,
    join: () => void join.run({ body: { activity_id: id } }),
    wait: () => void join.run({ body: { activity_id: id, wait: true } }),
    cancel: () => void cancel.run({ params: { activity_id: id } }),
    signing: { 'sign-in': signIn, 'sign-out': signOut },
    scanning: [signIn, signOut, scanIn, scanOut].some(({ busy }) => busy),
    /** Sends what was scanned, now or once there is a network. */
    scan: (step: 'sign-in' | 'sign-out', by: SignInInput) =>
      // Digits say nothing about when they were read, so they are not kept.
      SIX_DIGITS.test(by.code ?? '')
        ? (step === 'sign-in' ? signIn : signOut).run({ body: { activity_id: id, ...by } })
        : (step === 'sign-in' ? scanIn : scanOut).run({ body: { activity_id: id, kept: true, ...by } }),
    /** Resolves to whether the server accepted it. */
    sign: async (step: 'sign-in' | 'sign-out', by: SignInInput) =>
      (await (step === 'sign-in' ? signIn : signOut).run({ body: { activity_id: id, ...by } })) !== undefined,
  }
}

export type Steps = ReturnType<typeof useSteps>
