import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, type Page, test } from '../../fixtures/plaza'
import { builtDocument, idOf } from '../../fixtures/releases'
import { freePort } from '../../fixtures/server'
import { visits } from '../../fixtures/visits'

const command = resolve(import.meta.dirname, '../../../scripts/command.mjs')
const remote = 'community'
const { address, content } = visits[remote]

/** Starts `npm run dev -- community --against …` and returns the printed address. */
function develop(url: string, dataDir: string, port: number): Promise<{ child: ChildProcess; signed: string }> {
  const args = [command, 'dev', remote, '--against', url, '--at', address, '--port', String(port), '--why', 'a test']
  const child = spawn(process.execPath, args, { env: { ...process.env, PLAZA_DATA: dataDir } })
  return new Promise((done, fail) => {
    let output = ''
    const read = (data: unknown) => {
      output += data
      const signed = /http:\S+\?mf=\S+/.exec(output)?.[0]
      if (signed) done({ child, signed })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => fail(new Error(output)))
  })
}

const running = (page: Page) =>
  page.evaluate((name) => globalThis.__PLAZA__.running().remotes.find((one) => one.name === name), remote)

test('a remote from source runs in Plaza only for holders of the signed address', async ({ page, plaza, browser }) => {
  test.setTimeout(120_000)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const { child, signed } = await develop(plaza.url, plaza.dataDir, port)
  try {
    const sockets: string[] = []
    page.on('websocket', (socket) => sockets.push(socket.url()))
    await page.goto(signed)
    await expect(page.locator(content).last()).toBeVisible()
    expect(await running(page)).toMatchObject({ release: expect.stringMatching(/-dev$/), why: 'override' })
    await expect(page.getByText(`127.0.0.1:${port}`)).toBeVisible()
    expect(sockets, 'a change reloads the page').toContain(`ws://127.0.0.1:${port}/ws`)
    expect(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).toContainEqual(
      expect.stringContaining(`${origin}/entry.js`),
    )

    const other = await browser.newPage({ baseURL: plaza.url })
    const asked: string[] = []
    other.on('request', (request) => asked.push(request.url()))
    await other.goto(address)
    await expect(other.locator(content).last()).toBeVisible()
    expect(await running(other)).toMatchObject({ release: idOf(builtDocument(remote)) })
    expect(asked.filter((url) => url.startsWith(origin))).toEqual([])
    await other.close()

    const { list } = await plaza.operations.log()
    expect(list[0]).toMatchObject({ action: 'override', remote, why: 'a test' })
  } finally {
    child.kill()
  }
})
