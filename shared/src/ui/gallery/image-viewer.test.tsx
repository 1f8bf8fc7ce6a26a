import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type RenderOptions, renderPage } from '../../testing'
import { ImageViewer } from './image-viewer'

const images = ['/a.webp', '/b.webp', '/c.webp']
const open = (over: RenderOptions = {}) =>
  renderPage(<ImageViewer images={images} start={1} captions={['Fog', 'Pier', '']} onClose={() => {}} />, over)
const save = async () => fireEvent.click(await screen.findByRole('button', { name: 'Save picture' }))
/** Once PhotoSwipe is there, which listens to the keys. */
const loaded = () => screen.findByRole('button', { name: 'Next picture' })
const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key })

let downloads: string[] = []
beforeEach(() => {
  // Who asked for less motion has it open at once.
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(window.matchMedia(''), { matches: true }))
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
])('is turned by %s', async (key, name) => {
  open()
  await loaded()
  press(key)
  press(key)
  expect(await screen.findByRole('dialog', { name })).toBeTruthy()
})

it('names each picture by what is said of it, else by its number', async () => {
  open()
  await loaded()
  expect(await screen.findByRole('img', { name: 'Pier' })).toBeTruthy()
  press('ArrowRight')
  expect(await screen.findByRole('img', { name: 'Picture 3 of 3' })).toBeTruthy()
})

it('says of a picture that cannot be loaded that it cannot', async () => {
  open()
  await loaded()
  fireEvent.error(await screen.findByRole('img', { name: 'Pier' }))
  expect(await screen.findByText('This picture could not be loaded')).toBeTruthy()
})

it('is closed by Escape and by its cross', () => {
  const onClose = vi.fn()
  renderPage(<ImageViewer images={images} onClose={onClose} />)
  press('Escape')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

it('saves the picture that is shown', async () => {
  const { host } = open()
  await loaded()
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
