import { histories } from '@plaza/shared/api'
import { hostNow, useKept, usePaged, useSessionUser } from '@plaza/shared/host'
import { contentTypes } from '@plaza/shared/routes'
import { useEffect, useMemo } from 'react'
import { isWorthKeeping, type Positions, withPosition } from './positions.model'

const NAME = 'video-positions'
const EVERY_MS = 5000

interface PositionRecorder {
  /** Reports the current position. */
  note(position: number, duration: number): void
  /** Stores it on pause and on leaving. */
  save(): void
}

/**
 * Playback position of a video: stored on the device every five seconds and, for a logged-in user, on the server on
 * pause. `from` is where to resume.
 */
export function usePosition(id: string, seconds: number): PositionRecorder & { from: number } {
  const person = useSessionUser()?.id
  const kept = useKept<Positions>(NAME)?.[id]
  const seen = usePaged(histories.list, { query: { id, page_size: 1 } }, { enabled: person !== undefined })
  const elsewhere = seen.items.find(({ content }) => content.id === id)?.seconds ?? 0
  const notes = useMemo(() => createRecorder(id, person), [id, person])
  useEffect(() => () => notes.save(), [notes])
  return { ...notes, from: kept ?? (isWorthKeeping(elsewhere, seconds) ? elsewhere : 0) }
}

function createRecorder(id: string, person: string | undefined): PositionRecorder {
  let last: { position: number; duration: number } | null = null
  let keptAt = 0
  let told = 0

  function keep(): void {
    const { drafts, session } = hostNow()
    // What was watched before another user came is not theirs.
    if (session.getState().user?.id !== person) last = null
    if (!last) return
    drafts.keep(NAME, withPosition(drafts.read<Positions>(NAME) ?? {}, id, last.position, last.duration))
  }
  return {
    note(position, duration) {
      last = { position, duration }
      const now = performance.now()
      if (now - keptAt < EVERY_MS) return
      keptAt = now
      keep()
    },
    save() {
      keep()
      if (!last || person === undefined || Math.abs(last.position - told) < 1) return
      told = last.position
      const body = { id, type: contentTypes.video, seconds: Math.floor(told) } as const
      hostNow()
        .request(histories.add, { body }, { inPlace: true })
        .catch(() => {})
    },
  }
}
