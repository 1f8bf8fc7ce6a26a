import { logIn } from '../../fixtures/person'
import { expect, type Page, test } from '../../fixtures/test'

const CIRCLE = '/group-detail/61'
const isLine = (url: string) => url.includes('/api/v1/events?')

test('two tabs hear of new posts over one line, also after the server was restarted, none lost and none twice', async ({
  browser,
  startOwnServer,
}) => {
  test.slow()
  let server = await startOwnServer()
  const { url, dataDir } = server
  const writer = await browser.newContext({ baseURL: url })
  const { token } = await logIn(await writer.newPage())
  const publish = (content: string) =>
    writer.request.post('/api/v1/circle_posts', {
      headers: { authorization: token },
      data: { circle_id: '61', content, images: [], key: crypto.randomUUID() },
    })
  const readers = await browser.newContext({ baseURL: url })
  const holders = new Set<Page>()
  readers.on('request', (request) => isLine(request.url()) && holders.add(request.frame().page()))
  const tabs = [await readers.newPage(), await readers.newPage()]
  const opened = readers.waitForEvent('response', (response) => /topics=[^&]*posts/.test(response.url()))
  for (const tab of tabs) {
    await tab.goto(CIRCLE)
    await expect(tab.getByRole('article').first()).toBeVisible()
  }
  await opened
  const hear = async (name: string) => {
    for (const tab of tabs) await expect(tab.getByRole('button', { name })).toBeVisible({ timeout: 30_000 })
  }
  await publish('News of the pier')
  await hear('1 new post')
  expect(holders.size).toBe(1)

  await server.stop()
  server = await startOwnServer({ dataDir, port: Number(new URL(url).port) })
  await publish('News of the hill')
  await hear('2 new posts')
  for (const tab of tabs) {
    await tab.getByRole('button', { name: '2 new posts' }).click()
    for (const words of ['News of the pier', 'News of the hill']) await expect(tab.getByText(words)).toHaveCount(1)
    await expect(tab.getByRole('button', { name: /new post/ })).toHaveCount(0)
  }
  await readers.close()
  await writer.close()
})

test('a device that saves data opens no line', async ({ page }) => {
  const lines: string[] = []
  page.on('request', (request) => isLine(request.url()) && lines.push(request.url()))
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto(CIRCLE)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(lines).toEqual([])
})
