import { spawn } from 'node:child_process'
import type { Duplex } from 'node:stream'
import type { RenderFailureKind } from '../../transport/ports/rendering'
import { createFrameReader, encodeFrame } from './frames'
import { nodeFlags, type Walls } from './walls'

const MOST_FRAME_BYTES = 2_000_000
/** How V8 and the kernel end a process that has no memory left. */
const crashes: readonly (string | null)[] = ['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV', 'SIGBUS']
/** A shell's way to say that a signal ended a process. */
const SIGNALLED = 128

interface LockedProcessOptions {
  walls: Walls
  program: string
  onText(text: string): void
  /** Once: it has ended by itself, spoke too long, or `end` was called. */
  onEnd(fault: RenderFailureKind): void
}

/** Null where the machine has no process or no file handle left. */
function spawnOrNull([command = '', ...args]: readonly string[]) {
  try {
    // A group of its own: what a terminal sends to the server is not for it.
    return spawn(command, args, { env: {}, cwd: '/', stdio: ['ignore', 'ignore', 'ignore', 'pipe'], detached: true })
  } catch {
    return null
  }
}

/** Starts a program in a process that has nothing but a channel to us, for texts in both directions. */
export function startLockedProcess({ walls, program, onText, onEnd }: LockedProcessOptions) {
  const child = spawnOrNull([...walls.before, process.execPath, ...nodeFlags, '--eval', program])
  const channel = child?.stdio?.[3] as (Duplex & { unref(): void }) | undefined
  let ended = false

  function end(fault: RenderFailureKind): void {
    if (ended) return
    ended = true
    // Whoever waits until it is gone may have nothing else to wait for.
    child?.ref()
    child?.kill('SIGKILL')
    channel?.destroy()
    onEnd(fault)
  }

  child?.unref()
  channel?.unref()
  const gone = new Promise<void>((done) => {
    for (const event of ['exit', 'error']) child?.once(event, () => done())
    if (!child) done()
  })
  child?.once('exit', (code, signal) => end(crashes.includes(signal) || (code ?? 0) > SIGNALLED ? 'memory' : 'gone'))
  child?.once('error', () => end('gone'))
  if (!channel) setImmediate(end, 'gone')
  channel?.on('error', () => end('gone'))
  channel?.on(
    'data',
    createFrameReader(MOST_FRAME_BYTES, { frame: (text) => !ended && onText(text), tooBig: () => end('too-big') }),
  )
  return { gone, end, send: (text: string) => void channel?.write(encodeFrame(text)) }
}
