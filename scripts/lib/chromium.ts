import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { CommandError } from './command-error'
import { root } from './project.mjs'
import { run } from './run.mjs'

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const FONTS = 'fonts-noto-cjk'
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

function playwrightChromium() {
  const { chromium } = createRequire(join(root, 'e2e', 'package.json'))('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

const find = () => process.env.PLAZA_CHROMIUM ?? systemPaths.find(existsSync) ?? playwrightChromium()

const APT = '/usr/bin/apt-get'

/** Installs Debian packages if this is a Debian and we may; otherwise it does nothing. */
async function installPackages(...names: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return
  process.stdout.write(`Installing ${names.join(', ')}…\n`)
  await run(APT, ['update', '-qq'], { quiet: true })
  await run(APT, ['install', '-y', '-qq', ...names], { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } })
}

/** Path of a Chromium: the machine's, Playwright's, or one installed now; undefined if there is none. */
async function findChromium(): Promise<string | undefined> {
  const there = find()
  if (there) return there
  await installPackages('chromium', FONTS)
  if (!find()) {
    const cli = join(root, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js')
    await run(process.execPath, [cli, 'install', 'chromium'], { quiet: true })
  }
  return find()
}

/**
 * Path of the browser for tests: Chromium's headless shell, in which pages take half of the processor time that they take
 * in a whole Chromium, or else a whole Chromium; undefined if there is none. Both are installed if they can be.
 */
export async function findTestBrowser(): Promise<string | undefined> {
  if (process.env.PLAZA_CHROMIUM) return process.env.PLAZA_CHROMIUM
  if (!existsSync(HEADLESS_SHELL)) await installPackages('chromium-headless-shell', FONTS)
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium()
}

/** Path of a Chromium. Throws a {@link CommandError} if there is none. */
export async function requireChromium(): Promise<string> {
  const path = await findChromium()
  if (path) return path
  throw new CommandError('No Chromium was found. Install the package `chromium` and run the command again.')
}
