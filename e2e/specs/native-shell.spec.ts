import { logIn } from '../fixtures/person'
import { expect, type Page, test } from '../fixtures/test'

type ShellKind = 'ios' | 'android'
interface BridgeMessage {
  id: string
  type: string
}

test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile PlazaApp/3.1' })

/** A native shell around the page: it has no token, and records its messages. */
async function inShell(page: Page, kind: ShellKind) {
  await page.addInitScript((shell) => {
    const told: BridgeMessage[] = []
    const hear = (message: BridgeMessage) => {
      told.push(message)
      const bridge = (globalThis as unknown as { plazaBridge: { reply(id: string, value: string): void } }).plazaBridge
      if (message.type === 'token') setTimeout(() => bridge.reply(message.id, ''))
    }
    const android = { getToken: () => '', post: (text: string) => hear(JSON.parse(text) as BridgeMessage) }
    Object.assign(
      window,
      { told },
      shell === 'ios' ? { webkit: { messageHandlers: { plaza: { postMessage: hear } } } } : { PlazaAndroid: android },
    )
  }, kind)
  const told = async () =>
    (await page.evaluate(() => (globalThis as unknown as { told: BridgeMessage[] }).told)) as BridgeMessage[]
  return {
    logins: async () => (await told()).filter(({ type }) => type === 'log-in'),
    async answer(token: string) {
      const login = (await told()).find(({ type }) => type === 'log-in')
      const reply = ({ id, value }: { id: string; value: string }) =>
        (globalThis as unknown as { plazaBridge: { reply(id: string, value: string): void } }).plazaBridge.reply(
          id,
          value,
        )
      await page.evaluate(reply, { id: login?.id ?? '', value: token })
    },
  }
}

for (const [kind, address] of [
  ['ios', '/collection'],
  ['android', '/post-publish/61'],
  ['ios', '/micro-wish-publish'],
] as const) {
  test(`a guest in the ${kind} shell at ${address} gets the shell's login, and returns there`, async ({ page }) => {
    const { token } = await logIn(page)
    await page.context().clearCookies()
    const shell = await inShell(page, kind)
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Log in with the app' })).toBeVisible()
    await expect.poll(async () => (await shell.logins()).length).toBe(1)
    await shell.answer(token)
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    expect(await page.evaluate(() => globalThis.__PLAZA__.host.session.getState().status)).toBe('user')
  })
}

test('a guest in a shell can continue as a guest, at the previous page or the home page', async ({ page }) => {
  const shell = await inShell(page, 'android')
  await page.goto('/collection')
  await page.getByRole('button', { name: 'Go on as a guest' }).click()
  await expect(page).toHaveURL(/\/index$/)
  await page.goto('/posts/3001')
  await page.evaluate(() => globalThis.__PLAZA__.host.navigate('/history'))
  await expect(page.getByRole('heading', { name: 'Log in with the app' })).toBeVisible()
  await shell.answer('')
  await expect(page.getByRole('heading', { name: 'You are not logged in' })).toBeVisible()
  await page.getByRole('button', { name: 'Go on as a guest' }).click()
  await expect(page).toHaveURL(/\/posts\/3001$/)
})

test('after a shell that never answers a login the next tap still works', async ({ page }) => {
  const shell = await inShell(page, 'ios')
  await page.clock.install()
  await page.goto('/mine')
  const tap = () => page.getByRole('button', { name: 'Log in' }).first().click()
  await tap()
  await expect.poll(async () => (await shell.logins()).length).toBe(1)
  await page.clock.runFor(1000)
  await tap()
  await expect(page).toHaveURL(/\/app\/initialize-login\?redirect=%2Fmine$/)
  await expect.poll(async () => (await shell.logins()).length).toBe(2)
  await page.clock.runFor(11_000)
  await expect(page.getByRole('heading', { name: 'The app has not answered yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Log in on this page' }).click()
  await expect(page.locator('[data-route="login"] form')).toBeVisible()
})
