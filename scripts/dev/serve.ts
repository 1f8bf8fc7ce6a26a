import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '../lib/command-error'
import * as project from '../lib/project.mjs'
import { freePort, isFree, portTaken } from './ports'

const FIRST_BUILD_MS = 120_000

export const folderOf = (name: string) => (name === 'host' ? 'host' : `remote-${name}`)
/** Folder in which the development server of the host or a remote writes its document. */
export const devFolderOf = (name: string) => join(project.folderOf(folderOf(name)), '.dev')

/** A development server that listens and has built. */
export interface DevServer {
  name: string
  port: number
  child: ChildProcess
}

function spawnServer(name: string, port: number, variables: NodeJS.ProcessEnv): ChildProcess {
  const folder = project.folderOf(folderOf(name))
  rmSync(devFolderOf(name), { recursive: true, force: true })
  const child = spawn(process.execPath, [join(folder, 'node_modules/@rspack/cli/bin/rspack.js'), 'serve'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', PLAZA_DEV_PORT: String(port), ...variables },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  process.on('exit', () => child.kill())
  return child
}

/** Whether a development server starts serving (reported by shared/build/dev-server.ts) or exits before. */
export function outcomeOf(name: string, child: ChildProcess, limitMs = FIRST_BUILD_MS): Promise<'served' | 'ended'> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new CommandError(`${name} was not built; see the lines above.`)), limitMs)
    child.once('message', () => resolve('served'))
    child.once('exit', () => resolve('ended'))
    child.once('close', () => clearTimeout(late))
    child.once('message', () => clearTimeout(late))
  })
}

interface ServeRequest {
  name: string
  /** The requested port, which must be free. */
  port?: number | undefined
  /** First port to try otherwise. */
  firstPort: number
  /** Ports used by this process; this one's is added. */
  taken?: Set<number>
  /** Environment variables (shared/build/remote-config.ts). */
  variables?: NodeJS.ProcessEnv
}

/**
 * Starts a development server of the host or a remote, which exits with us. Only its own listening decides whether a port
 * is free: another program may take it first, and then the next port is tried.
 */
export async function startDevServer(request: ServeRequest, start = spawnServer): Promise<DevServer> {
  const { name, port: named, firstPort, taken = new Set(), variables = {} } = request
  if (named !== undefined && !(await isFree(named))) throw portTaken(named)
  for (let from = firstPort; ; ) {
    const port = named ?? (await freePort(from, taken))
    taken.add(port)
    const child = start(name, port, variables)
    if ((await outcomeOf(name, child)) === 'served') return { name, port, child }
    if (named !== undefined || (await isFree(port)))
      throw new CommandError(`The development server of ${name} has ended; see the lines above.`)
    from = port + 1
  }
}

/** Waits for a server to exit, and stops it when we are stopped. */
export const runUntilExit = (child: ChildProcess) =>
  new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit())
    child.on('exit', (code) => {
      process.exitCode = code ?? 1
      done()
    })
  })
