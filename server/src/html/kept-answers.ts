import { setTimeout as pause } from 'node:timers/promises'
import { codes } from '@plaza/shared/api'
import { refuse } from '../transport/refusal'
import type { Ask } from './first-answers'

const PATIENCE_MS = 50

/**
 * Data that no page can do without. The newest is kept for as long as the process lives, and stands in where the server
 * is slow or has no other.
 */
export function createKeptAnswers(ask: Ask) {
  const kept = new Map<string, unknown>()

  async function renew(endpoint: string, input: object): Promise<unknown> {
    const envelope = await ask(endpoint, input)
    if (envelope.code === codes.busy) throw refuse('busy')
    if (envelope.code !== codes.success) throw new Error(`${endpoint} answered ${envelope.code}: ${envelope.msg}`)
    kept.set(endpoint, envelope.data)
    return envelope.data
  }

  return async <T>(endpoint: string, input: object): Promise<T> => {
    const renewed = renew(endpoint, input)
    if (!kept.has(endpoint)) return renewed as Promise<T>
    const waiting = pause(PATIENCE_MS, null, { ref: false }).then(() => kept.get(endpoint))
    return Promise.race([renewed.catch(() => kept.get(endpoint)), waiting]) as Promise<T>
  }
}
