import { sampleOf } from '@plaza/shared/testing/sampling'
import { goTo, playing } from '../fixtures/app'
import { captchaFor, freshPhone } from '../fixtures/person'
import { expect, type Page, test } from '../fixtures/test'

type OpenAction = (page: Page) => Promise<unknown>
const name =
  (pattern: RegExp): OpenAction =>
  (page) =>
    page.getByRole('button', { name: pattern }).first().click()

/** Overlays above pages of every kind of owner: the host's own, a remote's, one above another. */
const overlays: readonly [what: string, address: string, open: readonly OpenAction[]][] = [
  ['a share sheet', '/posts/3001', [name(/^share/i)]],
  [
    'a picture',
    '/posts/3001',
    [(page) => page.locator('[data-route="article"] [role="button"] , article img[role="button"]').first().click()],
  ],
  ['a comment that is written', '/posts/3001', [name(/^add a comment/i)]],
  [
    'the error overlay',
    '/posts/3001',
    [(page) => page.evaluate(() => (globalThis as unknown as { plazaShowError(): void }).plazaShowError())],
  ],
  [
    'the full player, and a sheet above it',
    '/audios/11001',
    [
      async (page) => {
        await page.getByRole('button', { name: /^play/i }).first().click()
        await expect.poll(async () => (await playing(page)).name).not.toBeNull()
        await page.evaluate(() => globalThis.__PLAZA__.host.player.send({ type: 'expand' }))
      },
      (page) =>
        page
          .getByRole('dialog', { name: 'Now playing' })
          .getByRole('button', { name: /speed|rate|timer|list/i })
          .first()
          .click(),
    ],
  ],
  ['the choices of an audio', '/audios/11001', [name(/^(playback )?(speed|rate)/i)]],
]

const open = (page: Page) => page.locator('dialog[open], [aria-modal="true"]')

test.describe('in English', () => {
  test.use({ locale: 'en-US' })

  // Half of them with each commit, all in the long run.
  for (const [what, address, steps] of sampleOf(overlays, 3))
    test(`Back closes ${what} and leaves the page where it was`, async ({ page }) => {
      await page.goto('/not-found')
      await page.locator('h1').first().waitFor()
      await goTo(page, address)
      await expect(page).toHaveURL(address)
      for (const [above, step] of steps.entries()) {
        await step(page)
        await expect(open(page)).toHaveCount(above + 1)
      }
      for (const _ of steps) {
        const before = await open(page).count()
        await page.goBack()
        await expect(open(page)).toHaveCount(before - 1)
        await expect(page).toHaveURL(address)
      }
      await page.goBack()
      await expect(page).toHaveURL('/not-found')
    })

  test('Back closes the diagnostics sheet, and leaves the page', async ({ page }) => {
    await page.goto('/not-found')
    await page.goto('/posts/3001?mf=why')
    await expect(open(page)).toHaveCount(1)
    await page
      .getByRole('button', { name: /^share/i })
      .first()
      .waitFor()
    await page.goBack()
    await expect(open(page)).toHaveCount(0)
    await expect(page).toHaveURL('/posts/3001')
    await page.goBack()
    await expect(page).toHaveURL('/not-found')
  })

  test('an overlay closes with its page, and does not return after a reload or by going forward', async ({ page }) => {
    await page.goto('/not-found')
    await page.locator('h1').first().waitFor()
    await goTo(page, '/posts/3001')
    const share = name(/^share/i)
    await share(page)
    await expect(open(page)).toHaveCount(1)
    await page.reload()
    await page
      .getByRole('button', { name: /^share/i })
      .first()
      .waitFor()
    await expect(open(page)).toHaveCount(0)
    await share(page)
    await expect(open(page)).toHaveCount(1)
    await goTo(page, '/albums/2001')
    await expect(page).toHaveURL('/albums/2001')
    await expect(open(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/posts/3001')
    await expect(open(page)).toHaveCount(0)
    await share(page)
    await expect(open(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(open(page)).toHaveCount(0)
    // Its history entry is removed in a later task.
    await page.waitForFunction(() => !history.state?.overlays)
    await page.goBack()
    await expect(page).toHaveURL('/not-found')
    await page.goForward()
    await expect(page).toHaveURL('/posts/3001')
    await expect(open(page)).toHaveCount(0)
  })
})

/** Fills in the login page. */
async function logInHere(page: Page): Promise<void> {
  const phone = freshPhone()
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect.poll(() => captchaFor(page.request, phone).catch(() => null)).not.toBeNull()
  await page.getByLabel('Verification code').fill(await captchaFor(page.request, phone))
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

test.describe('a guest', () => {
  test.use({ locale: 'en-US' })

  test('who likes an article is returned there after the login with the like done, and Back shows no page twice', async ({
    page,
  }) => {
    await page.goto('/not-found')
    await page.locator('h1').first().waitFor()
    await goTo(page, '/posts/3001')
    const like = page.getByRole('button', { name: /^like/i }).last()
    await like.waitFor()
    await page.evaluate(() => window.scrollTo(0, 300))
    await like.click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await logInHere(page)
    await expect(page).toHaveURL('/posts/3001')
    await expect(page.getByRole('button', { name: /^like/i, pressed: true }).last()).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
    await page.goBack()
    await expect(page).toHaveURL('/not-found')
  })

  for (const [when, between] of [
    ['in the same document', async () => {}],
    ['in a new one', (page: Page) => page.reload()],
  ] as const)
    test(`who writes a comment has sent it after the login ${when}, unchanged, and no draft is left`, async ({
      page,
    }) => {
      const words = `Words of a guest ${when} ${Date.now()}`
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/v1/mobile/comment'))
          sent.push(request.postData() ?? '')
      })
      await page.goto('/not-found')
      await goTo(page, '/posts/3001')
      const write = name(/^write a comment|^add a comment/i)
      await write(page)
      await page.getByRole('dialog').getByRole('textbox').fill(words)
      await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
      await expect(page).toHaveURL(/\/login\?redirect=/)
      await between(page)
      expect(sent).toEqual([])
      await logInHere(page)
      await expect(page).toHaveURL('/posts/3001')
      await expect.poll(() => sent).toEqual([expect.stringContaining(words)])
      // The answer removes the draft.
      const isKept = () =>
        page.evaluate((typed) => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]).includes(typed), words)
      await expect.poll(isKept).toBe(false)
      await page.reload()
      await write(page)
      await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('')
      expect(sent).toHaveLength(1)
    })
})
