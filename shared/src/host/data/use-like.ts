import { useEffect } from 'react'
import { type LikeTarget, likes } from '../../api'
import { useOutbox } from '../use-outbox'
import { likeAfter, useMark } from './use-mark'

export interface LikeState {
  liked: boolean
  likes: number
}

export interface Like extends LikeState {
  /** It is kept on the device and not yet sent. */
  waits: boolean
  toggle(): Promise<void>
}

/** A like as the user set it, also while it waits for the network. `show` puts it into what the page has cached. */
export function useLike(
  target: LikeTarget,
  id: string,
  was: LikeState,
  show: (mark: Partial<LikeState>) => void,
): Like {
  const kept = useOutbox(likes.set).findLast(({ input: { body } }) => body.target === target && body.id === id)
  const mark = useMark(likes.set, show, { outbox: () => ({ replaces: `like:${target}:${id}` }) })
  const isOn = kept?.input.body.on ?? was.liked
  const shown = kept?.answer ?? (isOn === was.liked ? was : likeAfter(was))
  const { liked } = shown
  const answer = kept?.answer
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (answer) show(answer)
  }, [answer])
  const toggle = () =>
    mark({
      input: { body: { target, id, on: !liked } },
      previous: { liked, likes: shown.likes },
      optimistic: likeAfter(shown),
    })
  return { liked, likes: shown.likes, waits: kept?.state === 'waiting', toggle }
}
