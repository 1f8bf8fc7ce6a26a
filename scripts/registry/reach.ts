import { setTimeout as pause } from 'node:timers/promises'
import { CommandError } from '../lib/command-error'
import { cliFolder } from '../lib/project.mjs'

/** Pauses before the second and later attempts of a call that may be repeated. */
const RETRY_AFTER_MS = [300, 1_000, 3_000]

/** What a failed connection means, by the code of its cause. */
const meanings: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host name',
  EAI_AGAIN: 'the host name could not be looked up',
  ECONNRESET: 'the connection was closed before the answer',
  UND_ERR_SOCKET: 'the connection was closed before the answer',
  EPIPE: 'the connection was closed while the request was sent',
  ETIMEDOUT: 'the host does not answer',
  UND_ERR_CONNECT_TIMEOUT: 'the host does not answer',
  UND_ERR_HEADERS_TIMEOUT: 'it took too long to answer',
  UND_ERR_BODY_TIMEOUT: 'the answer stopped half-way',
  EHOSTUNREACH: 'there is no route to the host',
  ENETUNREACH: 'there is no route to the host',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host name',
}
/** Failures that another attempt may not meet. */
const transient = new Set([
  ...['ECONNRESET', 'UND_ERR_SOCKET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'],
  ...['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'],
])
/** Statuses of a proxy whose server restarts. */
const unavailable = new Set([502, 503, 504])

interface NetworkCause {
  code: string
  /** Address of the last socket, if one was opened. */
  address: string
}

function causeOf(error: unknown): NetworkCause {
  const { cause = error } = error as Error
  const { code, address, port, message, socket, errors } = cause as NodeJS.ErrnoException & {
    address?: string
    port?: number
    socket?: { remoteAddress?: string; remotePort?: number }
    errors?: unknown[]
  }
  const [first] = errors ?? []
  if (first && address === undefined) return { ...causeOf(first), ...(code && { code }) }
  const [host, at] = [address ?? socket?.remoteAddress, port ?? socket?.remotePort]
  return { code: code ?? message, address: host ? ` at ${host}:${at}` : '' }
}

const hint = cliFolder
  ? 'Name the address of Plaza with --server or PLAZA_URL.'
  : 'Start Plaza with `npm start`, or name another one with --url or PLAZA_URL.'

interface FailedCall {
  address: string
  error: unknown
  startedAt: number
  attempts: number
}

/** Says which call got no answer, why, and how long it took. */
function unanswered({ address, error, startedAt, attempts }: FailedCall): CommandError {
  const { code, address: at } = causeOf(error)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const tried = attempts > 1 ? ` in ${attempts} attempts` : ''
  const meaning = meanings[code]
  const cause = `${meaning ? `${meaning} (${code}${at})` : `${code}${at}`}, after ${seconds} s${tried}`
  return new CommandError(`No Plaza answers at ${address}: ${cause}. ${hint}`)
}

/** A call of HTTP; `repeatable` if a second one changes nothing more than the first. */
export interface RemoteCall extends RequestInit {
  repeatable?: boolean
}

/**
 * Fetches an address. A call that may be repeated is tried again after a broken connection, and while a proxy has no
 * server. Throws a sentence with the cause if there is no answer.
 */
export async function fetchAnswer(address: string, call: RemoteCall = {}): Promise<Response> {
  const { repeatable = (call.method ?? 'GET') === 'GET', ...options } = call
  const startedAt = performance.now()
  // A kept connection may be closed by the server while the next request is on its way.
  const headers = { connection: 'close', ...(options.headers as Record<string, string>) }
  for (let attempts = 1; ; attempts++) {
    const wait = repeatable ? RETRY_AFTER_MS[attempts - 1] : undefined
    try {
      const response = await fetch(address, { redirect: 'manual', ...options, headers })
      if (wait === undefined || !unavailable.has(response.status)) return response
      await response.body?.cancel()
    } catch (error) {
      if (wait === undefined || !transient.has(causeOf(error).code))
        throw unanswered({ address, error, startedAt, attempts })
    }
    await pause(wait)
  }
}
