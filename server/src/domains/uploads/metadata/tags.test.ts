import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cleanGif } from './gif'
import { cleanMp3 } from './mp3'

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
    ['that is a tag alone', sample('tagged.mp3').subarray(0, 60)],
    ['whose tag is longer than the file', bytes('ID3', [4, 0, 0, 127, 127, 127, 127], [0xff, 0xfb])],
    ['that is no sound behind its tag', bytes('ID3', [4, 0, 0, 0, 0, 0, 0], '<script>')],
  ])('%s is refused', (_, file) => expect(() => cleanMp3(file)).toThrow())
})
