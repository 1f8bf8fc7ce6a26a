import { logIn } from '../fixtures/person'
import { expect, test } from '../fixtures/test'

test('a hundred answers with an expired login cause one toast and one login', async ({ page }) => {
  const { token } = await logIn(page)
  await page.goto('/index')
  await page.waitForFunction(() => globalThis.__PLAZA__?.host.session.getState().status === 'user')

  const words = 'login status has expired, please log in again'
  await page.evaluate((text) => {
    const seen: string[] = []
    Object.assign(globalThis, { seenToasts: seen })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.textContent?.includes(text)) seen.push(text)
    }).observe(document.body, { subtree: true, childList: true })
  }, words)
  let logins = 0
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).pathname === '/login') logins += 1
  })

  // Only now: the page itself calls something soon, and its refused call may be the first that shows the toast.
  await page.request.get('/ucenter/v1/loginOut', { headers: { authorization: token } })
  const failed = await page.evaluate(async () => {
    const endpoint = {
      id: 'test.list',
      method: 'GET',
      domain: 'api',
      path: '/v1/my_collections',
      summary: '',
      needsToken: true,
    }
    const calls = Array.from({ length: 100 }, (_, index) =>
      globalThis.__PLAZA__.host.request(
        endpoint as never,
        { query: { page_size: (index % 50) + 1, type: String(index) } } as never,
      ),
    )
    return (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected').length
  })
  expect(failed).toBe(100)
  await expect(page).toHaveURL(/\/login\?redirect=%2Findex$/)
  await expect(page.locator('[data-route="login"] form')).toBeVisible()
  expect(await page.evaluate(() => (globalThis as unknown as { seenToasts: string[] }).seenToasts.length)).toBe(1)
  expect(logins).toBe(1)
})

test('a token in the address leaves no trace and logs nobody in without asking', async ({ page }) => {
  const { token } = await logIn(page)
  await page.context().clearCookies()
  const referers: string[] = []
  page.on('request', (request) => referers.push(`${request.url()} ${request.headers().referer ?? ''}`))
  await page.goto(`/index?app=h5&Authorization=${token}`)
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await page.evaluate(() => globalThis.__PLAZA__.host.session.getState().status)).not.toBe('user')
  const sinks = await page.evaluate(() => [
    location.href,
    document.referrer,
    ...performance.getEntries().map(({ name }) => name),
    document.cookie,
  ])
  expect(sinks.filter((sink) => sink.includes(token))).toEqual([])
  expect(referers.slice(1).filter((line) => line.includes(token))).toEqual([])
})

test('logging out ends the session at once, here and on the server', async ({ page }) => {
  const { token } = await logIn(page)
  await page.goto('/setting')
  await page.getByRole('button', { name: /log out/i }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /log out|ok/i })
    .click()
  await page.waitForFunction(() => globalThis.__PLAZA__.host.session.getState().status === 'guest')
  const answer = await page.request.get('/ucenter/v1/consumer/user', { headers: { authorization: token } })
  expect(((await answer.json()) as { code: number }).code).not.toBe(100000)
})
