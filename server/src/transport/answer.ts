import type { AnyEndpoint, Envelope } from '@plaza/shared/api'
import * as v from 'valibot'
import { isDataException, isUnavailable } from '../data/failures'
import type { Context } from './context'
import type { Handler, Handlers } from './handlers'
import type { RawInput } from './input/input'
import { type Language, messageFor } from './messages'
import { numberOf, Refusal, refuse, statusOf } from './refusal'
import { sanitizeHtmlFields } from './sanitizer/html-fields'

export interface Answer {
  status: number
  envelope: Envelope
  headers: Record<string, string>
}

const MAX_WAITING = 200

/** Runs an endpoint's handler and wraps its data or refusal. Never throws. */
export async function answer(
  handlers: Handlers,
  endpoint: AnyEndpoint,
  input: RawInput,
  context: Context,
): Promise<Answer> {
  try {
    const handler = handlers.get(endpoint.id)
    if (!handler) throw refuse('notBuilt')
    const data = sanitizeHtmlFields(endpoint, await handler.run(input as never, context))
    if (context.environment.checksAnswers) check(handler, data)
    return {
      status: 200,
      headers: {},
      envelope: { code: numberOf('success'), msg: messageFor('success', context.language), data },
    }
  } catch (error) {
    return failed(error, context)
  }
}

/** Enforces the endpoint's declared rules: a login, a bound phone (product spec, sections 5 and 6). */
export function gate(endpoint: AnyEndpoint, context: Context): void {
  if (endpoint.planned) throw refuse('notBuilt')
  if (context.waiting() > MAX_WAITING) throw refuse('busy', { retryAfter: 2 })
  if (!endpoint.needsToken && !endpoint.needsPhone) return
  if (!context.user) throw refuse(context.refusedAs ?? 'loginExpired')
  if (endpoint.needsPhone && !context.user.phone) throw refuse('phoneNeeded')
}

function check(handler: Handler, data: unknown): void {
  const result = v.safeParse(handler.endpoint.data, data)
  if (!result.success)
    throw new Error(
      `The answer of ${handler.endpoint.id} is not what it declares: ${JSON.stringify(v.flatten(result.issues))}`,
    )
}

/** The public answer for a failure. */
export const failed = (error: unknown, context: FailureDeps & Pick<Context, 'language'>): Answer =>
  refused(refusalOf(error, context), context.language)

/** Where unexpected errors are noted. */
type FailureDeps = Pick<Context, 'log' | 'requestId' | 'errors'>

/** Maps an error to a refusal; only unexpected errors are logged as errors. */
export function refusalOf(error: unknown, { log, requestId, errors }: FailureDeps): Refusal {
  if (error instanceof Refusal) return error
  if (isDataException(error)) return refuse('badInput')
  const unavailable = isUnavailable(error)
  log[unavailable ? 'warn' : 'error']({ requestId, failure: describeError(error) }, 'request failed')
  if (!unavailable) errors.addUnexpected(error)
  return unavailable ? refuse('busy', { retryAfter: 2 }) : refuse('serverError')
}

/** Message and position of an error without the parameters of a query, which may be personal data. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'not an error' }
  const root = error.cause instanceof Error ? error.cause : error
  return { message: root.message, stack: root.stack, code: (root as { code?: unknown }).code }
}

export function refused({ code, details }: Refusal, language: Language): Answer {
  const headers: Record<string, string> = {}
  if (details.retryAfter) headers['retry-after'] = String(details.retryAfter)
  if (details.allow) headers.allow = details.allow
  return {
    status: statusOf(code),
    headers,
    envelope: { code: numberOf(code), msg: messageFor(code, language, details.detail), data: null },
  }
}
