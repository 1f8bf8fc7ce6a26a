import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '../lib/command-error'
import { root } from '../lib/project.mjs'

const FIRST_BUILD_MS = 120_000
const LOOK_MS = 200

export const folderOf = (name: string) => (name === 'host' ? 'host' : `remote-${name}`)
/** Where the development server of the host or a remote writes its document. */
export const devFolderOf = (name: string) => join(root, folderOf(name), '.dev')

/** Starts a development server of the host or a remote; it ends with us. `variables` says what kind (remote-config.ts). */
export function startDevServer(name: string, port: number, variables: NodeJS.ProcessEnv = {}): ChildProcess {
  const folder = join(root, folderOf(name))
  rmSync(devFolderOf(name), { recursive: true, force: true })
  const child = spawn(process.execPath, [join(folder, 'node_modules/@rspack/cli/bin/rspack.js'), 'serve'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', PLAZA_DEV_PORT: String(port), ...variables },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  process.on('exit', () => child.kill())
  return child
}

/** Waits until a development server serves a file; throws a sentence where it ends before, or takes too long. */
export async function waitUntilServed(name: string, child: ChildProcess, address: string): Promise<Response> {
  const end = Date.now() + FIRST_BUILD_MS
  while (Date.now() < end) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new CommandError(`The development server of ${name} has ended; see the lines above.`)
    const response = await fetch(address).catch(() => null)
    if (response?.ok) return response
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  throw new CommandError(`${name} was not built at ${address}; see the lines above.`)
}

/** Waits for a server to end, and ends it where we are ended. */
export const runUntilExit = (child: ChildProcess) =>
  new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit())
    child.on('exit', (code) => {
      process.exitCode = code ?? 1
      done()
    })
  })
