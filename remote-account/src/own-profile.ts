import { account, type User } from '@plaza/shared/api'
import { type Resource, useCached, useHost, useResource } from '@plaza/shared/host'
import { useEffect } from 'react'

/** The user by the server; the host's copy follows where its version differs. */
export function useOwnProfile(): Resource<User> {
  const { session } = useHost()
  const profile = useResource(account.profile, {}, { freshMs: 0 })
  const { data } = profile
  useEffect(() => {
    const held = session.getState().user
    if (data && held?.id === data.id && held.version !== data.version) session.update(data)
  }, [data, session])
  return profile
}

/** Takes over a newer user from the answer of a call, or asks for it. */
export function useUpdateUser() {
  const { session, request } = useHost()
  const change = useCached(account.profile)
  return async (newer?: User): Promise<void> => {
    const user = newer ?? (await request(account.current, {}, { inPlace: true }).catch(() => null))
    if (!user) return
    change({}, () => user)
    session.update(user)
  }
}
