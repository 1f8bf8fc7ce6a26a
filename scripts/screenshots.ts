import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './lib/build'
import { findChromium } from './lib/chromium'
import { root, stop } from './lib/project.mjs'

await build()

const executablePath = await findChromium()
if (!executablePath) stop('No Chromium was found. Install the package `chromium` and run again.')
const { chromium } = createRequire(join(root, 'e2e', 'package.json'))('@playwright/test')

/** Pictures of the README: name and address. */
const pictures = {
  home: '/index',
  album: '/albums/2001',
  circle: '/group-detail/61',
  activity: '/voluntary-activities',
}
const PORT = '8197'

const server = spawn(process.execPath, [join(root, 'server/dist/main.mjs')], {
  env: { ...process.env, PORT, PLAZA_DATA: mkdtempSync(join(tmpdir(), 'plaza-shots-')), LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
await new Promise<void>((ready) => server.stdout.on('data', (data) => String(data).includes('ready at') && ready()))

const folder = join(root, 'docs', 'screenshots')
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] })
const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, locale: 'zh-CN' })
for (const [name, address] of Object.entries(pictures)) {
  await page.goto(`http://127.0.0.1:${PORT}${address}`, { waitUntil: 'networkidle' })
  await page.screenshot({ path: join(folder, `${name}.png`) })
  process.stdout.write(`docs/screenshots/${name}.png\n`)
}
await browser.close()
server.kill('SIGTERM')
