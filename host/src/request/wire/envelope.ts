import { codes } from '@plaza/shared/api'
import type { Failure } from '@plaza/shared/host'
import * as v from 'valibot'
import type { WireAnswer } from './transport'

type ReadResult<T> = { data: T } | { failure: Failure; invalidField?: string }

const MSG_MAX = 100

/** Validates an answer: its status, its envelope, and its data by the endpoint's schema. */
export function readAnswer<S extends v.GenericSchema>(answer: WireAnswer, schema: S): ReadResult<v.InferOutput<S>> {
  const body = parseJson(answer.text)
  const code = codeOf(body?.code)
  const msg = plainText(body?.msg)
  if (answer.status < 200 || answer.status >= 300) return { failure: statusFailure(answer, code, msg) }
  if (!body || code === null) return { failure: { kind: 'malformed', msg: '' }, invalidField: 'envelope' }
  if (code !== codes.success) return { failure: { code, msg } }
  const checked = v.safeParse(schema, body.data ?? {})
  if (checked.success) return { data: checked.output }
  return { failure: { kind: 'malformed', msg: '' }, invalidField: v.getDotPath(checked.issues[0]) ?? 'data' }
}

/** The codes of section 8 keep their meaning whatever the HTTP status is. */
const catalogueCodes: readonly number[] = [
  codes.loginExpired,
  codes.loginReplaced,
  codes.contentGone,
  codes.volunteerGone,
]

function statusFailure({ status, headers }: WireAnswer, code: number | null, msg: string): Failure {
  if (code !== null && catalogueCodes.includes(code)) return { code, msg }
  const retryAfter = Math.ceil(Number(headers['retry-after']))
  return retryAfter > 0 ? { status, msg, retryAfter } : { status, msg }
}

/** 100000, `"100000"` and `1e5` are the same code. */
function codeOf(raw: unknown): number | null {
  const code = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw
  return typeof code === 'number' && Number.isSafeInteger(code) ? code : null
}

/** The server's message without markup and control characters, at most 100 characters. */
function plainText(raw: unknown): string {
  if (typeof raw !== 'string') return ''
  const text = raw
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return [...text].slice(0, MSG_MAX).join('')
}

function parseJson(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
