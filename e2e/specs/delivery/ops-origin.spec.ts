import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext } from '@playwright/test'
import { addOperator, logInToOffice } from '../../fixtures/office'
import { freePort, type RunningServer, startServer } from '../../fixtures/server'
import { expect, type Page, test } from '../../fixtures/test'

test.describe.configure({ mode: 'serial' })
// What the hostile code tries is refused, and each refusal is an error in the console.
test.use({ expectedErrors: [/./] })

/** What code of a remote would do: it has the same origin as each page of the app. */
interface Attempt {
  read: string
  changed: string
  frame: string
  opened: string
}

async function attack(page: Page, ops: string): Promise<Attempt> {
  return page.evaluate(async (target) => {
    const outcome = (call: Promise<string>) => call.catch((error: Error) => `failed: ${error.name}`)
    const ask = async (path: string, init: RequestInit = {}) => {
      const answer = await fetch(`${target}/ops/api/${path}`, { credentials: 'include', ...init })
      return answer.text()
    }
    const owners = { remote: 'media', owners: ['evil'], why: 'an attack' }
    const body = JSON.stringify(owners)
    const frame = document.createElement('iframe')
    frame.src = `${target}/ops`
    const framed = new Promise<string>((resolve) => {
      frame.onload = () => {
        try {
          resolve(frame.contentDocument?.querySelector('#operations') ? 'reached' : 'empty')
        } catch {
          resolve('kept out')
        }
      }
      setTimeout(() => resolve('never loaded'), 5_000)
    })
    document.body.append(frame)
    const opened = window.open(`${target}/ops`)
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    const reach = () => {
      try {
        return opened?.document.querySelector('#operations') ? 'reached' : 'closed'
      } catch {
        return 'kept out'
      }
    }
    return {
      read: await outcome(ask('me')),
      changed: await outcome(
        ask('set-owners', { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
      ),
      frame: await framed,
      opened: reach(),
    }
  }, ops)
}

/** The same change as a form sends it, without asking anybody for leave. */
const sendForm = (page: Page, ops: string) =>
  page.evaluate(
    (target) =>
      fetch(`${target}/ops/api/set-owners`, {
        method: 'POST',
        mode: 'no-cors',
        credentials: 'include',
        body: JSON.stringify({ remote: 'media', owners: ['evil'], why: 'an attack' }),
      }).then(
        () => 'sent',
        (error: Error) => error.name,
      ),
    ops,
  )

async function changesOf(url: string, dataDir: string): Promise<string[]> {
  const token = readFileSync(join(dataDir, 'ops-token'), 'utf8').trim()
  const answer = await fetch(`${url}/ops/api/log`, { headers: { authorization: `Bearer ${token}` } })
  const { data } = (await answer.json()) as { data: { list: { action: string; why: string }[] } }
  return data.list.filter(({ why }) => why === 'an attack').map(({ action }) => action)
}

/** A window of the app beside one of `/ops`, in the browser of one operator. */
async function besideOps(browser: Browser, { app, ops }: { app: string; ops: string }) {
  const person = await browser.newContext({ locale: 'en-GB', viewport: { width: 1100, height: 900 } })
  const office = await person.newPage()
  await office.goto(`${ops}/ops#remotes/media`)
  await logInToOffice(office, 'mei')
  await expect(office.getByRole('article', { name: 'media' })).toBeVisible()
  const page = await person.newPage()
  await page.goto(`${app}/index`)
  return { person, office, page }
}

/** Owners of a remote by `/ops`, with a reason. */
async function setOwners(office: Page, owners: string): Promise<void> {
  await office.getByRole('button', { name: 'More for media' }).click()
  await office.getByRole('menuitem', { name: 'Owners…' }).click()
  const dialog = office.getByRole('dialog', { name: /^Owners of/ })
  await dialog.getByLabel('Owners', { exact: true }).fill(owners)
  await dialog.getByLabel('Why').fill('a new team')
  await dialog.getByRole('button', { name: 'Save' }).click()
}

test.describe('with an origin of its own', () => {
  let server: RunningServer
  let person: BrowserContext
  let office: Page
  let page: Page
  let app: string
  let ops: string

  test.beforeAll(async ({ browser }) => {
    const port = await freePort()
    // Two hosts of one site, so that the browser sends the cookie of one for calls of the other.
    ;[app, ops] = [`http://plaza.localhost:${port}`, `http://ops.plaza.localhost:${port}`]
    server = await startServer({ port, env: { PLAZA_ORIGIN: app, PLAZA_OPS_ORIGIN: ops } })
    await addOperator(server, 'mei', { role: 'releaser' })
    ;({ person, office, page } = await besideOps(browser, { app, ops }))
  })
  test.afterAll(async () => {
    await person?.close()
    await server?.stop()
  })

  test('code of a remote reaches nothing of /ops', async () => {
    for (const target of [ops, app]) {
      const tried = await attack(page, target)
      expect(tried.read, 'it reads nothing').not.toContain('mei')
      expect(tried.changed, 'it changes nothing').not.toContain('100000')
      expect([tried.frame, tried.opened], 'it reaches no window').not.toContain('reached')
      await sendForm(page, target)
    }
    expect(await changesOf(server.url, server.dataDir)).toEqual([])
    expect((await page.goto(`${app}/ops`))?.status()).toBe(404)
    expect((await page.goto(`${ops}/index`))?.status()).toBe(404)
  })

  test('the operator goes on after a reload, without a password', async () => {
    await office.reload()
    await setOwners(office, 'mei')
    await expect(office.getByRole('dialog')).toHaveCount(0)
    await office.getByRole('link', { name: 'Log' }).click()
    await expect(office.getByRole('listitem').filter({ hasText: 'a new team' }).first()).toContainText('by mei')
  })

  test('the page builder shows the app in a frame, and draws what is built', async ({ browser }) => {
    await addOperator(server, 'lin', { role: 'editor' })
    const editor = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 900 } })
    await editor.goto(`${ops}/ops`)
    await logInToOffice(editor, 'lin')
    await editor.goto(`${ops}/ops#newsroom/page/home`)
    const frame = editor.frameLocator('iframe[title="Preview on a phone"]')
    await expect(frame.locator('[data-card]').first()).toBeVisible({ timeout: 20_000 })
    await editor.close()
  })
})

