import { activities } from '@plaza/shared/api'
import { answerTo } from '../fixtures/answers'
import { documentMark, goTo, playing } from '../fixtures/app'
import { freshPhone } from '../fixtures/person'
import { expect, type Page, test } from '../fixtures/test'

const album = '/albums/2001'
const circle = '/group-detail/61'
const note = `So good to hear about the bridge ${Date.now()}`

/** Asserts that the sound continued since `before`; returns its position. */
async function soundGoesOn(page: Page, before: number): Promise<number> {
  await expect.poll(async () => (await playing(page)).position).toBeGreaterThan(before)
  const now = await playing(page)
  expect(now.playing).toBe(true)
  return now.position
}

/** Records every backward step of the sound's position from now on. */
const watchSound = (page: Page) =>
  page.evaluate(() => {
    const { player } = globalThis.__PLAZA__.host
    const stepsBack: number[] = []
    let last = 0
    let item = player.getState().current?.id
    player.progress.subscribe(() => {
      const { position } = player.progress.getState()
      const current = player.getState().current?.id
      if (current === item && position < last) stepsBack.push(last - position)
      item = current
      last = position
    })
    Object.assign(globalThis, { stepsBack })
  })

const stepsBack = (page: Page) => page.evaluate(() => (globalThis as unknown as { stepsBack: number[] }).stepsBack)

async function logInOnScreen(page: Page, phone: string): Promise<void> {
  const form = page.locator('[data-route="login"] form')
  await form.getByLabel(/phone/i).fill(phone)
  await page.getByRole('checkbox').check({ force: true })
  await form.getByRole('button', { name: /get code|send/i }).click()
  await page
    .getByRole('button', { name: /fill in \d{6}/i })
    .first()
    .click()
  await form.getByRole('button', { name: 'Log in' }).click()
}

/** The newest comment is the first one; the bar at the bottom leads to it. */
async function seesOwnComment(page: Page): Promise<void> {
  await page
    .locator('[data-route="article"]')
    .getByRole('button', { name: /^comments: /i })
    .click()
  await expect(page.getByText(note).first()).toBeInViewport()
}

/** Opens the open activity that starts last, so that it does not start during the test. */
async function openActivity(page: Page, url: string): Promise<string> {
  const { list } = await answerTo(page, activities.list, { query: { state: 'open' } }, { url })
  const found = list.filter(({ joined, capacity }) => joined < capacity).at(-1)
  if (!found) throw new Error('The demo has no open activity')
  return found.id
}

/** Starts the album and visits a page of each remote; the sound goes on. */
async function listensEverywhere(page: Page): Promise<void> {
  await goTo(page, album)
  await page.getByRole('button', { name: /play all/i }).click()
  await expect.poll(async () => (await playing(page)).playing).toBe(true)
  await expect.poll(async () => (await playing(page)).position).toBeGreaterThan(0.5)
  await watchSound(page)
  let position = (await playing(page)).position
  for (const [address, route] of [
    [circle, 'circle'],
    ['/voluntary-activities', 'voluntary-activities'],
    ['/mine', 'mine'],
    ['/index', 'index'],
  ] as const) {
    await goTo(page, address)
    await expect(page.locator(`[data-route="${route}"]`)).toBeVisible()
    position = await soundGoesOn(page, position)
  }
  expect(await stepsBack(page)).toEqual([])
}

/** Likes an article as a guest, which leads through the login, and then comments on it. */
async function likesAndComments(page: Page, article: string, phone: string): Promise<void> {
  await goTo(page, article)
  const like = page
    .locator('[data-route="article"]')
    .getByRole('button', { name: /^like,/i })
    .first()
  await like.click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await logInOnScreen(page, phone)
  await expect(page).toHaveURL(new RegExp(`${article}$`))
  await expect.poll(async () => (await playing(page)).playing).toBe(true)
  // Tapped before the login, performed after it.
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await page
    .getByRole('button', { name: /add a comment/i })
    .first()
    .click()
  const composer = page.getByRole('dialog')
  await composer.getByRole('textbox').fill(note)
  await composer.getByRole('button', { name: /send|post|publish/i }).click()
  await seesOwnComment(page)
}

test('reads, listens across four remotes without a gap, logs in, takes part, and finds everything again', async ({
  page,
  startOwnServer,
}) => {
  test.setTimeout(180_000)
  let server = await startOwnServer()
  await page.goto(`${server.url}/`)
  await page.locator('[data-card] a[href^="/posts/"]').first().click()
  await expect(page.locator('[data-route="article"] h1').first()).toBeVisible()
  const article = new URL(page.url()).pathname
  const document = await documentMark(page)
  await listensEverywhere(page)
  expect(await documentMark(page)).toBe(document)

  const phone = freshPhone()
  await likesAndComments(page, article, phone)
  const activity = `/activities-details/${await openActivity(page, server.url)}`
  await goTo(page, activity)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('button', { name: /cancel my place/i })).toBeVisible()

  await findsItAllAgain(page, server.url, { activity, article, phone })
  const { port } = new URL(server.url)
  // An open page would prefetch meanwhile, without a login.
  await page.goto('about:blank')
  await server.stop()
  server = await startOwnServer({ dataDir: server.dataDir, port: Number(port) })
  await findsItAllAgain(page, server.url, { activity, article, phone })
})

/** After a reload: the place in the activity, the like, the comment, the login and the playlist. */
async function findsItAllAgain(
  page: Page,
  url: string,
  { activity, article, phone }: { activity: string; article: string; phone: string },
) {
  await page.goto(url + activity)
  await expect(page.getByRole('button', { name: /cancel my place/i })).toBeVisible()
  await page.goto(url + article)
  const like = page
    .locator('[data-route="article"]')
    .getByRole('button', { name: /^like,/i })
    .first()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await seesOwnComment(page)
  const user = await page.evaluate(() => globalThis.__PLAZA__.host.session.getState().user)
  expect(user?.phone).toBe(`${phone.slice(0, 3)}****${phone.slice(-4)}`)
  expect((await playing(page)).name).not.toBeNull()
}
