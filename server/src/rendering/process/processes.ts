import { type ProcessLimits, type RenderProcess, startProcess, type Task } from './process'
import { childProgram, findWalls, type Walls } from './walls'

const RESTART_MS = 500
const SLOWEST_RESTART_MS = 30_000

interface Use {
  count: number
  limits: ProcessLimits
  /** One is ready, or has gone. */
  onChange(): void
  onStray(last: Task): void
}

/** Keeps so many render processes alive, from `open` to `close`. */
export function keepProcesses({ count, limits, onChange, onStray }: Use) {
  const running = new Set<RenderProcess>()
  let opened: Promise<{ walls: Walls | null; program: string }> | undefined
  let found: Awaited<typeof opened>
  let failedStarts = 0
  let later: NodeJS.Timeout | undefined
  let closed = false

  /** Starts what is missing; after a start that failed, one alone, later and later. */
  function fill(): void {
    if (later || closed) return
    const pause = Math.min(RESTART_MS * 2 ** failedStarts, SLOWEST_RESTART_MS)
    if (failedStarts === 0) while (running.size < count && found?.walls) startOne(found.walls, found.program)
    else later = setTimeout(startLater, pause).unref()
  }

  function startLater(): void {
    later = undefined
    if (found?.walls && running.size < count) startOne(found.walls, found.program)
  }

  function startOne(walls: Walls, program: string): void {
    const made = startProcess({
      walls,
      program,
      limits,
      onStray,
      onReady() {
        failedStarts = 0
        fill()
        onChange()
      },
      onGone(wasReady) {
        running.delete(made)
        if (!wasReady) failedStarts++
        fill()
        onChange()
      },
    })
    running.add(made)
  }

  return {
    running: running as ReadonlySet<RenderProcess>,
    /** The walls that they are behind: undefined before they are looked for, null where there are none. */
    walls: () => found?.walls,
    async open(): Promise<void> {
      opened ??= findWalls().then((walls) => ({ walls, program: childProgram() }))
      found = await opened.catch(() => ({ walls: null, program: '' }))
      fill()
    },
    async close(): Promise<void> {
      closed = true
      clearTimeout(later)
      await opened?.catch(() => undefined)
      const ending = [...running]
      for (const one of ending) one.kill()
      await Promise.all(ending.map(({ gone }) => gone))
    },
  }
}
