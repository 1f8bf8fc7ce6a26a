import { type Channel, type ChannelPlay, channels } from '@plaza/shared/api'
import { anticipate, hostNow, useHost } from '@plaza/shared/host'
import { useEffect, useRef, useState } from 'react'
import { fromChannel } from '../../player/player-items.model'
import { usePlaying } from '../../player/use-playing'

/**
 * Plays a channel live from wherever it is shown. Its stream is asked for while the finger is still on the button; what
 * HLS needs is fetched once the page stands.
 */
export function useLive(channel: Pick<Channel, 'id'>) {
  const { player } = useHost()
  const { id } = channel
  const state = usePlaying(id)
  const [busy, setBusy] = useState(false)
  const asked = useRef<Promise<ChannelPlay> | null>(null)
  useEffect(() => anticipate('live'), [])

  const ask = () => {
    asked.current ??= hostNow().request(channels.play, { query: { id } })
    asked.current.catch(() => {
      asked.current = null
    })
    return asked.current
  }
  const toggle = async () => {
    if (state !== 'other') return player.send({ type: 'toggle' })
    setBusy(true)
    try {
      player.send({ type: 'open', items: [fromChannel(await ask())], index: 0 })
    } catch {
      // The pipeline has said why.
    }
    asked.current = null
    setBusy(false)
  }
  return {
    state,
    busy,
    toggle: () => void toggle(),
    /** A finger is on the button. */
    anticipate: () => {
      if (state === 'other') ask().catch(() => {})
    },
  }
}
