import { type Channel, channels } from '@plaza/shared/api'
import { useAction, useHost } from '@plaza/shared/host'
import { fromChannel } from '../../player/player-items.model'
import { usePlaying } from '../../player/use-playing'

/** Plays a channel live from wherever it is shown; its stream is asked for at the tap. */
export function useLive(channel: Pick<Channel, 'id'>) {
  const { player } = useHost()
  const state = usePlaying(channel.id)
  const asking = useAction(channels.play, {
    onDone: (answer) => player.send({ type: 'open', items: [fromChannel(answer)], index: 0 }),
  })
  const toggle = () => {
    if (state !== 'other') player.send({ type: 'toggle' })
    else void asking.run({ query: { id: channel.id } })
  }
  return { state, busy: asking.busy, toggle }
}
