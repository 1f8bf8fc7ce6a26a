import type { ChannelPlay } from '@plaza/shared/api'
import { type Resource, useHost } from '@plaza/shared/host'
import { channelAddress, to } from '@plaza/shared/routes'
import { useEffect } from 'react'

/** A channel of the other type redirects to its own page (product spec, section 2); until then the page stays empty. */
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
