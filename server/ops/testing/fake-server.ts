import { codes } from '@plaza/shared/api'
import type { Operator } from '@plaza/shared/operations'
import { vi } from 'vitest'
import { overview } from './overview'
import { numbers, rendering, running, status } from './status'

interface SentRequest {
  /** For example `GET status` or `POST promote`. */
  call: string
  body: unknown
}

interface AnswerEnvelope {
  code: number
  msg: string
  data: unknown
}
type Answer = (body: unknown) => AnswerEnvelope | Promise<AnswerEnvelope>

export const answer = (data: unknown): AnswerEnvelope => ({ code: codes.success, msg: 'OK', data })
export const refusal = (msg: string, code: number = codes.stateChanged): AnswerEnvelope => ({ code, msg, data: null })
export const loggedOut = refusal('Log in first.', codes.loginExpired)

export const releaser: Operator = { name: 'ops', role: 'releaser' }
export const viewer: Operator = { name: 'li.wen', role: 'viewer' }

/** Answers the page's calls from a table that a test may change, and records requests. */
export function fakeServer(first: Readonly<Record<string, Answer>> = {}) {
  const answers: Record<string, Answer> = {
    'GET me': () => answer(releaser),
    'GET overview': () => answer(overview()),
    'GET status': () => answer(status()),
    'GET numbers': () => answer(numbers()),
    'GET rendering': () => answer(rendering()),
    'GET running-releases': () => answer({ list: [running('1.4.0-bbb')] }),
    'GET release-previews': () => answer({ list: [] }),
    'GET tokens': () => answer({ list: [] }),
    'GET log': () => answer({ list: [], next: null }),
    ...first,
  }
  const sent: SentRequest[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = address.replace('/ops/api/', '')
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    sent.push({ call: `${init.method} ${path}`, body })
    const found = answers[`${init.method} ${path.split('?')[0]}`]
    if (!found) throw new Error(`Nobody answers ${init.method} ${path}`)
    return Response.json(await found(body))
  })
  return { answers, sent, bodies: (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body) }
}

/** jsdom has the dialog element without its methods. */
export function openDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}
