import { type Advice, advices, follows } from '@plaza/shared/api'
import { useCached, useMark } from '@plaza/shared/host'
import { Button } from '@plaza/shared/ui'
import classes from './advice-view.module.css'
import { t } from './detail.text'

/** Follows somebody else's advice. */
export function FollowAdvice({ advice: { id, followed, followers } }: { advice: Advice }) {
  const change = useCached(advices.detail)
  const mark = useMark(follows.set, (next) => change({ params: { id } }, (held) => ({ ...held, ...next })))
  const toggle = () =>
    void mark({
      input: { body: { kind: 'advice', id, on: !followed } },
      previous: { followed, followers },
      optimistic: { followed: !followed, followers: Math.max(0, followers + (followed ? -1 : 1)) },
    })
  return (
    <Button
      className={classes.follow}
      kind={followed ? 'secondary' : 'primary'}
      small
      aria-pressed={followed}
      onClick={toggle}
    >
      {followed ? t.following() : t.follow()}
    </Button>
  )
}
