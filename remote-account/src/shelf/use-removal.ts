import { account, type collections, type histories } from '@plaza/shared/api'
import { useAction, useHost } from '@plaza/shared/host'
import { batches } from './batches.model'
import { t } from './shelf.text'

type Removal = typeof collections.remove | typeof histories.remove
type Shelf = typeof collections.list | typeof histories.list

/** Takes contents off a shelf: in as few calls as their ids fit into; the counts of the own page follow. */
export function useRemoval(removal: Removal, shelf: Shelf) {
  const { ui } = useHost()
  const action = useAction(removal as typeof histories.remove, { refreshes: [shelf, account.statistics] })
  const remove = async (ids: readonly string[]): Promise<boolean> => {
    for (const list of batches(ids)) if (!(await action.run({ query: { ids: list } }))) return false
    ui.toast(t.removed())
    return true
  }
  const removeAll = async (): Promise<boolean> => Boolean(await action.run({ query: { all: '1' } }))
  return { busy: action.busy, remove, removeAll }
}
