import { account, type collections, type follows, type histories, type people, removals } from '@plaza/shared/api'
import { useAction, useUndo } from '@plaza/shared/host'
import { newKey } from '@plaza/shared/ui'
import { batches } from './batches.model'
import { t } from './shelf.text'

type Removal = typeof collections.remove | typeof histories.remove | typeof follows.remove
type Shelf = typeof collections.list | typeof histories.list | typeof people.following

/** Removes things from an own list in as few calls as possible, and offers to undo it. */
export function useRemoval(removal: Removal, shelf: Shelf, removed: () => string = t.removed) {
  const refreshes = [shelf, account.statistics]
  const action = useAction(removal as typeof histories.remove, { refreshes })
  const offerUndo = useUndo(removals.restore, refreshes, removed)
  const send = async (lists: readonly ({ ids: string } | { all: '1' })[]): Promise<boolean> => {
    const key = newKey()
    let sent = 0
    for (const list of lists) {
      if (!(await action.run({ query: { ...list, undo: key } }))) break
      sent++
    }
    if (sent > 0) offerUndo({ params: { key }, body: {} })
    return sent === lists.length
  }
  return {
    busy: action.busy,
    /** False if not all could be removed; the user has been told why. */
    remove: (ids: readonly string[]) => send(batches(ids).map((list) => ({ ids: list }))),
    removeAll: () => send([{ all: '1' }]),
  }
}
