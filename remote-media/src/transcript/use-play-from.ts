import { type PlayerItem, useHost } from '@plaza/shared/host'

/** Plays an item from a time on, with its neighbours as the playlist. */
export function usePlayFrom(): (items: readonly PlayerItem[], id: string, seconds: number) => void {
  const { player } = useHost()
  return (items, id, seconds) => {
    if (player.getState().current?.id === id) {
      player.send({ type: 'seek', seconds })
      return player.send({ type: 'play' })
    }
    const index = items.findIndex((item) => item.id === id)
    if (index >= 0) player.send({ type: 'open', items, index, position: seconds })
  }
}
