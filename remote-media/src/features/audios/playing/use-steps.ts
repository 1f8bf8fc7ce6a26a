import { type PlayerItem, useHost, usePlayer } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { useEffect, useRef } from 'react'

interface PlaylistSteps {
  /** Another one of the list that this audio was heard in is the current one. */
  elsewhere: PlayerItem | null
  step(type: 'previous' | 'next'): void
}

/**
 * The way to the neighbours of an audio in what is heard. Who steps to one is led to its page; where the sound goes on
 * by itself the page stays, as somebody may be reading it.
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
