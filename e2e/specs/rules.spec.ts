import { volunteers } from '@plaza/shared/api'
import { logIn } from '../fixtures/person'
import { settled } from '../fixtures/settled'
import { expect, type Page, test } from '../fixtures/test'
import { visitTo } from '../fixtures/visits'

/** Changes the server's HTML before the host reads it. */
async function withPage(page: Page, path: string, change: (html: string) => string) {
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const body = change(html)
    expect(body).not.toBe(html)
    await route.fulfill({ response: answer, body })
  })
}

test.use({ expectedErrors: [/none\.mp3/] })

/** Adds an item to the playlist. */
async function play(page: Page) {
  // The server renders the page before the app has started.
  await page.waitForFunction(() => '__PLAZA__' in globalThis)
  await page.evaluate(() => {
    const item = { id: '1', name: 'Tide', album: '', duration: 60, image: '', url: '/media/none.mp3', live: false }
    globalThis.__PLAZA__.host.player.send({ type: 'open', items: [item], index: 0 } as never)
    globalThis.__PLAZA__.host.player.send({ type: 'pause' } as never)
  })
}

const bottomGap = (page: Page, selector: string) =>
  page
    .locator(selector)
    .last()
    .evaluate((node) => innerHeight - node.getBoundingClientRect().bottom)

test('an unknown city keeps the app working, with a default name', async ({ page }) => {
  for (const city of ['null', 'undefined']) {
    await page.unrouteAll()
    await withPage(page, '/index', (html) =>
      html.replace(/"city_info":\{[^}]*\}/g, city === 'null' ? '"city_info":null' : '"other_info":{}'),
    )
    await page.goto('/index')
    await expect(page.locator('[data-card]').first()).toBeVisible()
    expect(await page.evaluate(() => globalThis.__PLAZA__.host.site.getState().city.name)).toBe('本市')
  }
})

test('101002 on the volunteer info call silently ends the login and forgets the volunteer', async ({ page }) => {
  await logIn(page)
  await page.route('**/asc/volunteer/detail', (route) =>
    route.fulfill({ json: { code: 101002, msg: 'gone', data: null } }),
  )
  await page.goto('/index')
  await page.waitForFunction(() => globalThis.__PLAZA__?.host.session.getState().status === 'user')
  const { data: _, ...endpoint } = volunteers.detail
  await page.evaluate(
    (declared) => globalThis.__PLAZA__.host.request(declared as never, {} as never).catch(() => {}),
    endpoint,
  )
  await page.waitForFunction(() => globalThis.__PLAZA__.host.session.getState().status === 'guest')
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names.filter((name) => ['Authorization', 'userInfo'].includes(name))).toEqual([])
  await expect(page).toHaveURL(/\/index$/)
})

test('the error hook shows that the content is gone by default', async ({ page }) => {
  await page.goto('/index')
  await page.waitForFunction(() => 'plazaShowError' in globalThis)
  await page.evaluate(() => (globalThis as unknown as { plazaShowError(): void }).plazaShowError())
  await expect(page.locator('[data-error-type="1"]')).toBeVisible()
})

test('the mini player keeps its place and never covers the last row', async ({ page }) => {
  for (const address of ['/albums/2001', '/radios', '/posts/3001']) {
    await test.step(address, async () => {
      await page.goto(address)
      await play(page)
      const mini = page.locator('[data-side]').first()
      await expect(mini).toBeVisible()
      const box = await mini.boundingBox()
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
      expect([width - (box?.x ?? 0) - (box?.width ?? 0), height - (box?.y ?? 0) - (box?.height ?? 0)]).toEqual([15, 60])
      await settled(page)
      const covered = async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        return coveredWords(page, box?.y ?? 0)
      }
      await expect.poll(covered).toEqual([])
    })
  }
})

/** Texts of the page that end below a line, except those of a bottom bar. */
const coveredWords = (page: Page, line: number) =>
  page.evaluate((top) => {
    const walker = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT)
    const covered: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange()
      range.selectNode(node)
      const { bottom, width } = range.getBoundingClientRect()
      const isInBar = node.parentElement?.closest('[data-bottom-bar]')
      const words = node.textContent?.trim()
      if (width > 1 && !isInBar && words && bottom > top) covered.push(`${Math.round(bottom)} ${words}`)
    }
    return covered
  }, line)

test('a bottom bar stays visible at the end of a page', async ({ page }) => {
  await page.goto('/posts/3001')
  await expect(page.locator('[data-bottom-bar]')).toBeVisible()
  await play(page)
  await settled(page)
  for (const top of [0, 100_000]) {
    const gap = async () => {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
      return Math.abs(await bottomGap(page, '[data-bottom-bar]'))
    }
    // A page's height may be off by a fraction of a pixel.
    await expect.poll(gap).toBeLessThan(1)
  }
})

test('the header of the home page has the aspect ratio of its picture, 750 by 190', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/index')
  const header = page.locator('[data-route="index"] header').first()
  await expect(header).toBeVisible()
  const box = await header.boundingBox()
  expect([box?.width, box?.height]).toEqual([375, 95])
})

test('seven items of the menu can all be reached', async ({ page }) => {
  await withPage(page, '/index', (html) =>
    html.replace(/"menu":(\[.*?\}\])/s, (_, menu: string) => {
      const items = JSON.parse(menu) as { id: string; sort: number }[]
      const page = { ...items[0], type: 11, name: 'More' }
      const more = ['4', '5'].map((id) => ({
        ...page,
        id: `more-${id}`,
        name_en: `More ${id}`,
        source_id: id,
        sort: 20,
      }))
      return `"menu":${JSON.stringify([...items, ...more])}`
    }),
  )
  await page.goto('/index')
  const bar = page.getByRole('navigation', { name: 'Main menu' })
  await expect(bar.getByRole('link')).toHaveCount(7)
  const last = bar.getByRole('link', { name: 'More 5' })
  await last.click()
  await expect(page).toHaveURL(/\/page\/5$/)
  await expect(last).toBeInViewport()
})

test.describe('on a desktop', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150',
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
  })

  test('a page redirects to the PC site once, a preview and the app’s pages never', async ({ page }) => {
    const visited: string[] = []
    for (const path of ['/posts/3001*', '/videos/*/preview*', '/mobile-renovation']) {
      await withPage(page, path, (html) =>
        html
          .replace('"cms_pc_domain":""', '"cms_pc_domain":"https://pc.example"')
          .replace(/"allowedOrigins":\[[^\]]*\]/, '"allowedOrigins":["https://pc.example"]'),
      )
    }
    await page.route('https://pc.example/**', (route) => {
      visited.push(new URL(route.request().url()).pathname)
      return route.fulfill({ contentType: 'text/html', body: '<h1>PC</h1>' })
    })
    await page.goto('/posts/3001?app=pc')
    await expect(page.locator('[data-route="article"] h1').first()).toBeVisible()
    for (const id of ['video-preview', 'page-builder-preview'] as const) {
      await page.goto(visitTo(id).address)
      await expect(page.locator(`[data-route="${id}"]`)).toBeVisible()
    }
    expect(visited).toEqual([])
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/posts/3001')
    await expect(page.getByRole('heading', { name: 'PC' })).toBeVisible()
    await page.goto('/posts/3001')
    await expect(page.locator('[data-route="article"] h1').first()).toBeVisible()
    expect(visited).toEqual(['/posts/3001'])
  })
})
