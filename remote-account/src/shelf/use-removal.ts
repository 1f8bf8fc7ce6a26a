import { account, type collections, type histories } from '@plaza/shared/api'
import { useAction, useHost } from '@plaza/shared/host'
import { batches } from './batches.model'
import { t } from './shelf.text'

type Removal = typeof collections.remove | typeof histories.remove
type Shelf = typeof collections.list | typeof histories.list

/** Removes contents from a list in as few calls as possible, and refreshes the counts of the account page. */
export function useRemoval(removal: Removal, shelf: Shelf, question: (n: number) => string) {
  const { ui } = useHost()
  const action = useAction(removal as typeof histories.remove, { refreshes: [shelf, account.statistics] })
  const remove = async (ids: readonly string[]): Promise<boolean> => {
    for (const list of batches(ids)) if (!(await action.run({ query: { ids: list } }))) return false
    ui.toast(t.removed())
    return true
  }
  /** Asks for confirmation first. */
  const removePicked = async (ids: readonly string[]): Promise<boolean> => {
    const sure = await ui.confirm({ title: question(ids.length), confirmText: t.remove(0), danger: true })
    return sure && remove(ids)
  }
  return { busy: action.busy, remove, removePicked }
}
