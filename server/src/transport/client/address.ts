const GROUPS = 8
const ADDRESS_GROUPS = 4
const NETWORK_GROUPS = 3

/** The client's address: the socket's, or the last one in `X-Forwarded-For` behind a trusted proxy. */
export function clientAddress(
  forwardedFor: string | undefined,
  socketAddress: string | undefined,
  trustsProxy: boolean,
): string {
  const forwarded = trustsProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined
  return networkOf(forwarded || socketAddress || '')
}

/** The /64 network of an IPv6 address in any notation; an IPv4 address itself, also if mapped to IPv6. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !address.includes(':')) return mapped ?? address
  const [head = [], tail] = address
    .replace(/%.*$/, '')
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const zeros = tail ? new Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0') : []
  return [...head, ...zeros, ...(tail ?? [])]
    .slice(0, ADDRESS_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/**
 * The /48 network of an IPv6 network: its holder has 65,536 of the /64 networks that count as one address elsewhere.
 */
export const wideNetworkOf = (address: string): string =>
  address.includes(':') ? address.split(':').slice(0, NETWORK_GROUPS).join(':') : address
