import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { fetchViews, type PlayerViews } from './fetch-views'
import { playerStore } from './player.store'

const RETRY_MS = 3000

/** Shows the player's views if the route allows it and the playlist is not empty; only then their code loads. */
export function MiniPlayerGate({ allowed }: { allowed: boolean }) {
  const hasTrack = useStore(playerStore, ({ current }) => current !== null)
  const expanded = useStore(playerStore, (state) => state.expanded)
  const views = useViews(hasTrack)
  const wasExpanded = useRef(false)
  useEffect(() => {
    wasExpanded.current = expanded
  }, [expanded])
  if (!hasTrack || !views) return null
  const { MiniPlayer, FullPlayer } = views
  return (
    <>
      {allowed && !expanded && <MiniPlayer takesFocus={wasExpanded.current} />}
      {expanded && <FullPlayer />}
    </>
  )
}

/** Whether the mini player is shown above a page, may appear there, or never. */
export type MiniPlayerState = 'never' | 'possible' | 'shown'
export function useMiniPlayer(allowed: boolean): MiniPlayerState {
  const isThere = useStore(playerStore, ({ current, expanded }) => current !== null && !expanded)
  if (!allowed) return 'never'
  return isThere ? 'shown' : 'possible'
}

function useViews(wanted: boolean): PlayerViews | null {
  const [views, setViews] = useState<PlayerViews | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!wanted || views) return
    let retry: ReturnType<typeof setTimeout> | undefined
    fetchViews().then(setViews, () => {
      if (tries < 5) retry = setTimeout(() => setTries(tries + 1), RETRY_MS * 2 ** tries)
    })
    return () => clearTimeout(retry)
  }, [wanted, views, tries])
  return views
}
