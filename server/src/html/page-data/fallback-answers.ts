import { setTimeout as pause } from 'node:timers/promises'
import { codes } from '@plaza/shared/api'
import { refuse } from '../../transport/refusal'
import type { AskAsGuest } from './first-answers'

const FALLBACK_AFTER_MS = 50

/**
 * For data that every page needs. The newest answer is kept for the life of the process, and used if the server is slow
 * or fails.
 */
export function createFallbackAnswers(ask: AskAsGuest) {
  const lastAnswers = new Map<string, unknown>()

  async function renew(endpoint: string, input: object): Promise<unknown> {
    const envelope = await ask(endpoint, input)
    if (envelope.code === codes.busy) throw refuse('busy')
    if (envelope.code !== codes.success) throw new Error(`${endpoint} answered ${envelope.code}: ${envelope.msg}`)
    lastAnswers.set(endpoint, envelope.data)
    return envelope.data
  }

  return async <T>(endpoint: string, input: object): Promise<T> => {
    const renewed = renew(endpoint, input)
    if (!lastAnswers.has(endpoint)) return renewed as Promise<T>
    const waiting = pause(FALLBACK_AFTER_MS, null, { ref: false }).then(() => lastAnswers.get(endpoint))
    return Promise.race([renewed.catch(() => lastAnswers.get(endpoint)), waiting]) as Promise<T>
  }
}
