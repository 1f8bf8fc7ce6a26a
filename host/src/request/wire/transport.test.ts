import { afterEach, expect, it, vi } from 'vitest'
import { axiosTransport } from './transport'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('tells a time-out from a missing network', async () => {
  vi.spyOn(XMLHttpRequest.prototype, 'open')
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    this.dispatchEvent(new ProgressEvent('timeout'))
  })
  const call = axiosTransport({ method: 'GET', url: '/api/v1/any', headers: {}, timeoutMs: 1_000 })
  await expect(call).rejects.toMatchObject({ kind: 'timeout' })
})

it('reads no cookie: the token is in a header', async () => {
  const get = vi.fn(async () => null)
  vi.stubGlobal('cookieStore', { get })
  const open = vi.spyOn(XMLHttpRequest.prototype, 'open')
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    this.dispatchEvent(new ProgressEvent('error'))
  })
  const call = axiosTransport({ method: 'GET', url: '/api/v1/any', headers: {}, timeoutMs: 1_000 })
  await expect(call).rejects.toMatchObject({ kind: 'network' })
  expect(open).toHaveBeenCalledOnce()
  expect(send).toHaveBeenCalledOnce()
  expect(get).not.toHaveBeenCalled()
})
