import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { type Encoding, packHead, withTail } from './formats'

const page = '<main>The last boat leaves the old pier at midnight. 末班船</main>\n'.repeat(3_000)
const ends = ['', '<p>我</p>', 'x'.repeat(65_535), 'x'.repeat(65_536), '船'.repeat(100_000)]
const opened: [Encoding, (bytes: Buffer) => Buffer][] = [
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  [null, (bytes) => bytes],
]

it.each(opened)('%s: a body is the common beginning and its own end, whatever that is', async (encoding, open) => {
  const beginning = await packHead(encoding, page, 5)
  for (const end of ends) expect(open(withTail(encoding, beginning, end)).toString() === page + end).toBe(true)
})

it('contains no other visitor’s end', async () => {
  const beginning = await packHead(null, page, 5)
  withTail(null, beginning, 'secret')
  expect(withTail(null, beginning, 'mine').toString()).not.toContain('secret')
})
