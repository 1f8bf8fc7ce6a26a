/**
 * Where a device stands in a share: 0 (inclusive) to 100 (exclusive), the same for ever for one device and salt, even
 * over all devices. FNV-1a with the finaliser of MurmurHash3, since neighbouring ids must fall far apart.
 */
export function bucketOf(device: string, salt: string): number {
  let hash = 0x811c9dc5
  for (const sign of `${salt}\n${device}`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  hash ^= hash >>> 16
  return ((hash >>> 0) / 2 ** 32) * 100
}
