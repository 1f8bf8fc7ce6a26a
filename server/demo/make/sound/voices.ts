import type { Random } from '../chance'
import { RATE } from './track'

/** Additional options of a voice. */
export interface Options {
  bright?: number
  decay?: number
  warmth?: number
}

const TAU = Math.PI * 2
const hertz = (midi: number) => 440 * 2 ** ((midi - 69) / 12)

/** A plucked string (Karplus-Strong); the line's length compensates the delay of the loop filter. */
export function pluck(midi: number, seconds: number, random: Random, { bright = 0.5, decay = 0.9985 }: Options = {}) {
  const soft = 0.34
  const period = RATE / hertz(midi) - soft
  const size = Math.floor(period)
  const fraction = period - size
  const line = new Float32Array(size + 2)
  let low = 0
  for (let i = 0; i < size; i++) {
    low += (random() * 2 - 1 - low) * bright
    line[i] = low
  }
  const out = new Float32Array(Math.round(seconds * RATE))
  let before = 0
  for (let i = 0; i < out.length; i++) {
    if (i < size) {
      out[i] = line[i]
      continue
    }
    const value = out[i - size] * (1 - fraction) + (i > size ? out[i - size - 1] : 0) * fraction
    out[i] = (value * (1 - soft) + before * soft) * decay
    before = value
  }
  return fade(out, 0.002, 0.12)
}

function fade(samples: Float32Array, attack: number, release: number): Float32Array {
  const a = attack * RATE
  const r = release * RATE
  for (let i = 0; i < samples.length; i++) {
    const gain = Math.min(1, i / a, (samples.length - i) / r)
    samples[i] *= gain
  }
  return samples
}

export function pad(midi: number, seconds: number, random: Random, { warmth = 0.5 }: Options = {}) {
  const out = new Float32Array(Math.round(seconds * RATE))
  const voices = [-0.07, 0, 0.06].map((cents) => ({
    f: hertz(midi + cents),
    phase: random() * TAU,
    drift: random() * TAU,
  }))
  for (let i = 0; i < out.length; i++) {
    const t = i / RATE
    let value = 0
    for (const voice of voices) {
      const phase = TAU * voice.f * t + voice.phase + 0.6 * Math.sin(t * 0.7 + voice.drift)
      value += Math.sin(phase) + warmth * 0.35 * Math.sin(2 * phase) + warmth * 0.14 * Math.sin(3 * phase)
    }
    out[i] = value * 0.2 * (0.86 + 0.14 * Math.sin(t * 0.9 + voices[0].drift))
  }
  return fade(out, Math.min(1.6, seconds * 0.35), Math.min(2.2, seconds * 0.45))
}

export function flute(midi: number, seconds: number, random: Random) {
  const out = new Float32Array(Math.round(seconds * RATE))
  const f = hertz(midi)
  let phase = 0
  let breath = 0
  for (let i = 0; i < out.length; i++) {
    const t = i / RATE
    const depth = Math.min(1, Math.max(0, (t - 0.25) / 0.5)) * 0.006
    const slide = t < 0.07 ? -0.02 * (1 - t / 0.07) : 0
    phase += (TAU * f * (1 + slide + depth * Math.sin(TAU * 4.9 * t))) / RATE
    breath += (random() * 2 - 1 - breath) * 0.35
    out[i] = Math.sin(phase) * 0.7 + Math.sin(2 * phase) * 0.17 + Math.sin(3 * phase) * 0.07 + breath * 0.05
  }
  return fade(out, Math.min(0.09, seconds / 4), Math.min(0.28, seconds / 2))
}

export function bell(midi: number, seconds: number) {
  const out = new Float32Array(Math.round(seconds * RATE))
  const f = hertz(midi)
  const parts: [ratio: number, gain: number, life: number][] = [
    [1, 1, 1.6],
    [2.01, 0.42, 0.9],
    [3.98, 0.2, 0.45],
    [6.1, 0.08, 0.22],
  ]
  for (let i = 0; i < out.length; i++) {
    const t = i / RATE
    let value = 0
    for (const [ratio, gain, life] of parts) value += gain * Math.sin(TAU * f * ratio * t) * Math.exp(-t / life)
    out[i] = value * 0.5
  }
  return fade(out, 0.003, 0.2)
}

export function piano(midi: number, seconds: number) {
  const out = new Float32Array(Math.round(seconds * RATE))
  const f = hertz(midi)
  const life = 2.6 * 2 ** ((60 - midi) / 24)
  for (let i = 0; i < out.length; i++) {
    const t = i / RATE
    let value = 0
    for (let n = 1; n <= 6; n++)
      value += (Math.sin(TAU * f * n * (1 + 0.0004 * n * n) * t) / n ** 1.5) * Math.exp((-t * (0.7 + n * 0.55)) / life)
    out[i] = value * 0.5
  }
  return fade(out, 0.004, 0.25)
}

export function bass(midi: number, seconds: number) {
  const out = new Float32Array(Math.round(seconds * RATE))
  const f = hertz(midi)
  for (let i = 0; i < out.length; i++) {
    const t = i / RATE
    out[i] = (Math.sin(TAU * f * t) + 0.25 * Math.sin(TAU * 2 * f * t)) * Math.exp(-t * 0.9) * 0.8
  }
  return fade(out, 0.02, 0.2)
}

export function wood(midi: number, seconds: number, random: Random) {
  const out = new Float32Array(Math.round(Math.min(seconds, 0.18) * RATE))
  const f = hertz(midi)
  for (let i = 0; i < out.length; i++) {
    const t = i / RATE
    out[i] = Math.sin(TAU * f * t) * Math.exp(-t * 46) + (random() * 2 - 1) * 0.2 * Math.exp(-t * 160)
  }
  return out
}

export const shake = (_: number, seconds: number, random: Random) => {
  const out = new Float32Array(Math.round(Math.min(seconds, 0.12) * RATE))
  let before = 0
  for (let i = 0; i < out.length; i++) {
    const noise = random() * 2 - 1
    out[i] = (noise - before) * 0.3 * Math.exp((-i / RATE) * 34)
    before = noise
  }
  return fade(out, 0.012, 0.03)
}
