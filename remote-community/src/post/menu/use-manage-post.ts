import { circles, managers, type Post } from '@plaza/shared/api'
import { useAction } from '@plaza/shared/host'
import { useCachedPosts } from '@plaza/shared/ui'
import type { MuteDays } from '../../manage/reason-sheet'
import { t } from './post-actions.text'

/** What a manager of the circle decides about a post and its author. */
export function useManagePost(post: Post, onDone: () => void) {
  const cached = useCachedPosts()
  const params = { id: post.id }
  const done = () => {
    cached.askAgain()
    onDone()
  }
  const refused = { onDone: done, onRefused: done, refreshes: [circles.detail] }
  const pin = useAction(managers.pin, { ...refused })
  const hide = useAction(managers.hide, { ...refused, successMessage: t.hideDone })
  const mute = useAction(managers.mute, { successMessage: t.muteDone, onDone, onRefused: onDone })
  return {
    busy: pin.busy || hide.busy || mute.busy,
    pin: (on: boolean) => void pin.run({ params, body: { on } }),
    hide: (reason: string) => void hide.run({ params, body: { on: true, reason } }),
    mute: (reason: string, days: MuteDays) =>
      void mute.run({ params: { id: post.circle.id, user_id: post.user.id }, body: { days, reason } }),
  }
}
