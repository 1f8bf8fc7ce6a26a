import { isOwnMachine, wideNetworkOf } from '../transport/client/address'
import { refuse } from '../transport/refusal'

/** Lines of one address: one per device, and many devices share an address of a mobile network. */
const PER_ADDRESS = 256
/** Lines of one IPv6 network of 48 bits, whose holder has 65,536 addresses of the kind above. */
const PER_NETWORK = 1_024
const PER_SERVER = 10_000
const RETRY_SECONDS = 30

/** Counts the open lines of this server by address and by wide network. */
export function createOpenLines({ perAddress = PER_ADDRESS, perNetwork = PER_NETWORK, perServer = PER_SERVER } = {}) {
  const counts = new Map<string, number>()
  let total = 0
  const add = (key: string, by: number) => {
    const count = (counts.get(key) ?? 0) + by
    if (count > 0) counts.set(key, count)
    else counts.delete(key)
  }
  return {
    /** Refuses one line too many; returns the function that gives its place back. */
    take(address: string): () => void {
      const network = `${wideNetworkOf(address)}/48`
      const isFull = (counts.get(address) ?? 0) >= perAddress || (counts.get(network) ?? 0) >= perNetwork
      if (total >= perServer || (isFull && !isOwnMachine(address)))
        throw refuse('tooMany', { retryAfter: RETRY_SECONDS })
      const change = (by: number) => {
        total += by
        for (const key of [address, network]) add(key, by)
      }
      change(1)
      let held = true
      return () => {
        if (held) change(-1)
        held = false
      }
    },
  }
}
