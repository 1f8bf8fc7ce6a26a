import { HOUR_MS } from '@plaza/shared/format'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sharedValues } from '../../data/schema/index'
import { readEnvironment } from '../../environment'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { officialWechat } from './official'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: false })
})
beforeEach(() => server.db.delete(sharedValues))
afterAll(() => server.close())

const account = { appId: 'wx1', secret: 'the-secret' }

/** A fake WeChat server: issues tickets for two hours, counts requests, and fails on demand. */
function weChat() {
  const state = { now: 1_000_000_000_000, asked: [] as string[], fails: false }
  const call = (async (address: string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(address)
    state.asked.push(pathname)
    if (state.fails) return Response.json({ errcode: 40001, errmsg: 'invalid credential' })
    if (pathname === '/cgi-bin/stable_token') {
      expect(JSON.parse(String(init?.body))).toEqual({
        grant_type: 'client_credential',
        appid: 'wx1',
        secret: 'the-secret',
      })
      return Response.json({ access_token: 'token', expires_in: 7200 })
    }
    expect(Object.fromEntries(searchParams)).toEqual({ access_token: 'token', type: 'jsapi' })
    return Response.json({ errcode: 0, ticket: `ticket ${state.asked.length / 2}`, expires_in: 7200 })
  }) as typeof fetch
  return {
    state,
    server: () => officialWechat({ account }, server.db, { call, answerMs: 1_000, now: () => state.now }),
  }
}

const ticketOf = async (adapter: ReturnType<typeof officialWechat>) => (await adapter.ticket()).ticket

describe('the ticket of an official account', () => {
  it('is fetched once for all requests and all servers, and again before it ends', async () => {
    const { state, server: start } = weChat()
    const [one, other] = [start(), start()]
    expect(await Promise.all([ticketOf(one), ticketOf(one), ticketOf(one)])).toEqual(Array(3).fill('ticket 1'))
    expect(await ticketOf(other)).toBe('ticket 1')
    expect(state.asked).toHaveLength(2)
    state.now += 2 * HOUR_MS - 60_000
    expect(await ticketOf(other)).toBe('ticket 2')
    expect(await ticketOf(one)).toBe('ticket 2')
    expect(state.asked).toHaveLength(4)
  })

  it('is used to its end where WeChat fails, which is then left alone for a while', async () => {
    const { state, server: start } = weChat()
    const adapter = start()
    await ticketOf(adapter)
    state.fails = true
    state.now += 2 * HOUR_MS - 60_000
    expect(await ticketOf(adapter)).toBe('ticket 1')
    state.now += 60_000
    await expect(ticketOf(adapter)).rejects.toMatchObject({ details: { detail: 'wechat.away' } })
    const before = state.asked.length
    await expect(ticketOf(adapter)).rejects.toMatchObject({ details: { detail: 'wechat.away' } })
    expect(state.asked).toHaveLength(before)
    state.fails = false
    state.now += 5_000
    expect(await ticketOf(adapter)).toMatch(/^ticket/)
  })
})

it('is not started without its account', () => {
  expect(() => readEnvironment({ PLAZA_WECHAT: 'official', PLAZA_WECHAT_APP_ID: 'wx1' })).toThrow(
    'PLAZA_WECHAT=official needs PLAZA_WECHAT_APP_ID and PLAZA_WECHAT_SECRET.',
  )
})
