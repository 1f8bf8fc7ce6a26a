import { usePlayer } from '@plaza/shared/host'
import { useHeard } from '@plaza/shared/ui'
import { type Continuation, continuationOf } from './continue.model'

/** Where the user stopped in this album; null while the album is in the player. */
export function useContinuation(album: string): Continuation | null {
  const inPlayer = usePlayer(({ current }) => current?.albumId === album)
  const heard = useHeard()
  return inPlayer ? null : continuationOf(album, heard)
}
