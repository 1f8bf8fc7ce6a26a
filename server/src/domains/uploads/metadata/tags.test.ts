import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cleanGif } from './gif'
import { cleanMp3 } from './mp3'
import { mpegFrame } from './mpeg-frame'

const sample = (name: string) => readFileSync(join(import.meta.dirname, 'samples', name))
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))

describe('a GIF', () => {
  const head = bytes('GIF89a', [2, 0, 1, 0, 0x80, 0, 0], [0, 0, 0, 255, 255, 255])
  const control = bytes([0x21, 0xf9, 4, 0, 10, 0, 0, 0])
  const loop = bytes([0x21, 0xff, 11], 'NETSCAPE2.0', [3, 1, 0, 0, 0])
  const picture = bytes([0x2c, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x44, 0x0a, 0])
  const coloured = bytes([0x2c, 0, 0, 0, 0, 2, 0, 1, 0, 0x80, 9, 9, 9, 8, 8, 8, 2, 2, 0x44, 0x0a, 0])
  const comment = bytes([0x21, 0xfe, 6], 'SECRET', [0])
  const own = bytes([0x21, 0xff, 11], 'XMP DataXMP', [6], 'SECRET', [0])
  const words = bytes([0x21, 0x01, 12], 'SECRETSECRET', [6], 'SECRET', [0])
  const end = bytes([0x3b])

  it('keeps what is drawn and how it moves, and nothing else', () => {
    const told = [head, comment, loop, own, control, picture, words, control, coloured, end, Buffer.from('SECRET')]
    const kept = [head, loop, control, picture, control, coloured, end]
    expect(Buffer.concat(cleanGif(Buffer.concat(told))).toString('hex')).toBe(Buffer.concat(kept).toString('hex'))
  })

  it.each<[string, Buffer]>([
    ['that breaks off', Buffer.concat([head, picture])],
    ['whose chain of blocks does not end', Buffer.concat([head, control, comment.subarray(0, 5)])],
    ['of something else', Buffer.concat([head, Buffer.from('SECRET')])],
  ])('%s is refused', (_, file) => expect(() => cleanGif(file)).toThrow())
})

/** Frames of MPEG 1, layer III, 128 kbit/s: 417 bytes at 44.1 kHz. */
const frames = (count: number, rates = 0x90) => {
  const frame = Buffer.alloc(417, 0x55)
  frame.set([0xff, 0xfb, rates, 0])
  return Buffer.concat(Array<Buffer>(count).fill(frame))
}
const emptyTag = bytes('ID3', [4, 0, 0, 0, 0, 0, 0])

describe('an MP3', () => {
  it('is left without its tags, before the sound and behind it', () => {
    const file = sample('tagged.mp3')
    const [sound] = cleanMp3(file) as [Buffer]
    expect([file.includes('SECRET'), sound.includes('SECRET'), sound[0]]).toEqual([true, false, 0xff])
    expect(file.includes(sound)).toBe(true)
    const ape = Buffer.alloc(32)
    ape.write('APETAGEX', 'latin1')
    ape.writeUInt32LE(38, 12)
    const tagged = Buffer.concat([sound, Buffer.from('SECRET'), ape])
    expect(Buffer.concat(cleanMp3(tagged))).toEqual(sound)
  })

  it.each<[string, Buffer]>([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a frame that is cut off', Buffer.from([0xff, 0xfb, 0x90, 0, 1, 2, 3])],
    ['sound of another sample rate', frames(3, 0x94)],
    ['zeros', Buffer.alloc(900)],
  ])('is cut where its frames end, before %s', (_, behind) => {
    expect(Buffer.concat(cleanMp3(Buffer.concat([frames(8), behind])))).toEqual(frames(8))
  })

  it.each<[string, number, number]>([
    ['MPEG 1, layer III, 128 kbit/s at 44.1 kHz', 0xfffb9000, 417],
    ['the same, padded', 0xfffb9200, 418],
    ['MPEG 1, layer III, 64 kbit/s at 32 kHz', 0xfffb5800, 288],
    ['MPEG 2, layer III, 64 kbit/s at 22.05 kHz', 0xfff38000, 208],
    ['MPEG 2.5, layer III, 16 kbit/s at 8 kHz', 0xffe32800, 144],
    ['MPEG 1, layer II, 192 kbit/s at 48 kHz', 0xfffda400, 576],
    ['MPEG 1, layer I, 384 kbit/s at 44.1 kHz', 0xffffc000, 416],
  ])('has frames as long as their header says: %s', (_, header, bytes) => {
    const head = Buffer.alloc(4)
    head.writeUInt32BE(header)
    expect(mpegFrame(head, 0)?.bytes).toBe(bytes)
  })

  it.each([0xfffb0000, 0xfffbf000, 0xfffb9c00, 0xfff90000, 0xffeb9000, 0x3c68746d])(
    'has no frame with the header %i',
    (header) => {
      const head = Buffer.alloc(4)
      head.writeUInt32BE(header)
      expect(mpegFrame(head, 0)).toBeNull()
    },
  )

  it.each<[string, Buffer]>([
    ['that is a tag alone', sample('tagged.mp3').subarray(0, 60)],
    ['whose tag is longer than the file', bytes('ID3', [4, 0, 0, 127, 127, 127, 127], [0xff, 0xfb])],
    ['of four frames', frames(4)],
    ['of tags without number', Buffer.concat([...Array<Buffer>(9).fill(emptyTag), frames(8)])],
    ['that is no sound behind its tag', bytes('ID3', [4, 0, 0, 0, 0, 0, 0], '<script>')],
  ])('%s is refused', (_, file) => expect(() => cleanMp3(file)).toThrow())
})
