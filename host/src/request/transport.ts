import { SERIAL_HEADER } from '@plaza/shared/remotes'
import { noteSerial } from './registry-serial'

/** One call on the wire, already decided in every detail. */
export interface WireCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  headers: Readonly<Record<string, string>>
  body?: unknown
  timeoutMs: number
  signal?: AbortSignal
  /** 0 to 1. */
  onProgress?: (share: number) => void
}

export interface WireAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  /** The body as it came; whether it is JSON is decided later. */
  text: string
}

/** Sends a call. Rejects with a `WireError` where no answer came, resolves for any HTTP status. */
export type Transport = (call: WireCall) => Promise<WireAnswer>

export class WireError extends Error {
  constructor(readonly kind: 'network' | 'timeout' | 'aborted') {
    super(kind)
  }
}

/** The transport by axios, which is fetched with the first call: it is no part of the first load. */
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
      // Ours go with a token in a header: without this each call waits for the browser's cookies first.
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
