import type { Random } from '../chance'
import { RATE, type Track } from './track'

const TAU = Math.PI * 2

/** Waves on a beach, or rain: noise through a slow filter. */
export function ambience(
  out: Track,
  kind: 'sea' | 'rain',
  gain: number,
  random: Random,
  period = out.left.length / RATE,
): void {
  const states = [0, 0]
  const length = out.left.length
  for (let i = 0; i < length; i++) {
    const t = i / RATE
    const swell = 0.5 + 0.5 * Math.sin((TAU * t * Math.round(period / 8)) / period)
    const open = kind === 'rain' ? 0.32 : 0.02 + 0.09 * swell * swell
    const level = kind === 'rain' ? 0.5 : 0.25 + 0.75 * swell
    for (const [side, name] of (['left', 'right'] as const).entries()) {
      states[side] += (random() * 2 - 1 - states[side]) * open
      const drop = kind === 'rain' && random() > 0.9994 ? (random() - 0.5) * 1.4 : 0
      out[name][i] += (states[side] * level + drop) * gain
    }
  }
}

/**
 * Reverb of a small hall: eight crossed delay lines. With `wrap` the tail continues at the beginning, so that a loop
 * has no seam.
 */
export function hall(
  out: Track,
  { wet = 0.28, size = 1, wrap = 0 }: { wet?: number; size?: number; wrap?: number } = {},
): void {
  const length = out.left.length
  const delays = [1187, 1361, 1543, 1777, 1933, 2179, 2411, 2683].map((n) => Math.round(n * size))
  const lines = delays.map((n) => new Float32Array(n))
  const at = delays.map(() => 0)
  const damp = delays.map(() => 0)
  const dryLeft = out.left.slice()
  const dryRight = out.right.slice()
  const passes = wrap ? 2 : 1
  for (let pass = 0; pass < passes; pass++) {
    for (let i = 0; i < length; i++) {
      let sum = 0
      for (let n = 0; n < 8; n++) sum += lines[n][at[n]]
      let l = 0
      let r = 0
      for (let n = 0; n < 8; n++) {
        const value = lines[n][at[n]]
        damp[n] += (value - sum * 0.25 - damp[n]) * 0.58
        lines[n][at[n]] = damp[n] * 0.86 + (n % 2 ? dryRight[i] : dryLeft[i]) * 0.5
        at[n] = (at[n] + 1) % delays[n]
        if (n % 2) r += value
        else l += value
      }
      if (pass === passes - 1) {
        out.left[i] = dryLeft[i] * (1 - wet * 0.4) + l * wet * 0.5
        out.right[i] = dryRight[i] * (1 - wet * 0.4) + r * wet * 0.5
      }
    }
  }
}
