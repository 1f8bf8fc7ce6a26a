import { CODE_SECONDS, codeIn, type ScanKind, type SignedCode } from '@plaza/shared/api'
import { SECOND_MS } from '@plaza/shared/format'
import type { Secret } from '../../secret'

/** What a signed code is of. */
export interface CodeSubject {
  kind: Exclude<ScanKind, 'certificate' | 'unknown'>
  id: string
}

interface OpenedCode extends CodeSubject {
  /** Begin of the half minute in which the server made it. */
  signedAt: Date
  /** Whether it is of this half minute or the one before. */
  valid: boolean
}

const USE = 'practice-code'
const SLOT_MS = CODE_SECONDS * SECOND_MS
const slotAt = (nowMs: number): number => Math.floor(nowMs / SLOT_MS)

/** The code of a subject in this half minute. Encrypted, so that it tells nothing about a person to who reads it. */
export function signedCode(secret: Secret, { kind, id }: CodeSubject, nowMs: number): SignedCode {
  const slot = slotAt(nowMs)
  return {
    code: secret.seal(USE, `${kind} ${slot} ${id}`),
    expires_at: new Date((slot + 2) * SLOT_MS).toISOString(),
  }
}

/** Null for what this server never signed. */
export function openCode(secret: Secret, scanned: string, nowMs: number): OpenedCode | null {
  const [, kind, slot, id] = /^(\S+) (\d+) (.+)$/.exec(secret.open(USE, codeIn(scanned)) ?? '') ?? []
  if (!kind || !slot || !id) return null
  const age = slotAt(nowMs) - Number(slot)
  return {
    kind: kind as CodeSubject['kind'],
    id,
    signedAt: new Date(Number(slot) * SLOT_MS),
    valid: age === 0 || age === 1,
  }
}
