import { histories } from '@plaza/shared/api'
import { usePaged, usePlayer, useSessionUser } from '@plaza/shared/host'
import { type Continuation, continuationOf } from './continue.model'

/** Where the person stopped in this album before; null while the player itself is in it. */
export function useContinuation(album: string): Continuation | null {
  const user = useSessionUser()
  const inPlayer = usePlayer(({ current }) => current?.albumId === album)
  const heard = usePaged(histories.list, { query: { type: '1' } }, { enabled: user !== null && !inPlayer })
  return inPlayer ? null : continuationOf(album, heard.items)
}
