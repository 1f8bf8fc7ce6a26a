import type { Content } from '../../api'
import { usePlayer } from '../../host'
import { fromContents } from './player-items.model'
import { usePlay } from './use-playing'

/** Plays an audio of a list in place, with the list's other audios after it. `heard` is the id of the current item. */
export function useContentPlay(contents: readonly Content[]) {
  const play = usePlay()
  const heard = usePlayer(({ current, playing }) => (playing && current ? current.id : null))
  return { heard, play: ({ id }: Content) => play(fromContents(contents), id) }
}
