import { goTo } from '../fixtures/app'
import { captchaFor, freshPhone } from '../fixtures/person'
import { expect, type Page, test } from '../fixtures/test'

/** Logs in as a fictional WeChat user without a phone. */
async function logInByWechat(page: Page, person: string): Promise<void> {
  const { request } = page.context()
  const state = 'a-state-of-this-browser'
  const authorise = `/__dev/wechat/authorise?redirect=%2Fmine&state=${state}&person=${person}`
  const answer = await request.get(authorise, { maxRedirects: 0 })
  const code = new URL(answer.headers().location ?? '', 'http://plaza.test').searchParams.get('code')
  const session = await request.post('/ucenter/v2/consumer/login_by_wechat', {
    data: { code, state },
    headers: { authorization: 'guest' },
  })
  const { data } = (await session.json()) as { data: { token: string } }
  const url = process.env.PLAZA_URL ?? ''
  await page.context().addCookies([{ name: 'Authorization', value: data.token, url }])
}

test('a user without a phone binds one before a comment, which is sent once afterwards', async ({ page }) => {
  const words = `Typed before the phone was bound ${Date.now()}`
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/v1/mobile/comment'))
      sent.push((request.postDataJSON() as { content: string }).content)
  })
  await logInByWechat(page, 'wx-new-2')
  await page.goto('/not-found')
  await goTo(page, '/posts/3001')
  await page.waitForFunction(() => globalThis.__PLAZA__?.host.session.getState().status === 'user')
  await page
    .getByRole('button', { name: /add a comment/i })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('textbox').fill(words)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /send|post|publish/i })
    .click()
  await expect(page).toHaveURL(/\/wx-bind-phone\?.*fouce=1/)
  expect(sent).toEqual([])

  const phone = freshPhone()
  const form = page.locator('[data-route="wx-bind-phone"] form')
  await form.getByLabel(/phone/i).fill(phone)
  await form.getByRole('button', { name: /get code|send/i }).click()
  await expect.poll(() => captchaFor(page.request, phone).catch(() => '')).toMatch(/^\d{6}$/)
  await form.getByLabel(/code/i).fill(await captchaFor(page.request, phone))
  await form.getByRole('button', { name: /bind/i }).click()
  await expect(page).toHaveURL(/\/posts\/3001/)

  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  expect(sent).toEqual([words])
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await page
    .getByRole('button', { name: /add a comment/i })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/not-found')
})

test('the server also refuses a comment of a user without a phone', async ({ page }) => {
  await logInByWechat(page, 'wx-new-1')
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'Authorization')
  const answer = await page.request.post('/api/v1/mobile/comment', {
    data: { target: 'content', target_id: '3001', content: 'past the gate' },
    headers: { authorization: cookie?.value ?? '' },
  })
  expect(((await answer.json()) as { code: number }).code).toBe(403002)
})
