import type { PlayerItem } from '@plaza/shared/host'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { fetchViews, type PlayerViews } from './fetch-views'
import { playerStore } from './player.store'

const RETRY_MS = 3000

/** Shows the player's views if the route allows it and the playlist is not empty; only then their code loads. */
export function MiniPlayerGate({ allowed, path }: { allowed: boolean; path: string }) {
  const hasTrack = useStore(playerStore, ({ current }) => current !== null)
  const expanded = useStore(playerStore, (state) => state.expanded)
  const repeated = useStore(playerStore, ({ current }) => hasButtonsOf(path, current))
  const views = useViews(hasTrack)
  const wasExpanded = useRef(false)
  useEffect(() => {
    wasExpanded.current = expanded
  }, [expanded])
  if (!hasTrack || !views) return null
  const { MiniPlayer, FullPlayer } = views
  return (
    <>
      {allowed && !expanded && !repeated && <MiniPlayer takesFocus={wasExpanded.current} />}
      {expanded && <FullPlayer />}
    </>
  )
}

/** Whether a page is that of the current item: it has the player's buttons itself (docs/decisions/0108). */
const hasButtonsOf = (path: string, current: PlayerItem | null) =>
  current !== null && /^\/(?:audios|radios)\/([^/]+)/.exec(path)?.[1] === current.id

/** Whether the mini player is shown above a page, may appear there, or never. */
export type MiniPlayerState = 'never' | 'possible' | 'shown'
export function useMiniPlayer(allowed: boolean, path: string): MiniPlayerState {
  const isThere = useStore(
    playerStore,
    ({ current, expanded }) => current !== null && !expanded && !hasButtonsOf(path, current),
  )
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
