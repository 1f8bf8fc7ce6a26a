import { goTo } from '../fixtures/app'
import { bindPhone, logInByWechat } from '../fixtures/person'
import { expect, test } from '../fixtures/test'

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

  await bindPhone(page)
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
  const token = await logInByWechat(page, 'wx-new-1')
  const answer = await page.request.post('/api/v1/mobile/comment', {
    data: { target: 'content', target_id: '3001', content: 'past the gate' },
    headers: { authorization: token },
  })
  expect(((await answer.json()) as { code: number }).code).toBe(403002)
})
