const MAX_LENGTH = 2_048

/** Browsers drop control characters and read a backslash as a slash. */
const printable = (address: string): boolean =>
  [...address].every((sign) => sign > ' ' && sign !== '\\' && sign !== '\u007f')

/**
 * An address of ours as path, query and hash; null for any other. Parses it as a browser would instead of comparing
 * strings, so that `//evil`, `/\evil` and `user@evil` fail.
 */
export function ownAddress(address: string, host: string, origins: readonly string[]): string | null {
  if (address.length === 0 || address.length > MAX_LENGTH || !printable(address)) return null
  try {
    const url = new URL(address, 'http://own.invalid')
    const own = url.host === 'own.invalid' || url.host === host || origins.includes(url.origin)
    if (!own || url.username || url.password || !['http:', 'https:'].includes(url.protocol)) return null
    const path = url.pathname.replace(/^\/+/, '/')
    return path + url.search + url.hash
  } catch {
    return null
  }
}
