import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { account, codes, type Envelope, uploads as endpoints, type UploadedFile } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anchors, rateLimits, uploads } from '../../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { sniff } from './sniff'

let server: TestServer
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  await server.db
    .insert(anchors)
    .values({ id: 'copied', name: '被仿冒的主播', avatar: '/media/pictures/anchor-1.webp' })
  person = await server.person()
})
afterAll(() => server.close())

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))
const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const chunk = (name: string, data: number[]) => [...u32(data.length), ...bytes(name), ...data, 0, 0, 0, 0]
/** A PNG header; checksums are not checked here. */
const png = (width: number, height: number) =>
  bytes(
    [0x89],
    'PNG\r\n',
    [0x1a, 0x0a],
    chunk('IHDR', [...u32(width), ...u32(height), 8, 2, 0, 0, 0]),
    chunk('IEND', []),
  )
const jpeg = bytes(
  [0xff, 0xd8, 0xff, 0xe0, 0, 16],
  'JFIF\0',
  [1, 1, 0, 0, 1, 0, 1, 0, 0],
  [0xff, 0xc0, 0, 17, 8, 0, 48, 0, 64, 3],
  Buffer.alloc(12).toString('latin1'),
)
const gif = bytes('GIF89a', [64, 0, 48, 0], Buffer.alloc(8).toString('latin1'))
const app1 = bytes([0xff, 0xe1, 0xff, 0xff], Buffer.alloc(65_533).toString('latin1'))
const farJpeg = Buffer.concat([
  bytes([0xff, 0xd8]),
  app1,
  app1,
  app1,
  bytes([0xff, 0xc0, 0, 17, 8, 0xff, 0xff, 0xff, 0xff, 3], Buffer.alloc(12).toString('latin1')),
])
const hugeGif = bytes(
  'GIF89a',
  [1, 0, 1, 0, 0, 0, 0],
  [0x2c, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0],
  Buffer.alloc(8).toString('latin1'),
)
const webp = bytes('RIFF', [30, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], [63, 0, 0, 47, 0, 0])
const mp4 = bytes([0, 0, 0, 24], 'ftypisom', [0, 0, 2, 0], 'isomiso2')

describe('what a file is', () => {
  it.each<[string, Buffer, object | null]>([
    ['PNG', png(64, 48), { mime: 'image/png', width: 64, height: 48 }],
    ['JPEG', jpeg, { mime: 'image/jpeg', width: 64, height: 48 }],
    ['GIF', gif, { mime: 'image/gif', width: 64, height: 48 }],
    ['WebP', webp, { mime: 'image/webp', width: 64, height: 48 }],
    ['MP4', mp4, { kind: 'video', mime: 'video/mp4' }],
    ['M4A', bytes([0, 0, 0, 24], 'ftypM4A ', [0, 0, 2, 0], 'isomiso2'), { kind: 'audio' }],
    ['MP3', bytes('ID3', [4, 0, 0, 0, 0, 0, 0], 'TIT2abcdef'), { mime: 'audio/mpeg' }],
    ['HTML', bytes('<!doctype html><script>alert(1)</script>'), null],
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
    ['a zip', bytes('PK', [3, 4], Buffer.alloc(20).toString('latin1')), null],
    ['next to nothing', bytes('GIF'), null],
  ])('%s', (_, file, expected) =>
    expected ? expect(sniff(file)).toMatchObject(expected) : expect(sniff(file)).toBeNull(),
  )
})

/** Requests a file like an <img> of the page, with the login cookie. */
const see = (url: string, { token }: { token?: string } = person, headers: Record<string, string> = {}) =>
  server.app.request(url, { headers: { ...headers, cookie: token ? `Authorization=${token}` : '' } })

const policy = (kind: 'image' | 'video' = 'image', who = person) =>
  server.data(endpoints.authorise, { query: { kind, name: '照片.jpg' } }, who)

async function put(fields: Record<string, string>, file: Buffer): Promise<{ status: number } & Envelope<UploadedFile>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(file)]), '../../evil.html')
  const response = await server.app.request('/upload', { method: 'POST', body: form })
  return { status: response.status, ...((await response.json()) as Envelope<UploadedFile>) }
}

