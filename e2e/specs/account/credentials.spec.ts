import { field } from '../../fixtures/field'
import { captchaFor, freshPhone, logIn, logInByPassword } from '../../fixtures/person'
import { expect, type Page, test } from '../../fixtures/test'

const PASSWORD = 'four harbour lights'

const masked = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`
const byRoute = (page: Page, id: string) => page.locator(`[data-route="${id}"]`)

/** Fills in the code that was sent to a phone once it was asked for. */
async function fillCode(page: Page, phone: string) {
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByRole('button', { name: /again in/i })).toBeVisible()
  await field(page, 'Verification code').fill(await captchaFor(page.request, phone))
}

async function setPassword(page: Page) {
  await page.goto('/safe')
  await page.getByRole('link', { name: /password.*not set/i }).click()
  await field(page, 'New password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page).toHaveURL('/safe')
  await expect(page.getByRole('link', { name: /password.*set/i })).not.toContainText('Not set')
}

test('a phone is changed after a proof of the old one, and the other device is logged out', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const { phone: old } = await logIn(page)
  const next = freshPhone()
  await setPassword(page)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await logInByPassword(other, old, PASSWORD)

  await page.goto('/mine')
  await page.getByRole('link', { name: 'Account and safety' }).click()
  await page.getByRole('link', { name: new RegExp(old.slice(-4)) }).click()
  await page.getByRole('link', { name: 'Change the number' }).click()
  await page.getByRole('button', { name: 'Get code' }).click()
  await page.getByRole('button', { name: /^fill in \d{6}/i }).click()
  await page.getByRole('button', { name: 'Next' }).click()

  // The new number stays through a call that fails.
  await field(page, 'Phone number').fill(next)
  await fillCode(page, next)
  await page.route('**/v1/consumer/user/phone', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Change the number' }).click()
  await expect(page.getByText(/check the network/)).toBeVisible()
  await expect(field(page, 'Phone number')).toHaveValue(next)
  await page.getByRole('button', { name: 'Change the number' }).click()
  await expect(page.getByText('The number was changed')).toBeVisible()
  await expect(byRoute(page, 'bind-success').getByText(masked(next))).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/phone')
  await expect(byRoute(page, 'phone').getByText(masked(next))).toBeVisible()

  await other.goto('/safe')
  await expect(other).toHaveURL(/\/login/)
  await elsewhere.close()
})

test('who forgot the password sets a new one by a code, and logs in by it', async ({ page }) => {
  test.setTimeout(180_000)
  const { phone } = await logIn(page)
  await setPassword(page)
  await page.context().clearCookies()

  await page.goto('/collection')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcollection/)
  await page.getByText('By password').click()
  await field(page, 'Phone number').fill(phone)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(field(page, 'Phone number')).toHaveValue(phone)
  await fillCode(page, phone)
  await field(page, 'New password').fill(`${PASSWORD} again`)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page).toHaveURL(/\/login\?redirect=%2Fcollection/)
  await expect(field(page, 'Phone number')).toHaveValue(phone)
  await page.getByRole('checkbox').check()
  await field(page, 'Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('The phone number or the password is not right')).toBeVisible()
  await field(page, 'Password').fill(`${PASSWORD} again`)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/collection')
})

test('a phone without an account gets the same answers', async ({ page }) => {
  const phone = freshPhone()
  await page.goto('/forget')
  await field(page, 'Phone number').fill(phone)
  await fillCode(page, phone)
  await field(page, 'New password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByText('Your new password is set')).toBeVisible()
})
