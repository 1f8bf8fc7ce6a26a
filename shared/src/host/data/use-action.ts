import { useMutation, useQueryClient } from '@plaza/shared/query'
import { useRef } from 'react'
import type { AnyEndpoint, DataOf, InputOf } from '../../api'
import { useHost } from '../connection'
import type { OutboxOptions, OutboxOutcome } from '../contracts/outbox'
import type { ConfirmOptions } from '../contracts/ui'
import { hasOutbox } from '../use-outbox'
import type { Action, Failure } from './resource'

export interface ActionOptions<E extends AnyEndpoint> {
  /** Confirmation to ask for before the call; null for none. */
  confirm?: (input: InputOf<E>) => ConfirmOptions | null
  /** Text of the toast after success. */
  successMessage?: (data: DataOf<E>) => string | null
  onDone?: (data: DataOf<E>, input: InputOf<E>) => void
  /** Called after the server refused; the user has been told why. */
  onRefused?: () => void
  /** The call is kept on the device while there is no network; for an endpoint with `outbox`. */
  outbox?: (input: InputOf<E>) => OutboxOptions
  /** Called when it waits on the device. */
  onWaiting?: (input: InputOf<E>) => void
  /** Endpoints whose cached answers are refetched afterwards, whatever their input. */
  refreshes?: readonly Pick<AnyEndpoint, 'id'>[]
}

/** Product spec, section 9: throttle. */
export const THROTTLE_MS = 500

/**
 * A call that changes something. One runs at a time; another tap is ignored meanwhile, and an identical one for half a
 * second from the first. After a failure, which the user was told, a retry is possible at once.
 */
export function useAction<E extends AnyEndpoint>(
  endpoint: E,
  { confirm, successMessage, onDone, onRefused, outbox, onWaiting, refreshes = [] }: ActionOptions<E> = {},
): Action<InputOf<E>, DataOf<E>> {
  const host = useHost()
  const { ui } = host
  const client = useQueryClient()
  const running = useRef(false)
  const done = useRef({ key: '', at: 0 })
  const mutation = useMutation<OutboxOutcome<DataOf<E>>, Failure, InputOf<E>>({
    mutationFn: async (input) => {
      const ids = refreshes.map(({ id }) => id)
      if (outbox && hasOutbox(host)) return host.outbox.send(endpoint, input, { refreshes: ids, ...outbox(input) })
      return { state: 'sent', data: await host.request(endpoint, input) }
    },
    onError: () => onRefused?.(),
    onSuccess: (outcome, input) => {
      if (outcome.state === 'waiting') return onWaiting?.(input)
      const { data } = outcome
      for (const { id } of refreshes) void client.invalidateQueries({ queryKey: [id] })
      const message = successMessage?.(data)
      if (message) ui.toast(message)
      onDone?.(data, input)
    },
  })

  async function send(input: InputOf<E>): Promise<DataOf<E> | undefined> {
    const question = confirm?.(input)
    if (question && !(await ui.confirm(question))) return undefined
    const at = performance.now()
    const outcome = await mutation.mutateAsync(input)
    done.current = { key: JSON.stringify(input), at }
    return outcome.state === 'sent' ? outcome.data : undefined
  }

  return {
    busy: mutation.isPending,
    failed: mutation.error,
    run: async (input) => {
      const { key, at } = done.current
      const isRepeat = key === JSON.stringify(input) && performance.now() - at < THROTTLE_MS
      if (running.current || isRepeat) return undefined
      running.current = true
      try {
        return await send(input)
      } catch {
        return undefined
      } finally {
        running.current = false
      }
    },
  }
}