describe('an upload', () => {
  it('is stored under a generated name and served with its real type', async () => {
    const { fields, key } = await policy()
    const { data } = await put(fields, png(64, 48))
    expect(data).toEqual({ key, url: `/media/uploads/${key}`, width: 64, height: 48 })
    const served = await see(data.url)
    expect([served.status, served.headers.get('content-type'), served.headers.get('x-content-type-options')]).toEqual([
      200,
      'image/png',
      'nosniff',
    ])
    expect(Buffer.from(await served.arrayBuffer())).toEqual(png(64, 48))
  })

  it('is served without metadata about place and person', async () => {
    const photo = readFileSync(join(import.meta.dirname, 'metadata/samples/gps.jpg'))
    const { fields, key } = await policy()
    const { data } = await put(fields, photo)
    const served = Buffer.from(await (await see(data.url)).arrayBuffer())
    expect([photo.includes('Harbour'), served.includes('Harbour')]).toEqual([true, false])
    const [row] = await server.db.select({ bytes: uploads.bytes }).from(uploads).where(eq(uploads.key, key))
    expect(row?.bytes).toBe(served.length)
  })

  it('is visible only to its owner and reviewers until it is published', async () => {
    const { fields, key } = await policy()
    const { data } = await put(fields, png(64, 48))
    const reviewer = await server.person({ roles: ['reviewer'], nickname: '审核的人' })
    const ended = await server.person()
    await server.data(account.logOut, {}, ended)
    const statusFor = async (who: { token?: string }) => (await see(data.url, who)).status
    for (const who of [{}, await server.person(), { token: 'made-up' }, ended]) expect(await statusFor(who)).toBe(404)
    for (const who of [person, reviewer]) expect(await statusFor(who)).toBe(200)
    expect((await see(data.url)).headers.get('cache-control')).toBe('private, no-store')
    await server.data(account.changeProfile, { body: { avatar: key } }, person)
    expect(await statusFor({})).toBe(200)
    expect((await see(data.url, {})).headers.get('cache-control')).toContain('public')
  })

  it('is no avatar if it is a copy of an anchor’s or an editor’s picture', async () => {
    const wear = async (file: Buffer) => {
      const { fields, key } = await policy()
      expect((await put(fields, file)).status).toBe(200)
      return (await server.ask(account.changeProfile, { body: { avatar: key } }, person)).code
    }
    const picture = (name: string) => readFileSync(join(server.deps.environment.assetsDir, 'pictures', `${name}.webp`))
    expect(await wear(picture('anchor-1'))).toBe(codes.badInput)
    expect(await wear(picture('avatar-2'))).toBe(codes.success)
  })

  it('is stored in a folder that other users of the machine cannot enter', async () => {
    const { fields } = await policy()
    await put(fields, png(64, 48))
    const folder = join(server.deps.environment.dataDir, 'uploads')
    for (const path of [folder, join(folder, 'image')]) expect(statSync(path).mode & 0o77).toBe(0)
  })

  it('is served in parts', async () => {
    const { fields } = await policy()
    const { data } = await put(fields, png(64, 48))
    const part = async (range: string) => {
      const response = await see(data.url, person, { range })
      return [response.status, response.headers.get('content-range'), Buffer.from(await response.arrayBuffer()).length]
    }
    const size = png(64, 48).length
    expect(await part('bytes=1-3')).toEqual([206, `bytes 1-3/${size}`, 3])
    expect(await part('bytes=-4')).toEqual([206, `bytes ${size - 4}-${size - 1}/${size}`, 4])
    expect(await part(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, 0])
  })

  it.each<[string, Buffer, number]>([
    ['is no picture', bytes('<!doctype html><script>alert(1)</script>'), codes.wrongMediaType],
    ['is a video', mp4, codes.wrongMediaType],
    ['is a picture of 41 million pixels', png(8_200, 5_000), codes.tooLarge],
    ['is a picture of 20 million pixels in 57 bytes', png(5_000, 4_000), codes.tooLarge],
    [
      'is a page with the header of a sound in front',
      bytes([0xff, 0xfb, 0x90, 0], '<script>'.repeat(62)),
      codes.wrongMediaType,
    ],
    ['is a picture of more pixels than a number holds', png(0xffffffff, 0xffffffff), codes.tooLarge],
    ['is a picture that hides its size behind 200 KB', farJpeg, codes.tooLarge],
    ['is a picture whose size is not found', jpeg.subarray(0, 20), codes.wrongMediaType],
    ['is a GIF whose frame is larger than its screen', hugeGif, codes.tooLarge],
    ['is larger than ten megabytes', Buffer.concat([png(64, 48), Buffer.alloc(10_000_000)]), codes.tooLarge],
  ])('is refused when it %s', async (_, file, code) => {
    const { fields, key } = await policy()
    expect((await put(fields, file)).code).toBe(code)
    expect((await see(`/media/uploads/${key}`)).status).toBe(404)
  })

  it('needs the unchanged signed fields', async () => {
    const { fields } = await policy()
    expect((await put({ ...fields, key: 'image/other' }, png(1, 1))).code).toBe(codes.notAllowed)
    expect((await put({ ...fields, kind: 'video' }, mp4)).code).toBe(codes.notAllowed)
    expect((await put({ ...fields, expires: '2999-01-01T00:00:00.000Z' }, png(1, 1))).code).toBe(codes.notAllowed)
    expect((await put({}, png(1, 1))).code).toBe(codes.notAllowed)
  })

  it('can be uploaded once', async () => {
    const { fields } = await policy()
    expect((await put(fields, png(1, 1))).code).toBe(codes.success)
    expect((await put(fields, png(2, 2))).code).toBe(codes.repeated)
  })

  it('has no second attempt after a file of a wrong type', async () => {
    const { fields } = await policy()
    expect((await put(fields, mp4)).code).toBe(codes.wrongMediaType)
    expect((await put(fields, png(1, 1))).code).toBe(codes.repeated)
  })

  it('of another kind of request is refused', async () => {
    const ask = async (init: RequestInit) => {
      const response = await server.app.request('/upload', init)
      return [response.status, ((await response.json()) as Envelope).code]
    }
    expect(await ask({ method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })).toEqual([
      415,
      codes.wrongMediaType,
    ])
    expect(await ask({ method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data' } })).toEqual([
      415,
      codes.wrongMediaType,
    ])
    expect(
      await ask({ method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=a' } }),
    ).toEqual([400, codes.badInput])
    expect(await ask({ method: 'GET' })).toEqual([405, codes.wrongMethod])
  })

  it('is found only by its owner', async () => {
    const { fields, key } = await policy()
    await put(fields, png(1, 1))
    const find = (who: TestPerson) => server.data(endpoints.addresses, { body: { keys: [key, 'image/none'] } }, who)
    expect((await find(person)).list).toEqual([
      { key, url: `/media/uploads/${key}` },
      { key: 'image/none', url: null },
    ])
    expect((await find(await server.person())).list[0]?.url).toBeNull()
  })

  it('is refused where the files of a person, or of all in a day, take what they may', async () => {
    const hoarder = await server.person()
    const row = { kind: 'video' as const, mime: 'video/mp4', bytes: 199_000_000, expiresAt: new Date(0) }
    const keep = (userId: string, count: number, name: string) =>
      server.db
        .insert(uploads)
        .values(Array.from({ length: count }, (_, i) => ({ ...row, userId, key: `${name}${i}` })))
    const ask = async (who: TestPerson) =>
      (await server.ask(endpoints.authorise, { query: { kind: 'video', name: 'a.mp4' } }, who)).code
    await keep(hoarder.id, 9, 'mine')
    expect(await ask(hoarder)).toBe(codes.success)
    expect(await ask(hoarder), 'a leave that stands counts').toBe(codes.full)
    expect((await server.ask(endpoints.authorise, { query: { kind: 'video', name: 'a.mp4' } }, hoarder)).msg).toContain(
      '空间',
    )
    expect(await ask(person)).toBe(codes.success)
    await keep(hoarder.id, 250, 'all')
    expect(await ask(person)).toBe(codes.busy)
    await server.db.delete(uploads).where(eq(uploads.userId, hoarder.id))
  })

  it('is refused if concurrent grants would exceed the rest of the quota', async () => {
    const hoarder = await server.person()
    const row = { kind: 'video' as const, mime: 'video/mp4', bytes: 199_000_000, expiresAt: new Date(0) }
    const kept = Array.from({ length: 9 }, (_, i) => ({ ...row, userId: hoarder.id, key: `at-once${i}` }))
    await server.db.insert(uploads).values(kept)
    const ask = () => server.ask(endpoints.authorise, { query: { kind: 'video', name: 'a.mp4' } }, hoarder)
    const answered = (await Promise.all(Array.from({ length: 12 }, ask))).map(({ code }) => code)
    expect(answered.filter((code) => code === codes.success)).toHaveLength(1)
    expect(answered.filter((code) => code === codes.full)).toHaveLength(11)
    await server.db.delete(uploads).where(eq(uploads.userId, hoarder.id))
  })

  it('may be three videos at once of one person, and what is asked for and does not come takes nothing of the day', async () => {
    const people = await Promise.all(Array.from({ length: 90 }, () => server.person()))
    const ask = (who: TestPerson) => server.ask(endpoints.authorise, { query: { kind: 'video', name: 'a.mp4' } }, who)
    const [one] = people as [TestPerson]
    const asked = [await ask(one), await ask(one), await ask(one)]
    expect(await ask(one)).toMatchObject({ code: codes.tooMany, msg: expect.stringContaining('视频') })
    expect((await put(asked[0]?.data.fields ?? {}, png(1, 1))).code).toBe(codes.wrongMediaType)
    expect((await ask(one)).code, 'what failed is not waited for').toBe(codes.success)
    for (const who of people.slice(1)) for (let times = 0; times < 3; times++) await ask(who)
    expect((await ask(await server.person())).code).toBe(codes.success)
  })

  it('is allowed thirty times in half an hour', async () => {
    const busy = await server.person()
    for (let times = 0; times < 30; times++) await policy('image', busy)
    expect((await server.ask(endpoints.authorise, { query: { kind: 'image', name: 'a.png' } }, busy)).status).toBe(429)
    await server.db.delete(rateLimits)
    expect((await server.db.select().from(uploads).where(eq(uploads.userId, busy.id))).length).toBe(30)
  })
})
