export const RATE = 32000

/** A small seeded generator, so that every run makes the same bytes. */
export function seeded(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const hertz = (midi) => 440 * 2 ** ((midi - 69) / 12)
const TAU = Math.PI * 2

export const track = (seconds) => ({
  left: new Float32Array(Math.ceil(seconds * RATE)),
  right: new Float32Array(Math.ceil(seconds * RATE)),
})

function put(out, at, samples, gain, pan) {
  const from = Math.round(at * RATE)
  const l = gain * Math.cos(((pan + 1) * Math.PI) / 4)
  const r = gain * Math.sin(((pan + 1) * Math.PI) / 4)
  const end = Math.min(samples.length, out.left.length - from)
  for (let i = Math.max(0, -from); i < end; i++) {
    out.left[from + i] += samples[i] * l
    out.right[from + i] += samples[i] * r
  }
}

/** A plucked string (Karplus and Strong); the loop's filter delays by its own share, which the line's length makes up for. */
function pluck(midi, seconds, random, { bright = 0.5, decay = 0.9985 } = {}) {
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

function fade(samples, attack, release) {
  const a = attack * RATE
  const r = release * RATE
  for (let i = 0; i < samples.length; i++) {
    const gain = Math.min(1, i / a, (samples.length - i) / r)
    samples[i] *= gain
  }
  return samples
}

function pad(midi, seconds, random, { warmth = 0.5 } = {}) {
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

function flute(midi, seconds, random) {
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

function bell(midi, seconds) {
  const out = new Float32Array(Math.round(seconds * RATE))
  const f = hertz(midi)
  const parts = [
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

function piano(midi, seconds) {
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

function bass(midi, seconds) {
  const out = new Float32Array(Math.round(seconds * RATE))
  const f = hertz(midi)
  for (let i = 0; i < out.length; i++) {
    const t = i / RATE
    out[i] = (Math.sin(TAU * f * t) + 0.25 * Math.sin(TAU * 2 * f * t)) * Math.exp(-t * 0.9) * 0.8
  }
  return fade(out, 0.02, 0.2)
}

function wood(midi, seconds, random) {
  const out = new Float32Array(Math.round(Math.min(seconds, 0.18) * RATE))
  const f = hertz(midi)
  for (let i = 0; i < out.length; i++) {
    const t = i / RATE
    out[i] = Math.sin(TAU * f * t) * Math.exp(-t * 46) + (random() * 2 - 1) * 0.2 * Math.exp(-t * 160)
  }
  return out
}

const shake = (_, seconds, random) => {
  const out = new Float32Array(Math.round(Math.min(seconds, 0.12) * RATE))
  let before = 0
  for (let i = 0; i < out.length; i++) {
    const noise = random() * 2 - 1
    out[i] = (noise - before) * 0.3 * Math.exp((-i / RATE) * 34)
    before = noise
  }
  return fade(out, 0.012, 0.03)
}

const voices = { pluck, pad, flute, bell, piano, bass, wood, shake }

export function play(out, { voice, at, midi, seconds, gain, pan = 0, random, ...options }) {
  put(out, at, voices[voice](midi, seconds, random, options), gain, pan)
}

/** Waves on a beach, or rain: noise through a slow filter. */
export function ambience(out, kind, gain, random, period = out.left.length / RATE) {
  const states = [0, 0]
  const length = out.left.length
  for (let i = 0; i < length; i++) {
    const t = i / RATE
    const swell = 0.5 + 0.5 * Math.sin((TAU * t * Math.round(period / 8)) / period)
    const open = kind === 'rain' ? 0.32 : 0.02 + 0.09 * swell * swell
    const level = kind === 'rain' ? 0.5 : 0.25 + 0.75 * swell
    for (const [side, name] of ['left', 'right'].entries()) {
      states[side] += (random() * 2 - 1 - states[side]) * open
      const drop = kind === 'rain' && random() > 0.9994 ? (random() - 0.5) * 1.4 : 0
      out[name][i] += (states[side] * level + drop) * gain
    }
  }
}

/** A small hall: eight crossed delay lines. With `wrap` the tail falls on the beginning, so that a loop has no seam. */
export function hall(out, { wet = 0.28, size = 1, wrap = 0 } = {}) {
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

export function folded(out, seconds) {
  const size = Math.round(seconds * RATE)
  const loop = track(seconds)
  for (let i = 0; i < out.left.length; i++) {
    loop.left[i % size] += out.left[i]
    loop.right[i % size] += out.right[i]
  }
  return loop
}

export function wav(out, { fadeIn = 0, fadeOut = 0, peak = 0.82 } = {}) {
  const length = out.left.length
  let top = 0
  for (let i = 0; i < length; i++) top = Math.max(top, Math.abs(out.left[i]), Math.abs(out.right[i]))
  const gain = peak / (top || 1)
  const data = Buffer.alloc(44 + length * 4)
  data.write('RIFF', 0)
  data.writeUInt32LE(36 + length * 4, 4)
  data.write('WAVEfmt ', 8)
  data.writeUInt32LE(16, 16)
  data.writeUInt16LE(1, 20)
  data.writeUInt16LE(2, 22)
  data.writeUInt32LE(RATE, 24)
  data.writeUInt32LE(RATE * 4, 28)
  data.writeUInt16LE(4, 32)
  data.writeUInt16LE(16, 34)
  data.write('data', 36)
  data.writeUInt32LE(length * 4, 40)
  for (let i = 0; i < length; i++) {
    const t = i / RATE
    const rest = (length - i) / RATE
    const edge = Math.min(1, fadeIn ? t / fadeIn : 1, fadeOut ? rest / fadeOut : 1) * gain * 32767
    data.writeInt16LE(Math.round(out.left[i] * edge), 44 + i * 4)
    data.writeInt16LE(Math.round(out.right[i] * edge), 46 + i * 4)
  }
  return data
}
