const KB = 1024
const MB = KB * KB

/** Bytes in a readable unit. */
export function sizeText(bytes: number): string {
  if (bytes < KB) return `${Math.max(0, Math.round(bytes))} B`
  return bytes < MB ? `${(bytes / KB).toFixed(1)} KB` : `${(bytes / MB).toFixed(1)} MB`
}

/** Percentage of a text size multiple. */
export const percentOf = (multiple: number): number => Math.round(multiple * 100)

/** Name, version and build of a running release: `media/1.4.0-9a0e3976be`. */
export function partOf(key: string): { name: string; version: string; build: string } {
  const [name = '', release = ''] = key.split('/')
  const [version = '', build = ''] = release.split('-')
  return { name, version, build }
}
