import type { Failure } from '@plaza/shared/host'
import { person } from '@plaza/shared/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createShare, shareUrl } from './share'
import { closeShare, shareSheet } from './share-sheet.store'
import { createWechatShare } from './wechat-share'

const share = { id: '7', title: 'Tide tables', address: '/posts/7?app=ios' }

function setUp(answer: () => Promise<unknown> = async () => ({})) {
  const request = vi.fn(answer)
  const deps = { toast: vi.fn(), wechat: vi.fn(async () => {}) }
  const session = { getState: () => ({ status: 'user', user: person({ id: 'u7' }) }) as const }
  return { ...deps, request, start: createShare({ ...deps, request: request as never, session }) }
}

afterEach(() => {
  closeShare()
  Reflect.deleteProperty(navigator, 'share')
})

describe('sharing', () => {
  it('never hands on a token or the shell', () => {
    const url = shareUrl('/posts/7?Authorization=secret&app=ios&multiple=2&tab=hot#x', 'u7', 'https://h5.example')
    expect(url).toBe('https://h5.example/posts/7?tab=hot&from_user_id=u7#x')
  })

  it('goes by the system where it can, and is recorded', async () => {
    const system = vi.fn(async () => {})
    Object.assign(navigator, { share: system })
    const { start, request } = setUp()
    start(share)
    const url = `${location.origin}/posts/7?from_user_id=u7`
    expect(system).toHaveBeenCalledWith({ title: 'Tide tables', url })
    await vi.waitFor(() => expect(request).toHaveBeenCalled())
    expect(request.mock.calls[0]).toEqual([
      expect.objectContaining({ id: 'shares.record' }),
      { body: { post_id: '7', channel: 'system', shard_url: url, type: 1, source_type: 1 } },
      { quiet: true },
    ])
  })

  it('says what it is that was shared where it is not a content', async () => {
    Object.assign(navigator, { share: async () => {} })
    const { start, request } = setUp()
    start({ ...share, target: 'circle' })
    await vi.waitFor(() => expect(request).toHaveBeenCalled())
    expect(request.mock.calls[0]).toMatchObject([{}, { body: { post_id: '7', target: 'circle' } }, {}])
  })

  it('is not recorded where the person changed their mind', async () => {
    Object.assign(navigator, { share: async () => Promise.reject(new DOMException('', 'AbortError')) })
    const { start, request } = setUp()
    start(share)
    await new Promise((resolve) => setTimeout(resolve))
    expect(request).not.toHaveBeenCalled()
    expect(shareSheet.getState().open).toBeNull()
  })

  it('shows the link elsewhere, and tells why it was not recorded', async () => {
    const refusal: Failure = { code: 409007, msg: 'shared too often' }
    const { start, toast } = setUp(() => Promise.reject(refusal))
    start(share)
    expect(shareSheet.getState().open?.url).toBe(`${location.origin}/posts/7?from_user_id=u7`)
    await vi.waitFor(() => expect(toast.mock.calls).toEqual([['shared too often']]))
  })
})

describe('the WeChat menu', () => {
  const clock = (waits: number[]) => ({
    now: () => 0,
    random: () => 0.5,
    wait: async (ms: number) => void waits.push(ms),
  })
  const sdk = () => ({
    config: vi.fn(),
    ready: (run: () => void) => run(),
    updateAppMessageShareData: vi.fn(),
    updateTimelineShareData: vi.fn(),
  })

  it('is told what it shares', async () => {
    const wx = sdk()
    const request = vi.fn(async () => ({ appid: 'wx1', timestamp: 1, noncestr: 'n', sign: 's', url: '' }))
    const describeShare = createWechatShare({ request: request as never, report: vi.fn(), sdk: () => wx })
    await describeShare(share)
    expect(wx.config).toHaveBeenCalledWith(expect.objectContaining({ appId: 'wx1', signature: 's' }))
    expect(wx.updateTimelineShareData).toHaveBeenCalledWith(expect.objectContaining({ title: 'Tide tables' }))
  })

  it('a signature that fails is tried five times, ever more slowly, and only logged', async () => {
    const waits: number[] = []
    const request = vi.fn(() => Promise.reject({ status: 500, msg: '' }))
    const report = vi.fn()
    const describeShare = createWechatShare({ request: request as never, report, sdk, clock: clock(waits) })
    await describeShare(share)
    expect(request).toHaveBeenCalledTimes(5)
    expect(waits).toEqual([1000, 2000, 4000, 8000])
    expect(report).toHaveBeenCalledTimes(5)
  })
})
