import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { CLIP_SECONDS } from '../../api'
import { connectHost, type UploadOptions } from '../../host'
import { fakeHost } from '../../testing'
import { useClip } from './use-clip'

const readClip = vi.hoisted(() => vi.fn())
vi.mock('./read-clip', () => ({ readClip }))

const file = new File(['clip'], 'tide.mp4', { type: 'video/mp4' })
const poster = new Blob(['still'])
type Upload = (file: Blob, options: UploadOptions) => Promise<{ key: string; url: string }>
const upload = vi.fn<Upload>()
beforeEach(() => {
  readClip.mockReset().mockResolvedValue({ seconds: 12, poster })
  upload.mockReset().mockImplementation(async (_, { kind }) => ({ key: `${kind}-key`, url: `/${kind}` }))
})

function draw() {
  const host = fakeHost()
  connectHost(Object.assign(host, { upload }))
  const onArrived = vi.fn()
  const { result, unmount } = renderHook(() => useClip(onArrived))
  /** Picks the file, and awaits everything but the upload. */
  const pick = () =>
    act(async () => {
      void result.current.pick(file)
      await new Promise((resolve) => setTimeout(resolve))
    })
  return { host, onArrived, clip: () => result.current, pick, unmount }
}
/** An upload that the test resolves. */
function held() {
  const calls: { options: UploadOptions; done(): void; fail(): void }[] = []
  upload.mockImplementation(
    (_, options) =>
      new Promise((resolve, reject) =>
        calls.push({ options, done: () => resolve({ key: 'k', url: '/k' }), fail: () => reject(new Error('no net')) }),
      ),
  )
  return calls
}

it('sends the poster, then the clip, and hands both on', async () => {
  const { onArrived, clip, pick } = draw()
  await pick()
  expect(upload.mock.calls.map(([blob, { kind }]) => [blob, kind])).toEqual([
    [poster, 'image'],
    [file, 'video'],
  ])
  expect(onArrived).toHaveBeenCalledWith({
    ...{ key: 'video-key', url: '/video', seconds: 12 },
    poster: { key: 'image-key', url: '/image' },
  })
  expect(clip().sending).toBeNull()
})

it('does without a poster where the device makes none', async () => {
  readClip.mockResolvedValue({ seconds: 12, poster: null })
  const { onArrived, pick } = draw()
  await pick()
  expect(upload).toHaveBeenCalledOnce()
  expect(onArrived).toHaveBeenCalledWith(expect.objectContaining({ key: 'video-key', poster: null }))
})

it.each([
  ['too long', { seconds: CLIP_SECONDS + 0.1, poster }],
  ['no film', null],
])('sends nothing of what is %s, and says so', async (_, read) => {
  if (read) readClip.mockResolvedValue(read)
  else readClip.mockRejectedValue(new Error('unreadable'))
  const { host, pick } = draw()
  await pick()
  expect([upload.mock.calls.length, host.toasts.length]).toEqual([0, 1])
})

it('takes a clip that is just short enough', async () => {
  readClip.mockResolvedValue({ seconds: CLIP_SECONDS, poster: null })
  const { host, pick } = draw()
  await pick()
  expect([upload.mock.calls.length, host.toasts]).toEqual([1, []])
})

it('shows how far it is, and that it failed, and sends it again', async () => {
  readClip.mockResolvedValue({ seconds: 12, poster: null })
  const calls = held()
  const { onArrived, clip, pick } = draw()
  await pick()
  expect(clip().sending).toMatchObject({ file, share: 0, failed: false })
  act(() => calls[0]?.options.onProgress?.(0.4))
  expect(clip().sending?.share).toBe(0.4)
  await act(async () => calls[0]?.fail())
  expect(clip().sending?.failed).toBe(true)
  await act(async () => void clip().retry())
  expect(clip().sending).toMatchObject({ share: 0, failed: false })
  await act(async () => calls[1]?.done())
  expect(onArrived).toHaveBeenCalledOnce()
})

it('ends with a cancel and with its page, and says nothing then', async () => {
  readClip.mockResolvedValue({ seconds: 12, poster: null })
  const calls = held()
  const { onArrived, clip, pick, unmount } = draw()
  await pick()
  act(() => clip().cancel())
  expect([clip().sending, calls[0]?.options.signal?.aborted]).toEqual([null, true])
  await act(async () => calls[0]?.done())
  await pick()
  unmount()
  expect(calls[1]?.options.signal?.aborted).toBe(true)
  await act(async () => calls[1]?.fail())
  expect(onArrived).not.toHaveBeenCalled()
})
