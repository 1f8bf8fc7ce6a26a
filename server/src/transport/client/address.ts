import { isIP } from 'node:net'
import { isLoopback } from '../../exposure'

const GROUPS = 8
const ADDRESS_GROUPS = 4
const NETWORK_GROUPS = 3
/** First six groups of an IPv4 address that is mapped to IPv6. */
const MAPPED = '0:0:0:0:0:ffff'

/** The client's address: the socket's, or the last one in `X-Forwarded-For` behind a trusted proxy. */
export function clientAddress(
  forwardedFor: string | undefined,
  socketAddress: string | undefined,
  trustsProxy: boolean,
): string {
  const forwarded = trustsProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined
  return networkOf(forwarded || socketAddress || '')
}

/** The machine itself: a local client, or a proxy that is not trusted to name its clients. */
export const isOwnMachine = (address: string): boolean => address === '' || isLoopback(address)

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser knows every notation: upper case, leading zeros, an IPv4 address at the end.
  const [head = [], tail = []] = new URL(`http://[${address}]/`).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  return [...head, ...Array<string>(GROUPS - head.length - tail.length).fill('0'), ...tail]
}

/** The IPv4 address in the last two groups of an IPv6 address. */
const mappedAddress = (groups: readonly string[]): string =>
  groups
    .slice(-2)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.')

/**
 * The /64 network of an IPv6 address in any notation; an IPv4 address itself, also if mapped to IPv6, and so loopback.
 * Some proxies add a port or a zone.
 */
export function networkOf(address: string): string {
  const bare = address
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  if (isIP(bare) !== 6) return bare
  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, -2).join(':') === MAPPED
  if (isMapped) return mappedAddress(groups)
  return groups.join(':') === '0:0:0:0:0:0:0:1' ? '::1' : groups.slice(0, ADDRESS_GROUPS).join(':')
}

/**
 * The /48 network of an IPv6 network: its holder has 65,536 of the /64 networks that count as one address elsewhere.
 */
export const wideNetworkOf = (address: string): string =>
  address.includes(':') ? address.split(':').slice(0, NETWORK_GROUPS).join(':') : address

/** The network of an address as it is shown to people: 24 bits of IPv4, 48 of IPv6; none of a local client. */
export function prefixOf(address: string): string | null {
  if (address.includes(':')) return address === '::1' ? address : `${wideNetworkOf(address)}::/48`
  const parts = address.split('.')
  return parts.length === 4 ? `${parts.slice(0, 3).join('.')}.0/24` : null
}
