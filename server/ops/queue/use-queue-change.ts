import type { QueueChange, QueueChangeBody, QueueName, QueueResult } from '@plaza/shared/operations'
import { send } from '../calls/call'
import { type PendingCall, useCall } from '../calls/use-call'

export interface QueueSender extends Omit<PendingCall, 'run'> {
  run<C extends QueueChange>(change: C, body: QueueChangeBody<C>): Promise<boolean>
}

/** Sends one change of a queue at a time; others are ignored meanwhile. */
export function useQueueChange(queue: QueueName, onDone: (result: QueueResult) => void): QueueSender {
  const call = useCall()
  return {
    ...call,
    run: (change, body) => call.run(async () => onDone(await send<QueueResult>(`queue/${queue}/${change}`, body))),
  }
}
