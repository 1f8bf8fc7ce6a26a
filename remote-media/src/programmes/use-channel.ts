import { type ChannelPlay, channels } from '@plaza/shared/api'
import { hostNow, type Resource, useResource } from '@plaza/shared/host'
import { useEffect } from 'react'
import { usePageOfType } from './use-page-of-type'

/** Longer than a guest's browser may show an answer from its cache (65 s), so that each request brings a new number. */
const EVERY_MS = 70_000

/**
 * The channel of a page with its programmes of today. Counts the view. Asks again every now and then while the page is
 * visible and online, so that the number of listeners and, after midnight, the table stay true.
 */
export function useChannel(id: string, page: 'radio' | 'tv-channel'): Resource<ChannelPlay> {
  const channel = usePageOfType(useResource(channels.play, { query: { id } }), page)
  const { refresh } = channel
  const isHere = channel.data !== undefined
  useEffect(() => {
    if (!isHere) return
    hostNow()
      .request(channels.countView, { body: { id } }, { inPlace: true })
      .catch(() => {})
    const timer = setInterval(() => {
      if (!document.hidden && navigator.onLine) void refresh()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [id, isHere, refresh])
  return channel
}
