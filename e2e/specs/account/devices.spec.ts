import { logIn, logInByPassword } from '../../fixtures/person'
import { expect, test } from '../../fixtures/test'
import { field, fieldValues } from './field'

const PASSWORD = 'four harbour lights'

test('a login on a new device is told, leads to the devices, and the device is out at once', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const { phone, token } = await logIn(page)
  await page.goto('/mine')
  await page.request.post('/ucenter/v2/consumer/init_password', {
    data: { password: PASSWORD },
    headers: { authorization: token },
  })

  const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/141.0 Mobile' })
  const other = await elsewhere.newPage()
  // The first page gives the browser its id.
  await other.goto('/mine')
  await logInByPassword(other, phone, PASSWORD)
  await other.goto('/user')
  await expect(field(other, 'Name')).toBeVisible()

  await page.goto('/message')
  await page
    .getByRole('link', { name: /new device|logged in/i })
    .first()
    .click()
  await expect(page).toHaveURL('/safe')
  const row = page.getByRole('listitem').filter({ hasText: 'Android' })
  await expect(row.getByText(/since/i)).toBeVisible()
  await row.getByRole('button').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('The device was logged out')).toBeVisible()
  await expect(row).toHaveCount(0)

  await field(other, 'Name').fill('Somebody else')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other).toHaveURL(/\/login/)
  await other.goBack()
  expect(await fieldValues(other)).not.toContain('Somebody else')
  await elsewhere.close()
})

test('a user logs out here and everywhere', async ({ page, browser }) => {
  test.setTimeout(180_000)
  const { phone, token } = await logIn(page)
  await page.request.post('/ucenter/v2/consumer/init_password', {
    data: { password: PASSWORD },
    headers: { authorization: token },
  })
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await logInByPassword(other, phone, PASSWORD)
  await page.goto('/setting')
  await page.getByRole('link', { name: 'Account and safety' }).click()
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await page.waitForFunction(() => globalThis.__PLAZA__.host.session.getState().status === 'guest')
  await other.goto('/safe')
  await expect(other).toHaveURL(/\/login/)
  await elsewhere.close()
})
