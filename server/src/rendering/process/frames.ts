const LENGTH_BYTES = 4

/** A text with a length prefix. */
export function encodeFrame(text: string): Buffer {
  const content = Buffer.from(text)
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(content.length)
  return Buffer.concat([length, content])
}

/**
 * Splits a stream into frames. A frame longer than `most` bytes is not buffered: `tooBig` is called once, and reading
 * stops.
 */
export function createFrameReader(most: number, on: { frame(text: string): unknown; tooBig(): void }) {
  let parts: Buffer[] = []
  let size = 0
  let over = false

  return (part: Buffer): void => {
    if (over) return
    parts.push(part)
    size += part.length
    while (size >= LENGTH_BYTES) {
      const whole = parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts)
      parts = [whole]
      const end = LENGTH_BYTES + whole.readUInt32BE()
      if (end > most) {
        over = true
        parts = []
        on.tooBig()
        return
      }
      if (size < end) return
      parts = [whole.subarray(end)]
      size -= end
      on.frame(whole.toString('utf8', LENGTH_BYTES, end))
    }
  }
}
