import { activities, type InputOf } from '@plaza/shared/api'
import { type ActionOptions, useAction, useHost } from '@plaza/shared/host'
import { toastKept } from '@plaza/shared/ui'
import { t } from './activity.text'
import { signedOutText } from './signed-out.text'

export type SignProof = Omit<InputOf<typeof activities.signIn>['body'], 'activity_id'>
export type SignStep = 'sign-in' | 'sign-out'

/** What is refetched after a change of the own place in an activity. */
export const signRefreshes = [activities.list, activities.participants, activities.mine]

const SIX_DIGITS = /^\d{6}$/

/**
 * Signs in or out of an activity. What was scanned is kept without a network: the code says when it was shown. Digits say
 * nothing about when they were read, so they are not kept.
 */
export function useScannedSign(id: string, own: Pick<ActionOptions<typeof activities.signIn>, 'onDone' | 'onRefused'>) {
  const host = useHost()
  const options = { ...own, refreshes: signRefreshes }
  const kept = { outbox: () => ({ shown: { id } }), onWaiting: () => toastKept(host) }
  const plain = {
    'sign-in': useAction(activities.signIn, { ...options, successMessage: t.signedIn }),
    'sign-out': useAction(activities.signOut, { ...options, successMessage: signedOutText }),
  }
  const scanned = {
    'sign-in': useAction(activities.signIn, { ...options, ...kept, successMessage: t.signedIn }),
    'sign-out': useAction(activities.signOut, { ...options, ...kept, successMessage: signedOutText }),
  }
  return {
    plain,
    busy: [...Object.values(plain), ...Object.values(scanned)].some(({ busy }) => busy),
    scan: (step: SignStep, by: SignProof) =>
      SIX_DIGITS.test(by.code ?? '')
        ? plain[step].run({ body: { activity_id: id, ...by } })
        : scanned[step].run({ body: { activity_id: id, kept: true, ...by } }),
  }
}
