import { type Dispatch, dispatches, orders, wishes } from '@plaza/shared/api'
import { useAction } from '@plaza/shared/host'
import { t } from './dispatch.text'

interface AnswerOptions {
  onDone?: (dispatch: Dispatch) => void
  onRefused: () => void
}

/** A manager's answer to the centre; everything that shows the wish or the order is fetched again. */
export function useAnswer(id: string, { onDone, onRefused }: AnswerOptions) {
  const step = useAction(dispatches.step, {
    refreshes: [dispatches.list, wishes.detail, wishes.list, wishes.mine, orders.detail, orders.given],
    confirm: ({ body }) => (body.step === 'accept' ? { title: t.acceptSure(), text: t.acceptText() } : null),
    successMessage: ({ state }) => (state === 'accepted' ? t.accepted() : t.declined()),
    ...(onDone && { onDone }),
    onRefused,
  })
  const params = { id }
  return {
    busy: step.busy,
    accept: () => void step.run({ params, body: { step: 'accept' } }),
    /** Resolves to whether the server accepted it. */
    decline: async (reason: string) => (await step.run({ params, body: { step: 'decline', reason } })) !== undefined,
  }
}
