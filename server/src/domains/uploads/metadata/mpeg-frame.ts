const HEADER_BYTES = 4
const MPEG_1 = 3
const MPEG_2 = 2
const RESERVED = 1
const LAYER_1 = 3
const LAYER_2 = 2
const LAYER_3 = 1
const KILOBIT = 1_000
/** Mask for version, layer and sample rate in a header shifted by ten bits. */
const KIND_BITS = 0x783

/** Sample rates of MPEG 1; MPEG 2 has half and MPEG 2.5 a quarter of them. */
const SAMPLE_RATES = [44_100, 48_000, 32_000]
/** Bit rates in kbit/s by index and layer of MPEG 1; 0 is the free format, whose frames have no stated length. */
const BIT_RATES: Readonly<Record<number, readonly number[]>> = {
  [LAYER_1]: [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  [LAYER_2]: [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  [LAYER_3]: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
}
/** The same for MPEG 2 and 2.5. */
const LOW_BIT_RATES: Readonly<Record<number, readonly number[]>> = {
  [LAYER_1]: [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  [LAYER_2]: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  [LAYER_3]: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}

interface MpegFrame {
  bytes: number
  seconds: number
  /** Version, layer and sample rate, which are constant in a file. */
  kind: number
}

/** The MPEG audio frame whose header is at an offset of a file; null if there is none. */
export function mpegFrame(file: Buffer, at: number): MpegFrame | null {
  if (at + HEADER_BYTES > file.length) return null
  const header = file.readUInt32BE(at)
  const [version, layer] = [(header >>> 19) & 3, (header >>> 17) & 3]
  const [bitIndex, sampleIndex, padding] = [(header >>> 12) & 15, (header >>> 10) & 3, (header >>> 9) & 1]
  const isHeader = header >>> 21 === 0x7ff && version !== RESERVED && layer !== 0
  const kilobits = (version === MPEG_1 ? BIT_RATES : LOW_BIT_RATES)[layer]?.[bitIndex]
  const baseRate = SAMPLE_RATES[sampleIndex]
  if (!isHeader || !kilobits || !baseRate) return null
  const sampleRate = version === MPEG_1 ? baseRate : baseRate / (version === MPEG_2 ? 2 : 4)
  const bits = kilobits * KILOBIT
  const kind = (header >>> 10) & KIND_BITS
  if (layer === LAYER_1)
    return { bytes: (Math.floor((12 * bits) / sampleRate) + padding) * 4, seconds: 384 / sampleRate, kind }
  const samplesPerByte = layer === LAYER_3 && version !== MPEG_1 ? 72 : 144
  return {
    bytes: Math.floor((samplesPerByte * bits) / sampleRate) + padding,
    seconds: (samplesPerByte * 8) / sampleRate,
    kind,
  }
}
