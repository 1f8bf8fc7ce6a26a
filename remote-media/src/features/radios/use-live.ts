import { type Channel, type ChannelPlay, channels } from '@plaza/shared/api'
import { anticipate, hostNow, useHost } from '@plaza/shared/host'
import { usePlaying } from '@plaza/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { fromChannel } from '../../player/player-items.model'

/** Plays a channel live. Requests its stream on touchstart; the HLS code loads once the page is idle. */
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
      // The request pipeline has shown the error.
    }
    asked.current = null
    setBusy(false)
  }
  return {
    state,
    busy,
    toggle: () => void toggle(),
    /** Called on touchstart. */
    anticipate: () => {
      if (state === 'other') ask().catch(() => {})
    },
  }
}
