import type { PlayerProgress } from '@plaza/shared/host'
import { useEffect, useRef } from 'react'
import { progressStore } from '../../player.store'

/** Writes progress into the DOM on each change without React, because it changes several times a second. */
export function useProgress(write: (progress: PlayerProgress) => void): void {
  const latest = useRef(write)
  useEffect(() => {
    latest.current = write
    write(progressStore.getState())
  })
  useEffect(() => progressStore.subscribe((progress) => latest.current(progress)), [])
}

/** Shares of the duration, 0 to 1. */
export const shares = ({ position, duration, buffered }: PlayerProgress) =>
  duration > 0
    ? { played: Math.min(1, position / duration), buffered: Math.min(1, buffered / duration) }
    : { played: 0, buffered: 0 }
