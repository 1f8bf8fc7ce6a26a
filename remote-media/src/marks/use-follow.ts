import { type FollowKind, follows } from '@plaza/shared/api'
import { keyOf, useMark, useResource, useSessionUser } from '@plaza/shared/host'
import { useQueryClient } from '@plaza/shared/query'

interface FollowState {
  followed: boolean
  followers: number
}

/**
 * Follow state of something: the answer's value until the user changes it. All places that show the same thing share
 * the change.
 */
export function useFollow(kind: FollowKind, id: string, said: { followed: boolean; followers?: number }) {
  const client = useQueryClient()
  const user = useSessionUser()
  const input = { params: { kind, id } }
  const chosen = client.getQueryData<FollowState>(keyOf(follows.state, input))
  const state = useResource(follows.state, input, { enabled: user !== null && chosen !== undefined })
  const now = { followed: said.followed, followers: said.followers ?? 0, ...(user ? state.data : {}) }
  const mark = useMark(follows.set, (next) =>
    client.setQueryData<FollowState>(keyOf(follows.state, input), { ...now, ...next }),
  )
  const toggle = () =>
    mark({
      input: { body: { kind, id, on: !now.followed } },
      previous: now,
      optimistic: { followed: !now.followed, followers: Math.max(0, now.followers + (now.followed ? -1 : 1)) },
    })
  return { ...now, toggle }
}
