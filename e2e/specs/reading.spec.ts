import { settled } from '../fixtures/settled'
import { expect, type Page, test } from '../fixtures/test'

test.use({ hasTouch: true, isMobile: true })

interface Finger {
  x: number
  y: number
}

/** Moves fingers between positions, with touch events like a screen's. */
async function move(page: Page, from: readonly Finger[], to: readonly Finger[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Finger[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
  await touch('touchStart', from)
  for (let step = 1; step <= 10; step++) {
    const between = (a: number, b: number) => a + ((b - a) * step) / 10
    await touch(
      'touchMove',
      from.map(({ x, y }, at) => ({ x: between(x, to[at]?.x ?? x), y: between(y, to[at]?.y ?? y) })),
    )
  }
  await touch('touchEnd', [])
  await session.detach()
}

const swipe = (page: Page, y = 400) => move(page, [{ x: 330, y }], [{ x: 30, y }])

test('a photo set is swiped, enlarged with two fingers and closed at the page where it was opened', async ({
  page,
}) => {
  await page.goto('/specials/5004')
  await page.locator('a[href="/atlas/7002"]').first().tap()
  const words = page.locator('[data-route="atlas"] [aria-live="polite"]')
  await expect(words).toContainText('1/5')
  await expect(page.locator('[data-route="atlas"] .pswp')).toBeVisible()
  await swipe(page)
  await expect(words).toContainText('2/5')
  const picture = page.locator('[data-route="atlas"] [aria-hidden="false"] img')
  await move(
    page,
    [
      { x: 180, y: 400 },
      { x: 210, y: 400 },
    ],
    [
      { x: 80, y: 400 },
      { x: 310, y: 400 },
    ],
  )
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(1.5 * 390)
  await expect(words).toContainText('2/5')
  await page.goBack()
  await expect(page.locator('[data-route="special"]')).toBeVisible()
})

/** Opens the first picture of a post, whose viewer has its gestures once PhotoSwipe is there. */
async function openPicture(page: Page) {
  await page.goto('/group-post-detail/20001')
  const picture = page.locator('[data-route="circle-post"] li button').first()
  await picture.locator('img').tap()
  const viewer = page.getByRole('dialog')
  await expect(viewer.locator('[aria-hidden="false"] img')).toBeVisible()
  await expect(viewer.locator('.pswp')).toHaveCSS('opacity', '1')
  return { picture, viewer }
}

test('the pictures of a post are opened, swiped, and closed by going back', async ({ page }) => {
  const { picture, viewer } = await openPicture(page)
  await expect(viewer).toHaveAccessibleName('Picture 1 of 2')
  await swipe(page)
  await expect(viewer).toHaveAccessibleName('Picture 2 of 2')
  await page.goBack()
  await expect(viewer).toBeHidden()
  await expect(page.locator('[data-route="circle-post"]')).toBeVisible()
  await expect(picture).toBeFocused()
})

test('a tap on the middle of a picture closes it', async ({ page }) => {
  const { viewer } = await openPicture(page)
  await page.touchscreen.tap(195, 422)
  await expect(viewer).toBeHidden()
  await expect(page.locator('[data-route="circle-post"]')).toBeVisible()
})

test('a picture is enlarged by two fingers, and closed by dragging it down', async ({ page }) => {
  const { picture, viewer } = await openPicture(page)
  const shown = viewer.locator('[aria-hidden="false"] img')
  const [left, right] = [
    { x: 180, y: 400 },
    { x: 210, y: 400 },
  ]
  await move(
    page,
    [left, right],
    [
      { ...left, x: 80 },
      { ...right, x: 310 },
    ],
  )
  await expect.poll(async () => (await shown.boundingBox())?.width).toBeGreaterThan(1.5 * 390)
  await page.goBack()
  await picture.locator('img').tap()
  await expect(viewer.locator('.pswp')).toHaveCSS('opacity', '1')
  await move(page, [{ x: 195, y: 300 }], [{ x: 195, y: 700 }])
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL(/group-post-detail/)
})

test('a result found by pinyin opens, and going back shows the results again', async ({ page }) => {
  await page.goto('/index')
  await page.locator('a[href="/search"]').first().tap()
  await page.getByRole('searchbox').fill('yinxingditu')
  await page.keyboard.press('Enter')
  const result = page.locator('[data-route="search"] a[href="/posts/3204"]')
  await expect(result.locator('mark')).toHaveText('银杏地图')
  await result.tap()
  await expect(page.locator('[data-route="article"]')).toBeVisible()
  await page.goBack()
  await expect(result).toBeVisible()
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('yinxingditu')
})

test('another city changes the home page, and is stored', async ({ page }) => {
  await page.goto('/index')
  const own = page.getByRole('heading', { name: 'Around Yunxi' })
  await expect(page.locator('[data-card]').first()).toBeVisible()
  await expect(own).toBeHidden()
  await page.locator('a[href="/cities"]').first().tap()
  await page
    .getByRole('button', { name: /Yunxi|云溪区/ })
    .first()
    .tap()
  await expect(own).toBeVisible()
  await page.reload()
  await expect(page.locator('a[href="/cities"]').first()).toContainText(/Yunxi|云溪区/)
  await expect(own).toBeVisible()
})

test.describe(() => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('without a network the strip pads the notch once, and a photo set keeps its bar in view', async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47 } })
    await page.goto('/specials/5004')
    await settled(page)
    const header = page.locator('[data-route="special"] header').first()
    const high = async (element: typeof header) => (await element.boundingBox())?.height ?? 0
    const before = await high(header)
    const strip = page.getByRole('status').filter({ hasText: /network|offline/i })
    await page.context().setOffline(true)
    await expect.poll(() => high(strip)).toBeGreaterThan(47)
    expect(await high(header)).toBe(before - 47)
    await page.context().setOffline(false)
    await expect.poll(() => high(header)).toBe(before)
    await page.locator('a[href="/atlas/7002"]').first().tap()
    const bar = page.locator('[data-route="atlas"]').getByRole('button', { name: /^comments/i })
    await expect(bar).toBeInViewport({ ratio: 1 })
    await page.context().setOffline(true)
    await expect.poll(() => high(strip)).toBeGreaterThan(47)
    await expect(bar).toBeInViewport({ ratio: 1 })
  })
})
