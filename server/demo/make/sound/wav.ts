import { RATE, type Track } from './track'

interface Edges {
  fadeIn?: number
  fadeOut?: number
  peak?: number
}

/** A track as a 16-bit file. */
export function wav(out: Track, { fadeIn = 0, fadeOut = 0, peak = 0.82 }: Edges = {}): Buffer {
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
