import { codes } from '@plaza/shared/api'
import type { Context } from 'hono'
import * as v from 'valibot'
import { failed } from '../../transport/answer'
import type { Deps } from '../../transport/context'
import { parseJson, readLimited } from '../../transport/input/json'
import { type Language, languageOf, messageFor } from '../../transport/messages'
import { refuse } from '../../transport/refusal'
import { findings } from '../check/index'
import { refuseIssue } from '../invalid-field'
import { RegistryRefusal } from '../refusals'
import type { OperationsEnv } from './access'

/** A remote.json of 200,000 characters as a JSON string. */
export const MAX_BODY_BYTES = 1_000_000
const headers = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  vary: 'Accept-Language',
}

/** Programs that request no language get English; the app always requests one. */
const languageFor = (c: Context<OperationsEnv>): Language =>
  languageOf(/[a-z]/i.exec(c.req.header('accept-language') ?? '') ? c.req.header('accept-language') : 'en')

/** Wraps an answer in the common envelope. */
export const succeed = (c: Context<OperationsEnv>, data: unknown): Response =>
  c.json({ code: codes.success, msg: messageFor('success', languageFor(c)), data }, 200, headers)

/** Findings, the field that is wrong (see `RefusedField`), or that the password is needed. */
function detailsOf({ found, field, needsPassword }: RegistryRefusal, language: Language) {
  if (needsPassword) return { password: true }
  if (found.length > 0) return { findings: found.map((one) => ({ ...one, title: findings[one.code].title })) }
  return field ? { field: { at: field.at, why: field.texts[language] } } : null
}

/** Wraps a refusal or failure in the common envelope. */
export function fail(
  c: Context<OperationsEnv>,
  error: unknown,
  { log, errors }: Pick<Deps, 'log' | 'errors'>,
): Response {
  const language = languageFor(c)
  const { envelope, status, headers: own } = failed(error, { language, log, errors, requestId: c.get('requestId') })
  const refused = error instanceof RegistryRefusal ? error : null
  const data = refused ? detailsOf(refused, language) : null
  return c.json(
    { ...envelope, msg: refused?.texts[language] ?? envelope.msg, data: data ?? envelope.data },
    status as 200,
    {
      ...headers,
      ...own,
    },
  )
}

/** Parses and validates the body of a call; the refusal names the first invalid field. */
export async function readBody<S extends v.GenericSchema>(
  c: Context<OperationsEnv>,
  schema: S,
  maxBytes = MAX_BODY_BYTES,
): Promise<v.InferOutput<S>> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) throw refuse('wrongMediaType')
  return parseBody(await readLimited(c.req.raw.body, maxBytes), schema)
}

/** Validates the text of a body. */
export function parseBody<S extends v.GenericSchema>(text: string, schema: S): v.InferOutput<S> {
  const read = v.safeParse(schema, parseJson(text), { abortEarly: true })
  if (read.success) return read.output
  throw refuseIssue(read.issues[0])
}
