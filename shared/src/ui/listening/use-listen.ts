import { useHost, usePlayer } from '../../host'
import { type PlaybackPosition, resumption } from './listening.model'

/** Resumes an audio at its stored position; toggles it if it is in the player already. */
export function useListen() {
  const { player } = useHost()
  const current = usePlayer((state) => state.current?.id ?? null)
  const playing = usePlayer((state) => state.playing)
  return {
    isPlaying: (id: string) => playing && current === id,
    listen: (heard: PlaybackPosition) => {
      const from = resumption(heard)
      if (!from) return
      if (current === from.item.id) player.send({ type: 'toggle' })
      else player.send({ type: 'open', items: [from.item], index: 0, position: from.position })
    },
  }
}
