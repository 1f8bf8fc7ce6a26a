import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { cleanFile } from './clean'

const folder = mkdtempSync(join(tmpdir(), 'plaza-mp4-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const sample = (name: string) => readFileSync(join(import.meta.dirname, 'samples', name))
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
const secrets = ['+30.2741', 'ISO6709', 'PlazaPhone', 'Secret-7', 'at home', 'udta', 'ilst']
/** What is shown and heard, and the tables that point into it. */
const drawn = (file: Buffer) =>
  ['mdat', 'stbl'].map((name) => {
    const at = file.indexOf(name) - 4
    return file.subarray(at, at + file.readUInt32BE(at)).toString('hex')
  })

describe('what a film tells beside itself is taken out', () => {
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

  it('in boxes beside the index too', async () => {
    const after = await clean(
      Buffer.concat([box('ftyp'), box('uuid', Buffer.from('+30.2741')), box('moov'), box('meta', Buffer.from('x'))]),
    )
    expect(after.toString('latin1')).toBe(
      Buffer.concat([box('ftyp'), box('free', Buffer.alloc(8)), box('moov'), box('free', Buffer.alloc(1))]).toString(
        'latin1',
      ),
    )
  })
})

it.each<[what: string, file: Buffer]>([
  ['without an index', Buffer.concat([box('ftyp'), box('mdat', Buffer.alloc(9))])],
  ['with two of them', Buffer.concat([box('ftyp'), box('moov'), box('moov')])],
  ['that breaks off', sample('film-of-one.mp4').subarray(0, 900)],
  ['with a box longer than the one around it', Buffer.concat([box('moov', box('trak').fill(9, 3, 4)), box('free')])],
  ['with a box of no length', Buffer.concat([box('moov'), Buffer.from('\0\0\0\x04free', 'latin1')])],
  ['of parts without number', Buffer.concat([box('moov'), ...Array<Buffer>(10_001).fill(box('free'))])],
])('a film %s is refused', (_, file) => expect(clean(file)).rejects.toThrow())

it('cut at any byte it is refused or cleaned, and tells nothing either way', async () => {
  const whole = sample('film-of-another.mp4')
  for (let end = 16; end < whole.length; end += 7) {
    const after = await clean(whole.subarray(0, end)).catch(() => null)
    if (after) expect(secrets.some((secret) => after.includes(secret))).toBe(false)
  }
})
