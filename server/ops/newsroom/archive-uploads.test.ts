import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { placeUploads, readUploads } from './archive-uploads'
import { upload } from './form/upload'

vi.mock('./form/upload', () => ({ upload: vi.fn(async () => '/media/uploads/image/placed') }))

/** Uploads of an installation by address, each with its type; drafts are seen at a signed address alone. */
let present: Record<string, string>
beforeEach(() => {
  present = {}
  vi.mocked(upload).mockClear()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.endsWith('/newsroom-seen')) {
      const { address: asked } = JSON.parse(String(init.body))
      return Response.json({ code: 100_000, msg: 'OK', data: { address: `${asked}?signed` } })
    }
    const type = present[address.replace('?signed', '')]
    if (!type || !address.endsWith('?signed')) return new Response(null, { status: 404 })
    return new Response(init.method === 'HEAD' ? null : address, { headers: { 'content-type': type } })
  })
})
afterEach(() => void vi.unstubAllGlobals())

const texts = {
  'articles/a.md': 'pictures: [/media/uploads/image/one]\n![x](/media/uploads/image/two)',
  'contents/audios.yaml': 'sound: /media/uploads/audio/three',
}

it('reads the uploads that texts name, and says which cannot be had', async () => {
  present = { '/media/uploads/image/one': 'image/webp', '/media/uploads/audio/three': 'audio/mpeg; charset=x' }
  const { files, missing } = await readUploads(texts)
  expect(Object.keys(files)).toEqual(['uploads/image/one.webp', 'uploads/audio/three.mpeg'])
  expect(new TextDecoder().decode(files['uploads/image/one.webp'])).toBe('/media/uploads/image/one?signed')
  expect(missing).toEqual(['/media/uploads/image/two'])
})

it('uploads those that an installation lacks, and names them by their new addresses', async () => {
  present = { '/media/uploads/audio/three': 'audio/mpeg' }
  const bytes = new Uint8Array([1, 2, 3])
  const placed = await placeUploads(texts, {
    ...{ 'uploads/image/one.webp': bytes, 'uploads/audio/three.mpeg': bytes, 'uploads/image/unnamed.png': bytes },
    ...{ 'articles/a.md': bytes, 'uploads/../image/two.webp': bytes },
  })
  expect(placed).toEqual({
    'articles/a.md': 'pictures: [/media/uploads/image/placed]\n![x](/media/uploads/image/two)',
    'contents/audios.yaml': 'sound: /media/uploads/audio/three',
  })
  expect(vi.mocked(upload).mock.calls.map(([file, kind]) => [file.type, file.size, kind])).toEqual([
    ['image/webp', 3, 'image'],
  ])
})
