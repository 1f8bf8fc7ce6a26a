import { lerp } from './numbers'
import type { Stops } from './types'

export const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

export const mix = (a: string, b: string, t: number) => {
  const [x, y] = [rgb(a), rgb(b)]
  return `#${x
    .map((v, i) =>
      Math.round(lerp(v, y[i], t))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export const alpha = (hex: string, a: number) => `rgba(${rgb(hex).join(',')},${a})`

/** Colour of a sky at the horizon. */
export const horizonOf = (sky: Stops): string => sky.at(-1)?.[1] ?? ''
