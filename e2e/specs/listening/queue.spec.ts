import { goTo, playing } from '../../fixtures/app'
import { logIn } from '../../fixtures/person'
import { expect, type Page, test } from '../../fixtures/test'

const queue = (page: Page) =>
  page.evaluate(() => globalThis.__PLAZA__.host.player.getState().list.map(({ name }) => name))

async function openQueue(page: Page): Promise<void> {
  await page.evaluate(() => globalThis.__PLAZA__.host.player.send({ type: 'expand' }))
  await page.getByRole('button', { name: 'Playlist', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Move / }).first()).toBeVisible()
}

async function queueTrack(page: Page, place: number, choice: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Queue / })
    .nth(place)
    .click()
  await page.getByRole('button', { name: choice }).click()
}

test('a queue in the own order outlives other remotes and a reload, and is kept as a playlist', async ({ page }) => {
  test.slow()
  await logIn(page)
  await page.goto('/albums/2001')
  const tracks = page.getByRole('button', { name: /^Queue / })
  await expect(tracks.nth(3)).toBeVisible()
  const names = (await tracks.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))).map(
    (name) => name.replace('Queue ', ''),
  )
  const [first = '', second = '', third = '', fourth = ''] = names
  await queueTrack(page, 0, 'Play next')
  await expect.poll(async () => (await playing(page)).name).toBe(first)
  await queueTrack(page, 1, 'Add to the queue')
  await queueTrack(page, 2, 'Add to the queue')
  await queueTrack(page, 3, 'Play next')
  expect(await queue(page)).toEqual([first, fourth, second, third])

  await openQueue(page)
  const handle = page.getByRole('button', { name: `Move ${third}`, exact: true })
  const target = page.getByRole('button', { name: `Move ${fourth}`, exact: true })
  // Hovering waits until the sheet stands still.
  await target.hover()
  await handle.hover()
  const from = await handle.boundingBox()
  const to = await target.boundingBox()
  if (!from || !to) throw new Error('A row has no place')
  await page.mouse.move(from.x + 10, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y, { steps: 5 })
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 10 })
  await page.mouse.up()
  await expect.poll(() => queue(page)).toEqual([first, third, fourth, second])
  await page.getByRole('button', { name: `Move ${second}`, exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`${second}, place 4`)).toBeAttached()
  // A key of the first moments after the row was taken up is lost on a busy machine.
  const moved = page.getByText(`${second}, place 3`)
  await expect(async () => {
    if ((await moved.count()) === 0) await page.keyboard.press('ArrowUp')
    await expect(moved).toBeAttached({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(page.getByText(`${second} is at place 3`)).toBeAttached()
  await expect.poll(() => queue(page)).toEqual([first, third, second, fourth])

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('For the ferry')
  await page.getByRole('button', { name: 'Save these 4' }).click()
  await expect(page.getByRole('button', { name: /^For the ferry/ })).toBeVisible()

  // Another remote, then a reload: the order stays.
  await goTo(page, '/guide')
  await expect(page).toHaveURL(/\/guide/)
  await page.reload()
  await expect.poll(() => queue(page)).toEqual([first, third, second, fourth])
  await openQueue(page)
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect.poll(() => queue(page)).toEqual([first])
  await page.getByRole('button', { name: 'My playlists' }).click()
  await page.getByRole('button', { name: /^For the ferry/ }).click()
  await expect.poll(() => queue(page)).toEqual([first, third, second, fourth])
})
