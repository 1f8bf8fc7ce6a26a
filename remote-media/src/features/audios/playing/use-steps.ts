import { type PlayerItem, useHost, usePlayer } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { useEffect, useRef } from 'react'

interface PlaylistSteps {
  /** The playlist's current item, if it is not the audio of this page. */
  elsewhere: PlayerItem | null
  step(type: 'previous' | 'next'): void
}

/**
 * Previous and next in the playlist of an audio. Stepping by hand opens the neighbour's page; when playback advances by
 * itself the page stays, since somebody may be reading it.
 */
export function useSteps(id: string): PlaylistSteps {
  const { player, navigate } = useHost()
  const current = usePlayer((state) => state.current)
  const isListed = usePlayer(({ list }) => list.some((item) => item.id === id))
  const steppedFrom = useRef<string | undefined>(undefined)
  const elsewhere = isListed && current && current.id !== id ? current : null
  const heard = current?.id
  const leads = elsewhere !== null

  useEffect(() => {
    if (steppedFrom.current === undefined || steppedFrom.current === heard) return
    steppedFrom.current = undefined
    if (heard !== undefined && leads) navigate(to('audio', { aid: heard }), { replace: true })
  }, [heard, leads, navigate])

  return {
    elsewhere,
    step(type) {
      steppedFrom.current = heard
      player.send({ type })
    },
  }
}
