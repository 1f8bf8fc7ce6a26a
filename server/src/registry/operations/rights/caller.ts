import type { Operator, Permission } from '@plaza/shared/operations'
import { refuseChange } from '../../refusals'

/** Who makes a call, and by what. */
export interface Caller {
  operator: Operator
  via: 'session' | 'token' | 'command'
  /** The person who answers for it: the operator, or the owner of the token. null: Plaza knows nobody. */
  person: string | null
}

/** Who stands in the log: a person, or a program with its owner. */
export interface LogAuthor {
  who: string
  owner: string | null
}

/** The token of a person stands in the log under the name of the person. */
export const authorOf = ({ operator: { name }, person }: Caller): LogAuthor => ({
  who: name,
  owner: person === name ? null : person,
})

/** Whether the caller may do something with all remotes, also with those that nobody has published yet. */
export const coversAll = ({ operator: { role, remotes, may } }: Caller, permission: Permission): boolean =>
  (role === 'releaser' || role === 'owner') && remotes === undefined && (may?.includes(permission) ?? true)

/** Whether the caller may do something with one remote. */
export function covers({ operator: { role, remotes, may } }: Caller, permission: Permission, remote: string): boolean {
  if (role !== 'releaser' && role !== 'owner') return false
  return (may?.includes(permission) ?? true) && (remotes?.includes(remote) ?? true)
}

/** Refuses a caller who may not do something with a remote. */
export function refuseStranger({ operator }: Caller, permission: Permission, remote: string | null): void {
  const { role, remotes, may } = operator
  if (role !== 'releaser' && role !== 'owner') throw refuseChange('otherRole', 'releaser')
  if (may && !may.includes(permission)) throw refuseChange('notPermitted', permission)
  if (remotes && (remote === null || !remotes.includes(remote))) throw refuseChange('notOwner', remote ?? '')
}
