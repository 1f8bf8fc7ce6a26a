import { type AnyEndpoint, type CodeName, codes } from '@plaza/shared/api'
import { messageFor } from '../messages'
import { statusOf } from '../refusal'
import { type Json, reference } from './schemas'

const names = Object.keys(codes) as CodeName[]
/** Refusals by a rule: the answer is HTTP 200 with a code. */
const byRule = names.filter((name) => name !== 'success' && statusOf(name) === 200)
/** Refusals by the transport, grouped by HTTP status. */
const byStatus = names.filter((name) => statusOf(name) !== 200)
const RETRIED = new Set<CodeName>(['tooMany', 'busy'])
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const envelopeOf = (code: Json, data: Json): Json => ({
  type: 'object',
  properties: { code, msg: { type: 'string', description: 'What the person is told, in their language.' }, data },
  required: ['code', 'msg', 'data'],
})

const nothing: Json = { type: 'null' }

/** Schema of an endpoint's answer: its data, or a refusal by a rule. */
export const answerOf = (data: Json): Json => ({
  anyOf: [envelopeOf({ type: 'integer', const: codes.success }, data), reference('RefusedByRule')],
})

export const refusalSchemas: Record<string, Json> = {
  RefusedByRule: envelopeOf(
    {
      type: 'integer',
      enum: byRule.map((name) => codes[name]),
      description: byRule.map((name) => `${codes[name]}: ${messageFor(name, 'en')}`).join('\n'),
    },
    nothing,
  ),
  ...Object.fromEntries(
    byStatus.map((name) => [capital(name), envelopeOf({ type: 'integer', const: codes[name] }, nothing)]),
  ),
}

const retryAfter = { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer', minimum: 1 } } }

export const refusalResponses: Record<string, Json> = Object.fromEntries(
  byStatus.map((name) => [
    capital(name),
    {
      description: messageFor(name, 'en'),
      ...(RETRIED.has(name) && { headers: retryAfter }),
      content: { 'application/json': { schema: reference(capital(name)) } },
    },
  ]),
)

/** HTTP statuses with which the transport may refuse a call of an endpoint. */
export function refusalsOf({
  body,
  planned: open,
}: Partial<Pick<AnyEndpoint, 'body' | 'planned'>>): Record<string, Json> {
  const possible: CodeName[] = ['badInput', 'tooMany', 'serverError', 'busy']
  if (body) possible.push('tooSlow', 'tooLarge', 'wrongMediaType')
  if (open) possible.push('notBuilt')
  return Object.fromEntries(
    possible.map((name) => [String(statusOf(name)), { $ref: `#/components/responses/${capital(name)}` }]),
  )
}
