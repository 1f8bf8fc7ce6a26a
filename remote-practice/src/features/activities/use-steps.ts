import { type ActivityDetail, activities, type InputOf } from '@plaza/shared/api'
import { useAction, useCached, useHost } from '@plaza/shared/host'
import { detailText as d } from './activity.text'

type Sign = Omit<InputOf<typeof activities.signIn>['body'], 'activity_id'>

/** The steps that a person takes in an activity. Each answer is the activity's new state; after a refusal it is asked again. */
export function useSteps(activity: Pick<ActivityDetail, 'id'>, onRefused: () => Promise<void>) {
  const host = useHost()
  const change = useCached(activities.detail)
  const { id } = activity
  const after = (words: () => string) => ({
    refreshes: [activities.list, activities.participants, activities.mine],
    onDone: (data: ActivityDetail) => {
      change({ params: { id } }, () => data)
      host.ui.toast(words())
    },
  })
  const join = useAction(activities.join, after(d.joined))
  const cancel = useAction(activities.cancel, after(d.cancelled))
  const signIn = useAction(activities.signIn, after(d.signedIn))
  const signOut = useAction(activities.signOut, after(d.signedOut))
  const told = async (answer: Promise<ActivityDetail | undefined>) => {
    const done = (await answer) !== undefined
    if (!done) await onRefused()
    return done
  }
  return {
    busy: join.busy || cancel.busy,
    join: () => told(join.run({ body: { activity_id: id } })),
    cancel: async () => {
      const sure = await host.ui.confirm({
        title: d.cancelSure(),
        text: d.cancelText(),
        confirmText: d.giveUp(),
        danger: true,
      })
      if (sure) await told(cancel.run({ params: { activity_id: id } }))
    },
    signing: { 'sign-in': signIn, 'sign-out': signOut },
    sign: (step: 'sign-in' | 'sign-out', by: Sign) =>
      told((step === 'sign-in' ? signIn : signOut).run({ body: { activity_id: id, ...by } })),
  }
}

export type Steps = ReturnType<typeof useSteps>
