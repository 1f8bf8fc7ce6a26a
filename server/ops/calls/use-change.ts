import type { ChangeBody, ChangeName, OperationsStatus } from '@plaza/shared/operations'
import { change } from './call'
import { type PendingCall, useCall } from './use-call'

export interface Change<N extends ChangeName> extends Pick<PendingCall, 'busy' | 'refusal'> {
  run(body: ChangeBody<N>): Promise<void>
}

/** Sends one change at a time; others are ignored meanwhile. */
export function useChange<N extends ChangeName>(name: N, onDone: (status: OperationsStatus) => void): Change<N> {
  const { busy, refusal, run } = useCall()
  return { busy, refusal, run: async (body) => void (await run(async () => onDone(await change(name, body)))) }
}
