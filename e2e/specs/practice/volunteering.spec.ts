import { readFileSync } from 'node:fs'
import { openWithCamera } from '../../fixtures/camera'
import { DEMO_PASSWORD, logInByPassword } from '../../fixtures/person'
import { expect, type Page, test } from '../../fixtures/test'

/** The manager of team 601 in the demo, and a volunteer whose name is proven. */
const MANAGER = '13800000004'
const VOLUNTEER = '13800000003'
const TEAM = '601'

interface Envelope<T> {
  code: number
  msg: string
  data: T
}
async function ask<T>(page: Page, token: string, path: string, body?: object): Promise<T> {
  const options = { headers: { authorization: token }, ...(body && { data: body }) }
  const answer = await (body ? page.request.post(path, options) : page.request.get(path, options))
  const { code, msg, data } = (await answer.json()) as Envelope<T>
  expect(code, `${path}: ${msg}`).toBe(100_000)
  return data
}

interface Policy {
  url: string
  fields: Record<string, string>
  key: string
}
/** Uploads a picture as the page does; its key. */
async function upload(page: Page, token: string): Promise<string> {
  const { url, fields, key } = await ask<Policy>(page, token, '/ucenter/v2/ossUploadAuth?kind=image&name=beach.png')
  const buffer = readFileSync(new URL('../../../docs/screenshots/home.png', import.meta.url))
  const answer = await page.request.post(url, {
    multipart: { ...fields, file: { name: 'beach.png', mimeType: 'image/png', buffer } },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return key
}

/** An activity that begins in ten minutes: people may sign in and out by the manager's code, and hours wait for the manager. */
async function publishActivity(page: Page, token: string, title: string): Promise<string> {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const plan = {
    ...{
      title,
      kind: '环保',
      body: '带手套，垃圾袋现场发。',
      place: '东滩',
      district: '青岩',
      contact: '闵海 13800000004',
    },
    ...{
      lat: 30.5,
      lng: 121.9,
      capacity: 5,
      hours: 2,
      sign_by: 'code',
      starts_at: inMinutes(1),
      ends_at: inMinutes(130),
    },
    ...{ image: await upload(page, token), team_id: TEAM, key: crypto.randomUUID() },
  }
  return (await ask<{ id: string }>(page, token, '/asc/civilized', plan)).id
}

async function confirmHours(page: Page, activity: string): Promise<void> {
  await page.goto(`/team-managetab/${TEAM}?tab=attendance&activity=${activity}`)
  // Nothing is credited before the activity begins.
  await expect(async () => {
    await page.getByRole('button', { name: 'Confirm' }).click({ timeout: 2_000 })
    await expect(page.getByText('Done')).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 90_000, intervals: [3_000] })
}

test('a volunteer joins, signs in and out by scanned codes, and a stranger verifies the certificate', async ({
  page,
}, info) => {
  test.setTimeout(180_000)
  const manager = await logInByPassword(page, MANAGER, DEMO_PASSWORD)
  const title = `Beach at low tide ${Date.now() % 100_000}`
  const activity = await publishActivity(page, manager, title)
  const codeFor = async (step: string) =>
    (await ask<{ code: string }>(page, manager, `/asc/civilized/${activity}/code?step=${step}`)).code

  /** What the volunteer does with a phone whose camera sees the manager's code for the step. */
  const scan = async (step: 'sign-in' | 'sign-out', prepare: (phone: Page) => Promise<void>, button: string) => {
    const { page: phone, close } = await openWithCamera(info, await codeFor(step))
    const volunteer = await logInByPassword(phone, VOLUNTEER, DEMO_PASSWORD)
    await prepare(phone)
    await phone.goto('/scan-result')
    await expect(phone.getByRole('heading', { name: title })).toBeVisible({ timeout: 20_000 })
    await phone.getByRole('button', { name: button }).click()
    await expect(phone.getByRole('link', { name: 'Open the activity' })).toBeVisible()
    await expect(phone.getByRole('button', { name: button })).toHaveCount(0)
    // While the call is under way the button has no name either.
    await expect
      .poll(
        async () => (await ask<{ participation: string }>(page, volunteer, `/asc/civilized/${activity}`)).participation,
      )
      .toBe(step === 'sign-in' ? 'signed-in' : 'signed-out')
    return { phone, close }
  }
  const signedIn = await scan(
    'sign-in',
    async (phone) => {
      await phone.goto(`/activities-details/${activity}`)
      await phone.getByRole('button', { name: 'Sign up', exact: true }).click()
      await expect(phone.getByRole('button', { name: 'Sign up', exact: true })).toHaveCount(0)
    },
    'Sign in',
  )
  await signedIn.close()
  const { phone, close } = await scan('sign-out', async () => {}, 'Sign out')
  // Who leaves before the activity has begun gets no hours before the manager has looked at it.
  await phone.goto('/activity-record')
  await expect(phone.getByText(title)).toHaveCount(0)
  await confirmHours(page, activity)

  await phone.goto('/activity-record')
  const entry = phone.getByRole('listitem').filter({ hasText: title })
  await expect(entry).toContainText('+2 h')
  await entry.getByRole('button', { name: 'Certificate' }).click()
  await phone.getByRole('button', { name: 'Issue', exact: true }).click()
  await expect(phone.getByRole('heading', { name: 'Certificate of Volunteer Service' })).toBeVisible()
  const verification = await phone.getByRole('link', { name: 'Verification page' }).getAttribute('href')
  await close()

  await page.context().clearCookies()
  await page.goto(verification ?? '')
  await expect(page.getByText('This certificate is genuine')).toBeVisible()
  await expect(page.getByText(title)).toBeVisible()
  const forged = (verification ?? '').replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'))
  await page.goto(forged)
  await expect(page.getByText('Nobody issued this certificate')).toBeVisible()
})
