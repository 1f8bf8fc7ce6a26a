import { useHost } from '@plaza/shared/host'
import { type Heard, resumption } from './listening.model'

/** Opens the player where a person stopped. */
export function useListen(): (heard: Heard) => void {
  const { player } = useHost()
  return (heard) => {
    const from = resumption(heard)
    if (from) player.send({ type: 'open', items: [from.item], index: 0, position: from.position })
  }
}
