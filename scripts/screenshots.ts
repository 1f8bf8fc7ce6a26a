import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build/build'
import { requireChromium } from './lib/chromium'
import { runCommandLine, strictCommand } from './lib/command-line'
import { root } from './lib/project.mjs'

/** Screenshots of the README: file name and address. */
const pictures = {
  home: '/index',
  album: '/albums/2001',
  circle: '/group-detail/61',
  activity: '/voluntary-activities',
}
const PORT = '8197'

/** Starts the demo on new data; resolves when it is ready. */
async function startDemo() {
  const server = spawn(process.execPath, [join(root, 'server/dist/main.mjs')], {
    env: { ...process.env, PORT, PLAZA_DATA: mkdtempSync(join(tmpdir(), 'plaza-shots-')), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((ready) => server.stdout.on('data', (data) => String(data).includes('ready at') && ready()))
  return server
}

async function takeScreenshots(executablePath: string): Promise<void> {
  const { chromium } = createRequire(join(root, 'e2e', 'package.json'))('@playwright/test')
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
}

await runCommandLine(
  strictCommand({
    meta: { name: 'npm run screenshots', description: 'Takes the screenshots of the README from the running demo' },
    async run() {
      await build()
      const executablePath = await requireChromium()
      const server = await startDemo()
      await takeScreenshots(executablePath).finally(() => server.kill('SIGTERM'))
    },
  }),
)
