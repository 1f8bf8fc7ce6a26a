import { refuse } from '../../../transport/refusal'
import { countParts } from './parts'

const SCREEN_BYTES = 13
const EXTENSION = 0x21
const IMAGE = 0x2c
const END = 0x3b
const CONTROL = 0xf9
const APPLICATION = 0xff
/** Extensions with the loop count of an animation; other applications may write anything. */
const animationExtensions = ['NETSCAPE2.0', 'ANIMEXTS1.0']

/** Size of a colour table, by the flags before it. */
const coloursIn = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** End of a chain of blocks. */
function chainEnd(file: Buffer, from: number): number {
  let at = from
  while ((file[at] ?? 0) > 0) at += (file[at] ?? 0) + 1
  if (at >= file.length) throw refuse('wrongMediaType')
  return at + 1
}

function isNeeded(file: Buffer, at: number): boolean {
  const label = file[at + 1]
  return (
    label === CONTROL ||
    (label === APPLICATION && animationExtensions.includes(file.toString('latin1', at + 3, at + 14)))
  )
}

/** A GIF without comments, texts, application data and anything after its end. */
export function cleanGif(file: Buffer): Buffer[] {
  let at = SCREEN_BYTES + coloursIn(file[10] ?? 0)
  const parts = [file.subarray(0, at)]
  const count = countParts()
  while (at < file.length) {
    count()
    const sign = file[at]
    if (sign === END) return [...parts, Buffer.from([END])]
    if (sign !== EXTENSION && sign !== IMAGE) break
    const end = sign === IMAGE ? chainEnd(file, at + 11 + coloursIn(file[at + 9] ?? 0)) : chainEnd(file, at + 2)
    if (sign === IMAGE || isNeeded(file, at)) parts.push(file.subarray(at, end))
    at = end
  }
  throw refuse('wrongMediaType')
}
