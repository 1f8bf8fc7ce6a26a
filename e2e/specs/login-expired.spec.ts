import type { RouteRow } from '@plaza/shared/routes'
import { goTo } from '../fixtures/app'
import { logIn } from '../fixtures/person'
import { routeTables } from '../fixtures/route-tables'
import { loaded } from '../fixtures/settled'
import { expect, type Page, test } from '../fixtures/test'

/** Values of path parameters in the demo. */
const samples: Readonly<Record<string, string>> = { ':aid': '3001', ':id': '61', ':circle_id': '61' }
const flags = ['showFooter', 'noNeedAuth', 'requiresAuth', 'ownPage', 'frame'] as const

const CENTRE = '/practice/651'
const addressOf = ({ path }: RouteRow) =>
  path === '/practice/:id' ? CENTRE : path.replace(/:\w+\??/g, (name) => samples[name.replace('?', '')] ?? '')
const kindOf = (row: RouteRow) => flags.filter((flag) => row[flag]).join(' and ') || 'no flag'

/** The first page of each kind of route; the login page is not among them. */
const kinds = new Map<string, string>()
const { host: _, ...remotes } = routeTables
for (const row of Object.values(remotes).flatMap((table): RouteRow[] => Object.values(table))) {
  const isOther = row.planned || /^\/(audios|wx-bind-phone|login)\b/.test(row.path)
  if (!isOther && !kinds.has(kindOf(row))) kinds.set(kindOf(row), addressOf(row))
}

/** Distinct visits to the login; one that replaced an overlay's history entry writes its address twice. */
const logins = (page: Page) => page.evaluate(() => (globalThis as unknown as { logins: string[] }).logins)

/** Ends the login on the server, and makes two calls that report it. */
async function expire(page: Page, token: string) {
  await page.evaluate(async (authorization) => {
    await fetch('/ucenter/v1/loginOut', { headers: { authorization } })
    const rest = { id: 'test.list', method: 'GET', domain: 'api', path: '/v1/my_collections', summary: '' } as const
    const endpoint = { ...rest, needsToken: true }
    const calls = ['1', '2'].map((type) =>
      globalThis.__PLAZA__.host.request(endpoint as never, { query: { type } } as never),
    )
    await Promise.allSettled(calls)
  }, token)
}

test('the toast of an expired login is shown for a second, one login follows, and Back does not lead to it', async ({
  page,
}) => {
  test.setTimeout(180_000)
  expect([...kinds.keys()].sort()).toEqual(
    [
      ...['no flag', 'noNeedAuth', 'noNeedAuth and frame', 'ownPage', 'requiresAuth', 'showFooter'],
      'showFooter and noNeedAuth',
    ].sort(),
  )
  await page.clock.install()
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { logins: seen })
    for (const name of ['pushState', 'replaceState'] as const) {
      const before = history[name].bind(history)
      history[name] = (state, unused, url) => {
        const isLogin = new URL(url ?? '', location.href).pathname === '/login'
        if (isLogin && !seen.includes(state.key)) seen.push(state.key)
        before(state, unused, url)
      }
    }
  })
  const tokens: string[] = []
  for (const _ of kinds) tokens.push((await logIn(page)).token)
  for (const [index, [kind, address]] of [...kinds].entries()) {
    await test.step(`${kind}: ${address}`, async () => {
      const token = tokens[index] ?? ''
      await page.context().addCookies([{ name: 'Authorization', value: token, url: process.env.PLAZA_URL ?? '' }])
      await page.goto('/cates/1')
      await page.waitForFunction(() => globalThis.__PLAZA__?.host.session.getState().status === 'user')
      await page.evaluate(() => globalThis.__PLAZA__.host.prefetch('/login'))
      await loaded(page)
      await goTo(page, address)
      await expect(page).toHaveURL(new RegExp(`${address}$`))
      await loaded(page)

      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
      await expire(page, token)
      await expect(page.getByText('login status has expired, please log in again')).toBeVisible()
      await page.clock.runFor(900)
      expect(await logins(page)).toEqual([])
      await page.clock.runFor(200)
      await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(address)}`)
      await page.clock.resume()
      await expect(page.locator('[data-route="login"] form')).toBeVisible()

      await page.goBack()
      const isGuarded = /requiresAuth|ownPage/.test(kind)
      await expect(page).toHaveURL(new RegExp(`${isGuarded ? '/cates/1' : address}$`))
      await page.clock.runFor(5000)
      await loaded(page)
      expect(await logins(page)).toHaveLength(1)
    })
  }
})
