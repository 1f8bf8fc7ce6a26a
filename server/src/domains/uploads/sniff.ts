export interface FileFormat {
  kind: 'image' | 'video' | 'audio'
  mime: string
  width: number | null
  height: number | null
}

const formatOf = (
  kind: FileFormat['kind'],
  mime: string,
  size: { width: number; height: number } | null = null,
): FileFormat => ({ kind, mime, width: size?.width ?? null, height: size?.height ?? null })

/** The type of a file by its first bytes; name and declared type are ignored. Null for anything not accepted. */
export function sniff(head: Buffer): FileFormat | null {
  if (head.length < 16) return null
  if (head.readUInt32BE(0) === 0x89504e47 && head.readUInt32BE(4) === 0x0d0a1a0a)
    return formatOf('image', 'image/png', pngSize(head))
  if (head.readUInt16BE(0) === 0xffd8 && head[2] === 0xff) return formatOf('image', 'image/jpeg', jpegSize(head))
  const ascii = head.toString('latin1', 0, 16)
  if (/^GIF8[79]a/.test(ascii)) return formatOf('image', 'image/gif', gifSize(head))
  if (ascii.startsWith('RIFF') && ascii.slice(8, 12) === 'WEBP') return formatOf('image', 'image/webp', webpSize(head))
  if (ascii.slice(4, 8) === 'ftyp')
    return ascii.slice(8, 11) === 'M4A' ? formatOf('audio', 'audio/mp4') : formatOf('video', 'video/mp4')
  if (ascii.startsWith('ID3') || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2))
    return formatOf('audio', 'audio/mpeg')
  return null
}

const pngSize = (head: Buffer) =>
  head.length < 24 ? null : { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }

/** The screen size, or the first frame's if that is larger, as browsers do. */
function gifSize(head: Buffer) {
  const screen = { width: head.readUInt16LE(6), height: head.readUInt16LE(8) }
  const flags = head[10] ?? 0
  let at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  while (head[at] === 0x21) {
    at += 2
    while ((head[at] ?? 0) > 0) at += (head[at] ?? 0) + 1
    at += 1
  }
  if (head[at] !== 0x2c || at + 9 > head.length) return screen
  return {
    width: Math.max(screen.width, head.readUInt16LE(at + 1) + head.readUInt16LE(at + 5)),
    height: Math.max(screen.height, head.readUInt16LE(at + 3) + head.readUInt16LE(at + 7)),
  }
}

/** Frame headers with the size: all of C0 to CF except tables and reserved ones. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(head: Buffer) {
  let at = 2
  while (at + 9 < head.length && head[at] === 0xff) {
    const marker = head[at + 1] ?? 0
    if (isFrame(marker)) return { width: head.readUInt16BE(at + 7), height: head.readUInt16BE(at + 5) }
    at += marker === 0xff ? 1 : 2 + head.readUInt16BE(at + 2)
  }
  return null
}

function webpSize(head: Buffer) {
  const format = head.toString('latin1', 12, 16)
  if (head.length < 30) return null
  if (format === 'VP8X') return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }
  if (format === 'VP8 ') return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }
  if (format !== 'VP8L') return null
  const bits = head.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}
