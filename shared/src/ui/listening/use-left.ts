import { histories } from '../../api'
import { usePaged, usePlayer, usePlayerProgress, useSessionUser } from '../../host'
import { contentTypes } from '../../routes'
import { leftOf } from './listening.model'
import { leftWords } from './listening.text'

/** Positions of the user's recent audios; empty for a guest. */
export function useHeard() {
  const user = useSessionUser()
  return usePaged(
    histories.list,
    { query: { type: String(contentTypes.audio), page_size: 100 } },
    { enabled: user !== null },
  ).items
}

/** Remaining time of an audio as text: from the player for its current item, otherwise from the history. */
export function useLeft(id: string, duration: number | null): string | null {
  const heard = useHeard().find(({ content }) => content.id === id)
  const current = usePlayer((state) => state.current?.id === id)
  const now = usePlayerProgress((progress) =>
    current ? leftWords(leftOf(progress.position, progress.duration || duration)) : null,
  )
  return now ?? leftWords(leftOf(heard?.seconds ?? null, duration))
}
