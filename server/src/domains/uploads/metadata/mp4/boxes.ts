import { refuse } from '../../../../transport/refusal'

/** Length and name of a box; a larger length follows in eight more bytes. */
export const HEAD_BYTES = 8
export const LONG_HEAD_BYTES = 16

export interface Box {
  name: string
  at: number
  /** Offsets of its content and of the next box. */
  content: number
  end: number
}

/** The box whose head is at an offset, inside a parent that ends at `limit`; refuses one that exceeds it. */
export function boxOf(head: Buffer, at: number, limit: number): Box {
  const short = head.readUInt32BE(0)
  const isLong = short === 1 && head.length >= LONG_HEAD_BYTES
  const length = isLong ? Number(head.readBigUInt64BE(HEAD_BYTES)) : short
  const headBytes = isLong ? LONG_HEAD_BYTES : HEAD_BYTES
  const end = length === 0 ? limit : at + length
  if (end > limit || end < at + headBytes) throw refuse('wrongMediaType')
  return { name: head.toString('latin1', 4, HEAD_BYTES), at, content: at + headBytes, end }
}

/** More boxes are useless and keep the server busy. */
const MAX_BOXES = 10_000

/** The consecutive boxes in a part of a buffer. */
export function boxesIn(index: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let at = from; at + HEAD_BYTES <= to; ) {
    const box = boxOf(index.subarray(at, Math.min(at + LONG_HEAD_BYTES, to)), at, to)
    if (boxes.push(box) > MAX_BOXES) throw refuse('wrongMediaType')
    at = box.end
  }
  return boxes
}

/** The first box with this path of names, in a part of a buffer. */
export function boxAt(
  index: Buffer,
  { content, end }: Pick<Box, 'content' | 'end'>,
  path: readonly string[],
): Box | null {
  const [name, ...rest] = path
  const found = boxesIn(index, content, end).find((box) => box.name === name)
  return found && rest.length > 0 ? boxAt(index, found, rest) : (found ?? null)
}

/** Turns a box into free space in place, so that offsets into the file stay valid. */
export function blankBox(index: Buffer, { at, content, end }: Box): void {
  index.write('free', at + 4, 'latin1')
  index.fill(0, content, end)
}
