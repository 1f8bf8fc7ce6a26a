import { playing } from '../../fixtures/app'
import { expect, type Page, test } from '../../fixtures/test'

/** Paths of the page's requests, in order and with repetitions. */
function requestsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}
const tracksIn = (asked: readonly string[]) => asked.filter((path) => path.startsWith('/media/voice/'))

test('the touch already requests what the tap plays', async ({ page }) => {
  const asked = requestsOf(page)
  await page.goto('/albums/2001')
  const button = page.getByRole('button', { name: /play all/i })
  await expect(button).toBeEnabled()
  await button.hover()
  await page.mouse.down()
  await expect.poll(() => tracksIn(asked).length).toBe(1)
  expect((await playing(page)).playing).toBe(false)
  await page.mouse.up()
  await expect.poll(async () => (await playing(page)).playing).toBe(true)
  expect(new Set(tracksIn(asked)).size).toBe(1)
})

test('the next track is requested during the current one, and not again when it starts', async ({ page }) => {
  test.slow()
  const asked = requestsOf(page)
  await page.goto('/albums/2001')
  await page.getByRole('button', { name: /play all/i }).click()
  await expect.poll(async () => (await playing(page)).position).toBeGreaterThan(0)
  const { name: first } = await playing(page)
  await page.evaluate(() => {
    const { player } = globalThis.__PLAZA__.host
    player.send({ type: 'seek', seconds: player.progress.getState().duration - 8 })
  })
  await expect.poll(() => new Set(tracksIn(asked)).size).toBe(2)
  expect((await playing(page)).name).toBe(first)
  await expect.poll(async () => (await playing(page)).name, { timeout: 30_000 }).not.toBe(first)
  await expect.poll(async () => (await playing(page)).position).toBeGreaterThan(0)
  const [, next] = [...new Set(tracksIn(asked))]
  expect(tracksIn(asked).filter((path) => path === next)).toHaveLength(1)
})

test('a live channel requests nothing but its stream after the tap', async ({ page }) => {
  const asked = requestsOf(page)
  await page.goto('/radios/801')
  const listen = page
    .locator('[data-route="radio"] button')
    .filter({ hasText: /listen/i })
    .first()
  await expect(listen).toBeEnabled()
  const brings = async (path: string) => (await (await page.request.get(path)).text()).includes('hlsManifestLoading')
  const players = async () => {
    const scripts = [...new Set(asked.filter((path) => path.endsWith('.js')))]
    return (await Promise.all(scripts.map(brings))).filter(Boolean).length
  }
  await expect.poll(players).toBe(1)
  const before = asked.length
  await listen.click()
  await expect.poll(async () => (await playing(page)).position, { timeout: 30_000 }).toBeGreaterThan(0)
  const streamed = asked.slice(before).filter((path) => /\.(m3u8|ts|m4s|mp4|aac)$/.test(path))
  expect(streamed.length).toBeGreaterThan(1)
  const scripts = asked.slice(before).filter((path) => path.endsWith('.js'))
  expect((await Promise.all(scripts.map(brings))).some(Boolean)).toBe(false)
})
