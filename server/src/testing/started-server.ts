import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const server = resolve(import.meta.dirname, '../..')

export interface Started {
  process: ChildProcess
  out(): string
  err(): string
  /** Its address, once it is ready. */
  ready: Promise<string>
  exit: Promise<number | null>
}

export interface Program {
  start(variables: Record<string, string>): Started
  remove(): void
}

/** Builds the server beside the working copy's build, which others may make anew meanwhile. */
export function buildProgram(): Program {
  const folder = join(server, `node_modules/.cache/program-${randomUUID()}`)
  execFileSync('node_modules/.bin/rspack', ['build', '--config-name', 'server', '--output-path', folder], {
    cwd: server,
    stdio: 'ignore',
  })
  return {
    start: (variables) => start(join(folder, 'main.mjs'), variables),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function start(main: string, variables: Record<string, string>): Started {
  const child = spawn('node', [main], { env: { PATH: process.env.PATH, PORT: '0', ...variables } })
  const said = { out: '', err: '' }
  const exit = new Promise<number | null>((done) => child.once('exit', done))
  const ready = new Promise<string>((done, fail) => {
    child.stdout.on('data', (data) => {
      said.out += data
      const address = /Plaza is ready at (\S+)/.exec(said.out)?.[1]
      if (address) done(address)
    })
    child.stderr.on('data', (data) => {
      said.err += data
    })
    exit.then(() => fail(new Error(`stopped: ${said.err}`)))
  })
  ready.catch(() => undefined)
  return { process: child, out: () => said.out, err: () => said.err, ready, exit }
}
