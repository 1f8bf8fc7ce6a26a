import { useRef } from 'react'
import type { AnyEndpoint, DataOf, InputOf } from '../../api'
import { useSessionUser } from '../state-hooks'
import { type ActionOptions, THROTTLE_MS, useAction } from './use-action'

interface MarkChange<E extends AnyEndpoint> {
  input: InputOf<E>
  /** The value before. */
  previous: Partial<DataOf<E>>
  /** The value if the server accepts. */
  optimistic: Partial<DataOf<E>>
}

/**
 * A user's mark (like, collect, follow). For a logged-in user `show` is called with the optimistic value at once, then
 * with the server's answer, or with the previous value after a refusal; while the call waits on the device the optimistic
 * value stays. One tap at a time, and none for half a second
 * after the first: a double tap is one (product spec, section 9).
 */
export function useMark<E extends AnyEndpoint>(
  endpoint: E,
  show: (mark: Partial<DataOf<E>>) => void,
  options: ActionOptions<E> = {},
): (tap: MarkChange<E>) => Promise<void> {
  const waits = useRef(false)
  const action = useAction(endpoint, {
    ...options,
    onWaiting: () => {
      waits.current = true
    },
  })
  const user = useSessionUser()
  const running = useRef(false)
  const tapped = useRef(Number.NEGATIVE_INFINITY)
  return async ({ input, previous: was, optimistic: hoped }) => {
    const now = performance.now()
    if (running.current || now - tapped.current < THROTTLE_MS) return
    running.current = true
    tapped.current = now
    if (user) show(hoped)
    waits.current = false
    const answer = await action.run(input)
    show(answer ?? (waits.current ? hoped : was))
    running.current = false
  }
}

/** The optimistic value after a like or unlike. */
export const likeAfter = ({ liked, likes }: { liked: boolean; likes: number }) => ({
  liked: !liked,
  likes: Math.max(0, likes + (liked ? -1 : 1)),
})
