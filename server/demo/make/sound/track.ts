/** Samples per second. */
export const RATE = 32000

/** Stereo samples. */
export interface Track {
  left: Float32Array
  right: Float32Array
}

export const track = (seconds: number): Track => ({
  left: new Float32Array(Math.ceil(seconds * RATE)),
  right: new Float32Array(Math.ceil(seconds * RATE)),
})

/** Mixes samples into a track at a time in seconds, `pan` from -1 (left) to 1. */
export function put(out: Track, at: number, samples: Float32Array, gain: number, pan: number): void {
  const from = Math.round(at * RATE)
  const l = gain * Math.cos(((pan + 1) * Math.PI) / 4)
  const r = gain * Math.sin(((pan + 1) * Math.PI) / 4)
  const end = Math.min(samples.length, out.left.length - from)
  for (let i = Math.max(0, -from); i < end; i++) {
    out.left[from + i] += samples[i] * l
    out.right[from + i] += samples[i] * r
  }
}

/** A loop of this many seconds: what is longer is mixed into the beginning. */
export function folded(out: Track, seconds: number): Track {
  const size = Math.round(seconds * RATE)
  const loop = track(seconds)
  for (let i = 0; i < out.left.length; i++) {
    loop.left[i % size] += out.left[i]
    loop.right[i % size] += out.right[i]
  }
  return loop
}
