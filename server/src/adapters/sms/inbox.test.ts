import { account } from '@plaza/shared/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  await server.data(account.sendCaptcha, { query: { phone: '13900010001', purpose: 'login' } })
})
afterAll(() => server.close())

const ask = async (origin: string, path: string) => {
  const response = await server.app.request(`${origin}${path}`)
  return [response.status, await response.text()] as const
}

it('shows a captcha under a name of its own', async () => {
  const [status, text] = await ask('http://127.0.0.1:8080', '/__dev/sms/13900010001')
  expect([status, /\d{6}/.test(text)]).toEqual([200, true])
})

it.each(['/__dev/sms/13900010001', '/__dev/wechat/authorise?redirect=%2Flogin&state=0123456789abcdef', '/__dev/other'])(
  'answers nothing to a foreign name that was pointed here: %s',
  async (path) => {
    const [status, text] = await ask('http://rebound.evil.example:8080', path)
    expect([status, text.includes('验证码 '), text.includes('wx-501')]).toEqual([404, false, false])
  },
)
