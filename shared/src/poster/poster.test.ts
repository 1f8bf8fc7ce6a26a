import decode from 'qr/decode.js'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPoster } from './poster'

interface DrawingRecord {
  words: [text: string, y: number][]
  squares: [x: number, y: number, width: number, height: number][]
  size: { width: number; height: number }
}

/** Records what is drawn; a picture decodes if `hasPicture`. */
function record(hasPicture = false): DrawingRecord {
  const drawn: DrawingRecord = { words: [], squares: [], size: { width: 0, height: 0 } }
  HTMLImageElement.prototype.decode = () => (hasPicture ? Promise.resolve() : Promise.reject(new Error('gone')))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: (...square: DrawingRecord['squares'][number]) => drawn.squares.push(square),
    drawImage: () => {},
    measureText: () => ({ width: 1 }),
    fillText: (text: string, _: number, y: number) => drawn.words.push([text, y]),
  } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done) {
    drawn.size = { width: this.width, height: this.height }
    done(new Blob())
  })
  return drawn
}
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
})

const content = {
  ...{ title: 'Harbour light', text: 'Pictures of the bay', image: '/a.webp' },
  ...{ url: 'https://h5.example/invitation-post/abc?from_user_id=7', site: 'Starbay', hint: 'Scan' },
}

it('has a code that leads to the address', async () => {
  const drawn = record()
  await drawPoster(content)
  const { width, height } = drawn.size
  const data = new Uint8Array(width * height * 4).fill(255)
  // The first square is the paper.
  for (const [left, top, wide, high] of drawn.squares.slice(1))
    for (let y = Math.round(top); y < Math.round(top + high); y += 1)
      for (let x = Math.round(left); x < Math.round(left + wide); x += 1)
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
  expect(decode({ width, height, data })).toBe(content.url)
})

it('says above the title who invites, and leaves no room for it without one', async () => {
  const yOf = (drawn: DrawingRecord, word: string) => drawn.words.find(([text]) => text === word)?.[1] ?? Number.NaN
  const [plain, lead] = [record(), 'Mei invites you']
  await drawPoster(content)
  vi.restoreAllMocks()
  const led = record()
  await drawPoster({ ...content, lead })
  expect(yOf(led, lead)).toBeLessThan(yOf(led, 'Harbour light'))
  expect(led.words.map(([text]) => text)).toEqual([lead, 'Harbour light', 'Pictures of the bay', 'Starbay', 'Scan'])
  expect(yOf(plain, 'Harbour light')).toBeLessThan(yOf(led, 'Harbour light'))
})

it('is lower without a picture that cannot be loaded', async () => {
  const drawn = record(true)
  await drawPoster(content)
  const withPicture = drawn.size.height
  vi.restoreAllMocks()
  const without = record()
  await drawPoster(content)
  expect(without.size.height).toBeLessThan(withPicture)
})
