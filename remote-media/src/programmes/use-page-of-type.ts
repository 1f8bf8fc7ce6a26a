import type { ChannelPlay } from '@plaza/shared/api'
import { type Resource, useHost } from '@plaza/shared/host'
import { channelAddress, to } from '@plaza/shared/routes'
import { useEffect } from 'react'

/**
 * A channel that belongs on this page: one of another type opens on its own instead (product spec, section 2), whatever
 * address led here, and until then is not there.
 */
export function usePageOfType(of: Resource<ChannelPlay>, page: 'radio' | 'tv-channel'): Resource<ChannelPlay> {
  const host = useHost()
  const channel = of.data?.channel
  const address = channel ? channelAddress(channel) : null
  const isElsewhere = channel !== undefined && address !== to(page, { id: channel.id })
  useEffect(() => {
    if (address && isElsewhere) host.navigate(address, { replace: true })
  }, [host, address, isElsewhere])
  return isElsewhere ? { ...of, data: undefined, pending: true } : of
}
