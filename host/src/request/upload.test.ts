import { uploads } from '@plaza/shared/api'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createUpload } from './upload'
import { type Transport, type WireAnswer, WireError } from './wire/transport'

const policy = {
  url: '/upload',
  fields: { key: 'image/1', signature: 's' },
  key: 'image/1',
  expires_at: '2030-01-01T00:00:00Z',
  max_bytes: 10,
}
const uploaded = { key: 'image/1', url: '/media/uploads/image/1', width: 1, height: 1 }
const ok: WireAnswer = { status: 200, headers: {}, text: JSON.stringify({ code: 100000, msg: '', data: uploaded }) }

function setUp(transport: Transport, over: Partial<typeof policy> = {}) {
  const effects = { toast: vi.fn(), logIn: vi.fn(), showPanel: vi.fn(), clearVolunteer: vi.fn() }
  const request = vi.fn(async () => ({ ...policy, ...over }))
  const session = { token: () => 'token-a' }
  const upload = createUpload({ request: request as never, session: session as never, effects, transport })
  return { upload, effects, request }
}
const file = new Blob(['picture'])

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('an upload', () => {
  it('sends the fields of its policy, then the file, with progress', async () => {
    const seen: unknown[] = []
    const { upload } = setUp(async ({ body, headers, timeoutMs, onProgress }) => {
      seen.push([...(body as FormData).keys()], headers.Authorization, timeoutMs)
      onProgress?.(0.5)
      return ok
    })
    const progress = vi.fn()
    expect(await upload(file, { kind: 'image', onProgress: progress })).toEqual(uploaded)
    expect(seen).toEqual([['key', 'signature', 'file'], 'token-a', 6_000_000])
    expect(progress).toHaveBeenCalledWith(0.5)
  })

  it('sends no token to another origin', async () => {
    const seen: unknown[] = []
    const transport: Transport = async ({ headers }) => {
      seen.push(headers)
      return ok
    }
    await setUp(transport, { url: 'https://store.example/put' }).upload(file, { kind: 'image' })
    expect(seen).toEqual([{}])
  })

  it('of a too large file sends nothing', async () => {
    const transport = vi.fn()
    const { upload, effects } = setUp(transport, { max_bytes: 3 })
    await expect(upload(file, { kind: 'image' })).rejects.toMatchObject({ status: 413 })
    expect([transport.mock.calls.length, effects.toast.mock.calls.length]).toEqual([0, 1])
  })

  const hanging: Transport = ({ signal }) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new WireError('aborted'))))

  it('is aborted after a minute without progress', async () => {
    const { upload, effects } = setUp(hanging)
    const sent = upload(file, { kind: 'image' }).catch((failure) => failure)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await sent).toEqual({ kind: 'timeout', msg: '' })
    expect(effects.toast).toHaveBeenCalledTimes(1)
  })

  it('is aborted by its page without a toast, and so is the request of its policy', async () => {
    const { upload, effects, request } = setUp(hanging)
    const controller = new AbortController()
    const sent = upload(file, { kind: 'image', signal: controller.signal }).catch((failure) => failure)
    await vi.advanceTimersByTimeAsync(1000)
    controller.abort()
    expect(await sent).toEqual({ kind: 'aborted', msg: '' })
    expect(effects.toast).not.toHaveBeenCalled()
    expect(request.mock.calls).toEqual([[uploads.authorise, expect.anything(), { signal: controller.signal }]])
  })
})
