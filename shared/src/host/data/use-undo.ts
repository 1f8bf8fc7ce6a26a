import { useQueryClient } from '@plaza/shared/query'
import { type AnyEndpoint, type InputOf, UNDO_SECONDS } from '../../api'
import { defineTexts } from '../../text'
import { useHost } from '../connection'

const t = defineTexts({
  removed: { en: 'Deleted', zh: '已删除' },
  undo: { en: 'Undo', zh: '撤销' },
})

/** Offers for some seconds to undo a deletion, wherever the user goes meanwhile. */
export function useUndo<E extends AnyEndpoint>(
  restore: E,
  refreshes: readonly Pick<AnyEndpoint, 'id'>[],
  removed: () => string = t.removed,
) {
  const host = useHost()
  const client = useQueryClient()
  return (input: InputOf<E>, onRestored?: () => void): void => {
    const undo = async () => {
      await host.request(restore, input)
      onRestored?.()
      for (const { id } of refreshes) void client.invalidateQueries({ queryKey: [id] })
    }
    // The host has told the user why it failed.
    const onChoose = () => void undo().catch(() => {})
    host.ui.toast(removed(), { label: t.undo(), seconds: UNDO_SECONDS, onChoose })
  }
}
