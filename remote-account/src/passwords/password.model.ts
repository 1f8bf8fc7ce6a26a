import { codes } from '@plaza/shared/api'
import type { Failure } from '@plaza/shared/host'
import { t } from './password.text'

const MIN = 8
const MAX = 128

/** Why a password cannot be sent; the server knows more reasons. */
export function lengthError(password: string): string | null {
  const signs = [...password].length
  if (signs < MIN) return t.short()
  return signs > MAX ? t.long() : null
}

/** A refusal of the password itself. */
export const weakError = (failure: Failure | null): string | null =>
  failure?.code === codes.passwordWeak ? t.weak() : null