test.describe('on one origin', () => {
  let server: RunningServer
  let person: BrowserContext
  let office: Page
  let page: Page

  test.beforeAll(async ({ browser }) => {
    server = await startServer()
    await addOperator(server, 'mei', { role: 'releaser' })
    ;({ person, office, page } = await besideOps(browser, { app: server.url, ops: server.url }))
  })
  test.afterAll(async () => {
    await person?.close()
    await server?.stop()
  })

  test('code of a remote changes nothing, and reaches no window of /ops', async () => {
    const tried = await attack(page, server.url)
    expect(tried.changed).toContain('"password":true')
    expect([tried.frame, tried.opened]).not.toContain('reached')
    await sendForm(page, server.url)
    expect(await changesOf(server.url, server.dataDir)).toEqual([])
  })

  test('a change after a reload asks for the password, and goes on', async () => {
    await office.reload()
    await setOwners(office, 'mei')
    const dialog = office.getByRole('dialog', { name: 'Is it you?' })
    await dialog.getByLabel('Password').fill('not the password')
    await dialog.getByRole('button', { name: 'Go on' }).click()
    await expect(dialog.getByRole('alert')).not.toBeEmpty()
    await dialog.getByLabel('Password').fill('a password of this test')
    await dialog.getByRole('button', { name: 'Go on' }).click()
    await expect(office.getByRole('dialog')).toHaveCount(0)
    await office.getByRole('link', { name: 'Log' }).click()
    await expect(office.getByRole('listitem').filter({ hasText: 'a new team' }).first()).toContainText('by mei')
  })
})
