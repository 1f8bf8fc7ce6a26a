import type { Channel } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { channelAddress, to } from '@plaza/shared/routes'
import { useEffect } from 'react'

/**
 * Whether a channel, once it is known, belongs on this page: one of another type opens on its own instead (product spec,
 * section 2), whatever address led here.
 */
export function usePageOfType(channel: Channel | undefined, page: 'radio' | 'tv-channel'): boolean {
  const host = useHost()
  const address = channel ? channelAddress(channel) : null
  const isHere = channel !== undefined && address === to(page, { id: channel.id })
  useEffect(() => {
    if (address && !isHere) host.navigate(address, { replace: true })
  }, [host, address, isHere])
  return isHere
}
