import { EVENT_BEAT_MS } from '@plaza/shared/api'

export interface StreamHandlers {
  /** An event of the server; `position` is its id, if it has one. */
  onEvent(name: 'begin' | 'changed' | 'beat' | 'end', data: string, position: string): void
  /** The stream broke, or nothing comes through. */
  onLost(): void
}

/** A proxy that holds the stream back does so from the beginning. */
const OPENING_MS = 10_000
const SILENCE_MS = 2.5 * EVENT_BEAT_MS

/** Opens one stream of events; after `onLost`, or after the returned function was called, nothing more is told. */
export function openStream(address: string, { onEvent, onLost }: StreamHandlers): () => void {
  const source = new EventSource(address)
  let silence: ReturnType<typeof setTimeout> | undefined

  function close(): void {
    clearTimeout(silence)
    source.close()
  }
  function lost(): void {
    // The browser would come back with the same address, whose ticket is used.
    close()
    onLost()
  }
  function expect(ms: number): void {
    clearTimeout(silence)
    silence = setTimeout(lost, ms)
  }

  expect(OPENING_MS)
  for (const name of ['begin', 'changed', 'beat', 'end'] as const)
    source.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
      expect(SILENCE_MS)
      onEvent(name, data, lastEventId)
    })
  source.addEventListener('error', lost)
  return close
}
