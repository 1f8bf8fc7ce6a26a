import { type OrderDetail, orders } from '@plaza/shared/api'
import { useAction, useCached } from '@plaza/shared/host'
import { t } from './detail.text'

/** Shows the answer of a step in the pages of an order, and fetches the lists again. */
export function useOrderUpdate(id: string) {
  const change = useCached(orders.detail)
  return {
    refreshes: [orders.list, orders.given, orders.services],
    onDone: (data: OrderDetail) => void change({ params: { id } }, () => data),
  }
}

/** The steps of a person with an order, except its score. A refusal fetches the order again. */
export function useOrderSteps(id: string, onRefused: () => Promise<unknown>) {
  const step = { ...useOrderUpdate(id), onRefused: () => void onRefused() }
  const provide = useAction(orders.provide, {
    ...step,
    confirm: () => ({ title: t.provideSure(), text: t.provideText() }),
    successMessage: t.provided,
  })
  const complete = useAction(orders.complete, {
    ...step,
    confirm: () => ({ title: t.completeSure(), text: t.completeText() }),
    successMessage: t.completed,
  })
  const refuse = useAction(orders.refuse, { ...step, successMessage: t.refused })
  const cancel = useAction(orders.cancel, {
    ...step,
    confirm: () => ({ title: t.cancelSure(), text: t.cancelText(), confirmText: t.cancelIt(), danger: true }),
    successMessage: t.cancelled,
  })
  const giveBack = useAction(orders.giveBack, {
    ...step,
    confirm: () => ({ title: t.giveBackSure(), text: t.giveBackText(), danger: true }),
    successMessage: t.givenBack,
  })
  return {
    busy: [provide, complete, refuse, cancel, giveBack].some(({ busy }) => busy),
    provide: () => void provide.run({ body: { order_id: id } }),
    complete: () => void complete.run({ params: { id } }),
    cancel: () => void cancel.run({ params: { id }, body: {} }),
    giveBack: () => void giveBack.run({ params: { id }, body: {} }),
    /** Resolves to whether the server accepted it. */
    refuse: async (reason: string) => (await refuse.run({ params: { id }, body: { reason } })) !== undefined,
  }
}
