import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../lib/project.mjs'

export const folderOf = (name) => (name === 'host' ? 'host' : `remote-${name}`)

/** Starts a development server of the host or a remote; it ends with us. `variables` says what kind (remote-config.mjs). */
export function serve(name, port, variables = {}) {
  const folder = join(root, folderOf(name))
  const child = spawn(process.execPath, [join(folder, 'node_modules/@rspack/cli/bin/rspack.js'), 'serve'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', PLAZA_DEV_PORT: String(port), ...variables },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  process.on('exit', () => child.kill())
  return child
}

/** Waits for a server to end, and ends it where we are ended. */
export const endWith = (child) =>
  new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit())
    child.on('exit', (code) => {
      process.exitCode = code ?? 1
      done()
    })
  })
