import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../../../transport/refusal'
import { sniff } from '../sniff'
import { cleanJpeg } from './jpeg'
import { onlyOrientation, orientationOf } from './orientation'
import { cleanPng } from './png'
import { cleanWebp } from './webp'

const sample = (name: string) => readFileSync(join(import.meta.dirname, 'samples', name))
const cleaners = { jpg: cleanJpeg, png: cleanPng, webp: cleanWebp }
const clean = (name: string, file = sample(name)) =>
  Buffer.concat(cleaners[name.split('.').at(-1) as keyof typeof cleaners](file))

/** Everything in the samples about a person, a place or a camera. */
const secrets = [
  'Harbour',
  'PlazaPhone',
  'Secret-7',
  'at home',
  'xpacket',
  'GPS',
  'MPF',
  'tEXt',
  'iTXt',
  'zTXt',
  'tIME',
]
/** Orientation rotated by a quarter turn, and nothing else in the structure. */
const turned = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex')

/** The coded data, which must stay unchanged. */
const drawn: Record<string, (file: Buffer) => Buffer> = {
  png: (file) => file.subarray(file.indexOf('IDAT'), file.indexOf('IEND')),
  webp: (file) => {
    const at = [file.indexOf('VP8 '), file.indexOf('VP8L')].filter((one) => one >= 0).sort((a, b) => a - b)[0] ?? 0
    return file.subarray(at, at + 8 + file.readUInt32LE(at + 4))
  },
}

describe('metadata of a picture is removed', () => {
  it.each(['gps.jpg', 'progressive.jpg', 'thumbnail.jpg', 'texts.png', 'photo.webp', 'lossless.webp', 'moving.webp'])(
    '%s',
    (name) => {
      const before = sample(name)
      const after = clean(name)
      const told = (file: Buffer) => secrets.filter((secret) => file.includes(secret))
      expect(told(before).length).toBeGreaterThan(0)
      expect(told(after)).toEqual([])
      expect(after.includes(turned), 'a photo must not turn').toBe(true)
      expect(sniff(after)).toEqual(sniff(before))
      expect(clean(name, after), 'nothing is left to take').toEqual(after)
    },
  )

  it('and no image data', () => {
    for (const name of ['texts.png', 'photo.webp', 'lossless.webp']) {
      const cut = drawn[name.split('.').at(-1) as string] as (file: Buffer) => Buffer
      expect(cut(clean(name)).equals(cut(sample(name))), name).toBe(true)
    }
  })
})

/** From the first table of a cleaned JPEG to its end. */
const scans = (file: Buffer) => file.subarray(file.indexOf(Buffer.from([0xff, 0xdb])))

describe('a JPEG', () => {
  it.each(['gps.jpg', 'progressive.jpg'])('%s keeps tables and scans byte for byte', (name) => {
    const [before, after] = [sample(name), clean(name)]
    const whole = scans(after)
    expect(before.subarray(-whole.length).equals(whole)).toBe(true)
    expect(whole.length).toBeGreaterThan(300)
  })

  it('ends where its picture ends: no second picture, no trailer', () => {
    expect(clean('thumbnail.jpg').subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]))
    const starts = (file: Buffer) => file.toString('latin1').split('\xff\xd8\xff').length - 1
    expect([starts(sample('thumbnail.jpg')), starts(clean('thumbnail.jpg'))]).toEqual([3, 1])
  })

  it('that stands upright carries no EXIF at all', () => {
    const upright = sample('thumbnail.jpg')
    upright[upright.indexOf('II*\0') + 30] = 1
    expect(clean('thumbnail.jpg', upright).includes('Exif')).toBe(false)
  })

  it.each([
    ['a segment that is none', Buffer.from([0xff, 0xd8, 0x00, 0x01, 0x02, 0x03])],
    ['a segment shorter than its own length', Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0, 0xff])],
  ])('with %s is refused', (_, file) => expect(() => cleanJpeg(file)).toThrow())

  it('cut at any byte is refused or cleaned, and tells nothing either way', () => {
    const whole = sample('thumbnail.jpg')
    for (let end = 2; end < whole.length; end++) {
      let after: Buffer
      try {
        after = Buffer.concat(cleanJpeg(whole.subarray(0, end)))
      } catch {
        continue
      }
      expect(secrets.some((secret) => after.includes(secret))).toBe(false)
    }
  })
})

it.each(['texts.png', 'photo.webp'])('%s that is cut off is refused', (name) =>
  expect(() => clean(name, sample(name).subarray(0, 400))).toThrow(),
)

it('an orientation that is none is none', () => {
  expect(orientationOf(Buffer.from('II*\0'))).toBe(1)
  expect(orientationOf(Buffer.from('4d4d002affffffff', 'hex'))).toBe(1)
  const nine = Buffer.from(turned)
  nine[19] = 9
  expect([orientationOf(nine), onlyOrientation(nine), orientationOf(turned)]).toEqual([1, null, 6])
})

const chunkOfWebp = (name: string, data = Buffer.from([0])) => {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length & 1)])
}
const webpOf = (...chunks: Buffer[]) => {
  const body = Buffer.concat(chunks)
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}
const frame = (parts: number) =>
  chunkOfWebp('ANMF', Buffer.concat([Buffer.alloc(16), ...Array<Buffer>(parts).fill(chunkOfWebp('ALPH'))]))
const chunkOfPng = (name: string) => Buffer.from(`\0\0\0\0${name}\0\0\0\0`, 'latin1')
const pngOf = (...chunks: Buffer[]) =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks, chunkOfPng('IEND')])
const table = Buffer.from([0xff, 0xdb, 0, 3, 0])
const jpegOf = (...segments: Buffer[]) =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, Buffer.from([0xff, 0xd9])])
const times = (count: number, part: Buffer) => Array<Buffer>(count).fill(part)

describe('a picture of parts without number is refused:', () => {
  it.each<[string, () => Buffer[]]>([
    ['a JPEG of segments', () => cleanJpeg(jpegOf(...times(10_001, table)))],
    ['a JPEG of segments that are dropped', () => cleanJpeg(jpegOf(...times(10_001, Buffer.from([0xff, 0xfe, 0, 2]))))],
    ['a JPEG of empty tables', () => cleanJpeg(jpegOf(Buffer.from([0xff, 0xdb, 0, 2])))],
    ['a PNG of chunks', () => cleanPng(pngOf(...times(10_001, chunkOfPng('IDAT'))))],
    ['a WebP of chunks', () => cleanWebp(webpOf(...times(10_001, chunkOfWebp('ALPH'))))],
    ['a WebP of one frame of chunks', () => cleanWebp(webpOf(frame(10_001)))],
    ['a WebP of frames of chunks', () => cleanWebp(webpOf(...times(101, frame(100))))],
    ['a WebP of empty chunks', () => cleanWebp(webpOf(chunkOfWebp('ALPH', Buffer.alloc(0))))],
  ])('%s', (_, clean) => expect(clean).toThrow(new Refusal('wrongMediaType')))

  it('but not a moving one of three thousand frames', () => {
    const moving = webpOf(...times(3_000, frame(2)))
    expect(Buffer.concat(cleanWebp(moving)).equals(moving)).toBe(true)
    const movingPng = pngOf(
      ...times(3_000, Buffer.concat([chunkOfPng('fcTL'), chunkOfPng('fdAT'), chunkOfPng('fdAT')])),
    )
    expect(Buffer.concat(cleanPng(movingPng)).equals(movingPng)).toBe(true)
  })
})
