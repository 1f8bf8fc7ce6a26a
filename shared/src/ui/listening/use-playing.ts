import { type PlayerItem, useHost, usePlayer } from '../../host'

/** State of an item in the player: playing, paused, or not the current one. */
export function usePlaying(id: string): 'playing' | 'paused' | 'other' {
  return usePlayer(({ current, playing }) => {
    if (current?.id !== id) return 'other'
    return playing ? 'playing' : 'paused'
  })
}

/** Plays an item with its neighbours as the playlist; toggles the current one. */
export function usePlay(): (items: readonly PlayerItem[], id: string) => void {
  const { player } = useHost()
  return (items, id) => {
    if (player.getState().current?.id === id) return player.send({ type: 'toggle' })
    const index = items.findIndex((item) => item.id === id)
    if (index >= 0) player.send({ type: 'open', items, index })
  }
}
