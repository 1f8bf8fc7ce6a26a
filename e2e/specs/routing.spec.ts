import { checkCard, type RawCard } from '@plaza/shared/api'
import { reportedEvents } from '../fixtures/app'
import { logIn } from '../fixtures/person'
import { expect, test } from '../fixtures/test'

const poisoned = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example',
  'javascript:alert(document.domain)',
  'data:text/html,<script>alert(1)</script>',
  'https://user@evil.example/',
  '%2F%2Fevil.example',
  'https:evil.example',
]

test('a malicious redirect does not leave Plaza after a login', async ({ page, baseURL }) => {
  test.setTimeout(180_000)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('dialog', (dialog) => {
    asked.push('dialog')
    void dialog.dismiss()
  })
  await logIn(page)
  for (const target of poisoned) {
    await test.step(JSON.stringify(target), async () => {
      await page.goto(`/auth?redirect=${encodeURIComponent(target)}`)
      await expect(page).toHaveURL(/\/mine$/)
      expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin)
    })
  }
  const left = asked.filter(
    (url) => url === 'dialog' || /^https?:\/\/([^/]*@)?evil\.example/.test(url) || url.startsWith('data:text/html'),
  )
  expect(left).toEqual([])
})

test('an unknown address leads to the not-found page, and home from there', async ({ page }) => {
  test.info().annotations.push({ type: 'note', description: 'the document itself answers 404' })
  const answer = await page.request.get('/no/such/page')
  expect(answer.status()).toBe(404)
  await page.goto('/not-found')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the root leads to the configured home', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/page\/?$/)
  await expect(page.locator('[data-card]').first()).toBeVisible()
})

test('a guest who opens a user’s own page logs in first', async ({ page }) => {
  await page.goto('/collection')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcollection$/)
})

test('navigation keeps the carried query, and no address contains the token', async ({ page }) => {
  await page.goto('/index?multiple=1.2')
  await page.locator('[data-card] a[href*="/posts/"]').first().click()
  await expect(page).toHaveURL(/\/posts\/\d+\?multiple=1\.2/)
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--font-multiple').trim()),
  ).toBe('1.2')
})

test('a page with unknown and broken cards shows its valid ones', async ({ page }) => {
  await page.goto('/page/6')
  await expect(page.locator('[data-card]').first()).toBeVisible()
  const answer = await page.request.get('/api/v3/page_card_data/6')
  const { cards } = ((await answer.json()) as { data: { cards: RawCard[] } }).data
  const bad = cards.filter((card) => 'skipped' in checkCard(card)).length
  expect(bad).toBeGreaterThan(0)
  // Cards without any live link are not rendered either.
  const drawn = await page.locator('[data-card]').count()
  expect(drawn).toBeGreaterThan(0)
  expect(drawn).toBeLessThanOrEqual(cards.length - bad)
  await expect
    .poll(async () => (await reportedEvents(page, 'error')).filter((name) => name === 'card-skipped'))
    .toHaveLength(bad)
})
