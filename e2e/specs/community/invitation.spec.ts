import { captchaFor, freshPhone, logIn } from '../../fixtures/person'
import { expect, type Page, test } from '../../fixtures/test'

/** A circle of the demo that only an invitation opens, a member and a manager of it. */
const CIRCLE = '65'
const MEMBER = { phone: '13800000002', name: '江边的阿梨' }
const MANAGER = { phone: '13800001006' }

const shown = (page: Page, route: string) => page.locator(`[data-route="${route}"]:visible`)

/** Fills in the login page for a new person. */
async function logInHere(page: Page): Promise<void> {
  const phone = freshPhone()
  const form = page.locator('[data-route="login"] form')
  await form.getByLabel('Phone number').fill(phone)
  await page.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Get code' }).click()
  await expect.poll(() => captchaFor(page.request, phone).catch(() => null)).not.toBeNull()
  await form.getByLabel('Verification code').fill(await captchaFor(page.request, phone))
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Makes the member's invitation from the page of the circle; returns its address. */
async function invite(page: Page): Promise<string> {
  await logIn(page, MEMBER.phone)
  await page.goto(`/group-detail/${CIRCLE}`)
  await shown(page, 'circle').getByRole('link', { name: 'Invite' }).click()
  await expect(page.getByRole('img', { name: /^Poster: / })).toBeVisible()
  return page.url()
}

test('a guest joins a closed circle by the invitation of a member, who is named to the manager', async ({
  page,
  browser,
  baseURL,
}) => {
  const address = await invite(page)
  const [guest, manager] = await Promise.all([
    browser.newPage({ baseURL: baseURL ?? '' }),
    browser.newPage({ baseURL: baseURL ?? '' }),
  ])

  await guest.goto(`/group-detail/${CIRCLE}`)
  await expect(shown(guest, 'circle').getByText('By invitation')).toBeVisible()
  await guest.goto(address)
  await expect(guest.getByRole('heading', { name: `${MEMBER.name} invites you to a circle` })).toBeVisible()
  await guest.getByRole('button', { name: 'Join the circle' }).click()
  await logInHere(guest)
  await expect(shown(guest, 'circle').getByRole('button', { name: 'Joined' })).toBeVisible()
  const person = await guest.evaluate(() => globalThis.__PLAZA__.host.session.getState().user?.nickname)

  await logIn(manager, MANAGER.phone)
  await manager.goto(`/group-detail/${CIRCLE}`)
  await shown(manager, 'circle').getByRole('button', { name: 'Manage' }).click()
  await manager.getByRole('button', { name: 'Members' }).click()
  const row = manager.getByRole('listitem').filter({ hasText: person ?? '' })
  await expect(row).toContainText(`Invited by ${MEMBER.name}`)
  await Promise.all([guest.close(), manager.close()])
})
