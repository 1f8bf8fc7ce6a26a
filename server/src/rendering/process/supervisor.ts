import { type ProcessLimits, type RenderProcess, startProcess, type Task } from './process'
import { childProgram, findWalls, type Walls } from './walls'

const RESTART_MS = 500
const SLOWEST_RESTART_MS = 30_000

interface SupervisorOptions {
  count: number
  limits: ProcessLimits
  /** A process is ready, or has ended. */
  onChange(): void
  onStray(last: Task): void
}

/** Keeps a number of render processes alive, from `open` to `close`. */
export function superviseProcesses({ count, limits, onChange, onStray }: SupervisorOptions) {
  const running = new Set<RenderProcess>()
  let opening: Promise<{ walls: Walls | null; program: string }> | undefined
  let setup: Awaited<typeof opening>
  let failedStarts = 0
  let restartTimer: NodeJS.Timeout | undefined
  let closed = false

  /** Starts missing processes; after a failed start only one at a time, with growing pauses. */
  function startMissing(): void {
    if (restartTimer || closed) return
    const pause = Math.min(RESTART_MS * 2 ** failedStarts, SLOWEST_RESTART_MS)
    if (failedStarts === 0) while (running.size < count && setup?.walls) startOne(setup.walls, setup.program)
    else restartTimer = setTimeout(restart, pause).unref()
  }

  function restart(): void {
    restartTimer = undefined
    if (setup?.walls && running.size < count) startOne(setup.walls, setup.program)
  }

  function startOne(walls: Walls, program: string): void {
    const made = startProcess({
      walls,
      program,
      limits,
      onStray,
      onReady() {
        failedStarts = 0
        startMissing()
        onChange()
      },
      onGone(wasReady) {
        running.delete(made)
        if (!wasReady) failedStarts++
        startMissing()
        onChange()
      },
    })
    running.add(made)
  }

  return {
    running: running as ReadonlySet<RenderProcess>,
    /** Their isolation: undefined before it was determined, null if none is available. */
    walls: () => setup?.walls,
    async open(): Promise<void> {
      opening ??= findWalls().then((walls) => ({ walls, program: childProgram() }))
      setup = await opening.catch(() => ({ walls: null, program: '' }))
      startMissing()
    },
    async close(): Promise<void> {
      closed = true
      clearTimeout(restartTimer)
      await opening?.catch(() => undefined)
      const ending = [...running]
      for (const one of ending) one.kill()
      await Promise.all(ending.map(({ gone }) => gone))
    },
  }
}
