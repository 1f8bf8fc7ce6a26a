import { spawn } from 'node:child_process'
import type { Duplex } from 'node:stream'
import type { RenderFailureKind } from '../../transport/ports/rendering'
import { createFrameReader, encodeFrame } from './frames'
import { nodeFlags, type Walls } from './walls'

const MOST_FRAME_BYTES = 2_000_000
/** Signals with which V8 and the kernel end a process without memory. */
const crashes: readonly (string | null)[] = ['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV', 'SIGBUS']
/** Exit code offset with which a shell reports a signal. */
const SIGNALLED = 128

interface LockedProcessOptions {
  walls: Walls
  program: string
  onText(text: string): void
  /** Called once: the process exited, sent too much, or was ended by `end`. */
  onEnd(fault: RenderFailureKind): void
}

/** Null if the machine has no process or file handle left. */
function spawnOrNull([command = '', ...args]: readonly string[]) {
  try {
    // Its own process group, so that it gets no signals that a terminal sends to the server.
    return spawn(command, args, { env: {}, cwd: '/', stdio: ['ignore', 'ignore', 'ignore', 'pipe'], detached: true })
  } catch {
    return null
  }
}

/** Starts a program in a process that has only a channel to us, for texts in both directions. */
export function startLockedProcess({ walls, program, onText, onEnd }: LockedProcessOptions) {
  const child = spawnOrNull([...walls.before, process.execPath, ...nodeFlags, '--eval', program])
  const channel = child?.stdio?.[3] as (Duplex & { unref(): void }) | undefined
  let ended = false

  function end(fault: RenderFailureKind): void {
    if (ended) return
    ended = true
    // A caller that waits for the exit may have nothing else that keeps the event loop alive.
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
  return { pid: child?.pid, gone, end, send: (text: string) => void channel?.write(encodeFrame(text)) }
}
