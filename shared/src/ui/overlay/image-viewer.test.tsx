import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type RenderOptions, renderPage } from '../../testing'
import { ImageViewer } from './image-viewer'

const images = ['/a.webp', '/b.webp', '/c.webp']
const open = (over: RenderOptions = {}) =>
  renderPage(<ImageViewer images={images} start={1} captions={['Fog', 'Pier', '']} onClose={() => {}} />, over)
const save = async () => fireEvent.click(await screen.findByRole('button', { name: 'Save picture' }))
const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key })

let downloads: string[] = []
beforeEach(() => {
  downloads = []
  vi.stubGlobal('fetch', async (url: string) => new Response(`bytes of ${url}`))
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const name of ['standalone', 'canShare', 'share']) Reflect.deleteProperty(navigator, name)
})

it('has the focus, says which picture it shows, and what is said of it', () => {
  open()
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Picture 2 of 3' }))
  expect(screen.getByText('Pier')).toBeTruthy()
})

it.each([
  ['ArrowRight', 'Picture 3 of 3'],
  ['ArrowLeft', 'Picture 1 of 3'],
  ['End', 'Picture 3 of 3'],
  ['Home', 'Picture 1 of 3'],
])('is turned by %s', (key, name) => {
  open()
  press(key)
  press(key)
  expect(screen.getByRole('dialog', { name })).toBeTruthy()
})

it('saves the picture that is shown', async () => {
  const { host } = open()
  press('ArrowRight')
  await save()
  await waitFor(() => expect(downloads).toEqual(['c.webp']))
  expect(host.toasts).toEqual(['Picture saved'])
})

it('shares it to the photos where the browser keeps downloads among the files', async () => {
  const shared: string[] = []
  Object.assign(navigator, {
    standalone: false,
    canShare: () => true,
    share: async ({ files }: { files: File[] }) => void shared.push(...files.map(({ name }) => name)),
  })
  open()
  await save()
  await waitFor(() => expect(shared).toEqual(['b.webp']))
  expect(downloads).toEqual([])
})

it.each<[where: string, RenderOptions, reads: boolean]>([
  ['inside WeChat', { shell: { kind: 'wechat', inApp: false } }, true],
  ['of a picture that may not be read', {}, false],
])('says how it is saved %s', async (_, over, reads) => {
  if (!reads) vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { host } = open(over)
  await save()
  await waitFor(() => expect(host.toasts).toEqual(['Press and hold the picture to save it']))
  expect(downloads).toEqual([])
})
