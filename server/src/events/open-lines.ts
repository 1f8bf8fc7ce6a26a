import { isOwnMachine } from '../transport/client/address'
import { refuse } from '../transport/refusal'

/** Lines of one address: one per device, and many devices share an address of a mobile network. */
const PER_ADDRESS = 256
const PER_SERVER = 10_000
const RETRY_SECONDS = 30

/** Counts the open lines of this server by address. */
export function createOpenLines({ perAddress = PER_ADDRESS, perServer = PER_SERVER } = {}) {
  const byAddress = new Map<string, number>()
  let total = 0
  return {
    /** Refuses one line too many; returns the function that gives its place back. */
    take(address: string): () => void {
      const others = byAddress.get(address) ?? 0
      if (total >= perServer || (others >= perAddress && !isOwnMachine(address)))
        throw refuse('tooMany', { retryAfter: RETRY_SECONDS })
      total++
      byAddress.set(address, others + 1)
      let held = true
      return () => {
        if (!held) return
        held = false
        total--
        const left = (byAddress.get(address) ?? 1) - 1
        if (left > 0) byAddress.set(address, left)
        else byAddress.delete(address)
      }
    },
  }
}
