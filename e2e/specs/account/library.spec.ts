import { logIn } from '../../fixtures/person'
import { expect, test } from '../../fixtures/test'

const follow = (kind: string, id: string) => ({ data: { kind, id, on: true } })

test('what a person follows is searched, ended and brought back', async ({ page }) => {
  const { token } = await logIn(page)
  const headers = { authorization: token }
  await page.request.post('/api/v1/follow/', { ...follow('anchor', '904'), headers })
  await page.request.post('/api/v1/follow/', { ...follow('organisation', '951'), headers })
  await page.goto('/mine')
  await page
    .getByRole('navigation', { name: 'What you keep' })
    .getByRole('link', { name: /Following/ })
    .click()
  const list = page.locator('[data-route="follows"]')
  await expect(list.getByRole('link', { name: /许晚舟/ })).toBeVisible()

  const field = list.getByRole('searchbox')
  await field.fill('xuwanzhou')
  await field.press('Enter')
  await expect(list.getByRole('link', { name: /星湾日报/ })).toHaveCount(0)
  await expect(list.locator('mark')).toHaveText('许晚舟')
  await list.getByRole('link', { name: /许晚舟/ }).click()
  await expect(page.locator('[data-route="anchor"]')).toBeVisible()
  await page.goBack()
  await expect(field).toHaveValue('xuwanzhou')
  await field.fill('')

  await list.getByRole('button', { name: 'Edit' }).click()
  await list.getByText('Select all').click()
  await list.getByRole('button', { name: 'Remove (2)' }).click()
  await expect(list.getByText('No content yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(list.getByRole('link', { name: /许晚舟/ })).toBeVisible()
})

test('a subscribed album is listed, and its new tracks are no longer new once it was opened', async ({ page }) => {
  const { token } = await logIn(page)
  await page.request.post('/api/v1/follow/', { ...follow('album', '2007'), headers: { authorization: token } })
  await page.goto('/subscribes')
  const list = page.locator('[data-route="subscriptions"]')
  await list.getByRole('link', { name: /星湾三分钟/ }).click()
  await expect(page.locator('[data-route="album"]')).toBeVisible()
})

test('an own comment is found on the own page, and leads to where it stands', async ({ page }) => {
  const { token } = await logIn(page)
  const content = `桥上见 ${crypto.randomUUID().slice(0, 8)}`
  const data = { target: 'content', target_id: '3001', content }
  await page.request.post('/api/v1/mobile/comment', { data, headers: { authorization: token } })
  await page.goto('/mine')
  await page.getByRole('link', { name: /My comments/ }).click()
  await page.getByRole('link', { name: new RegExp(content) }).click()
  await expect(page.locator('[data-route="article-comment"]')).toContainText(content)
})
