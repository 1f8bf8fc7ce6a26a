import { SERIAL_HEADER } from '@plaza/shared/remotes'
import { noteSerial } from '../registry-serial'

/** A fully resolved HTTP request. */
export interface WireCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  headers: Readonly<Record<string, string>>
  body?: unknown
  timeoutMs: number
  signal?: AbortSignal
  /** Upload progress, 0 to 1. */
  onProgress?: (share: number) => void
}

export interface WireAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  /** The raw body, parsed later. */
  text: string
}

/** Sends a call. Rejects with a `WireError` if there is no answer; resolves for any HTTP status. */
export type Transport = (call: WireCall) => Promise<WireAnswer>

export class WireError extends Error {
  constructor(readonly kind: 'network' | 'timeout' | 'aborted') {
    super(kind)
  }
}

/** Transport by axios, which is loaded with the first call and is not part of the first load. */
export const axiosTransport: Transport = async (call) => {
  const { default: axios } = await import('axios').catch(() => {
    throw new WireError('network')
  })
  if (call.signal?.aborted) throw new WireError('aborted')
  try {
    const { onProgress, signal } = call
    const answer = await axios.request<string>({
      method: call.method,
      url: call.url,
      headers: call.headers,
      data: call.body,
      timeout: call.timeoutMs,
      // We send the token in a header. With a cookie name axios would read the cookies before each call.
      xsrfCookieName: '',
      responseType: 'text',
      transformResponse: (text: string) => text,
      validateStatus: () => true,
      ...(signal ? { signal } : {}),
      ...(onProgress ? { onUploadProgress: ({ progress = 0 }) => onProgress(Math.min(progress, 1)) } : {}),
    })
    const headers = flat(answer.headers)
    noteSerial(headers[SERIAL_HEADER.toLowerCase()])
    return { status: answer.status, headers, text: String(answer.data ?? '') }
  } catch (error) {
    throw new WireError(kindOf(error, axios.isCancel(error)))
  }
}

function kindOf(error: unknown, cancelled: boolean): WireError['kind'] {
  if (cancelled) return 'aborted'
  const code = (error as { code?: unknown } | null)?.code
  return code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'timeout' : 'network'
}

function flat(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))
}
