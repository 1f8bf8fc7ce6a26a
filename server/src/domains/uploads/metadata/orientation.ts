const TAG = 0x0112
const SHORT = 3
const ENTRY_BYTES = 12
const UPRIGHT = 1
const MAX = 8

/** Orientation, 1 to 8, from the TIFF structure in EXIF; 1 if it is not readable. */
export function orientationOf(tiff: Buffer): number {
  if (tiff.length < 8) return UPRIGHT
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const entries = short(first)
  for (let entry = 0; entry < entries; entry++) {
    const at = first + 2 + entry * ENTRY_BYTES
    if (at + ENTRY_BYTES > tiff.length) break
    if (short(at) !== TAG || short(at + 2) !== SHORT) continue
    const value = short(at + 8)
    return value >= UPRIGHT && value <= MAX ? value : UPRIGHT
  }
  return UPRIGHT
}

/** A TIFF structure with only the orientation; null for an upright picture. */
export function onlyOrientation(tiff: Buffer): Buffer | null {
  const orientation = orientationOf(tiff)
  if (orientation === UPRIGHT) return null
  const made = Buffer.alloc(26)
  made.write('MM\0*', 0, 'latin1')
  made.writeUInt32BE(8, 4)
  made.writeUInt16BE(1, 8)
  made.writeUInt16BE(TAG, 10)
  made.writeUInt16BE(SHORT, 12)
  made.writeUInt32BE(1, 14)
  made.writeUInt16BE(orientation, 18)
  return made
}
