import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { cleanFile } from '../clean'

const folder = mkdtempSync(join(tmpdir(), 'plaza-mp4-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sample = (name: string) => readFileSync(join(import.meta.dirname, '../samples', name))
async function clean(file: Buffer): Promise<Buffer> {
  const path = join(folder, 'film.mp4')
  writeFileSync(path, file)
  expect(await cleanFile(path, { mime: 'video/mp4', bytes: file.length })).toBe(file.length)
  return readFileSync(path)
}
const box = (name: string, content: Buffer = Buffer.alloc(0)) => {
  const head = Buffer.from(`\0\0\0\0${name}`, 'latin1')
  head.writeUInt32BE(content.length + 8, 0)
  return Buffer.concat([head, content])
}
const handler = (kind: string) => box('hdlr', Buffer.from(`\0\0\0\0\0\0\0\0${kind}`, 'latin1'))
const told = Buffer.from('+30.2741+120.1551/<script>')
/** Inserts into an index that is the film's last box, so that its offsets stay valid. */
function intoIndex(film: Buffer, added: Buffer): Buffer {
  const at = film.indexOf('moov') - 4
  const end = at + film.readUInt32BE(at)
  const made = Buffer.concat([film.subarray(0, end), added, film.subarray(end)])
  made.writeUInt32BE(end - at + added.length, at)
  return made
}
const secrets = ['+30.2741', 'ISO6709', 'PlazaPhone', 'Secret-7', 'at home', 'udta', 'ilst']
/** Picture and sound data, and the tables that point to it. */
const drawn = (file: Buffer) =>
  ['mdat', 'stts', 'stsz', 'stsc', 'stco'].map((name) => {
    const at = file.indexOf(name) - 4
    return file.subarray(at, at + file.readUInt32BE(at)).toString('hex')
  })

describe('metadata of a film is removed', () => {
  it.each(['film-of-one.mp4', 'film-of-another.mp4'])('%s', async (name) => {
    const before = sample(name)
    const after = await clean(before)
    const told = (file: Buffer) => secrets.filter((secret) => file.includes(secret))
    expect(told(before).length).toBeGreaterThan(1)
    expect(told(after)).toEqual([])
    expect(drawn(after)).toEqual(drawn(before))
    const moments = (file: Buffer) => file.readBigUInt64BE(file.indexOf('mvhd') + 8)
    expect([moments(before) > 0n, moments(after)]).toEqual([true, 0n])
  })

  it.each([
    [
      'beside the index',
      (film: Buffer) => Buffer.concat([film, box('uuid', told), box('gps ', told), box('meta', told)]),
    ],
    ['in free space', (film: Buffer) => Buffer.concat([film, box('free', told), box('skip', told), box('sefd', told)])],
    ['in the index, by a name of its own', (film: Buffer) => intoIndex(film, box('gps ', told))],
    ['in the index, as free space', (film: Buffer) => intoIndex(film, box('free', told))],
    ['in a fragment', (film: Buffer) => Buffer.concat([film, box('moof', box('traf', box('meta', told)))])],
    ['as what it is', (film: Buffer) => Buffer.concat([box('ftyp', told), film.subarray(film.readUInt32BE(0))])],
  ])('%s', async (_, hide) => {
    const film = sample('film-of-one.mp4')
    const after = await clean(hide(film))
    expect(after.includes('+30.2741')).toBe(false)
    expect(drawn(after)).toEqual(drawn(film))
  })

  it('with the positions that a track of texts says, and the names of tracks and encoders', async () => {
    const before = sample('film-with-positions.mp4')
    const after = await clean(before)
    expect([before.includes('SECRET-TRACK'), before.includes('SECRET-HANDLER')]).toEqual([true, true])
    for (const secret of ['SECRET', '31.2304', 'sbtl', 'tx3g', 'SoundHandler'])
      expect(after.includes(secret)).toBe(false)
    // Picture and sound data keep their offsets.
    const film = (file: Buffer) => file.subarray(file.indexOf('mdat') + 4).filter((byte) => byte !== 0).length
    expect(film(before) - film(after)).toBeGreaterThan(20)
    for (const name of ['avcC', 'esds', 'stco', 'stsz']) expect(after.includes(name)).toBe(true)
  })

  it('of a film of fragments', async () => {
    const before = sample('film-of-fragments.mp4')
    const after = await clean(before)
    expect([before.includes('SECRET'), after.includes('SECRET')]).toEqual([true, false])
    const fragment = (file: Buffer) => file.subarray(file.indexOf('moof'), file.indexOf('mfra')).toString('hex')
    expect(fragment(after)).toBe(fragment(before))
  })

  it('of a sound', async () => {
    const path = join(folder, 'sound.m4a')
    writeFileSync(path, sample('tagged.m4a'))
    await cleanFile(path, { mime: 'audio/mp4', bytes: sample('tagged.m4a').length })
    expect([sample('tagged.m4a').includes('SECRET'), readFileSync(path).includes('SECRET')]).toEqual([true, false])
  })
})

it.each<[what: string, file: Buffer]>([
  ['without an index', Buffer.concat([box('ftyp'), box('mdat', Buffer.alloc(9))])],
  ['with an empty index', Buffer.concat([box('ftyp'), box('moov')])],
  ['of texts alone', Buffer.concat([box('ftyp'), box('moov', box('trak', box('mdia', handler('sbtl'))))])],
  [
    'of fragments with a track of texts',
    Buffer.concat([
      box(
        'moov',
        Buffer.concat([box('trak', box('mdia', handler('vide'))), box('trak', box('mdia', handler('sbtl')))]),
      ),
      box('moof'),
    ]),
  ],
  ['of boxes without end in its index', box('moov', Buffer.concat(Array<Buffer>(10_001).fill(box('free'))))],
  ['with two of them', Buffer.concat([box('ftyp'), box('moov'), box('moov')])],
  ['that breaks off', sample('film-of-one.mp4').subarray(0, 900)],
  ['with a box longer than the one around it', Buffer.concat([box('moov', box('trak').fill(9, 3, 4)), box('free')])],
  ['with a box of no length', Buffer.concat([box('moov'), Buffer.from('\0\0\0\x04free', 'latin1')])],
  [
    'of fragments with boxes without number',
    Buffer.concat([
      sample('film-of-one.mp4'),
      ...Array<Buffer>(40).fill(box('moof', Buffer.concat(Array<Buffer>(4_000).fill(box('free'))))),
    ]),
  ],
  ['of parts without number', Buffer.concat([box('moov'), ...Array<Buffer>(10_001).fill(box('free'))])],
])('a film %s is refused', (_, file) => expect(clean(file)).rejects.toThrow())

it('cut at any byte it is refused or cleaned, and tells nothing either way', async () => {
  const whole = sample('film-of-another.mp4')
  const told: number[] = []
  let refused = 0
  for (let end = 16; end < whole.length; end += 7) {
    const after = await clean(whole.subarray(0, end)).catch(() => null)
    if (after === null) refused += 1
    else if (secrets.some((secret) => after.includes(secret))) told.push(end)
  }
  expect(refused).toBeGreaterThan(0)
  expect(told).toEqual([])
})
