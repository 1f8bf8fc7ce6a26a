import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OperationsRendering } from '@plaza/shared/operations'
import { emptyRoot } from './empty-root'

/** How to start a sandboxed process, and which isolation this machine does not provide. */
export interface Walls {
  /** A program and its arguments before Node's; empty to start Node directly. */
  before: readonly string[]
  missing: OperationsRendering['missingWalls']
  /** Node runs in a child of the process that we start. */
  forks: boolean
}

const PROBE_MS = 10_000
const HEAP_MB = 128

/**
 * Limits of all written memory (V8's heap plus typed arrays) and of CPU seconds, in case nothing else ends it; no file
 * may be written and no core dumped; the kernel's OOM killer chooses it first.
 */
const limits =
  'ulimit -c 0; ulimit -f 0; ulimit -n 64; ulimit -t 600; ulimit -d 614400; ' +
  'echo 1000 > /proc/self/oom_score_adj; exec /usr/bin/env -i "$@"'
const limited = ['/bin/sh', '-c', `{ ${limits}; } 2>/dev/null`, 'sh']
/** It ends with the server, even if that is killed while the process is busy. */
const withParent = ['setpriv', '--pdeathsig', 'KILL', '--no-new-privs']
/** A network without devices; a process table of its own, so that it can send no signals to others. */
const isolated = ['unshare', '--map-root-user', '--net', '--pid', '--fork', '--kill-child=KILL']
/** Also without any folder that contains a socket. */
const withEmptyRoot = [...isolated, '--mount', ...emptyRoot]
const withoutNetwork = ['unshare', '--map-root-user', '--net']

/** Best first. */
const candidates: readonly Walls[] = [
  { before: [...limited, ...withParent, ...withEmptyRoot], missing: [], forks: true },
  { before: [...limited, ...withParent, ...isolated], missing: ['sockets'], forks: true },
  { before: [...limited, ...withoutNetwork], missing: ['sockets', 'signals'], forks: false },
  { before: limited, missing: ['network', 'sockets', 'signals'], forks: false },
  { before: [], missing: ['network', 'sockets', 'signals', 'limits'], forks: false },
]

const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

/** Node's own isolation: no files, processes, threads, inspector; no code from strings; frozen intrinsics. */
export const nodeFlags: readonly string[] = [
  permission,
  '--disallow-code-generation-from-strings',
  '--frozen-intrinsics',
  '--disable-proto=delete',
  '--no-expose-wasm',
  '--no-warnings',
  `--max-old-space-size=${HEAP_MB}`,
  '--input-type=module',
]

/** Starts Node with this isolation and returns whether it came up. */
const starts = ({ before }: Walls) =>
  new Promise<boolean>((done) => {
    const [command = '', ...rest] = [...before, process.execPath, ...nodeFlags, '--eval', '']
    execFile(command, rest, { env: {}, cwd: '/', timeout: PROBE_MS }, (error) => done(!error))
  })

/** The best isolation available on this machine; null if not even Node's own works. */
export async function findWalls(works: (walls: Walls) => Promise<boolean> = starts): Promise<Walls | null> {
  for (const walls of candidates) if (await works(walls)) return walls
  return null
}

const here = dirname(fileURLToPath(import.meta.url))

/** Source text of the render program; the path works from `src` and from `dist`. */
export const childProgram = (): string =>
  readFileSync([join(here, 'child.mjs'), join(here, 'render-process.mjs')].find(existsSync) ?? '', 'utf8')
