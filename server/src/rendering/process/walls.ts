import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OperationsRendering } from '@plaza/shared/operations'
import { emptyRoot } from './empty-root'

/** How a locked process is started, and which walls of the operating system this machine does not have. */
export interface Walls {
  /** A program and its arguments, after which Node's come; empty where Node is started by itself. */
  before: readonly string[]
  missing: OperationsRendering['missingWalls']
}

const PROBE_MS = 10_000
const HEAP_MB = 128

/**
 * Of all memory that is written, besides V8's heap what typed arrays take; CPU seconds, where nothing else ends it; no
 * file is written, no core dumped; the kernel ends it first where memory is short.
 */
const limits =
  'ulimit -c 0; ulimit -f 0; ulimit -n 64; ulimit -t 600; ulimit -d 614400; ' +
  'echo 1000 > /proc/self/oom_score_adj; exec /usr/bin/env -i "$@"'
const limited = ['/bin/sh', '-c', `{ ${limits}; } 2>/dev/null`, 'sh']
/** It ends with us, even where we are killed while it is busy. */
const withParent = ['setpriv', '--pdeathsig', 'KILL', '--no-new-privs']
/** A network without devices; a process table in which it is alone, so that it sends nobody a signal. */
const isolated = ['unshare', '--map-root-user', '--net', '--pid', '--fork', '--kill-child=KILL']
/** No folder in which somebody's socket lies, besides. */
const withEmptyRoot = [...isolated, '--mount', ...emptyRoot]
const withoutNetwork = ['unshare', '--map-root-user', '--net']

/** The best first. */
const candidates: readonly Walls[] = [
  { before: [...limited, ...withParent, ...withEmptyRoot], missing: [] },
  { before: [...limited, ...withParent, ...isolated], missing: ['sockets'] },
  { before: [...limited, ...withoutNetwork], missing: ['sockets', 'signals'] },
  { before: limited, missing: ['network', 'sockets', 'signals'] },
  { before: [], missing: ['network', 'sockets', 'signals', 'limits'] },
]

const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

/** Of Node: no files, processes, threads, inspector; no code from strings; what a realm brings cannot be changed. */
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

/** Starts Node behind walls and says whether it came up. */
const starts = ({ before }: Walls) =>
  new Promise<boolean>((done) => {
    const [command = '', ...rest] = [...before, process.execPath, ...nodeFlags, '--eval', '']
    execFile(command, rest, { env: {}, cwd: '/', timeout: PROBE_MS }, (error) => done(!error))
  })

/** The best walls that this machine has; null where not even Node's own are to be had. */
export async function findWalls(): Promise<Walls | null> {
  for (const walls of candidates) if (await starts(walls)) return walls
  return null
}

const here = dirname(fileURLToPath(import.meta.url))

/** The text of the program that renders, seen from `src` and from `dist` alike. */
export const childProgram = (): string =>
  readFileSync([join(here, 'child.mjs'), join(here, 'render-process.mjs')].find(existsSync) ?? '', 'utf8')
