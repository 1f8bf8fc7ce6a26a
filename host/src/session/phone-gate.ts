import type { SessionState } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import type { NativeBridge } from '../embedding/native/bridge'
import { ownTarget } from './login/login-address'

interface PhoneGateDeps {
  bridge(): NativeBridge | null
  address(): string
  navigate(address: string): void
}

/** True if a phone is bound or the user is not known yet: the server enforces the same rule. */
export function requirePhone({ user }: SessionState, deps: PhoneGateDeps): boolean {
  if (user === null || user.phone !== '') return true
  const native = deps.bridge()
  if (native) native.bindPhone()
  else deps.navigate(to('@bind-phone', {}, { fouce: 1, redirect: ownTarget(deps.address()) }))
  return false
}
