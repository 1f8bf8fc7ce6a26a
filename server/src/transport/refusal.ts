import { type CodeName, codes } from '@plaza/shared/api'

/** A refusal that the user is told about: by a business rule, or for an invalid request. */
export class Refusal extends Error {
  constructor(
    readonly code: CodeName,
    readonly details: { detail?: string | undefined; retryAfter?: number; allow?: string } = {},
  ) {
    super(code)
  }
}

export const refuse = (code: CodeName, details?: Refusal['details']): Refusal => new Refusal(code, details)

/** HTTP statuses of the transport's refusals; every other refusal is HTTP 200 (see `codes`). */
const statuses: Partial<Record<CodeName, 400 | 404 | 405 | 408 | 413 | 415 | 429 | 500 | 501 | 503>> = {
  badInput: 400,
  unknownAddress: 404,
  wrongMethod: 405,
  tooSlow: 408,
  tooLarge: 413,
  wrongMediaType: 415,
  tooMany: 429,
  serverError: 500,
  notBuilt: 501,
  busy: 503,
}

export const statusOf = (code: CodeName) => statuses[code] ?? 200
export const numberOf = (code: CodeName): number => codes[code]
