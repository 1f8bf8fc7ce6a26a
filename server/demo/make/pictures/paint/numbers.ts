import { seeded } from '../../chance'

export const TAU = Math.PI * 2

export const clamp = (v: number, a = 0, b = 1) => Math.min(b, Math.max(a, v))

export const lerp = (a: number, b: number, t: number) => a + (b - a) * t

export const smooth = (a: number, b: number, v: number) => {
  const t = clamp((v - a) / (b - a))
  return t * t * (3 - 2 * t)
}

export const hash = (text: string) =>
  [...text].reduce((sum, sign) => Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5)

/** Smooth noise from 0 to 1, in octaves. */
export function noise2(seed: number) {
  const random = seeded(seed)
  const size = 128
  const lattice = Float32Array.from({ length: size * size }, random)
  const at = (x: number, y: number) => lattice[(y & (size - 1)) * size + (x & (size - 1))]
  const value = (x: number, y: number) => {
    const ix = Math.floor(x)
    const iy = Math.floor(y)
    const fx = x - ix
    const fy = y - iy
    const u = fx * fx * (3 - 2 * fx)
    const v = fy * fy * (3 - 2 * fy)
    return lerp(lerp(at(ix, iy), at(ix + 1, iy), u), lerp(at(ix, iy + 1), at(ix + 1, iy + 1), u), v)
  }
  return (x: number, y: number, octaves = 5) => {
    let sum = 0
    let weight = 0.5
    let total = 0
    let f = 1
    for (let o = 0; o < octaves; o++) {
      sum += weight * value(x * f + o * 17.3, y * f + o * 9.1)
      total += weight
      weight *= 0.5
      f *= 2.03
    }
    return sum / total
  }
}
