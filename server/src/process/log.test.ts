import { account, comments, credentials } from '@plaza/shared/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { smsInbox } from '../data/schema/index'
import { startTestServer, type TestServer } from '../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('logs no token, code, phone, password or query, whatever happens', async () => {
  const phone = '13911112222'
  const password = 'canary password 7'
  await server.data(account.sendCaptcha, { query: { phone, purpose: 'login' } })
  const [message] = await server.db.select().from(smsInbox)
  const captcha = message?.code ?? ''
  const { token } = await server.data(account.logIn, { body: { way: 'captcha', phone, captcha } })
  await server.ask(account.logIn, { body: { way: 'password', phone, password } })
  await server.data(credentials.setPassword, { body: { password } }, { token })
  await server.app.request(`/__dev/sms/${phone}`)
  await server.app.request(`/api/v1/system/basic_info?Authorization=${token}&app=ios`)
  await server.app.request(`/posts/1?Authorization=${token}`)
  const failing = server.db.execute
  server.db.transaction = () => Promise.reject(new Error('planted'))
  expect(
    (
      await server.ask(
        comments.add,
        { body: { target: 'content', target_id: '3001', content: 'canary comment' } },
        { token },
      )
    ).status,
  ).toBe(500)
  server.db.execute = failing
  server.deps.log.info(
    { user: { phone, token, captcha, identity_card: '990000199001010010' } },
    'someone logged an object whole',
  )
  const logged = server.logged()
  expect(logged).toContain('planted')
  for (const canary of [phone, password, token, captcha, '990000199001010010', 'canary comment', 'Authorization='])
    expect(logged).not.toContain(canary)
})
