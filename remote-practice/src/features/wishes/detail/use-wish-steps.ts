import { type WishDetail, wishes } from '@plaza/shared/api'
import { useAction, useCached, useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { t } from './detail.text'

/** The steps of a person with a wish. Each answer is its new state; a refusal fetches it again. */
export function useWishSteps(wish: Pick<WishDetail, 'id' | 'own' | 'claim_days'>, onRefused: () => Promise<unknown>) {
  const host = useHost()
  const change = useCached(wishes.detail)
  const body = { wish_id: wish.id }
  const step = {
    refreshes: [wishes.list, wishes.mine, wishes.claimants],
    onDone: (data: WishDetail) => void change({ params: { id: wish.id } }, () => data),
    onRefused: () => void onRefused(),
  }
  const claim = useAction(wishes.claim, {
    ...step,
    confirm: () => ({
      title: t.claimSure(),
      text: t.claimText(String(wish.claim_days)),
      confirmText: t.claim(),
    }),
    successMessage: t.claimed,
  })
  const endClaim = useAction(wishes.cancelClaim, {
    ...step,
    confirm: () =>
      wish.own
        ? { title: t.endSure(), text: t.endText(), confirmText: t.end(), danger: true }
        : { title: t.giveBackSure(), text: t.giveBackText(), confirmText: t.giveBack(), danger: true },
    successMessage: wish.own ? t.ended : t.gaveBack,
  })
  const finish = useAction(wishes.finish, { ...step, successMessage: t.finished })
  const remove = useAction(wishes.remove, {
    refreshes: [wishes.list, wishes.mine],
    confirm: () => ({ title: t.deleteSure(), text: t.deleteText(), danger: true }),
    successMessage: t.deleted,
    onDone: () => host.navigate(to('my-wishes'), { replace: true }),
    onRefused: step.onRefused,
  })
  return {
    busy: claim.busy || endClaim.busy || finish.busy || remove.busy,
    claim: () => void claim.run({ body }),
    endClaim: () => void endClaim.run({ body }),
    /** Resolves to whether the server accepted it. */
    finish: async (thanks: string) =>
      (await finish.run({ body: { ...body, ...(thanks.trim() && { thanks: thanks.trim() }) } })) !== undefined,
    remove: () => void remove.run({ params: { id: wish.id } }),
  }
}
