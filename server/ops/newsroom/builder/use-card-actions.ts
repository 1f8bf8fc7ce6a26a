import { useGetPuck } from '@puckeditor/core'

/** The list of a page's cards. */
const ZONE = 'root:default-zone'

/** What can be done with the cards of a page, by their ids. */
export function useCardActions() {
  const getPuck = useGetPuck()
  const placeOf = (id: string) => getPuck().getSelectorForId(id)?.index ?? -1
  const selectAt = (index: number | null) =>
    getPuck().dispatch({ type: 'setUi', ui: { itemSelector: index === null ? null : { index, zone: ZONE } } })
  return {
    select(id: string | null) {
      const index = id === null ? null : placeOf(id)
      if (index !== -1) selectAt(index)
    },
    add(type: string) {
      const { dispatch, appState } = getPuck()
      const destinationIndex = appState.data.content.length
      dispatch({ type: 'insert', componentType: type, destinationIndex, destinationZone: ZONE })
      selectAt(destinationIndex)
    },
    move(id: string, by: -1 | 1) {
      const { dispatch, appState } = getPuck()
      const sourceIndex = placeOf(id)
      const destinationIndex = sourceIndex + by
      if (sourceIndex < 0 || destinationIndex < 0 || destinationIndex >= appState.data.content.length) return
      dispatch({ type: 'reorder', sourceIndex, destinationIndex, destinationZone: ZONE })
      selectAt(destinationIndex)
    },
    duplicate(id: string) {
      getPuck().dispatch({ type: 'duplicate', sourceIndex: placeOf(id), sourceZone: ZONE })
    },
    remove(id: string) {
      getPuck().dispatch({ type: 'remove', index: placeOf(id), zone: ZONE })
      selectAt(null)
    },
  }
}
