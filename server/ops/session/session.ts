import type { Operator } from '@plaza/shared/operations'
import { createContext, useContext } from 'react'

/** The operator, and whether the server still accepts their session. */
export interface Session {
  operator: Operator
  /** The server asks for a login; the page stays as it is below the dialog. */
  expired: boolean
  expire(): void
}

const SessionContext = createContext<Session | null>(null)
export const SessionProvider = SessionContext.Provider

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('There is no session here.')
  return session
}

/** Whether the operator may change a remote. */
export function useMayChange(remote: string): boolean {
  const { role, remotes } = useSession().operator
  return role === 'releaser' || (role === 'owner' && (remotes?.includes(remote) ?? false))
}
