import type { RealNameRefusal } from '@plaza/shared/api'
import type { RealNameAdapter } from '../../transport/ports/real-names'
import { refuse } from '../../transport/refusal'

/** The record of the embedded authority, by the three digits before the check digit: everybody else is in it. */
const exceptions: Readonly<Record<string, RealNameRefusal>> = { '000': 'not-found', '111': 'name-differs' }
const STRANGER = '222'
const NAME = /^[\p{Script=Han}·]{2,}$|^[\p{Script=Latin} '.-]{2,}$/u
/** Width and height of the smallest picture on which somebody can be recognised. */
const SMALLEST = 160

/** Width and height of a JPEG, by its frame header; null for anything else. */
function sizeOfJpeg(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
  }
  return null
}

function faceRefusal(face: Buffer, sequence: string): RealNameRefusal | null {
  const size = sizeOfJpeg(face)
  if (!size || Math.min(size.width, size.height) < SMALLEST) return 'picture'
  return sequence === STRANGER ? 'face-differs' : null
}

/** Answers by rules, for one machine: a real authority has the record. */
export const embeddedRealNames: RealNameAdapter = {
  async check({ name, card, face }) {
    const sequence = card.slice(14, 17)
    if (!NAME.test(name)) return 'name-differs'
    return exceptions[sequence] ?? (face ? faceRefusal(face, sequence) : null)
  },
}

/** For an installation without an authority: refuses. */
export const noRealNames: RealNameAdapter = {
  async check() {
    throw refuse('busy', { detail: 'names.none' })
  },
}
