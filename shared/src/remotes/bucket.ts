/**
 * Position of a device in rollouts: 0 (inclusive) to 100 (exclusive), stable per device and salt, and uniform over
 * devices. FNV-1a with the finalizer of MurmurHash3, which spreads similar ids.
 */
export function bucketOf(device: string, salt: string): number {
  let hash = 0x811c9dc5
  for (const sign of `${salt}\n${device}`) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  hash ^= hash >>> 16
  return ((hash >>> 0) / 2 ** 32) * 100
}
