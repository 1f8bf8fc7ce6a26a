import { expect, it, vi } from 'vitest'
import { createMenu } from './menu'
import type { WechatSdk } from './sdk'

const share = { title: 'Tide', desc: 'Tables', link: 'https://h5.example/posts/7', imgUrl: '/a.png', onSent: vi.fn() }
const answer = { appid: 'wx1', timestamp: 1, noncestr: 'n', sign: 's', url: '' }

interface MenuTestOptions {
  request?: () => Promise<unknown>
  accepts?: () => boolean
  at?: string
}

function setUp({
  request = async () => answer,
  accepts = () => true,
  at = 'https://h5.example/index',
}: MenuTestOptions = {}) {
  let onError: (failure: object) => void = () => {}
  let taken = false
  const wx = {
    config: vi.fn(() => {
      taken = accepts()
      if (!taken) onError({ errMsg: 'config:invalid signature' })
    }),
    ready: (run: () => void) => void (taken && run()),
    error: (run: () => void) => {
      onError = run
    },
    updateAppMessageShareData: vi.fn(({ success }) => success()),
    updateTimelineShareData: vi.fn(),
    onMenuShareAppMessage: vi.fn(),
    onMenuShareTimeline: vi.fn(),
  }
  const waits: number[] = []
  const state = { address: at }
  const parts = { request: vi.fn(request), report: vi.fn() }
  const tell = createMenu({
    ...parts,
    request: parts.request as never,
    sdk: async () => wx as unknown as WechatSdk,
    signedAddress: () => state.address,
    clock: { now: () => 0, random: () => 0.5, wait: async (ms) => void waits.push(ms) },
    seen: async () => {},
  })
  return { wx, waits, state, ...parts, tell: (signal = new AbortController().signal) => tell(share, signal) }
}

it('sets WeChat’s share data, and is notified of shares', async () => {
  const { wx, tell } = setUp()
  expect(await tell()).toBe(true)
  expect(wx.config).toHaveBeenCalledWith(
    expect.objectContaining({ appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' }),
  )
  const { title, desc, link, imgUrl } = share
  expect(wx.updateAppMessageShareData.mock.lastCall).toMatchObject([{ title, desc, link, imgUrl }])
  expect(wx.updateTimelineShareData).toHaveBeenCalledWith({ title, link, imgUrl })
  expect(share.onSent).not.toHaveBeenCalled()
  wx.onMenuShareTimeline.mock.lastCall?.[0].success()
  expect(share.onSent.mock.calls).toEqual([['moments']])
})

it('signs each address once', async () => {
  const { request, state, tell } = setUp()
  await tell()
  await tell()
  expect(request).toHaveBeenCalledTimes(1)
  state.address = 'https://h5.example/posts/7'
  await tell()
  expect(request.mock.lastCall).toMatchObject([{}, { body: { url: 'https://h5.example/posts/7' } }, {}])
})

it('retries a failed signature each second, at most ten times, and only logs it', async () => {
  const { request, report, waits, tell } = setUp({ request: () => Promise.reject({ status: 500, msg: '' }) })
  expect(await tell()).toBe(false)
  expect(request).toHaveBeenCalledTimes(10)
  expect(waits).toEqual(Array(9).fill(1000))
  expect(report).toHaveBeenCalledTimes(10)
})

it('requests another signature if WeChat rejects one', async () => {
  let refusals = 2
  const { request, wx, tell } = setUp({ accepts: () => refusals-- <= 0 })
  expect(await tell()).toBe(true)
  expect(request).toHaveBeenCalledTimes(3)
  expect(wx.updateAppMessageShareData).toHaveBeenCalledTimes(1)
})

it('stops silently for a page that was left', async () => {
  const left = new AbortController()
  const { wx, report, tell } = setUp({
    request: async () => {
      left.abort()
      return answer
    },
  })
  expect(await tell(left.signal)).toBe(false)
  expect([wx.config.mock.calls, report.mock.calls]).toEqual([[], []])
})
