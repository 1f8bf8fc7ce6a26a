const twoDigits = (n: number) => String(n).padStart(2, '0')
const lengths = new Set([8, 5, 2])

/** Seconds of a duration HH:MM:SS, MM:SS or SS (product spec, section 5); null for anything else. */
export function parseDuration(text: string): number | null {
  if (!lengths.has(text.length) || !/^\d{2}(:[0-5]\d)*$/.test(text)) return null
  const parts = text.split(':').map(Number)
  return parts.reduce((seconds, part) => seconds * 60 + part, 0)
}

/** Seconds as M:SS, from one hour as H:MM:SS; 0:00 for negative or unknown values. */
export function clock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const minutes = Math.floor(whole / 60)
  const rest = twoDigits(whole % 60)
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${rest}`
}

/** Seconds as hours with 1 decimal (product spec, section 9). */
export function hours(seconds: number): string {
  return Number.isFinite(seconds) ? (Math.round(seconds / 360) / 10).toFixed(1) : '0.0'
}
