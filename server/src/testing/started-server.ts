import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { folderForTests, placeDatabase } from './test-database'

const server = resolve(import.meta.dirname, '../..')

export interface StartedServer {
  process: ChildProcess
  out(): string
  err(): string
  /** Its URL, once it is ready. */
  ready: Promise<string>
  exit: Promise<number | null>
}

interface Program {
  /** Data folder of every start, with the demo. */
  dir: string
  /** Folder of the build. */
  folder: string
  /** Starts a process, which is killed at the end of the test; of another build if its folder is given. */
  start(variables?: Record<string, string>, build?: string): StartedServer
  /** Starts a process that the caller stops. */
  startForAll(variables: Record<string, string>, build?: string): StartedServer
  /** Runs another program of the build to its end and returns its output; throws what it complains about. */
  run(name: string, args: readonly string[], variables?: Record<string, string>): Promise<string>
}

/**
 * The server as a process, for the tests of a file. It is built separately from the working copy's build, which others
 * may replace.
 */
export function programForTests(): Program {
  const dir = folderForTests()
  const folder = join(server, `node_modules/.cache/program-${randomUUID()}`)
  beforeAll(async () => {
    await placeDatabase(dir, { demo: true })
    execFileSync('node_modules/.bin/rspack', ['build', '--config-name', 'server', '--output-path', folder], {
      cwd: server,
      stdio: 'ignore',
    })
  })
  afterAll(() => {
    for (const made of [dir, folder]) rmSync(made, { recursive: true, force: true })
  })
  return {
    dir,
    run: (name, args, variables) =>
      new Promise((done, fail) => {
        const env = { PATH: process.env.PATH, PLAZA_DATA: dir, ...variables }
        execFile('node', [join(folder, `${name}.mjs`), ...args], { env }, (error, out, complaint) =>
          error ? fail(new Error(complaint)) : done(out),
        )
      }),
    folder,
    startForAll: (variables, build = folder) => start(join(build, 'main.mjs'), variables),
    start(variables, build = folder) {
      const started = start(join(build, 'main.mjs'), { PLAZA_DATA: dir, ...variables })
      onTestFinished(async () => {
        started.process.kill('SIGKILL')
        await started.exit
      })
      return started
    },
  }
}

function start(main: string, variables: Record<string, string>): StartedServer {
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
