const KB = 1024
const MB = KB * KB

/** Bytes as people say them. */
export function sizeText(bytes: number): string {
  if (bytes < KB) return `${Math.max(0, Math.round(bytes))} B`
  return bytes < MB ? `${(bytes / KB).toFixed(1)} KB` : `${(bytes / MB).toFixed(1)} MB`
}

/** What a text size of the slider is called. */
export const percentOf = (multiple: number): number => Math.round(multiple * 100)
