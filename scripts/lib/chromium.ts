import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { CommandError } from './command-error'
import { root } from './project.mjs'
import { run } from './run.mjs'

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

function playwrightChromium() {
  const { chromium } = createRequire(join(root, 'e2e', 'package.json'))('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

const find = () => process.env.PLAZA_CHROMIUM ?? systemPaths.find(existsSync) ?? playwrightChromium()

/** Path of a Chromium: the machine's, Playwright's, or one installed now; undefined if there is none. */
export async function findChromium() {
  const there = find()
  if (there) return there
  process.stdout.write('Installing Chromium for the browser tests…\n')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq'], { quiet: true })
    await run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  if (!find()) {
    const cli = join(root, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js')
    await run(process.execPath, [cli, 'install', 'chromium'], { quiet: true })
  }
  return find()
}

/** Path of a Chromium. Throws a {@link CommandError} if there is none. */
export async function requireChromium(): Promise<string> {
  const path = await findChromium()
  if (path) return path
  throw new CommandError('No Chromium was found. Install the package `chromium` and run the command again.')
}
