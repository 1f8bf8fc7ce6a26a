import { OPERATIONS_BASE } from '@plaza/shared/operations'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onChange` after each server-sent `changed` of an address. Returns whether the line is open now. */
export function useLine(path: string | undefined, onChange: () => void): () => boolean {
  const source = useRef<EventSource | null>(null)
  const change = useEffectEvent(onChange)
  useEffect(() => {
    if (!path || typeof EventSource === 'undefined') return
    const opened = new EventSource(`${OPERATIONS_BASE}/${path}`)
    source.current = opened
    // After a break something may have been missed.
    opened.addEventListener('begin', () => change())
    opened.addEventListener('changed', () => change())
    return () => {
      opened.close()
      source.current = null
    }
  }, [path])
  return () => source.current?.readyState === EVENT_SOURCE_OPEN
}

const EVENT_SOURCE_OPEN = 1
